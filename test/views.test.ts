import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { words } from '../ui/site.ts'
import { anAddress } from './message.ts'
import { type RunningSite, startSite } from './site.ts'
import { startUpstream, type Upstream } from './upstream.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let upstream: Upstream
let site: RunningSite
let alone: RunningSite
/** Data points of earlier tests. */
let before = 0

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite({
    TRACKER_URL: upstream.url,
    TRACKER_SITE_ID: '7',
    SITE_ORIGIN: 'https://www.example.com',
    ENABLED_LOCALES: 'en-US,ja-JP',
  })
  alone = await startSite()
})
beforeEach(() => {
  upstream.moods.tracker = 'ok'
  upstream.forget()
  before = written().length
})
afterAll(async () => {
  await Promise.all([site.close(), alone.close()])
  upstream.close()
  expect(upstream.unexpected).toEqual([])
})

/** Everything the dataset was given so far. */
function written(): { indexes: string[]; blobs?: string[]; doubles?: number[] }[] {
  return (site.logs() as { event?: string; indexes: string[] }[]).flatMap(({ event, ...point }) =>
    event === 'data-point' ? [point] : [],
  )
}
const points = () => written().slice(before)
const blobs = () =>
  points()
    .map(({ blobs: columns }) => columns)
    .sort()

async function post(body: unknown, headers: Record<string, string> = {}, to = site) {
  const response = await to.get('/api/views', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'User-Agent': firefox,
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': anAddress(),
      'CF-IPCountry': 'JP',
      ...headers,
    },
  })
  return { status: response.status, body: await response.text() }
}

/** Nothing of what was sent before is counted, while what is sent now is. */
async function nothingCounted() {
  await post({ page: '/en-US/about-us/company' })
  await expect.poll(blobs).toEqual([['/about-us/company', 'en-US', 'JP', '']])
}

