import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { publish, texts } from '../harness/published.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { words } from '../ui/site.ts'
import { read } from '../worker/content/version.ts'
import { Pages } from '../worker/pages/entrypoint.ts'
import { gate } from './gate.ts'
import { gatewayWith } from './gateway.ts'

const noCache = { waitUntil: () => undefined } as unknown as ConstructorParameters<typeof Pages>[0]

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
  await publish(site)
})
afterAll(() => site.close())

/** Repeats a request until memory answers it, once the first rendering has ended. */
async function kept(path: string): Promise<Response> {
  for (let tries = 0; tries < 50; tries++) {
    const response = await site.get(path)
    if (response.headers.has('ETag')) return response
    await response.text()
  }
  throw new Error(`${path} is never kept`)
}

/** A streamed page has neither an ETag nor a length. */
const changing = ['etag', 'content-length', 'transfer-encoding']

test.each([
  '/ja-JP',
  '/en-US/newsroom',
  '/zh-CN/newsroom/offline-models-on-site',
  '/en-US/about-us/processing?type=japan',
  '/ja-JP/newsroom?q=BIM',
])('%s comes from memory with the same bytes and headers, and as 304 for a matching ETag', async (path) => {
  const first = await site.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`)
  const again = await kept(path)
  const etag = again.headers.get('ETag') ?? ''

  expect(await again.text()).toBe(await first.text())
  const named = ({ headers }: Response) => [...headers.keys()].filter((name) => !changing.includes(name))
  expect(named(again)).toEqual(named(first))
  expect(again.headers.get('Cache-Control')).toBe('private, no-cache')
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const unchanged = await site.get(path, { headers: { 'If-None-Match': known } })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  }
  expect((await site.get(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
})

test('a kept page is sent in brotli to clients that accept it, with the same text', async () => {
  const path = '/zh-CN/newsroom'
  const plain = await kept(path)
  const ask = (encodings: string) => site.get(path, { headers: { 'Accept-Encoding': encodings } })
  const answers = await Promise.all(['br, gzip', 'br;q=0.5', 'identity, br;q=0', 'gzip'].map(ask))
  const unchanged = await site.get(path, {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': answers[0]?.headers.get('ETag') ?? '' },
  })

  expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'br', 'identity', 'identity'])
  expect(new Set(await Promise.all([plain, ...answers].map((answer) => answer.text()))).size).toBe(1)
  expect(unchanged.status).toBe(304)
  for (const { headers } of [plain, ...answers]) expect(headers.get('Vary')).toBe('Accept-Encoding')
})

test('a kept page has the cookies of its own visitor only', async () => {
  const visit = () =>
    site.get('/en-US/products/design?source=5&keyword=bim', {
      headers: { Referer: 'https://a.example/', 'CF-IPCountry': 'JP' },
    })

  const first = await visit()
  const other = await kept('/en-US/products/design')
  const again = await visit()

  expect(first.headers.getSetCookie().join()).toMatch(/referrer=.*source=5.*keyword=bim/s)
  expect(other.headers.getSetCookie()).toEqual([])
  expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie())
  expect(again.headers.get('ETag')).toBe(other.headers.get('ETag'))
})

/** A gateway whose entrypoint answers with a number of bytes, as published content. */
async function inFrontOf(bytes: number, status = 200, more: object = {}) {
  const bindings = { CONTENT: publishedAs('one'), CONTENT_CHECK_SECONDS: '99', ...more }
  const { version } = await read(bindings.CONTENT, Date.now(), [])
  const headers = { 'Content-Type': 'text/html', 'Content-Length': `${bytes}`, 'Content-Version': version }
  return gatewayWith(bindings, () => new Response(new Uint8Array(bytes), { status, headers }))
}
/** The form of a draft's signature. */
const draft = `1794960000.${'x'.repeat(43)}`
/** A little below a megabyte, so that an entry's overhead does not matter. */
const megabyte = 1024 * 1024 - 1024

describe('the memory of an isolate', () => {
  test('holds 24 MB of pages and, apart from them, 4 MB of searches, each with its brotli copy', async () => {
    const pages = await inFrontOf(megabyte)
    const searches = await inFrontOf(megabyte)
    const from = (index: number) => `https://room.example/en-US/newsroom?page=${index + 2}`
    const found = (index: number) => `https://room.example/en-US/newsroom?q=${index}`
    const ask = async (gateway: typeof pages, address: string) => {
      const before = gateway.asked.length
      await (await gateway.get(address)).arrayBuffer()
      return gateway.asked.length === before ? 'kept' : 'asked for'
    }

    for (let index = 0; index < 18; index++) expect(await ask(pages, from(index))).toBe('asked for')
    for (let index = 0; index < 3; index++) expect(await ask(searches, found(index))).toBe('asked for')
    expect(await ask(pages, from(0))).toBe('kept')
    expect(await ask(searches, found(0))).toBe('kept')

    for (let index = 3; index < 30; index++) await ask(searches, found(index))
    expect(await ask(searches, found(0))).toBe('asked for')
    expect(await ask(pages, from(0))).toBe('kept')
    await ask(pages, from(18))
    expect(await ask(pages, from(1))).toBe('asked for')
  })

  test('keeps a page for an hour and a search for five minutes', async () => {
    let time = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
    onTestFinished(() => clock.mockRestore())
    const pass = (milliseconds: number) => {
      time += milliseconds
    }

    for (const [query, milliseconds] of [
      ['page=2', 3_600_000],
      ['q=BIM', 300_000],
    ] as const) {
      const gateway = await inFrontOf(9)
      const address = `https://time.example/en-US/newsroom?${query}`
      const ask = async () => (await gateway.get(address)).arrayBuffer()

      await ask()
      pass(milliseconds - 1_000)
      await ask()
      expect(gateway.asked, address).toHaveLength(1)
      pass(2_000)
      await ask()
      expect(gateway.asked, address).toHaveLength(2)
    }
  })

  test('keeps the 404 page of a language once for all unknown addresses, with status 404 every time', async () => {
    const gateway = gatewayWith()
    const headers = { 'Accept-Language': 'en' }

    const answers = []
    for (const path of ['/en-US/nowhere', '/en-US/nowhere/else', '/fr-FR/about', '/ja-JP/nowhere', '/ja-JP/else']) {
      answers.push(await gateway.get(`https://missing.example${path}`, { headers }))
    }
    const texts = await Promise.all(answers.map((answer) => answer.text()))

    expect(gateway.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/en-US/404', '/ja-JP/404'])
    expect(new Set(texts).size).toBe(2)
    for (const { status, headers } of answers) {
      expect([status, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([404, 'no-store', null])
    }
  })

  test('does not keep an error, a draft, a redirect, or a missing page under a known address', async () => {
    for (const [path, status] of [
      ['/en-US/newsroom/x', 500],
      [`/en-US/newsroom/x?preview=${draft}`, 200],
      ['/en-US/about-us/careers-detail', 302],
      ['/en-US/newsroom/x', 404],
    ] as const) {
      const gateway = await inFrontOf(9, status)
      for (let count = 0; count < 2; count++) {
        const response = await gateway.get(`https://never.example${path}`)
        expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
      }
      expect(gateway.asked, `status ${status}`).toHaveLength(2)
    }
    // While the entrypoint fails, the 404 page fails too.
    const failing = await inFrontOf(9, 500)
    for (let count = 0; count < 2; count++) await failing.get('https://never.example/zh-CN/nowhere')
    expect(failing.asked).toHaveLength(2)
  })

  test('answers in brotli to clients that accept it, as Cloudflare reports them', async () => {
    const gateway = gatewayWith()
    const ask = (told: string | undefined, sent: string) =>
      gateway.get('https://brotli.example/en-US/about', {
        ...(told !== undefined && { cf: { clientAcceptEncoding: told } }),
        headers: { 'Accept-Encoding': sent },
      })
    await (await ask(undefined, 'br')).text()
    const first = await (await ask(undefined, 'br')).text()

    for (const [told, sent, encoding] of [
      ['gzip, br', 'gzip', 'br'],
      ['gzip', 'br', null],
      ['', 'br', null],
      ['br;q=0.5', '', 'br'],
      ['gzip, br;q=0, x', '', null],
      [undefined, 'br, gzip', 'br'],
    ] as const) {
      const answer = await ask(told, sent)
      const body = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('Content-Encoding'), `${told}, ${sent}`).toBe(encoding)
      expect((encoding ? brotliDecompressSync(body) : body).toString()).toBe(first)
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    }
    expect(gateway.asked, 'kept from the second time on').toHaveLength(2)
  })
})

