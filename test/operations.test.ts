import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMessage, rowOf, send } from '../harness/message.ts'
import { publish, texts } from '../harness/published.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { words } from '../ui/site.ts'
import { startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let site: RunningSite

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite(
    { API_HOST: upstream.url, COMPANY_SEARCH_HOST: upstream.url, COMPANY_SEARCH_KEY: 'key' },
    { PURGE_TOKEN: token },
  )
  const articles = texts.filter(({ kind, locale }) => kind === 'news' && locale === 'en-US')
  await publish(site, articles.slice(0, 2))
})
beforeEach(() => {
  Object.assign(upstream.moods, { leaveAdd: 'ok', listWeb: 'ok', companies: 'ok' })
})
const token = 'token-for-the-figures'

afterAll(async () => {
  await site.close()
  upstream.close()
})

const linesOf = (request: string) =>
  site.logs().filter((line): line is Record<string, unknown> => (line as { request?: string }).request === request)

describe('GET /healthz/bindings', () => {
  test('tries every binding, counts what waits, and is not cached; a second call repeats the result', async () => {
    upstream.moods.leaveAdd = 'error'
    const message = aMessage()
    await send(site, message)
    await site.db.exec('UPDATE leads SET created_at = created_at - 3600000')

    const headers = { Authorization: `Bearer ${token}` }
    const response = await site.get('/healthz/bindings', { headers })
    const body = (await response.json()) as { checks: { messages: { oldestSeconds: number } } }
    await site.db.prepare('DELETE FROM leads WHERE key = ?').bind(message.key).run()
    const again = await site.get('/healthz/bindings', { headers })

    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      ok: true,
      locales: ['en-US', 'zh-CN', 'ja-JP'],
      checks: {
        database: { ok: true },
        content: { ok: true, articles: 2, jobs: 0 },
        messages: { ok: true, waiting: 1, dead: 0, overdueSeconds: 0 },
        storage: { ok: true },
        queue: { ok: true },
        contactLimit: { ok: true },
        searchLimit: { ok: true },
        analytics: { ok: true },
      },
    })
    expect(body.checks.messages.oldestSeconds).toBeGreaterThanOrEqual(3600)
    expect(await again.json()).toEqual(body)
  })
})

describe('the id of a request', () => {
  test('follows a message from its arrival to its delivery: header, row, logs, queue', async () => {
    upstream.moods.leaveAdd = 'error'
    const message = aMessage()
    const { headers } = await send(site, message, { 'CF-Ray': '9a1b2c3d4e5f6789-NRT' })
    upstream.moods.leaveAdd = 'ok'
    await site.db.prepare('UPDATE outbox SET due = 1 WHERE key = ?').bind(message.key).run()
    await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date('2026-11-21T10:30:00Z') })

    expect(headers.get('Request-Id')).toBe('9a1b2c3d4e5f6789-NRT')
    expect(await rowOf(site, message.key)).toMatchObject({ request: '9a1b2c3d4e5f6789-NRT', state: 'delivered' })
    const told = () => linesOf('9a1b2c3d4e5f6789-NRT').map(({ event, key, state }) => [event, key, state])
    await expect.poll(told).toEqual([
      ['lead', message.key, 'received'],
      ['lead', message.key, 'queued'],
      ['lead', message.key, 'delivered'],
    ])
  })

  test('is logged with a message that was not stored', async () => {
    upstream.moods.leaveAdd = 'error'
    const message = aMessage()
    await send(site, message, { 'CF-Ray': '9a1b2c3d4e5f6790-NRT' })

    await site.db.prepare('UPDATE outbox SET due = 1, attempts = 18 WHERE key = ?').bind(message.key).run()
    await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date('2026-11-21T10:30:00Z') })

    await expect
      .poll(() => linesOf('9a1b2c3d4e5f6790-NRT'))
      .toContainEqual(expect.objectContaining({ state: 'dead', alert: true }))
  })

  test('is logged with a failing call to an outside service', async () => {
    upstream.moods.companies = 'error'

    await site.get('/api/companies?q=Bridge', { headers: { 'CF-Ray': '9a1b2c3d4e5f6791-NRT' } })

    await expect
      .poll(() => linesOf('9a1b2c3d4e5f6791-NRT'))
      .toMatchObject([{ event: 'company-search-failed', error: 'status 500' }])
  })

  test('is generated when there is none, and never taken from a header with other content', async () => {
    const uuid = /^[0-9a-f-]{36}$/
    const plain = await site.get('/api/nothing')
    const forged = await site.get('/api/nothing', { headers: { 'CF-Ray': '{"alert":true}' } })

    expect(plain.headers.get('Request-Id')).toMatch(uuid)
    expect(forged.headers.get('Request-Id')).toMatch(uuid)
  })
})

describe('an error page', () => {
  test('of a missing page has no reference', async () => {
    const response = await site.get('/en-US/nowhere', { headers: { 'CF-Ray': '9a1b2c3d4e5f6794-NRT' } })

    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('9a1b2c3d4e5f6794-NRT')
  })
})

test('hides the words of a database error, and has the reference of its log line', async () => {
  const inThePage = '9a1b2c3d4e5f6792-NRT'
  const instead = '9a1b2c3d4e5f6793-NRT'
  await site.content.exec('DROP TABLE article_words')
  const late = await site.get('/ja-JP/newsroom?q=BIM', { headers: { 'CF-Ray': inThePage } })
  const lateText = await late.text()
  await site.content.exec('DROP TABLE jobs')
  const early = await site.get('/zh-CN/about-us/careers-detail?id=product-manager', { headers: { 'CF-Ray': instead } })
  const earlyText = await early.text()

  expect([late.status, early.status]).toEqual([200, 500])
  expect(lateText).toContain(words('ja-JP')('errors.part'))
  expect(earlyText).toContain(words('zh-CN')('errors.reference', { reference: instead }))
  expect([early.headers.get('Request-Id'), early.headers.get('Cache-Control')]).toEqual([instead, 'no-store'])
  for (const text of [lateText, earlyText]) expect(text).not.toMatch(/D1_|SQLITE|no such table/)
  const errors = () =>
    site.logs().filter((line) => /^(request|late)-error$/.test((line as { event?: string }).event ?? ''))
  await expect.poll(errors).toMatchObject([
    { event: 'late-error', request: inThePage, error: expect.stringContaining('no such table: article_words') },
    { event: 'request-error', request: instead, status: 500, at: expect.stringContaining('at ') },
  ])
})
