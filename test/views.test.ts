import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { anAddress } from '../harness/message.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { words } from '../ui/site.ts'
import { gate } from './gate.ts'
import { gatewayWith } from './gateway.ts'
import { startUpstream, type Upstream } from './upstream.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let upstream: Upstream
let site: RunningSite
/** Number of data points of earlier tests. */
let before = 0

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite({
    TRACKER_URL: upstream.url,
    TRACKER_SITE_ID: '7',
    SITE_ORIGIN: 'https://www.example.com',
    ENABLED_LOCALES: 'en-US,ja-JP',
  })
})
beforeEach(() => {
  upstream.moods.tracker = 'ok'
  upstream.forget()
  before = written().length
})
afterAll(async () => {
  await site.close()
  upstream.close()
  expect(upstream.unexpected).toEqual([])
})

/** All data points so far. */
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

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await site.get('/api/views', {
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

/** Checks that earlier requests counted nothing, by counting one that follows. */
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

  test('leaves out an own or missing referring site, and an unknown country', async () => {
    await post({ page: '/en-US', referrer: site.url.host }, { 'CF-IPCountry': 'T1' })
    await post({ page: '/en-US', referrer: 'not a host/at all' })

    await expect.poll(blobs).toEqual([
      ['/', 'en-US', '', ''],
      ['/', 'en-US', 'JP', ''],
    ])
  })

  test('answers alike and counts nothing for bots, other sites, missing pages and disabled languages', async () => {
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

  test('stores what a visit measured, in the order of the columns', async () => {
    await post({ page: '/en-US/about', vitals: { lcp: 1200.5, inp: -1, ttfb: 80, cls: 0.02 } })

    await expect
      .poll(points)
      .toEqual([{ indexes: ['vitals'], blobs: ['/about', 'en-US', 'JP'], doubles: [1200.5, -1, 80, 0.02] }])
    expect(tracked('/en-US/about')).toEqual([])
  })

  test('refuses other formats, invalid values and large bodies, with a reason', async () => {
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
})

/** POST /api/views of a gateway with readable data points and limit. */
function aCounter({
  limited = false,
  cf = {},
  ...variables
}: {
  limited?: boolean
  cf?: object
  [name: string]: unknown
} = {}) {
  const points: unknown[] = []
  const keys: string[] = []
  const gateway = gatewayWith({
    VIEWS: { writeDataPoint: (point: unknown) => void points.push(point) },
    VIEW_LIMIT: {
      async limit({ key }: { key: string }) {
        keys.push(key)
        return { success: !limited }
      },
    },
    ...variables,
  })
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const { status } = await gateway.get('https://counted.example/api/views', {
      method: 'POST',
      body: JSON.stringify(body),
      cf,
      headers: { 'User-Agent': firefox, 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': '192.0.2.7', ...headers },
    })
    await gateway.settled()
    return status
  }
  return { points, keys, send }
}

describe('the limit of views', () => {
  test('is 120 a minute in every environment', () => {
    const config = readFileSync('wrangler.toml', 'utf8')
    const limits = [...config.matchAll(/name = "VIEW_LIMIT"\nnamespace_id = "\d+"\nsimple = \{ (.*) \}/g)]

    expect(limits.map(([, limit]) => limit)).toEqual(Array(3).fill('limit = 120, period = 60'))
  })

  test('counts a network; requests above it get the same answer and are neither counted nor passed on', async () => {
    const called = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => called.mockRestore())
    const counter = aCounter({ limited: true, TRACKER_URL: 'https://tracker.example', TRACKER_SITE_ID: '7' })
    const vitals = { lcp: 1, inp: 1, ttfb: 1, cls: 0 }

    expect(await counter.send({ page: '/en-US' })).toBe(204)
    expect(await counter.send({ page: '/en-US', vitals }, { 'CF-Connecting-IP': '2001:db8:1:2:3::4' })).toBe(204)

    expect([counter.points, called.mock.calls]).toEqual([[], []])
    expect(counter.keys).toEqual(['192.0.2.7', '2001:db8:1:2'])
  })
})

describe('a counted view', () => {
  const paths = async (pages: string[]) => {
    const counter = aCounter()
    for (const page of pages) await counter.send({ page })
    return counter.points.map((point) => (point as { blobs: string[] }).blobs[0])
  }

  test('has an existing page, by its whole path or, for content, by its form', async () => {
    const right = [
      '/en-US',
      '/en-US/',
      '/ja-JP/home/home-Index',
      '/zh-CN/consultation/a-1_b',
      `/en-US/newsroom/${'x'.repeat(80)}`,
    ]

    expect(await paths(right)).toEqual([
      '/',
      '/',
      '/home/home-Index',
      '/consultation/a-1_b',
      `/newsroom/${'x'.repeat(80)}`,
    ])
    for (const wrong of [
      '/en-US/aboutx',
      '/en-US/x/about',
      '/en-US/newsroom/',
      '/en-US/newsroom/a/b',
      '/en-US/newsroom/a%20b',
      `/en-US/newsroom/${'x'.repeat(81)}`,
      '/about',
      '/fr-FR/about',
    ]) {
      expect(await paths([wrong]), wrong).toEqual([])
    }
  })

  test('comes from a person, as far as browser and Cloudflare tell', async () => {
    const page = '/en-US'
    const verified = aCounter({ cf: { botManagement: { verifiedBot: true } } })
    const person = aCounter({ cf: { country: 'FR', botManagement: { verifiedBot: false } } })

    await verified.send({ page })
    await person.send({ page })
    await person.send({ page }, { 'Sec-Fetch-Site': '', Origin: 'https://counted.example' })
    await person.send({ page }, { 'Sec-Fetch-Site': '' })
    for (const headers of [
      { 'Sec-Fetch-Site': 'none' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://counted.example' },
      { 'Sec-Fetch-Site': '', Origin: 'null' },
    ]) {
      await person.send({ page }, headers as Record<string, string>)
    }

    expect(verified.points).toEqual([])
    expect(person.points).toEqual(Array(3).fill({ indexes: ['view'], blobs: ['/', 'en-US', 'FR', ''] }))
  })

  test('has limits that a browser can keep', async () => {
    const { send } = aCounter()
    const page = '/en-US'
    const vitals = { lcp: -1, inp: 0, ttfb: 600_000, cls: 100 }

    for (const body of [{ page, vitals }, { page: `/${'x'.repeat(299)}` }, { page, referrer: 'x'.repeat(260) }]) {
      expect(await send(body), JSON.stringify(body)).toBe(204)
    }
    for (const body of [
      { page: 'en-US' },
      { page: `/${'x'.repeat(300)}` },
      { page, referrer: 'x'.repeat(261) },
      { page, vitals: { ...vitals, lcp: -2 } },
      { page, vitals: { ...vitals, inp: 600_001 } },
      { page, vitals: { ...vitals, ttfb: 600_001 } },
      { page, vitals: { ...vitals, cls: -0.1 } },
      { page, vitals: { ...vitals, cls: 100.1 } },
      { page, vitals: { lcp: 1, inp: 1, ttfb: 1 } },
    ]) {
      expect(await send(body), JSON.stringify(body)).toBe(422)
    }
    const filled = (bytes: number) => ({ page, x: 'x'.repeat(bytes - JSON.stringify({ page, x: '' }).length) })
    expect(await send(filled(2_048))).toBe(204)
    expect(await send(filled(2_049))).toBe(413)
  })
})

describe('the visit counter', () => {
  test('receives the public address, the referring site and the language, and nothing of the visitor', async () => {
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
    const failures = () =>
      (site.logs() as { event?: string; error?: string }[])
        .filter(({ event }) => event === 'tracker-failed')
        .map(({ error }) => error)
    for (const [index, mood] of (['error', 'reset', 'garbage'] as const).entries()) {
      upstream.moods.tracker = mood
      expect(await post({ page: '/en-US' }), mood).toEqual({ status: 204, body: '' })
      await expect.poll(failures, { message: mood }).toHaveLength(index + 1)
    }

    expect(failures()).toEqual(['status 500', expect.any(String), 'answer is not JSON'])
    await expect.poll(() => points().length).toBe(3)
  })

  describe('of a gateway', () => {
    const settings = { TRACKER_URL: 'https://tracker.example/matomo/', TRACKER_SITE_ID: '7' }
    /** Replaces the answer of the visit counter, and records its requests and the time limit. */
    function answering(answer: () => Promise<Response>) {
      const called = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
      const timeout = vi.spyOn(AbortSignal, 'timeout')
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      onTestFinished(() => {
        for (const one of [called, timeout, warned]) one.mockRestore()
      })
      return {
        calls: () => called.mock.calls.map(([address, init]) => ({ address: String(address), ...init })),
        timeouts: () => timeout.mock.calls.flat(),
        logged: () => warned.mock.calls.map(([line]) => JSON.parse(line)),
      }
    }

    test('is called below its own address, in JSON, with three seconds, without a referring site if there is none', async () => {
      const tracker = answering(async () => Response.json({ status: 'success' }))
      const counter = aCounter(settings)

      await counter.send({ page: '/zh-CN/about' })

      const query = new URLSearchParams({
        idsite: '7',
        rec: '1',
        apiv: '1',
        url: 'https://counted.example/zh-CN/about',
        lang: 'zh-CN',
        new_visit: '1',
        bots: '1',
      })
      expect(tracker.calls()).toMatchObject([
        {
          address: 'https://tracker.example/matomo/matomo.php',
          method: 'POST',
          redirect: 'manual',
          headers: { 'Accept-Language': 'zh-CN', 'Content-Type': 'application/json' },
          body: JSON.stringify({ requests: [`?${query}`] }),
        },
      ])
      expect(tracker.timeouts()).toEqual([3_000])
      expect(tracker.logged()).toEqual([])
    })

    test('is logged for any answer but success', async () => {
      const tracker = answering(async () => Response.json({ status: 'error' }))

      await aCounter(settings).send({ page: '/en-US' }, { 'CF-Ray': 'reference-1' })

      expect(tracker.logged()).toEqual([
        { event: 'tracker-failed', request: 'reference-1', error: 'unexpected answer' },
      ])
    })

    test('is not called when none is set, nor with measurements', async () => {
      const tracker = answering(async () => Response.json({ status: 'success' }))
      const [alone, counter] = [aCounter(), aCounter(settings)]

      await alone.send({ page: '/zh-CN' })
      await counter.send({ page: '/zh-CN', vitals: { lcp: 1, inp: 1, ttfb: 1, cls: 0 } })

      expect([alone.points.length, counter.points.length, tracker.calls()]).toEqual([1, 1, []])
    })

    test('does not delay the answer', async () => {
      const answered = gate()
      answering(async () => {
        await answered.opened
        return Response.json({ status: 'success' })
      })
      const gateway = gatewayWith({
        ...settings,
        VIEWS: { writeDataPoint() {} },
        VIEW_LIMIT: { limit: async () => ({ success: true }) },
      })

      const response = await gateway.get('https://counted.example/api/views', {
        method: 'POST',
        body: JSON.stringify({ page: '/en-US' }),
        headers: { 'User-Agent': firefox },
      })
      answered.open()
      await gateway.settled()

      expect(response.status).toBe(204)
    })
  })
})

/** Calls of the visit counter for a page. */
function tracked(path: string) {
  return upstream.received('tracker').filter(({ body }) => {
    const [request] = body.requests as string[]
    return new URLSearchParams(request).get('url') === `https://www.example.com${path}`
  })
}