test('searches of a network are limited, except for those in memory; above the limit the page says so', async () => {
  const counted: string[] = []
  const limit = async ({ key }: { key: string }) => ({ success: counted.push(key) <= 2 })
  const gateway = gatewayWith({ CONTENT: publishedAs('one'), CONTENT_CHECK_SECONDS: '99', SEARCH_LIMIT: { limit } })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warned.mockRestore())
  const ask = async (path: string, address?: string) => {
    const headers = address ? { 'CF-Connecting-IP': address } : undefined
    const response = await gateway.get(`https://searches.example${path}`, { ...(headers && { headers }) })
    return { status: response.status, html: await response.text() }
  }
  const network = '2001:db8:1:2:3::4'

  for (const q of ['one', 'two', 'one']) expect((await ask(`/ja-JP/newsroom?q=${q}`, network)).status).toBe(200)
  expect(counted).toEqual(Array(2).fill('search 2001:db8:1:2'))
  const refused = await ask('/ja-JP/newsroom?q=three', network)
  expect(refused).toEqual({ status: 429, html: expect.stringContaining(words('ja-JP')('errors.api.tooMany')) })
  expect((await ask('/ja-JP/newsroom', network)).status).toBe(200)
  expect((await ask('/ja-JP/newsroom?q=four')).status).toBe(200)
})

