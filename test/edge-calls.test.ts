import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aMessage, anAddress, post, rowOf, send } from '../harness/message.ts'
import { type RunningSite, type Site, startSite } from '../harness/site.ts'
import { enabled as locales } from '../harness/written.ts'
import { assets } from '../ui/assets.ts'
import { words } from '../ui/site.ts'
import { variablesOf } from '../worker/settings.ts'
import { type Call, call } from '../worker/upstream/client.ts'
import { findCompanies } from '../worker/upstream/companies.ts'
import { idAt, listWebPages } from '../worker/upstream/web-pages.ts'
import { sharedSite } from './shared.ts'
import { type Mood, startUpstream, type Upstream } from './upstream.ts'
import { settled } from './workers.ts'

let upstream: Upstream
let site: RunningSite
/** A site without an upstream, with Turnstile on and cross-border consent in zh-CN. */
let checked: RunningSite
/** A site without an upstream. */
let alone: Site

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite(
    { API_HOST: `${upstream.url}/`, COMPANY_SEARCH_HOST: upstream.url, COMPANY_SEARCH_KEY: 'key' },
    { COMPANY_SEARCH_SECRET: 'secret' },
  )
  checked = await startSite(
    { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_HOST: upstream.url, CROSS_BORDER_CONSENT: 'on' },
    { TURNSTILE_SECRET: 'turnstile-secret' },
  )
  alone = await sharedSite()
})
beforeEach(() => {
  Object.assign(upstream.moods, { leaveAdd: 'ok', listWeb: 'ok', companies: 'ok', turnstile: 'ok' })
  upstream.forget()
})
afterAll(async () => {
  await Promise.all([site.close(), checked.close()])
  upstream.close()
  expect(upstream.unexpected).toEqual([])
})

describe('GET /api/companies', () => {
  async function names(from: Site, text: string, headers: Record<string, string> = {}) {
    const response = await from.get(`/api/companies?q=${encodeURIComponent(text)}`, {
      headers: { 'CF-Connecting-IP': anAddress(), ...headers },
    })
    return [response.status, (await response.json()) as unknown]
  }

  test('signs its call to the register and returns the names', async () => {
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

  test('returns no names to pages of other sites, and calls the register for its own pages and for other clients', async () => {
    const none = [200, { names: [] }]
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.example.com' },
      { Origin: 'https://other.example' },
      { Origin: 'null' },
    ]) {
      expect(await names(site, 'Bri', headers), JSON.stringify(headers)).toEqual(none)
    }
    const response = await site.get('/api/companies?q=Bri', { headers: { Origin: 'https://other.example' } })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(upstream.received('companies')).toHaveLength(0)

    const own = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: site.url.origin }, {}]
    for (const headers of own) expect(await names(site, 'Bri', headers), JSON.stringify(headers)).not.toEqual(none)
  })

  test('needs more than two characters, Chinese and rare ones included', async () => {
    for (const text of ['', 'Br', ' Br ', '中建', '𠮷野'])
      expect(await names(site, text), text).toEqual([200, { names: [] }])
    expect((await site.get('/api/companies')).status).toBe(200)
    expect(upstream.received('companies')).toHaveLength(0)

    for (const text of ['中建三', ' Bri ', 'x'.repeat(200)]) await names(site, text)
    const asked = upstream.received('companies').map(({ query }) => query.get('searchName'))
    expect(asked).toEqual(['中建三', 'Bri', 'x'.repeat(120)])
  })

  test('returns no names within 6 s when the register fails or hangs, logged each time, and none when there are none', async () => {
    const moods: Mood[] = ['error', 'reset', 'garbage', 'codeless', 'forbidden', 'hang', 'stall']
    upstream.moods.companies = ({ query }) => (query.get('searchName') ?? 'ok') as Mood

    await Promise.all(
      moods.map(async (mood) => {
        const started = Date.now()
        expect(await names(site, `${mood}`, { 'CF-Ray': `register-${mood}` }), `${mood}`).toEqual([200, { names: [] }])
        const took = Date.now() - started
        expect(took, `${mood}`).toBeLessThan(6_000)
        if (mood === 'hang' || mood === 'stall') expect(took, mood).toBeGreaterThan(2_900)
      }),
    )

    const why = () => {
      const logged = site.logs().filter((line) => (line as { event?: string }).event === 'company-search-failed')
      return Object.fromEntries(
        (logged as { request: string; error: string; alert?: true }[]).map(({ request, error, alert }) => [
          request,
          alert ? `${error}, an alert` : error,
        ]),
      )
    }
    await expect.poll(why).toEqual({
      'register-error': 'status 500',
      'register-reset': expect.any(String),
      'register-garbage': 'answer is not JSON',
      'register-codeless': 'unexpected answer',
      'register-forbidden': 'status 403, an alert',
      'register-hang': 'no answer in time',
      'register-stall': 'no answer in time',
    })
    upstream.moods.companies = 'ok'
    expect(await names(site, 'Nowhere')).toEqual([200, { names: [] }])
    expect(await names(alone, 'Bridge')).toEqual([200, { names: [] }])
  })

  test('calls nobody without the key of the register', async () => {
    upstream.forget()
    const variables = variablesOf({ COMPANY_SEARCH_HOST: upstream.url })

    expect(await findCompanies(variables, { text: 'Bridge', locale: 'en-US', request: 'r' })).toEqual([])
    expect(upstream.received('companies')).toEqual([])
  })

  test('calls the register at most sixty times a minute for one address', async () => {
    const minute = () => Math.floor(Date.now() / 60_000)
    let [begun, answers]: [number, unknown[][]] = [0, []]
    // Again where the limit's minute ended meanwhile.
    while (minute() !== begun) {
      upstream.forget()
      begun = minute()
      const address = { 'CF-Connecting-IP': anAddress() }
      answers = await Promise.all(Array.from({ length: 61 }, () => names(site, 'Bridge', address)))
    }

    expect(upstream.received('companies')).toHaveLength(60)
    expect(answers.filter(([, body]) => (body as { names: string[] }).names.length === 0)).toEqual([
      [200, { names: [] }],
    ])
  })
})

