import { type Context, Hono } from 'hono'
import { leads } from '../leads/store.ts'
import { log, requestOf } from '../log.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import type { Gateway } from '../routes.ts'
import { variablesOf } from '../settings.ts'
import { TimeLimitError, within } from '../time-limit.ts'
import { isToken } from './bearer.ts'

type Check = { ok: true; [figure: string]: unknown } | { ok: false; reason: string; [figure: string]: unknown }

/** Milliseconds for which an isolate gives the same answer, so that asking often costs nothing. */
const fresh = 10_000
const timeout = 3_000
/** Seconds after which a message that is due and still there means that the sweep, every minute, does not run. */
const tolerated = 300

/** Whether this deployment works. How much waits is for operators. */
export const health = new Hono<Gateway>()

/** GET /healthz: the version, where the variables fit. Asks nothing else. */
health.get('/', (c) => {
  variablesOf(c.env)
  return c.json({ ok: true, version: versionOf(c.env) }, 200, { 'Cache-Control': cachePolicy.never })
})

/**
 * GET /healthz/bindings: each binding tried; 503 where one fails, docs/operations.md says what then. With the bearer of
 * PURGE_TOKEN the figures too.
 */
health.get('/bindings', async (c) => {
  const found = await bindings(c)
  const ok = Object.values(found).every((check) => check.ok)
  const [, given = ''] = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '') ?? []
  const checks = (await isToken(c, 'PURGE_TOKEN', given)) ? found : withoutFigures(found)
  const { ENABLED_LOCALES: locales } = variablesOf(c.env)
  return c.json({ ok, version: versionOf(c.env), locales, checks }, ok ? 200 : 503, {
    'Cache-Control': cachePolicy.never,
  })
})

/** Each as well or not, and in a word why not. */
function withoutFigures(checks: Record<string, Check>): Record<string, Check> {
  return Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [
      name,
      check.ok ? { ok: true } : { ok: false, reason: check.reason },
    ]),
  )
}

let known: { at: number; checks: Promise<Record<string, Check>> } | undefined

function bindings(c: Context<Gateway>): Promise<Record<string, Check>> {
  if (!known || Date.now() - known.at > fresh) {
    known = { at: Date.now(), checks: check(c) }
    c.executionCtx.waitUntil(known.checks) // others wait for it too, whoever asked first
  }
  return known.checks
}

async function check(c: Context<Gateway>): Promise<Record<string, Check>> {
  const { env } = c
  const tried = {
    database: () => env.DB.prepare('SELECT 1').first(),
    content: () => contentOf(env.CONTENT),
    messages: () => messagesOf(env.DB),
    storage: () => env.KV.get('list-web'),
    queue: () => queueOf(env.LEADS),
    contactLimit: () => env.CONTACT_LIMIT.limit({ key: 'healthz' }),
    searchLimit: () => env.SEARCH_LIMIT.limit({ key: 'healthz' }),
    formLimit: () => env.FORM_LIMIT.limit({ key: 'healthz' }),
    viewLimit: () => env.VIEW_LIMIT.limit({ key: 'healthz' }),
    analytics: () => bound(env.VIEWS.writeDataPoint),
  }
  const results = Object.entries(tried).map(async ([name, attempt]): Promise<[string, Check]> => {
    try {
      const found = await within<unknown>(timeout, attempt())
      return [name, isCheck(found) ? found : { ok: true }]
    } catch (error) {
      log('error', 'health-check-failed', { request: requestOf(c), check: name, error })
      return [
        name,
        { ok: false, reason: error instanceof TimeLimitError ? 'no answer in time' : 'failed, see the logs' },
      ]
    }
  })
  return Object.fromEntries(await Promise.all(results))
}

async function contentOf(db: D1Database): Promise<Check> {
  const row = await db
    .prepare(
      `SELECT (SELECT version FROM content_state) AS version, (SELECT COUNT(*) FROM articles) AS articles,
         (SELECT COUNT(*) FROM jobs) AS jobs`,
    )
    .first<{ version: string | null; articles: number; jobs: number }>()
  return row?.version ? { ok: true, ...row } : { ok: false, reason: 'nothing loaded: npm run content' }
}

async function messagesOf(db: D1Database): Promise<Check> {
  const { waiting, dead, oldest, due } = await leads(db).backlog()
  const seconds = (since: number | null) => (since === null ? 0 : Math.max(0, Math.round((Date.now() - since) / 1000)))
  const figures = { waiting, dead, oldestSeconds: seconds(oldest), overdueSeconds: seconds(due) }
  return figures.overdueSeconds < tolerated
    ? { ok: true, ...figures }
    : { ok: false, reason: 'the sweep does not run', ...figures }
}

/** Cloudflare tells how long the queue is; where it cannot, as locally, that it is bound has to do. */
async function queueOf(queue: Queue): Promise<Check> {
  bound(queue.send)
  const metrics = await queue.metrics().catch(() => null)
  return { ok: true, ...(metrics && { backlog: metrics.backlogCount }) }
}

function bound(method: unknown) {
  if (typeof method !== 'function') throw new Error('The binding is missing: compare wrangler.toml')
}

function isCheck(value: unknown): value is Check {
  return typeof value === 'object' && value !== null && 'ok' in value
}

function versionOf({ VERSION }: Env): string {
  return VERSION.id || 'local'
}