describe('the cached entrypoint', () => {
  const address = 'https://site.example'

  test.each([
    ['a page', '/en-US/about', '/en-US/about'],
    ['a page, whatever else is in its query', '/ja-JP/about?utm_source=x&source=3&v=1&host=evil', '/ja-JP/about'],
    ['the home page under its other name', '/zh-CN/home/home-Index?x=1', '/zh-CN'],
    ['a page as Markdown', '/en-US/about.md?x=1', '/en-US/about.md'],
    ['the home page as Markdown', '/en-US/index.md', '/en-US/index.md'],
    ['an unknown page', '/en-US/nowhere?x=1', '/en-US/404'],
    ['the rules for robots', '/robots.txt?x=1', '/robots.txt'],
    ['security.txt', '/.well-known/security.txt', '/.well-known/security.txt'],
    ['an agreement', '/en-US/about-us/processing?x=1&type=japan', '/en-US/about-us/processing?type=japan'],
  ])('is called for %s by one address', async (_, path, expected) => {
    const gateway = gatewayWith()

    await gateway.get(address + path)

    const asked = new URL(gateway.asked[0]?.url ?? '')
    expect(asked.searchParams.get('host')).toBe('site.example')
    asked.searchParams.delete('host')
    expect(asked.href).toBe(address + expected)
  })

  test.each([
    ['a list', '/en-US/newsroom', '/en-US/newsroom'],
    ['a list, its keys in one order', '/en-US/newsroom?page=2&x=1&category=22', '/en-US/newsroom?category=22&page=2'],
    ['a search, trimmed', '/ja-JP/newsroom?q=%20BIM%20&size=', '/ja-JP/newsroom?q=BIM'],
    ['a search, cut', `/ja-JP/newsroom?q=${'x'.repeat(201)}`, `/ja-JP/newsroom?q=${'x'.repeat(200)}`],
    ['an article', '/en-US/newsroom/an-article?x=1', '/en-US/newsroom/an-article'],
    ['an article with any signature', '/en-US/newsroom/an-article?preview=1.x', '/en-US/newsroom/an-article'],
    ['a list, its first page', '/zh-CN/newsroom?page=1&size=10&category=9', '/zh-CN/newsroom'],
    ['a list, a page by its number', '/en-US/newsroom?page=0007', '/en-US/newsroom?page=7'],
    ['a job with an unknown name', '/en-US/about-us/careers-detail?id=A%20Job', '/en-US/about-us/careers-detail'],
    ['an article as Markdown', '/en-US/consultation/an-article.md', '/en-US/consultation/an-article.md'],
    ['a job', '/en-US/about-us/careers-detail?x=1&id=a-job', '/en-US/about-us/careers-detail?id=a-job'],
    ['the jobs', '/en-US/about-us/careers', '/en-US/about-us/careers'],
    ['the feed', '/zh-CN/feed.xml?x=1', '/zh-CN/feed.xml'],
    ['the sitemap', '/sitemap.xml', '/sitemap.xml'],
    ['llms.txt', '/llms.txt', '/llms.txt'],
  ])('is called for %s by one address for each version of the content', async (_, path, expected) => {
    const gateway = await inFrontOfVersion('one')
    await gateway.get(address + path)
    const other = await inFrontOfVersion('two')
    await other.get(address + path)

    const asked = new URL(gateway.asked[0]?.url ?? '')
    expect(asked.searchParams.has('host')).toBe(false)
    expect(asked.searchParams.get('v')).not.toBeNull()
    expect(other.asked[0]?.url).not.toBe(gateway.asked[0]?.url)
    asked.searchParams.delete('v')
    expect(asked.href).toBe(address + expected)
  })

  test('receives nothing about the visitor, except the request id', async () => {
    const gateway = gatewayWith()

    await gateway.get(`${address}/en-US/products/design`, {
      headers: {
        'CF-Ray': '9a1b2c3d4e5f6789-NRT',
        'CF-Connecting-IP': '192.0.2.7',
        'CF-IPCountry': 'JP',
        Cookie: 'referrer=secret',
        Referer: 'https://secret.example/',
        'User-Agent': 'secret',
      },
    })

    const [asked] = gateway.asked
    expect([...(asked?.headers ?? [])]).toEqual([['request-id', '9a1b2c3d4e5f6789-NRT']])
    expect([asked?.method, asked?.redirect]).toEqual(['GET', 'manual'])
  })
})

