import { log } from '../log.ts'
import { within } from '../time-limit.ts'

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
/** Whether D1 left the last question of this isolate unanswered. */
let isAway = false
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
  const asked = within(patience, db.batch([stateAt(db, now), ...statements]))
  const [state, ...rest] = await asked.catch((error) => {
    isAway = true
    throw error
  })
  isAway = false
  const row = state?.results[0] as State | undefined
  const version = [row?.loaded, row?.newest, row?.newest_job, row?.closed].join('.')
  if (!known || known.at <= now) known = { version, at: now }
  return { version, results: rest.map(({ results }) => results) as { [Index in keyof Rows]: Rows[Index][] } }
}

/**
 * The version of the content to answer with, for a page that `isKept` finds in memory under it or not. One isolate asks
 * D1 again once `fresh` ms have passed, in the background as long as twice that is not over. After that a page in memory
 * waits until D1 has told whether it still holds, a second at most: then the version known last has to do. While D1 is
 * away it has to do for all pages: Workers Cache may have them. Null: none is known that a page could be asked for in,
 * and nobody waits for one.
 */
export async function contentVersion(
  db: D1Database,
  fresh: number,
  later: (work: Promise<unknown>) => void,
  isKept: (version: string) => unknown,
): Promise<string | null> {
  const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY
  if (known && age < fresh) return known.version

  const answer = asked(db, later)
  if (known && age < 2 * fresh) return known.version
  if (!known) return null
  const last = known.version
  if (!isKept(last)) return isAway ? last : null
  return within(doubt, answer).catch(() => last)
}

/** The one question of an isolate. It outlives the visitor who brings it, and is asked anew where it was not answered. */
function asked(db: D1Database, later: (work: Promise<unknown>) => void): Promise<string> {
  const now = Date.now()
  if (asking && now - asking.since <= patience) return asking.answer

  const answer = read(db, now, []).then(({ version }) => version)
  const question = { answer, since: now }
  asking = question
  const over = () => {
    if (asking === question) asking = undefined
  }
  later(answer.catch((error) => log('error', 'version-error', { error })).finally(over))
  return answer
}

interface State {
  loaded: string | null
  newest: number | null
  newest_job: number | null
  closed: number | null
}

/** Changes with every load of content, whenever a scheduled text comes out, and whenever a job closes. */
function stateAt(db: D1Database, now: number): D1PreparedStatement {
  return db
    .prepare(
      `SELECT (SELECT version FROM content_state WHERE row = 1) AS loaded,
         (SELECT MAX(live_at) FROM articles WHERE live_at <= ?1) AS newest,
         (SELECT MAX(live_at) FROM jobs WHERE live_at <= ?1) AS newest_job,
         (SELECT MAX(open_until) FROM jobs WHERE open_until <= ?1) AS closed`,
    )
    .bind(now)
}