describe('GET /api/pages', () => {
  const pages = async (from: Site) => (await (await from.get('/api/pages')).json()) as { pages: unknown[] }
  const list = [{ webId: 9, router: '/', hash: '', childList: [{ webId: 10, router: '/about', hash: '#Aboutus' }] }]

  test('is the site’s own menu without an upstream', async () => {
    const { pages: own } = await pages(alone)

    expect(own).toMatchObject([
      { webId: 1, router: '/', childList: [] },
      { webId: 2, router: '/products/construction' },
      { webId: 3, router: '/solution/constructor' },
      { webId: 13, router: '/products/reality-capture' },
      { webId: 4, router: '/newsroom' },
      { webId: 5, router: '/about' },
    ])
    expect(own[1]).toMatchObject({
      parentId: 0,
      webName_cn: words('zh-CN')('frame.menu.construction'),
      webName_en: words('en-US')('frame.menu.construction'),
      webName_ri: words('ja-JP')('frame.menu.construction'),
      description_cn: words('zh-CN')('frame.describe.construction'),
      description_en: words('en-US')('frame.describe.construction'),
      description_ri: words('ja-JP')('frame.describe.construction'),
      hash: '',
      icon: '',
      childList: expect.arrayContaining([expect.objectContaining({ webId: 0, parentId: 2, hash: '#Payway' })]),
    })
    expect((own[4] as { childList: unknown[] }).childList).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ parentId: 4, router: '/newsroom?category=22', description_en: expect.any(String) }),
      ]),
    )
  })

  test('comes from the upstream once, in the language of the calling page, then from KV', async () => {
    upstream.servePages(list)

    const headers = { Referer: `${site.url.origin}/ja-JP` }
    expect(await (await site.get('/api/pages', { headers })).json()).toEqual({ pages: list })
    expect(await pages(site)).toEqual({ pages: list })

    const [asked, ...more] = upstream.received('listWeb')
    expect(asked).toMatchObject({ method: 'POST', headers: { 'accept-language': 'ja-JP' } })
    expect(asked?.headers).not.toHaveProperty('content-type')
    expect(more).toEqual([])
  })

  test('names the page of a message', async () => {
    await send(site, aMessage())
    await send(site, aMessage({ page: '/en-US/about' }))
    await send(site, aMessage({ page: '/en-US/products/design' }))

    expect(upstream.received('leaveAdd').map(({ body }) => body.leaveOrigin)).toEqual([9, 10, undefined])
  })
})

