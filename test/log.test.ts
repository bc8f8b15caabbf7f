import { type Context, Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { words } from '../ui/site.ts'
import { log } from '../worker/log.ts'
import { respondToError, statusOf } from '../worker/pages/error-page.tsx'
import { renderer } from '../worker/pages/react.tsx'
import { requestIdOf } from '../worker/request.ts'
import { gatewayWith } from './gateway.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Level and line of every log call during a test. */
function written() {
  const lines: [string, Record<string, unknown>][] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text) => void lines.push([level, JSON.parse(text)]))
  }
  return lines
}

describe('a line of the log', () => {
  test('is JSON with the event, its fields and, for an error, its message and place', () => {
    const lines = written()

    log('warn', 'something', { request: 'r', error: new TypeError('It broke') })
    log('info', 'something', { count: 3 })
    log('error', 'something', { error: 'a word' })

    expect(lines).toEqual([
      ['warn', { event: 'something', request: 'r', error: 'TypeError: It broke', at: expect.any(String) }],
      ['info', { event: 'something', count: 3 }],
      ['error', { event: 'something', error: 'a word' }],
    ])
    const places = String(lines[0]?.[1].at).split(' < ')
    expect(places).toHaveLength(5)
    expect(places[0]).toMatch(/^at .*log\.test\.ts/)
  })
})

describe('the id of a request', () => {
  const nameOf = async (headers: Record<string, string>) => {
    const app = new Hono().get('/', (c) => c.json([requestIdOf(c), requestIdOf(c)]))
    const [first, second] = (await (await app.request('/', { headers })).json()) as string[]
    expect(second).toBe(first)
    return first
  }

  test('is that of Cloudflare, else that of the gateway, else one that is generated once', async () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

    expect(await nameOf({ 'CF-Ray': '9a1b2c3d4e5f6789-NRT', 'Request-Id': 'gateway-1' })).toBe('9a1b2c3d4e5f6789-NRT')
    expect(await nameOf({ 'Request-Id': 'gateway-1' })).toBe('gateway-1')
    expect(await nameOf({ 'Request-Id': 'x'.repeat(64) })).toBe('x'.repeat(64))
    for (const wrong of ['', 'seven-7', 'x'.repeat(65), '{"alert":true}', 'gateway 1']) {
      expect(await nameOf({ 'Request-Id': wrong }), wrong).toMatch(uuid)
    }
  })
})

describe('an error', () => {
  test.each([
    [{ statusCode: 404, status: 410 }, 404],
    [{ status: 410, response: { status: 502 } }, 410],
    [{ response: { status: 502 } }, 502],
    [{ statusCode: 200, status: 403 }, 403],
    [{ status: 400 }, 400],
    [{ status: 599 }, 599],
    [{ status: 399 }, 500],
    [{ status: 600 }, 500],
    [{ status: 404.5 }, 500],
    [{ status: '404' }, 500],
    [new Error('No status'), 500],
    [null, 500],
    [undefined, 500],
  ])('%j has status %i', (error, status) => {
    expect(statusOf(error)).toBe(status)
  })

  /** The answer to an error, and its log line. */
  async function answerTo(error: unknown) {
    const lines = written()
    const app = new Hono().use(renderer).get('/:page', (c: Context) => respondToError(c, error, 'ja-JP'))
    const response = await app.request('/page', { headers: { 'CF-Ray': 'reference-1' } }, {})
    return { response, html: await response.text(), lines }
  }

  test('of the visitor is a warning, one of ours an error', async () => {
    const theirs = await answerTo(Object.assign(new Error('Too long'), { status: 499 }))
    const ours = await answerTo(Object.assign(new Error('Gone'), { status: 500 }))

    expect(theirs.response.status).toBe(499)
    expect(theirs.lines).toMatchObject([
      [
        'warn',
        { event: 'request-error', status: 499, path: '/page', request: 'reference-1', error: 'Error: Too long' },
      ],
    ])
    expect(ours.lines).toMatchObject([['error', { event: 'request-error', status: 500 }]])
  })

  test('is shown with its own message and reference, except for messages of the database', async () => {
    const told = await answerTo(new Error('The <pump> is off'))
    const ofDatabase = await answerTo(new Error('D1_ERROR: no such table: leads'))
    const noError = await answerTo('a word')

    expect(told.html).toContain('<code>The &lt;pump&gt; is off</code>')
    expect(told.html).toContain('reference-1')
    expect(told.response.headers.get('Request-Id')).toBe('reference-1')
    expect(told.response.headers.get('Cache-Control')).toBe('no-store')
    expect(ofDatabase.html).not.toMatch(/D1_|no such table|<code>/)
    expect(JSON.stringify(ofDatabase.lines)).toContain('no such table')
    expect(noError.html).not.toContain('<code>')
  })
})

describe('an error of the API', () => {
  const call = (error: unknown, headers: Record<string, string> = {}) =>
    gatewayWith({
      CONTENT_TOKEN: 'secret-of-this-test',
      CONTENT: {
        prepare() {
          throw error
        },
      },
    }).get('https://failing.example/api/content', {
      headers: { Authorization: 'Bearer secret-of-this-test', 'CF-Ray': 'reference-2', ...headers },
    })

  test('is JSON in the language of the calling page, with the usual headers, and logged', async () => {
    const lines = written()

    const ours = await call(new Error('D1_ERROR: gone'), { Referer: 'https://failing.example/ja-JP/about' })
    const theirs = await call(Object.assign(new Error('Not now'), { status: 409 }))

    expect(ours.status).toBe(500)
    expect(await ours.json()).toEqual({ error: 'internal', message: words('ja-JP')('errors.api.internal') })
    expect(ours.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(ours.headers.get('Request-Id')).toBe('reference-2')
    expect(ours.headers.get('Cache-Control')).toBe('no-store')
    expect(theirs.status).toBe(409)
    expect(lines.filter(([, { event }]) => event === 'api-error')).toMatchObject([
      ['error', { request: 'reference-2', status: 500, path: '/api/content', error: 'Error: D1_ERROR: gone' }],
      ['warn', { status: 409 }],
    ])
  })
})
