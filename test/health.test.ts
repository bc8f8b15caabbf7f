import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '../locales/index.ts'
import type { Gateway } from '../worker/request.ts'
import { gatewayWith } from './gateway.ts'
import { pendingCount, settled } from './workers.ts'

type Checks = Record<string, { ok: boolean; reason?: string; [figure: string]: unknown }>

const token = 'token-for-the-figures'
const now = Date.parse('2026-11-21T10:30:00Z')
let errors: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers({ now })
  errors = []
  vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(JSON.parse(text)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Working bindings: content is loaded, three messages wait. */
function bindings({ backlog = {}, loaded = {}, ...over }: Record<string, unknown> = {}) {
  const rows: [RegExp, object][] = [
    [/FROM leads/, { waiting: 3, dead: 1, oldest: now - 7_200_000, due: now + 60_000, ...(backlog as object) }],
    [/^SELECT 1$/, { 1: 1 }],
  ]
  const answer = { version: 'v1', articles: 34, jobs: 12, ...(loaded as object) }
  return {
    PURGE_TOKEN: token,
    DB: { prepare: (sql: string) => ({ first: async () => rows.find(([asked]) => asked.test(sql))?.[1] ?? null }) },
    CONTENT: { prepare: () => ({ first: async () => answer }) },
    KV: { get: async () => null },
    LEADS: { send() {}, metrics: async () => ({ backlogCount: 2 }) },
    CONTACT_LIMIT: { limit: async () => ({ success: true }) },
    SEARCH_LIMIT: { limit: async () => ({ success: true }) },
    FORM_LIMIT: { limit: async () => ({ success: true }) },
    VIEW_LIMIT: { limit: async () => ({ success: true }) },
    VIEWS: { writeDataPoint() {} },
    VERSION: { id: 'version-1' },
    ...over,
  }
}

/** A database that lacks a table. */
const without = (table: RegExp) => ({
  prepare: (sql: string) => (table.test(sql) ? { first: fails } : bindings().DB.prepare(sql)),
})

/** GET /healthz/bindings of a fresh module, which repeats a recent answer. */
async function anIsolate() {
  const alone = `../worker/api/health.ts?${Math.random()}.ts`
  const { health } = (await import(/* @vite-ignore */ alone)) as typeof import('../worker/api/health.ts')
  const app = new Hono<Gateway>().route('/healthz', health)
  return async (env: object = bindings(), authorization = `Bearer ${token}`) => {
    const context = { waitUntil() {}, passThroughOnException() {} } as unknown as ExecutionContext
    const asked = app.request(
      '/healthz/bindings',
      { headers: { 'CF-Ray': 'reference-1', Authorization: authorization } },
      env,
      context,
    )
    await vi.advanceTimersByTimeAsync(3_000)
    const response = await asked
    return {
      status: response.status,
      body: (await response.json()) as { ok: boolean; version: string; checks: Checks },
    }
  }
}

test('GET /healthz returns the version, or local without a deployment, and uses no binding', async () => {
  const ask = async (id: string) =>
    (await gatewayWith({ DB: undefined, VERSION: { id } }).get('https://a.example/healthz')).json()

  expect(await ask('version-1')).toEqual({ ok: true, version: 'version-1' })
  expect(await ask('')).toEqual({ ok: true, version: 'local' })
})

describe('GET /healthz/bindings', () => {
  test('returns the version, the languages, what is published and what waits', async () => {
    const ask = await anIsolate()

    expect(await ask()).toEqual({
      status: 200,
      body: {
        ok: true,
        version: 'version-1',
        locales,
        checks: {
          database: { ok: true },
          content: { ok: true, version: 'v1', articles: 34, jobs: 12 },
          messages: { ok: true, waiting: 3, dead: 1, oldestSeconds: 7_200, overdueSeconds: 0 },
          storage: { ok: true },
          queue: { ok: true, backlog: 2 },
          contactLimit: { ok: true },
          searchLimit: { ok: true },
          formLimit: { ok: true },
          viewLimit: { ok: true },
          analytics: { ok: true },
        },
      },
    })
    expect(errors).toEqual([])
  })

  test.each([
    ['database', { DB: { prepare: () => ({ first: fails }) } }],
    ['content', { CONTENT: { prepare: () => ({ first: fails }) } }],
    ['messages', { DB: without(/FROM leads/) }],
    ['storage', { KV: { get: fails } }],
    ['queue', { LEADS: { metrics: async () => ({ backlogCount: 0 }) } }],
    ['contactLimit', { CONTACT_LIMIT: { limit: fails } }],
    ['searchLimit', { SEARCH_LIMIT: { limit: fails } }],
    ['formLimit', { FORM_LIMIT: { limit: fails } }],
    ['viewLimit', { VIEW_LIMIT: undefined }],
    ['analytics', { VIEWS: {} }],
    ['storage', { KV: undefined }],
  ])('reports that %s fails, and logs the cause', async (name, broken) => {
    const ask = await anIsolate()

    const { status, body } = await ask(bindings(broken))

    expect([status, body.ok]).toEqual([503, false])
    expect(body.checks[name]).toEqual({ ok: false, reason: 'failed, see the logs' })
    expect(errors).toContainEqual(
      expect.objectContaining({ event: 'health-check-failed', request: 'reference-1', check: name }),
    )
    if (name !== 'database') expect(Object.values(body.checks).filter(({ ok }) => !ok)).toHaveLength(1)
  })

  test('tells the public whether it works and a word about a failure, without figures', async () => {
    const ill = { LEADS: {}, DB: bindings({ backlog: { due: now - 400_000 } }).DB }
    const open = { ...bindings(ill), PURGE_TOKEN: '' }
    for (const [env, authorization] of [
      [bindings(ill), ''],
      [bindings(ill), 'Bearer guess'],
      [bindings(ill), token],
      [open, 'Bearer '],
      [open, 'Bearer undefined'],
    ] as const) {
      const ask = await anIsolate()
      const { status, body } = await ask(env, authorization)

      expect([status, body.ok], authorization).toEqual([503, false])
      expect(body.checks.content).toEqual({ ok: true })
      expect(body.checks.queue).toEqual({ ok: false, reason: 'failed, see the logs' })
      expect(body.checks.messages).toEqual({ ok: false, reason: 'the sweep does not run' })
      expect(JSON.stringify(body)).not.toMatch(/waiting|articles|backlog|Seconds/)
    }
  })

  test('waits three seconds for a binding that hangs', async () => {
    const ask = await anIsolate()

    const { status, body } = await ask(bindings({ KV: { get: () => new Promise(() => {}) } }))

    expect(status).toBe(503)
    expect(body.checks.storage).toEqual({ ok: false, reason: 'no answer in time' })
  })

  test('works without the length of the queue', async () => {
    const ask = await anIsolate()

    const { status, body } = await ask(bindings({ LEADS: { send() {}, metrics: fails } }))

    expect([status, body.checks.queue]).toEqual([200, { ok: true }])
  })

  test('fails when nothing is published', async () => {
    const ask = await anIsolate()

    const { status, body } = await ask(bindings({ loaded: { version: null } }))

    expect([status, body.checks.content]).toEqual([503, { ok: false, reason: 'nothing loaded: npm run content' }])
  })

  test('fails when messages are five minutes overdue, because the sweep does not run', async () => {
    const [before, after] = [await anIsolate(), await anIsolate()]

    const tolerated = await before(bindings({ backlog: { due: now - 299_000 } }))
    const overdue = await after(bindings({ backlog: { due: Date.now() - 300_000 } }))

    expect([tolerated.status, tolerated.body.checks.messages?.overdueSeconds]).toEqual([200, 299])
    expect([overdue.status, overdue.body.checks.messages]).toEqual([
      503,
      { ok: false, reason: 'the sweep does not run', waiting: 3, dead: 1, oldestSeconds: 7_203, overdueSeconds: 300 },
    ])
  })

  test('has no waiting time when no message waits', async () => {
    const ask = await anIsolate()

    const { body } = await ask(bindings({ backlog: { waiting: 0, oldest: null, due: null } }))

    expect(body.checks.messages).toMatchObject({ waiting: 0, oldestSeconds: 0, overdueSeconds: 0 })
  })

  test('checks again only after ten seconds, however often it is called', async () => {
    const ask = await anIsolate()
    const fixed = bindings()
    const broken = bindings({ KV: { get: fails } })

    // Each request takes three seconds.
    await settled()
    expect((await ask(broken)).status).toBe(503)
    expect(pendingCount(), 'checks that go on when who asked leaves').toBe(1)
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await ask(fixed)).status).toBe(503)
    await vi.advanceTimersByTimeAsync(1)
    expect((await ask(fixed)).status).toBe(200)
  })
})

async function fails() {
  throw new Error('It is gone')
}