// The list in this process, so that the test sets the clock.
describe('the list of pages', () => {
  const now = Date.UTC(2026, 10, 21, 10, 30)
  const older = [{ webId: 1, router: '/' }]
  const newer = [{ webId: 2, router: '/' }]
  let stored: Map<string, string>
  let host = 0
  let asked: { apiHost: string; locale: 'en-US'; request: string }
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    anotherHost()
    stored = new Map()
    upstream.servePages(newer)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** A host that this process has not cached yet. */
  function anotherHost() {
    host += 1
    asked = { apiHost: `${upstream.url}/${'/'.repeat(host)}`, locale: 'en-US', request: 'r' }
  }

  const keep = (age: number, from = asked.apiHost) =>
    stored.set('list-web', JSON.stringify({ host: from, at: now - age, pages: older }))

  /** The list at a time, and the stored value after all background work. */
  async function listAt(time: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: time })
    const KV = {
      get: async (key: string) => JSON.parse(stored.get(key) ?? 'null'),
      put: async (key: string, value: string) => void stored.set(key, value),
    }
    const pages = await listWebPages({ KV } as unknown as Env, asked)
    const waited = upstream.received('listWeb').length
    await settled()
    return {
      pages,
      waited,
      calls: upstream.received('listWeb').length,
      stored: JSON.parse(stored.get('list-web') ?? 'null'),
    }
  }

  test('is fresh for an hour, then stale while it refreshes', async () => {
    keep(3_600_000)
    expect(await listAt(now)).toMatchObject({ pages: older, calls: 0 })
    expect(await listAt(now + 1)).toMatchObject({
      pages: older,
      waited: 0,
      calls: 1,
      stored: { host: asked.apiHost, at: now + 1, pages: newer },
    })
    expect(await listAt(now + 2)).toMatchObject({ pages: newer, calls: 1 })
    keep(0) // what the storage of another place still has
    expect(await listAt(now + 3_600_002)).toMatchObject({ pages: newer })
  })

  test('stays the same while the upstream is down, which is called again every half minute', async () => {
    const later = now + 100 * 86_400_000
    upstream.moods.listWeb = 'error'
    keep(0)

    expect(await listAt(later)).toMatchObject({ pages: older, calls: 1, stored: { at: now, pages: older } })
    expect(await listAt(later + 30_000)).toMatchObject({ pages: older, calls: 1 })
    expect(await listAt(later + 30_001)).toMatchObject({ pages: older, calls: 2 })
  })

  test('of another upstream is not used; without any answer it is the own menu', async () => {
    keep(0, 'https://former.example')
    expect(await listAt(now)).toMatchObject({ pages: newer, waited: 1, stored: { host: asked.apiHost, at: now } })

    anotherHost()
    keep(0, 'https://former.example')
    upstream.moods.listWeb = 'error'
    const { pages, stored: left } = await listAt(now)
    expect(pages).toHaveLength(6)
    expect(left).toMatchObject({ host: 'https://former.example' })
  })

  test('is refused in another format than agreed', async () => {
    for (const wrong of [{}, [{ router: '/' }], [{ webId: 1, router: 5 }], [{ webId: 1, childList: [{}] }]]) {
      anotherHost()
      upstream.servePages(wrong as unknown[])
      expect((await listAt(now)).pages, JSON.stringify(wrong)).toHaveLength(6)
    }
    anotherHost()
    upstream.servePages(newer)
    upstream.moods.listWeb = 3
    expect((await listAt(now)).pages).toHaveLength(6)
    expect(console.warn).toHaveBeenLastCalledWith(
      JSON.stringify({ event: 'list-web-failed', request: 'r', error: 'unexpected answer' }),
    )
  })

  test('is requested once by sixty messages at a time, written once, and not again for half a minute after a failure', async () => {
    const written: string[] = []
    const KV = { get: async () => null, put: async (key: string) => void written.push(key) }
    const ask = () => listWebPages({ KV } as unknown as Env, asked)
    const sixty = () => Promise.all(Array.from({ length: 60 }, ask))
    vi.useFakeTimers({ toFake: ['Date'], now })

    const lists = await sixty()
    await settled()
    expect(new Set(lists.map((list) => JSON.stringify(list)))).toEqual(new Set([JSON.stringify(newer)]))
    expect([upstream.received('listWeb').length, written.length]).toEqual([1, 1])

    anotherHost()
    upstream.forget()
    upstream.moods.listWeb = 'error'
    for (const list of [...(await sixty()), await ask()]) expect(list).toHaveLength(6)
    expect(upstream.received('listWeb')).toHaveLength(1)
    vi.setSystemTime(now + 30_001)
    await ask()
    expect(upstream.received('listWeb')).toHaveLength(2)
  })

  test('never fails: without KV the upstream answers, and without both it is the own menu', async () => {
    const away = async () => {
      throw new Error('KV is away')
    }
    const ask = (KV: unknown) => listWebPages({ KV } as Env, asked)

    expect(await ask({ get: away, put: away })).toEqual(newer)
    anotherHost()
    upstream.moods.listWeb = 'error'
    expect(await ask({ get: away, put: away })).toHaveLength(6)
    anotherHost()
    expect(await ask(undefined)).toHaveLength(6)
    await settled()
  })

  test('names a page by its path: the page before a part of it, however deep', () => {
    const menu = [
      { webId: 1, router: '/', hash: '' },
      { webId: 2, router: '/about', hash: '#Business' },
      {
        webId: 3,
        router: null,
        childList: [{ webId: 4, router: '/about', childList: [{ webId: 5, router: '/deep' }] }],
      },
      { webId: 6, router: '/place', hash: '#Here' },
    ]

    expect(['/', '/about', '/deep', '/place', '/nowhere'].map((path) => idAt(menu, path))).toEqual([
      1,
      4,
      5,
      6,
      undefined,
    ])
  })
})