/** A gateway that knows a content version. */
async function inFrontOfVersion(version: string) {
  const bindings = { SITE_ORIGIN: 'https://site.example', CONTENT: publishedAs(version) }
  const first = gatewayWith({ ...bindings, CONTENT_CHECK_SECONDS: '0' })
  await (await first.get('https://first.example/en-US/consultation')).text()
  await first.settled()
  return gatewayWith({ ...bindings, CONTENT_CHECK_SECONDS: '99' })
}

describe('Workers Cache', () => {
  const ask = async (path: string, version: string | null) => {
    const url = new URL(path, 'https://pages.example')
    if (version) url.searchParams.set('v', version)
    return new Pages(noCache, { CONTENT: site.content } as unknown as Env).fetch(new Request(url))
  }
  const hour = 'public, max-age=3600'
  const forDays = 'public, max-age=3600, stale-while-revalidate=86400'

  test.each([
    ['/en-US', 200, forDays, null],
    ['/ja-JP/about-us/processing?type=japan', 200, forDays, null],
    ['/zh-CN/about.md', 200, forDays, null],
    ['/robots.txt', 200, forDays, null],
    ['/.well-known/security.txt', 200, forDays, null],
    ['/en-US/newsroom', 200, hour, 'articles'],
    ['/ja-JP/newsroom?page=2', 200, hour, 'articles'],
    ['/ja-JP/newsroom?category=22&page=999', 200, 'no-store', null],
    ['/en-US/newsroom?q=BIM', 200, 'public, max-age=300', 'articles'],
    ['/zh-CN/newsroom/offline-models-on-site', 200, hour, 'articles'],
    ['/zh-CN/newsroom/offline-models-on-site.md', 200, hour, 'articles'],
    ['/en-US/consultation', 200, hour, 'articles'],
    ['/ja-JP/consultation/splats-or-meshes', 200, hour, 'articles'],
    ['/en-US/about-us/careers', 200, hour, 'jobs'],
    ['/zh-CN/about-us/careers-detail?id=bim-modeler', 200, hour, 'jobs'],
    ['/en-US/feed.xml', 200, hour, 'articles'],
    ['/sitemap.xml', 200, hour, 'articles,jobs'],
    ['/llms.txt', 200, hour, 'articles'],
    ['/ja-JP/about-us/contact/sent', 200, 'no-store', null],
    ['/ja-JP/about-us/careers-detail', 302, 'no-store', null],
    ['/ja-JP/newsroom/nowhere', 404, 'no-store', null],
    ['/en-US/nowhere', 404, 'no-store', null],
  ])('gets %s with status %i, %s and tags %s', async (path, status, policy, tags) => {
    const { version } = await read(site.content, Date.now(), [])
    const response = await ask(path, tags && version)
    const body = await response.text()
    const { headers } = response

    expect([response.status, headers.get('Cache-Control'), headers.get('Cache-Tag')]).toEqual([status, policy, tags])
    expect(headers.getSetCookie()).toEqual([])
    if (!headers.get('Content-Type')?.startsWith('text/html')) return
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('Content-Language')).toBe(path.slice(1, 6))
    if (headers.has('Content-Length')) expect(headers.get('Content-Length')).toBe(`${Buffer.byteLength(body)}`)
    else expect(body).toContain('</html>')
    if (tags) expect(headers.get('Content-Version') ?? body.slice(-80)).toContain(version)
  })

  test.each(['/en-US/newsroom', '/ja-JP/newsroom?q=BIM', '/zh-CN/about-us/careers', '/en-US/newsroom.md', '/llms.txt'])(
    'gets nothing of %s without a version, or with rows of another version',
    async (path) => {
      const unasked = await ask(path, null)
      expect(unasked.headers.get('Cache-Control')).toBe('no-store')
      expect(await unasked.text()).not.toBe('')

      const other = await ask(path, 'of-another-day')
      const came = await other.text().then(
        () => 'to its end',
        () => 'not to its end',
      )
      const kept = came === 'to its end' && other.headers.get('Cache-Control') !== 'no-store'
      expect(kept).toBe(false)
    },
  )

  test('is purged by tags from inside the entrypoint; without a cache nothing is reported as purged', async () => {
    const dropped: unknown[] = []
    const cache = (success: boolean) => ({
      async purge(what: unknown) {
        dropped.push(what)
        return { success }
      },
    })
    const purge = (context: object) => new Pages(context as typeof noCache, {} as Env).purge(['articles', 'jobs'])

    expect(await purge({ cache: cache(true) })).toBe(true)
    expect(await purge({ cache: cache(false) })).toBe(false)
    expect(await purge({})).toBe(false)
    expect(dropped).toEqual([{ tags: ['articles', 'jobs'] }, { tags: ['articles', 'jobs'] }])
  })
})

