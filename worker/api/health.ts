import { waitUntil } from 'cloudflare:workers'
import { type Context, Hono } from 'hono'
import { loadedCounts } from '../content/published.ts'
import { leads } from '../leads/store.ts'
import { log } from '../log.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import { type Gateway, requestIdOf } from '../request.ts'
import { variablesOf } from '../settings.ts'
import { TimeLimitError, within } from '../time-limit.ts'
import { hasBearer } from './bearer.ts'

/** `reason`: why it failed. */
type Check = { ok: boolean; reason?: string; [figure: string]: unknown }

/** Milliseconds for which an isolate repeats its answer. */
const fresh = 10_000
const timeout = 3_000
/** Seconds that a message may be overdue; above that, the sweep of every minute does not run. */
const tolerated = 300

/** Health of this deployment. */
export const health = new Hono<Gateway>()

/** GET /healthz: the version. Fails where a variable is invalid; tries nothing else. */
health.get('/', (c) => {
  variablesOf(c.env)
  return c.json({ ok: true, version: versionOf(c.env) }, 200, { 'Cache-Control': cachePolicy.never })
})

/**
 * GET /healthz/bindings: tries each binding. 503 where one fails: docs/operations.md says what to do. Figures are shown
 * with the bearer token PURGE_TOKEN only.
 */
health.get('/bindings', async (c) => {
  const found = await bindings(c)
  const ok = Object.values(found).every((check) => check.ok)
  const checks = (await hasBearer(c, 'PURGE_TOKEN')) ? found : withoutFigures(found)
  const { ENABLED_LOCALES: locales } = variablesOf(c.env)
  return c.json({ ok, version: versionOf(c.env), locales, checks }, ok ? 200 : 503, {
    'Cache-Control': cachePolicy.never,
  })
})

function withoutFigures(checks: Record<string, Check>): Record<string, Check> {
  return Object.fromEntries(
    Object.entries(checks).map(([name, { ok, reason }]) => [name, { ok, ...(reason && { reason }) }]),
  )
}

let known: { at: number; checks: Promise<Record<string, Check>> } | undefined

function bindings(c: Context<Gateway>): Promise<Record<string, Check>> {
  if (!known || Date.now() - known.at > fresh) {
    known = { at: Date.now(), checks: check(c) }
    waitUntil(known.checks) // other requests wait for it too
  }
  return known.checks
}

async function check(c: Context<Gateway>): Promise<Record<string, Check>> {
  const { env } = c
  const tried = {
    database: () => env.DB.prepare('SELECT 1').first(),
    content: () => contentCheck(env.CONTENT),
    messages: () => messagesCheck(env.DB),
    storage: () => env.KV.get('list-web'),
    queue: () => queueCheck(env.LEADS),
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
      log('error', 'health-check-failed', { request: requestIdOf(c), check: name, error })
      const reason = error instanceof TimeLimitError ? 'no answer in time' : 'failed, see the logs'
      return [name, { ok: false, reason }]
    }
  })
  return Object.fromEntries(await Promise.all(results))
}

async function contentCheck(db: D1Database): Promise<Check> {
  const counts = await loadedCounts(db)
  return counts?.version ? { ok: true, ...counts } : { ok: false, reason: 'nothing loaded: npm run content' }
}

async function messagesCheck(db: D1Database): Promise<Check> {
  const { waiting, dead, oldest, due } = await leads(db).backlog()
  const seconds = (since: number | null) => (since === null ? 0 : Math.max(0, Math.round((Date.now() - since) / 1000)))
  const figures = { waiting, dead, oldestSeconds: seconds(oldest), overdueSeconds: seconds(due) }
  const ok = figures.overdueSeconds < tolerated
  return { ok, ...(!ok && { reason: 'the sweep does not run' }), ...figures }
}

/** The queue's backlog; locally there are no metrics, so being bound is enough. */
async function queueCheck(queue: Queue): Promise<Check> {
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