describe('a call to an outside service', () => {
  const ask = (over: Partial<Call> = {}) =>
    call({ address: 'client/web/listWeb', base: upstream.url, locale: 'ja-JP', timeout: 10_000, ...over })

  test('joins a relative address to its base with or without a slash, and leaves an absolute one alone', async () => {
    for (const base of ['', '/', '//', '/owms', '/owms/'])
      await ask({ base: upstream.url + base, address: 'matomo.php' })
    await ask({ address: `${upstream.url}/matomo.php?x=1`, base: 'https://elsewhere.example' })

    expect(upstream.received('tracker')).toHaveLength(4)
    expect(upstream.received('tracker').at(-1)?.query.get('x')).toBe('1')
    expect(upstream.unexpected.splice(0)).toEqual(['GET /owms/matomo.php', 'GET /owms/matomo.php'])
  })

  test('sends and receives JSON, with its own headers', async () => {
    await ask({ method: 'POST', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } })
    await ask()

    const [posted, got] = upstream.received('listWeb')
    expect(posted).toMatchObject({
      method: 'POST',
      body: { a: 1 },
      headers: {
        accept: 'application/json',
        'accept-language': 'ja-JP',
        'content-type': 'application/json',
        'idempotency-key': 'k',
      },
    })
    expect(got).toMatchObject({ method: 'GET', headers: { 'accept-language': 'ja-JP' } })
    expect(got?.headers).not.toHaveProperty('content-type')
  })

  test('follows no redirect, because its headers are for one host only', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      upstream.moods.listWeb = 'redirect'
      upstream.redirectStatus = status
      for (const method of ['GET', 'POST'] as const) {
        expect(await ask({ method, headers: { Token: 'secret' } })).toEqual({
          outcome: 'unanswered',
          error: `status ${status}`,
        })
      }
    }
    expect(upstream.unexpected).toEqual([])
  })

  test('never throws: it returns the failure, timeouts while the body is read included', async () => {
    const errors: Record<string, unknown> = {}
    for (const mood of ['error', 'garbage', 'reset', 'hang', 'stall'] as const) {
      upstream.moods.listWeb = mood
      errors[mood] = await ask({ timeout: 50 })
    }

    expect(errors).toMatchObject({
      error: { outcome: 'unanswered', error: 'status 500' },
      garbage: { outcome: 'unanswered', error: 'answer is not JSON' },
      reset: { outcome: 'unanswered', error: expect.any(String) },
      hang: { outcome: 'unanswered', error: 'no answer in time' },
      stall: { outcome: 'unanswered', error: 'no answer in time' },
    })
    upstream.moods.listWeb = 'empty'
    expect(await ask()).toEqual({ outcome: 'accepted', body: '' })
    expect(await ask({ address: 'no base', base: '' })).toMatchObject({ outcome: 'unanswered' })
    upstream.moods.listWeb = 'forbidden'
    expect(await ask()).toEqual({ outcome: 'unanswered', error: 'status 403', alert: true })
    upstream.moods.listWeb = 'bad'
    expect(await ask()).toEqual({ outcome: 'refused', status: 400, body: { code: 2 }, error: 'status 400' })
  })
})