describe('POST /api/purge', () => {
  const secret = 'token-for-the-purge'
  async function purge(variables: object, authorization: string | undefined, body: unknown = { tags: ['jobs'] }) {
    const gateway = gatewayWith({ ...variables })
    const response = await gateway.get('https://purge.example/api/purge', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Referer: 'https://purge.example/ja-JP', ...(authorization && { Authorization: authorization }) },
    })
    const { status, headers } = response
    return { status, headers, body: await response.json(), purged: gateway.purged }
  }

  test('purges the given tags with the token', async () => {
    expect(await purge({ PURGE_TOKEN: secret }, `Bearer ${secret}`)).toMatchObject({
      status: 200,
      body: { purged: true },
      purged: [['jobs']],
    })
  })

  test('is closed without the token, and to everybody when none is set', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warned.mockRestore())

    for (const [variables, authorization, status] of [
      [{ PURGE_TOKEN: secret }, undefined, 401],
      [{ PURGE_TOKEN: secret }, 'Bearer guess', 401],
      [{ PURGE_TOKEN: secret }, `Bearer ${secret}x`, 401],
      [{ PURGE_TOKEN: secret }, `Basic ${secret}`, 400],
      [{}, 'Bearer guess', 401],
      [{}, 'Bearer undefined', 401],
      [{}, 'Bearer ', 400],
      [{ PURGE_TOKEN: '' }, 'Bearer guess', 401],
    ] as const) {
      const answer = await purge(variables, authorization)
      expect([answer.status, answer.purged], JSON.stringify([variables, authorization])).toEqual([status, []])
      expect(answer.body).toEqual({ error: 'unauthorized', message: words('ja-JP')('errors.api.unauthorized') })
      expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer /)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    }
    expect(warned).toHaveBeenCalledTimes(8)
    expect(warned.mock.calls[0]?.[0]).toContain('"event":"purge-refused"')
  })

  test('accepts only a list of existing tags', async () => {
    for (const body of [null, {}, { tags: [] }, { tags: ['everything'] }, { tags: 'jobs' }]) {
      const answer = await purge({ PURGE_TOKEN: secret }, `Bearer ${secret}`, body)
      expect([answer.status, answer.purged], JSON.stringify(body)).toEqual([422, []])
      expect(answer.body).toEqual({
        error: 'invalid',
        message: words('ja-JP')('errors.api.tags', { tags: 'articles, jobs' }),
      })
    }
  })
})

