import { log } from '../log.ts'
import { within } from '../time-limit.ts'

/** All reads for one answer. `version`: that of every row; null where nothing was read, or rows of two versions. */
export interface Reading {
  readonly version: string | null
}

/** The newest version that this isolate has seen; `at` in ms since 1970. */
let known: { version: string; at: number } | undefined
/** Whether this isolate's last query failed. */
let isAway = false
let asking: { answer: Promise<string>; since: number } | undefined

/** Milliseconds for D1. */
const patience = 3_000
/** Milliseconds for which a page in memory waits to learn whether it is still current. */
const doubt = 1_000

/** Header that tells the gateway the version of an answer's rows. A streamed page ends with `versionMark` instead. */
export const versionHeader = 'Content-Version'

/** The end of a complete streamed page, if all its rows are of one version. */
export function versionMark({ version }: Reading): string {
  return version === null ? '' : `<!-- content ${version} -->`
}

/** The version at the end of a streamed page; null where the page is incomplete. */
export function versionAtEnd(html: string): string | null {
  return /<!-- content (\S+) -->$/.exec(html)?.[1] ?? null
}

/** Runs statements in one batch, together with the version that their rows belong to. */
export async function read<Rows extends unknown[]>(
  db: D1Database,
  now: number,
  statements: D1PreparedStatement[],
): Promise<{ version: string; results: { [Index in keyof Rows]: Rows[Index][] } }> {
  const asked = within(patience, db.batch<Record<string, unknown>>([stateAt(db, now), ...statements]))
  const [state, ...rest] = await asked.catch((error) => {
    isAway = true
    throw error
  })
  isAway = false
  const row = state?.results[0]
  const version = [row?.loaded, row?.newest, row?.newest_job, row?.closed].join('.')
  if (!known || known.at <= now) known = { version, at: now }
  return { version, results: rest.map(({ results }) => results) as { [Index in keyof Rows]: Rows[Index][] } }
}

/**
 * The version of the content to answer with; null where none is known well enough. `isKept` tells whether memory has the
 * page in a version. The known version is used for `fresh` ms. For as long again it is used while D1 is asked in the
 * background. After that a page in memory waits for D1, a second at most, and any other page gets null. While D1 fails,
 * the last version is used for all pages, because Workers Cache may have them.
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

/** The isolate's one pending query. It outlives the request that starts it, and is repeated where it was not answered. */
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

/** The parts of a version: it changes with each load, when a scheduled text is published and when a job closes. */
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