describe('without an upstream', () => {
  test('a message stays in D1 as stored', async () => {
    const message = aMessage({ turnstile: 'human' })

    expect((await send(checked, message)).body).toEqual({ code: 2, state: 'stored' })
    expect(await rowOf(checked, message.key)).toMatchObject({ state: 'stored', sending: null })
    expect((await send(checked, message)).body).toEqual({ code: 2, state: 'stored' })
  })

  test('a bot gets the same answer', async () => {
    const message = aMessage({ website: 'https://spam.example' })

    expect((await send(checked, message)).body).toEqual({ code: 2, state: 'stored' })
    expect(await rowOf(checked, message.key)).toBeNull()
  })
})

describe('Turnstile, when enabled', () => {
  const state = async (over: Record<string, unknown>) => (await send(checked, aMessage(over))).body
  const refused = (locale: 'en-US' | 'ja-JP') => ({
    error: 'invalid',
    message: words(locale)('errors.api.invalid'),
    fields: { turnstile: words(locale)('contact.problems.turnstile') },
  })

  test('refuses a bot and a message without a token, stores nothing of them, and accepts a visitor', async () => {
    const message = aMessage({ page: '/ja-JP', turnstile: 'machine' })

    expect(await send(checked, message, { 'CF-Connecting-IP': '192.0.2.7' })).toMatchObject({
      status: 422,
      body: refused('ja-JP'),
    })
    expect(await rowOf(checked, message.key)).toBeNull()
    expect(upstream.received('turnstile')).toMatchObject([
      {
        method: 'POST',
        headers: { 'accept-language': 'ja-JP' },
        body: { secret: 'turnstile-secret', response: 'machine', remoteip: '192.0.2.7' },
      },
    ])
    expect(await state({})).toEqual(refused('en-US'))
    expect(await state({ turnstile: 'human' })).toEqual({ code: 2, state: 'stored' })
  })

  test('soon accepts visitors that it cannot judge, and logs why', async () => {
    const moods = ['error', 'reset', 'garbage', 'codeless', 'hang'] as const
    upstream.moods.turnstile = ({ body }) => body.response as Mood

    await Promise.all(
      moods.map(async (mood) => {
        const started = Date.now()
        const { body } = await send(checked, aMessage({ turnstile: mood }), { 'CF-Ray': `turnstile-${mood}` })
        expect(body, mood).toEqual({ code: 2, state: 'stored' })
        const took = Date.now() - started
        expect(took, mood).toBeLessThan(5_000)
        if (mood === 'hang') expect(took).toBeGreaterThan(1_900)
        await expect
          .poll(() => checked.logs(), { message: mood })
          .toContainEqual(expect.objectContaining({ event: 'turnstile-failed', request: `turnstile-${mood}` }))
      }),
    )
  })

  test('is not called for zh-CN, for a form posted without script, or for an invalid message', async () => {
    expect(await state({ page: '/zh-CN', turnstile: 'machine', crossBorder: true })).toMatchObject({ state: 'stored' })
    const form = await post(checked, { ...aMessage(), job: '1/101' })
    expect(form.headers.get('Location')).toBe('/en-US/about-us/contact/sent')
    expect(await state({ turnstile: 'machine', name: '' })).toMatchObject({ fields: { name: expect.any(String) } })

    expect(upstream.received('turnstile')).toEqual([])
  })

  test('is called for every form that could have a token, whatever page it names, and only below the limit of messages', async () => {
    const from = (page: string) => ({ Referer: `${checked.url.origin}${page}`, 'CF-Connecting-IP': anAddress() })
    const named = aMessage({ page: '/zh-CN', crossBorder: true })
    expect(await send(checked, named, from('/ja-JP/about'))).toMatchObject({
      status: 422,
      body: { fields: { turnstile: words('zh-CN')('contact.problems.turnstile') } },
    })
    expect(await rowOf(checked, named.key)).toBeNull()
    expect(await send(checked, named, from('/zh-CN'))).toMatchObject({ body: { state: 'stored' } })

    upstream.forget()
    const machine = from('/en-US')
    const answers = await Promise.all(Array.from({ length: 22 }, () => send(checked, aMessage(), machine)))
    expect(answers.map(({ status }) => status)).toContain(429)
    const asked = answers.filter(({ status }) => status === 422).length
    expect(upstream.received('turnstile')).toHaveLength(asked)
  })

  test('allows three Chinese messages a minute without a token per network, and any number from mainland China', async () => {
    const sendFour = async (headers: Record<string, string>) => {
      const address = { 'CF-Connecting-IP': anAddress(), ...headers }
      const statuses = []
      for (let count = 0; count < 7; count++) {
        const { status } = await send(checked, aMessage({ page: '/zh-CN', crossBorder: true }), address)
        statuses.push(status)
      }
      return statuses
    }

    // Seven, because the limit's minute may end meanwhile.
    expect(await sendFour({ 'CF-IPCountry': 'US' })).toContain(429)
    expect(await sendFour({ 'CF-IPCountry': 'CN' })).toEqual(Array(7).fill(200))
  })

  test('is on the pages and in their policy, except in zh-CN', async () => {
    const page = await checked.get('/en-US')
    const chinese = await checked.get('/zh-CN')

    expect(page.headers.get('Content-Security-Policy')).toContain(
      `script-src 'self' '${assets.start.hash}' ${upstream.url};`,
    )
    expect(await page.text()).toContain('data-turnstile=')
    expect(chinese.headers.get('Content-Security-Policy')).toContain(`script-src 'self' '${assets.start.hash}';`)
    expect(await chinese.text()).not.toContain('data-turnstile=')
  })
})