describe('the version of the content', () => {
  const everything = (_version: string) => true

  test('is read in the background, except for a kept page after a quiet time', async () => {
    const contentVersion = await aVersion()
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = { loaded: 'one', times: 0 }
    const later: Promise<unknown>[] = []
    const ask = (isKept = everything) => contentVersion(publishedAs(asked), 20_000, (work) => later.push(work), isKept)

    expect([await ask(), asked.times]).toEqual([null, 1])
    await Promise.all(later)
    const first = await ask()
    expect(first).toContain('one')

    asked.loaded = 'two'
    vi.setSystemTime(Date.now() + 19_999)
    expect([await ask(), asked.times]).toEqual([first, 1])

    vi.setSystemTime(Date.now() + 1)
    expect([await ask(), later.length]).toEqual([first, 2])
    await Promise.all(later)
    const second = await ask()
    expect([second?.includes('two'), asked.times]).toEqual([true, 2])

    asked.loaded = 'three'
    vi.setSystemTime(Date.now() + 40_000)
    const [none, third, same] = await Promise.all([ask(() => false), ask(), ask((version) => version === second)])
    expect([none, third?.includes('three'), same === third, asked.times]).toEqual([null, true, true, 3])
  })

  test('changes with a load, with an article and a job that appear, and with a job that closes', async () => {
    const ask = async (row: object) => (await read(publishedAs(row), Date.now(), [])).version
    const row = { loaded: 'one', newest: 1, newest_job: 1, closed: 1 }
    const others = [{}, { loaded: 'two' }, { newest: 2 }, { newest_job: 2 }, { closed: 2 }]

    const versions = await Promise.all(others.map((other) => ask({ ...row, ...other })))

    expect(new Set(versions).size).toBe(5)
  })

  test('changes when an article or a job appears or a job closes, and not before', async () => {
    const start = Date.UTC(2030, 0, 1)
    const at = async (time: number) => (await read(site.content, time, [])).version
    const hour = 3_600_000
    const liveAt = (table: string, time: number) =>
      site.content
        .prepare(`UPDATE ${table} SET live_at = ?1 WHERE rowid = (SELECT MIN(rowid) FROM ${table})`)
        .bind(time)
        .run()

    const before = await at(start)
    await liveAt('articles', start + hour)
    await liveAt('jobs', start + 2 * hour)
    await site.content
      .prepare('UPDATE jobs SET open_until = ?1 WHERE row = 2')
      .bind(start + 3 * hour)
      .run()
    const versions = await Promise.all([0, 1, 2, 3, 4].map((hours) => at(start + hours * hour)))

    expect(versions[0]).toBe(before)
    expect(new Set(versions).size).toBe(4)
    expect(versions[4]).toBe(versions[3])
  })

  test('that cannot be read is the last known one until it can, and is read again', async () => {
    const contentVersion = await aVersion()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    const later: Promise<unknown>[] = []
    const ask = (db: D1Database, isKept = everything) => contentVersion(db, 0, (work) => later.push(work), isKept)
    const failing = { ...publishedAs(''), batch: () => Promise.reject(new Error('Gone')) } as unknown as D1Database
    const silent = { ...publishedAs(''), batch: () => new Promise(() => undefined) } as unknown as D1Database
    await ask(publishedAs('one'))
    await Promise.all(later)

    for (const db of [failing, failing, silent, silent]) expect(await ask(db)).toContain('one')
    expect(logged.mock.calls[0]?.[0]).toContain('"event":"version-error"')
    await Promise.allSettled(later)
    expect(await ask(publishedAs('two'))).toContain('two')
    expect(await ask(publishedAs('three'), () => false)).toBeNull()
  })

  test('that arrives late does not replace a newer one', async () => {
    const alone = `../worker/content/version.ts?${Math.random()}.ts`
    const { contentVersion, read } = (await import(
      /* @vite-ignore */ alone
    )) as typeof import('../worker/content/version.ts')
    const { open, opened } = gate()
    const slow = { ...publishedAs('one'), batch: () => opened.then(() => publishedAs('one').batch([slow as never])) }

    const late = read(slow as unknown as D1Database, Date.now() - 2, [])
    await read(publishedAs('two'), Date.now(), [])
    open()
    await late

    expect(await contentVersion(publishedAs(''), 99_000, () => undefined, everything)).toContain('two')
  })
})

