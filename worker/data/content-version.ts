interface Known {
  version: string
  /** ms since 1970 */
  at: number
}

let known: Known | undefined
let asking: Promise<string> | undefined

/**
 * Names what is published now: it changes with every load of content, whenever a scheduled text comes out, and at
 * midnight, when jobs close. One isolate asks D1 again once `fresh` ms have passed, in the background as long as twice
 * that is not over: a visitor waits for it only after a quiet time.
 */
export async function contentVersion(
  db: D1Database,
  fresh: number,
  later: (work: Promise<unknown>) => void,
): Promise<string> {
  const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY
  if (known && age < fresh) return known.version

  asking ??= ask(db).finally(() => {
    asking = undefined
  })
  if (!known || age >= 2 * fresh) return asking
  later(asking)
  return known.version
}

async function ask(db: D1Database): Promise<string> {
  const at = Date.now()
  const row = await db
    .prepare(
      `SELECT (SELECT version FROM content_state) AS loaded,
         (SELECT MAX(live_at) FROM articles WHERE live_at <= ?1) AS newest,
         (SELECT MAX(live_at) FROM jobs WHERE live_at <= ?1) AS newest_job`,
    )
    .bind(at)
    .first<{ loaded: string | null; newest: number | null; newest_job: number | null }>()
  const version = [row?.loaded, row?.newest, row?.newest_job, Math.floor(at / 86_400_000)].join('.')
  known = { version, at }
  return version
}
