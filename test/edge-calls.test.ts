import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { assets } from '../ui/assets.ts'
import { words } from '../ui/site.ts'
import { aMessage, anAddress, rowOf, send } from './message.ts'
import { type RunningSite, startSite } from './site.ts'
import { startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let site: RunningSite
let alone: RunningSite

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite(
    { API_HOST: `${upstream.url}/`, COMPANY_SEARCH_HOST: upstream.url, COMPANY_SEARCH_KEY: 'key' },
    { COMPANY_SEARCH_SECRET: 'secret' },
  )
  alone = await startSite()
})
beforeEach(() => {
  Object.assign(upstream.moods, { leaveAdd: 'ok', listWeb: 'ok', companies: 'ok' })
  upstream.forget()
})
afterAll(async () => {
  await Promise.all([site.close(), alone.close()])
  upstream.close()
  expect(upstream.unexpected).toEqual([])
})

describe('GET /api/companies', () => {
  async function names(from: RunningSite, text: string, headers: Record<string, string> = {}) {
    const response = await from.get(`/api/companies?q=${encodeURIComponent(text)}`, {
      headers: { 'CF-Connecting-IP': anAddress(), ...headers },
    })
    return [response.status, (await response.json()) as unknown]
  }

  test('asks the register with a signature and gives its names', async () => {
    expect(await names(site, 'Bri', { Referer: `${site.url.origin}/ja-JP` })).toEqual([
      200,
      { names: ['Bridge One Ltd.', 'Bridge Two Ltd.'] },
    ])

    const [call] = upstream.received('companies')
    const timespan = String(call?.headers.timespan)
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ key: 'key', searchName: 'Bri' })
    expect(Math.abs(Number(timespan) - Date.now() / 1000)).toBeLessThan(10)
    expect(call?.headers.token).toBe(createHash('md5').update(`key${timespan}secret`).digest('hex').toUpperCase())
    expect(call?.headers['accept-language']).toBe('ja-JP')
  })

  test('asks only for more than two characters, Chinese ones included', async () => {
    for (const text of ['', 'Br', ' Br ', '中建']) expect(await names(site, text)).toEqual([200, { names: [] }])
    expect(upstream.received('companies')).toHaveLength(0)

    await names(site, '中建三')
    expect(upstream.received('companies')).toHaveLength(1)
  })

  test('has no names where the register fails, hangs or is not configured', async () => {
    for (const mood of ['error', 'reset', 'garbage', 'hang'] as const) {
      upstream.moods.companies = mood
      const started = Date.now()
      expect(await names(site, 'Bridge'), mood).toEqual([200, { names: [] }])
      expect(Date.now() - started, mood).toBeLessThan(30_000)
    }
    expect(site.logs()).toContainEqual(expect.objectContaining({ event: 'company-search-failed' }))
    expect(await names(alone, 'Bridge')).toEqual([200, { names: [] }])
  })
})

describe('GET /api/pages', () => {
  const pages = async (from: RunningSite) => (await (await from.get('/api/pages')).json()) as { pages: unknown[] }
  const list = [{ webId: 9, router: '/', hash: '', childList: [{ webId: 10, router: '/about', hash: '#Aboutus' }] }]

  async function ageStoredList(hours: number) {
    const { KV } = (await site.worker.getEnv()) as { KV: KVNamespace }
    const stored = await KV.get<{ at: number }>('list-web', 'json')
    await KV.put('list-web', JSON.stringify({ ...stored, at: Date.now() - hours * 3_600_000 }))
  }

  test("is the site's own menu without an upstream", async () => {
    const { pages: own } = await pages(alone)

    expect(own).toHaveLength(6)
    expect(own[1]).toMatchObject({
      webId: 2,
      parentId: 0,
      webName_cn: words('zh-CN')('frame.menu.construction'),
      webName_en: words('en-US')('frame.menu.construction'),
      webName_ri: words('ja-JP')('frame.menu.construction'),
      router: '/products/construction',
      hash: '',
      icon: '',
      childList: expect.arrayContaining([expect.objectContaining({ parentId: 2, hash: '#Payway' })]),
    })
  })

  test('comes from KV for an hour, stale while it refreshes, stale while the upstream is down', async () => {
    upstream.servePages(list)
    expect(await pages(site)).toEqual({ pages: list })
    expect(await pages(site)).toEqual({ pages: list })
    expect(upstream.received('listWeb')).toHaveLength(1)

    const newer = [{ webId: 11, router: '/' }]
    upstream.servePages(newer)
    await ageStoredList(2)
    expect(await pages(site)).toEqual({ pages: list })
    await expect.poll(() => pages(site)).toEqual({ pages: newer })

    upstream.moods.listWeb = 'error'
    await ageStoredList(48)
    expect(await pages(site)).toEqual({ pages: newer })
  })

  test('names the page a message is sent from', async () => {
    await send(site, aMessage())

    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ leaveOrigin: 11 })
  })
})