test('a load of content is seen by the next visitor', async () => {
  const news = texts.filter(({ kind, locale }) => kind === 'news' && locale === 'en-US')
  const before = (await kept('/en-US/newsroom')).headers.get('ETag')
  const changed = news.map((source) => ({
    ...source,
    meta: { ...source.meta, title: `${source.meta.title}, again` },
  }))

  await publish(site, changed)

  expect(await text('/en-US/newsroom')).toContain(', again</a>')
  expect((await kept('/en-US/newsroom')).headers.get('ETag')).not.toBe(before)
})

/** The version as a fresh module sees it. */
async function aVersion() {
  const alone = `../worker/content/version.ts?${Math.random()}.ts`
  const { contentVersion } = (await import(/* @vite-ignore */ alone)) as typeof import('../worker/content/version.ts')
  return contentVersion
}

/** A database without texts that reports a loaded version. `times`: number of queries. */
function publishedAs(what: string | { loaded?: string; times?: number }): D1Database {
  const said = typeof what === 'string' ? { loaded: what } : what
  const statement = { bind: () => statement }
  return {
    prepare: () => statement,
    async batch(statements: unknown[]) {
      said.times = (said.times ?? 0) + 1
      return statements.map((_, index) => ({
        results: index === 0 ? [{ newest: null, newest_job: null, closed: null, ...said }] : [],
      }))
    },
  } as unknown as D1Database
}

async function text(path: string): Promise<string> {
  return (await site.get(path, { headers: { 'Accept-Language': 'en' } })).text()
}