describe('where data leave mainland China', () => {
  const t = words('zh-CN')
  const chinese = (over: Record<string, unknown> = {}) => aMessage({ page: '/zh-CN', ...over })

  test('a Chinese message needs a separate consent, which is stored with it', async () => {
    const refused = await send(checked, chinese())
    const message = chinese({ crossBorder: true })
    const taken = await send(checked, message)

    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({ crossBorder: t('contact.problems.crossBorder') })
    expect(taken.status).toBe(200)
    expect(JSON.parse(`${(await rowOf(checked, message.key))?.consent}`)).toMatchObject({ crossBorder: true })
  })

  test('other languages do not need it', async () => {
    expect((await send(checked, aMessage({ page: '/ja-JP', turnstile: 'human' }))).status).toBe(200)
    expect(await (await checked.get('/ja-JP')).text()).not.toContain('name="crossBorder"')
  })

  test('the form has an unticked box for it, without script too', async () => {
    const page = await (await checked.get('/zh-CN/about-us/contact')).text()
    const again = await post(checked, chinese({ key: undefined, name: '' }))

    for (const html of [page, await again.text()]) {
      const [box] = /<input[^>]*name="crossBorder"[^>]*>/.exec(html) ?? []
      expect(box).toBeDefined()
      expect(box).not.toContain('checked')
    }
    expect(await (await alone.get('/zh-CN')).text()).not.toContain('name="crossBorder"')
  })
})

describe('every /api answer', () => {
  test('is open to any origin, with the agreed methods and headers', async () => {
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

  test('is JSON in the language of the calling page for an unknown address', async () => {
    for (const locale of locales) {
      const response = await alone.get('/api/nothing', { headers: { Referer: `${alone.url.origin}/${locale}` } })

      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'not-found', message: words(locale)('errors.api.notFound') })
    }
  })
})

describe('GET /healthz', () => {
  test('returns the version, uncached', async () => {
    const response = await alone.get('/healthz')

    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toMatchObject({ version: expect.any(String) })
  })

  test('names an invalid variable', async () => {
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