describe('without an upstream', () => {
  test('a message stays in D1 as stored', async () => {
    const message = aMessage()

    expect((await send(alone, message)).body).toEqual({ code: 2, state: 'stored' })
    expect(await rowOf(alone, message.key)).toMatchObject({ state: 'stored', next_attempt_at: null })
  })
})

describe('Turnstile, where it is switched on', () => {
  test('refuses a machine, lets through whom it cannot judge, and stays away from zh-CN', async () => {
    const checked = await startSite(
      { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_HOST: upstream.url },
      { TURNSTILE_SECRET: 'turnstile-secret' },
    )
    const state = async (over: Record<string, unknown>) => (await send(checked, aMessage(over))).body

    expect(await state({ turnstile: 'machine' })).toMatchObject({
      error: 'invalid',
      fields: { turnstile: words('en-US')('contact.problems.turnstile') },
    })
    expect(await state({})).toMatchObject({ error: 'invalid' })
    expect(await state({ turnstile: 'human' })).toMatchObject({ state: 'stored' })
    expect(upstream.received('turnstile')[0]?.body).toMatchObject({ secret: 'turnstile-secret', response: 'machine' })
    upstream.moods.turnstile = 'error'
    expect(await state({ turnstile: 'machine' })).toMatchObject({ state: 'stored' })
    upstream.moods.turnstile = 'ok'
    expect(await state({ page: '/zh-CN', turnstile: 'machine' })).toMatchObject({ state: 'stored' })

    const page = await checked.get('/en-US')
    expect(page.headers.get('Content-Security-Policy')).toContain(
      `script-src 'self' '${assets.start.hash}' ${upstream.url};`,
    )
    expect(await page.text()).toContain('data-turnstile')
    const chinese = await checked.get('/zh-CN')
    expect(chinese.headers.get('Content-Security-Policy')).toContain(`script-src 'self' '${assets.start.hash}';`)
    expect(await chinese.text()).not.toContain('data-turnstile')
    await checked.close()
  })
})

describe('every /api answer', () => {
  test('is open to any origin, with the methods and headers of the specification', async () => {
    for (const [path, method] of [
      ['/api/pages', 'GET'],
      ['/api/contact', 'OPTIONS'],
      ['/api/nothing', 'GET'],
      ['/api/contact', 'POST'],
    ] as const) {
      const { headers } = await alone.get(path, { method, headers: { Origin: 'https://elsewhere.example' } })

      expect(headers.get('Access-Control-Allow-Origin'), path).toBe('*')
      expect(headers.get('Access-Control-Allow-Methods'), path).toBe('GET, POST, OPTIONS, PUT, PATCH, DELETE')
      expect(headers.get('Access-Control-Allow-Headers'), path).toBe(
        'Origin, X-Requested-With, Content-Type, Accept, Authorization',
      )
      expect(headers.get('Cache-Control'), path).toBe('no-store')
    }
  })

  test('to an unknown address is JSON in the language of the page that asked', async () => {
    for (const locale of locales) {
      const response = await alone.get('/api/nothing', { headers: { Referer: `${alone.url.origin}/${locale}` } })

      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'not-found', message: words(locale)('errors.api.notFound') })
    }
  })
})

describe('GET /healthz', () => {
  test('tells the version, uncached', async () => {
    const response = await alone.get('/healthz')

    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toMatchObject({ version: expect.any(String) })
  })

  test('names the variable that does not fit', async () => {
    const wrong = await startSite({ SITE_ORIGIN: 'www.example.com/', ENABLED_LOCALES: 'en-US,fr-FR' })

    const response = await wrong.get('/healthz')
    const text = await response.text()
    await wrong.close()

    expect(response.status).toBe(500)
    expect(text).toContain('SITE_ORIGIN')
    expect(text).toContain('ENABLED_LOCALES')
    expect(text).not.toContain('API_HOST')
  })
})