describe('while D1 is away', () => {
  const shown = texts.filter(({ locale }) => locale === 'en-US')
  const idOf = (kind: string) => shown.find((text) => text.kind === kind)?.id ?? ''
  const paths = [
    '/en-US',
    '/en-US/newsroom',
    '/en-US/newsroom?category=22&page=2',
    '/en-US/newsroom?q=BIM&page=3',
    `/en-US/newsroom/${idOf('news')}`,
    `/en-US/newsroom/${idOf('news')}.md`,
    `/en-US/newsroom/x?preview=${draft}`,
    '/en-US/consultation',
    `/en-US/consultation/${idOf('consultation')}`,
    '/en-US/about-us/careers',
    `/en-US/about-us/careers-detail?id=${idOf('jobs')}`,
    '/en-US/feed.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/en-US/nowhere',
  ]
  const quietly = () => {
    const logged = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
    onTestFinished(() => {
      for (const spy of logged) spy.mockRestore()
    })
  }
  const away = () => Promise.reject(new Error('D1_ERROR: away'))
  const silent = () => Promise.withResolvers<never>().promise

  test.each([
    ['throws', away, 1_000],
    ['never answers', silent, 4_000],
  ] as const)('and %s, every page, or its error page, is there in time', async (name, batch, patience) => {
    quietly()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const gateway = gatewayWith({ CONTENT: { ...publishedAs(''), batch }, CONTENT_CHECK_SECONDS: '20' })
    const there: string[] = []
    const asking = paths.map(async (path) => {
      const response = await gateway.get(`https://away-${name.replaceAll(' ', '-')}.example${path}`)
      expect(await response.text(), path).not.toBe('')
      there.push(path)
    })

    await vi.advanceTimersByTimeAsync(patience)
    await vi.waitFor(() => expect(there.toSorted()).toEqual(paths.toSorted()))
    await Promise.all(asking)
  })

  test('Workers Cache is asked for the last known version', async () => {
    quietly()
    vi.useFakeTimers({ now: Date.UTC(2031, 0, 1), toFake: ['Date'] }) // later than all reads above
    onTestFinished(() => void vi.useRealTimers())
    const first = gatewayWith({ CONTENT: publishedAs('one'), CONTENT_CHECK_SECONDS: '0' })
    await (await first.get('https://cached.example/en-US/newsroom')).text()
    await first.settled()
    const cached = (request: Request) =>
      new URL(request.url).searchParams.get('v')?.startsWith('one')
        ? new Response('from Workers Cache', { headers: { 'Content-Type': 'text/html', 'Content-Length': '18' } })
        : new Response('D1 is away', { status: 500 })
    const gateway = gatewayWith({ CONTENT: { ...publishedAs(''), batch: away }, CONTENT_CHECK_SECONDS: '0' }, cached)

    // The first request learns the version.
    await (await gateway.get('https://cached.example/en-US/consultation')).text()
    await gateway.settled()
    const response = await gateway.get('https://cached.example/ja-JP/newsroom')

    expect([response.status, await response.text()]).toEqual([200, 'from Workers Cache'])
  })
})

// Last in this file: afterwards the isolate has seen as many hosts as it keeps pages for.
test('an isolate keeps the home page during a flood of pages past the end, of hosts and of searches', async () => {
  const origin = 'https://www.flood.example'
  const home = gatewayWith({ SITE_ORIGIN: origin })
  const flood = await inFrontOf(200_000)
  const own = await inFrontOf(200_000, 200, { SITE_ORIGIN: origin })
  const ask = async (gateway: typeof home, address: string) => (await gateway.get(address)).arrayBuffer()
  for (let count = 0; count < 3; count++) await ask(home, `${origin}/en-US`)
  expect(home.asked).toHaveLength(2)

  for (let index = 0; index < 250; index++) {
    await ask(flood, `https://made-up-${index}.example/en-US/newsroom`)
    await ask(own, `https://made-up-${index}.example/en-US/newsroom`)
    await ask(own, `${origin}/en-US/newsroom?q=${index}`)
  }
  const past = gatewayWith({ SITE_ORIGIN: origin, CONTENT: site.content })
  for (let count = 0; count < 2; count++) await ask(past, `${origin}/en-US/newsroom?page=99999`)

  expect(past.asked, 'past the end').toHaveLength(2)
  await ask(home, `${origin}/en-US`)
  expect(home.asked).toHaveLength(2)
})