describe('POST /api/views', () => {
  test('counts page, language, country and referring site, and nothing else', async () => {
    const answer = await post({ page: '/ja-JP/products/construction', referrer: 'www.google.co.jp' })

    expect(answer).toEqual({ status: 204, body: '' })
    await expect
      .poll(points)
      .toEqual([{ indexes: ['view'], blobs: ['/products/construction', 'ja-JP', 'JP', 'www.google.co.jp'] }])
  })

  test('counts home, articles and jobs, and keeps no query', async () => {
    for (const page of ['/en-US', '/en-US/newsroom/model-week-autumn', '/en-US/about-us/careers-detail']) {
      await post({ page })
    }
    await post({ page: '/en-US/newsroom?q=secret' })

    await expect
      .poll(() => blobs().map((columns) => columns?.[0]))
      .toEqual(['/', '/about-us/careers-detail', '/newsroom/model-week-autumn'])
  })

  test('names no referring site where that is this one or none, and no country where it is unknown', async () => {
    await post({ page: '/en-US', referrer: site.url.host }, { 'CF-IPCountry': 'T1' })
    await post({ page: '/en-US', referrer: 'not a host/at all' })

    await expect.poll(blobs).toEqual([
      ['/', 'en-US', '', ''],
      ['/', 'en-US', 'JP', ''],
    ])
  })

  test('answers alike and counts nothing for programs, other sites, pages that do not exist, languages switched off', async () => {
    const page = '/en-US'
    const left = await Promise.all([
      post({ page }, { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
      post({ page }, { 'User-Agent': '' }),
      post({ page }, { 'Sec-Fetch-Site': 'cross-site' }),
      post({ page }, { 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.example' }),
      post({ page: '/en-US/nowhere' }),
      post({ page: '/about' }),
      post({ page: '/zh-CN' }),
    ])

    expect(left.map(({ status }) => status)).toEqual(left.map(() => 204))
    await nothingCounted()
  })

  test('keeps what a visit measured, in the order of the columns', async () => {
    await post({ page: '/en-US/about', vitals: { lcp: 1200.5, inp: -1, ttfb: 80, cls: 0.02 } })

    await expect
      .poll(points)
      .toEqual([{ indexes: ['vitals'], blobs: ['/about', 'en-US', 'JP'], doubles: [1200.5, -1, 80, 0.02] }])
    expect(tracked('/en-US/about')).toEqual([])
  })

  test('refuses what is not JSON, has values that do not fit, or is too large, in words', async () => {
    const t = words('ja-JP')
    const refused = async (body: unknown) => {
      const answer = await post(body)
      return [answer.status, JSON.parse(answer.body)]
    }

    expect(await refused('{')).toEqual([400, { error: 'bad-request', message: t('errors.api.json') }])
    for (const body of [
      null,
      {},
      { page: 4 },
      { page: '/en-US', vitals: { lcp: 'x' } },
      { page: '/en-US', vitals: { lcp: 1e9, inp: 1, ttfb: 1, cls: 0 } },
    ]) {
      expect(await refused(body), JSON.stringify(body)).toEqual([
        422,
        { error: 'invalid', message: t('errors.api.values') },
      ])
    }
    expect(await refused({ page: '/en-US', referrer: 'x'.repeat(3_000) })).toEqual([
      413,
      { error: 'too-large', message: t('errors.api.bytes') },
    ])
    await nothingCounted()
  })

  test('counts no more than 120 views a minute from one address', async () => {
    const address = anAddress()
    // More than two minutes' worth: a minute may end on the way.
    for (let round = 0; round < 5; round++) {
      await Promise.all(Array.from({ length: 50 }, () => post({ page: '/en-US' }, { 'CF-Connecting-IP': address })))
    }

    await post({ page: '/en-US/about' })
    await expect.poll(() => blobs().some((columns) => columns?.[0] === '/about')).toBe(true)
    expect(points().length).toBeLessThanOrEqual(241)
  })
})

describe('the visit counter', () => {
  test('gets the public address, the referring site and the language, and nothing of the visitor', async () => {
    await post(
      { page: '/ja-JP/about', referrer: 'search.example' },
      { Cookie: 'referrer=secret', Referer: 'https://secret.example/' },
    )
    await expect.poll(() => tracked('/ja-JP/about')).toHaveLength(1)

    const [call] = tracked('/ja-JP/about')
    const [request] = (call?.body.requests ?? []) as string[]
    expect(Object.fromEntries(new URLSearchParams(request))).toEqual({
      idsite: '7',
      rec: '1',
      apiv: '1',
      url: 'https://www.example.com/ja-JP/about',
      urlref: 'https://search.example/',
      lang: 'ja-JP',
      new_visit: '1',
      bots: '1',
    })
    const told = JSON.stringify([call?.headers, call?.body])
    for (const secret of [firefox, '2001:db8', 'secret']) expect(told).not.toContain(secret)
  })

  test('may fail in any way: the view is counted, the answer is the same, the failure is logged', async () => {
    for (const mood of ['error', 'reset', 'garbage'] as const) {
      upstream.moods.tracker = mood
      expect(await post({ page: '/en-US' }), mood).toEqual({ status: 204, body: '' })
    }

    await expect
      .poll(() => site.logs().filter((line) => (line as { event?: string }).event === 'tracker-failed').length)
      .toBeGreaterThanOrEqual(3)
    await expect.poll(() => points().length).toBe(3)
  })

  test('is not called where none is set', async () => {
    expect(await post({ page: '/zh-CN' }, {}, alone)).toEqual({ status: 204, body: '' })
    await nothingCounted()
    expect(tracked('/zh-CN')).toEqual([])
  })
})

test('a tracker without the number of its site is named before anyone is counted', async () => {
  const wrong = await startSite({ TRACKER_URL: upstream.url, STATISTICS_ID: 'UA-1' })
  const text = await (await wrong.get('/healthz')).text()
  await wrong.close()

  expect(text).toContain('TRACKER_SITE_ID must be set where TRACKER_URL is')
})

/** Calls of the visit counter for a page. */
function tracked(path: string) {
  return upstream.received('tracker').filter(({ body }) => {
    const [request] = body.requests as string[]
    return new URLSearchParams(request).get('url') === `https://www.example.com${path}`
  })
}
