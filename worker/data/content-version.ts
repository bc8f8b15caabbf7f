import { log } from '../log.ts'
import { within } from '../within.ts'

/** Rows of the content, and the version of it that they belong to. */
export interface Read<Results> {
  version: string
  results: Results
}

/** What was read for one answer. `version`: the one that all of it belongs to; null where nothing was read, or of two. */
export interface Reading {
  readonly version: string | null
}

interface Known {
  version: string
  /** ms since 1970 */
  at: number
}

let known: Known | undefined
let asking: { answer: Promise<string>; since: number } | undefined

/** Milliseconds that D1 has for an answer. */
const patience = 3_000
/** Milliseconds for which a page that is in memory waits to hear whether it is still of the published version. */
const doubt = 1_000

/** Header by which a whole answer tells the gateway the version of its rows; one that streams tells it at its end. */
export const versionHeader = 'Content-Version'

/** The end of a streamed page whose rows are all of one version: nothing is missing in it. */
export function versionMark({ version }: Reading): string {
  return version === null ? '' : `<!-- content ${version} -->`
}

/** The version that a streamed page tells at its end; null where it never came there. */
export function versionAtEnd(html: string): string | null {
  return /<!-- content (\S+) -->$/.exec(html)?.[1] ?? null
}

/** Reads content: the statements in one batch, with the version that their rows belong to. */
export async function read<Rows extends unknown[]>(
  db: D1Database,
  now: number,
  statements: D1PreparedStatement[],
): Promise<Read<{ [Index in keyof Rows]: Rows[Index][] }>> {
  const [state, ...rest] = await within(patience, db.batch([stateAt(db, now), ...statements]))
  const row = state?.results[0] as State | undefined
  const version = [row?.loaded, row?.newest, row?.newest_job, Math.floor(now / 86_400_000)].join('.')
  if (!known || known.at <= now) known = { version, at: now }
  return { version, results: rest.map(({ results }) => results) as { [Index in keyof Rows]: Rows[Index][] } }
}

/** The version that is known, if it was asked for at most so many milliseconds ago. */
export function knownVersion(age = Number.POSITIVE_INFINITY): string | null {
  return known && Date.now() - known.at < age ? known.version : null
}

/**
 * Asks D1 which version is published now. The question outlives the visitor who brings it (`later`), is asked once for
 * all, and anew where it failed. Whoever waits for it does so for a second: then the version that was known last has to do.
 */
export async function askVersion(db: D1Database, later: (work: Promise<unknown>) => void): Promise<string | null> {
  const now = Date.now()
  if (!asking || now - asking.since > patience) {
    const answer = read(db, now, []).then(({ version }) => version)
    const question = { answer, since: now }
    asking = question
    later(
      answer
        .catch((error) => log('error', 'version-error', { error }))
        .finally(() => {
          if (asking === question) asking = undefined
        }),
    )
  }
  return within(doubt, asking.answer).catch(() => knownVersion())
}

interface State {
  loaded: string | null
  newest: number | null
  newest_job: number | null
}

/** Changes with every load of content, whenever a scheduled text comes out, and at midnight, when jobs close. */
function stateAt(db: D1Database, now: number): D1PreparedStatement {
  return db
    .prepare(
      `SELECT (SELECT version FROM content_state) AS loaded,
         (SELECT MAX(live_at) FROM articles WHERE live_at <= ?1) AS newest,
         (SELECT MAX(live_at) FROM jobs WHERE live_at <= ?1) AS newest_job`,
    )
    .bind(now)
}
