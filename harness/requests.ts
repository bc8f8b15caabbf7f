import fc from 'fast-check'
import { checkMessage } from '../ui/contact/schema.ts'
import { type PageName, pathsOf, routes } from '../ui/routes.ts'
import { aMessage, anAddress } from './message.ts'
import { publish } from './published.ts'
import type { RunningSite } from './site.ts'
import { enabled as locales } from './written.ts'

const script = '"><script>alert(1)</script>'

/** Text from an attacker, a broken program or another writing system. */
export const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    script,
    "';DROP TABLE leads;--",
    '\r\nSet-Cookie: a=b',
    '../../etc',
    '%00',
    '{{brand}}',
    '=1+1',
    '\u202e',
  ),
)

/** Removes characters that a client cannot send in a header. */
export const headerSafe = (text: string) => text.replace(/[^\t\x20-\x7e]/g, '').trim()

const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'CF-IPCountry',
  'Cookie',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Forwarded-For',
]
const cookies = fc
  .tuple(fc.constantFrom('lang', 'consent', 'click_id', 'click_landing', 'source', 'referrer', 'x'), nasty)
  .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
const headers = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...headerNames), nasty.map(headerSafe), { maxKeys: 4 }),
    fc.option(cookies, { nil: undefined }),
  )
  .map(([given, cookie]) => ({ ...given, ...(cookie && { Cookie: cookie }) }))

const patterns = (Object.keys(routes) as PageName[]).flatMap((name) => [...pathsOf(name)])
const files = [
  '/feed.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/robots.txt',
  '/security.txt',
  '/.well-known/security.txt',
  '/404',
]
const services = [
  '/healthz',
  '/healthz/bindings',
  '/assets/x.js',
  '/assets/loader-AAAAAAAA.js',
  '/cdn-cgi/x',
  '/favicon.ico',
]
const api = ['contact', 'companies', 'pages', 'purge', 'content', 'views', 'consent', '', 'x'].map(
  (name) => `/api/${name}`,
)
const page = fc
  .tuple(fc.constantFrom(...locales, 'fr-FR', 'EN-us', ''), fc.constantFrom(...patterns, ...files), nasty, fc.boolean())
  .map(([locale, path, id, isMarkdown]) => {
    const whole = path.replaceAll(/:\w+/g, () => encodeURIComponent(id))
    return (locale ? `/${locale}${whole === '/' ? '' : whole}` : whole) + (isMarkdown ? '.md' : '')
  })
const path = fc.oneof(
  { weight: 4, arbitrary: page },
  { weight: 3, arbitrary: fc.constantFrom(...api) },
  { weight: 1, arbitrary: fc.constantFrom(...services) },
  {
    weight: 1,
    arbitrary: fc
      .array(nasty, { maxLength: 4 })
      .map((parts) => `/${parts.map((part) => encodeURIComponent(part)).join('/')}`),
  },
)
const keys = [
  'lang',
  'source',
  'keyword',
  'bd_vid',
  'q',
  'page',
  'size',
  'category',
  'type',
  'id',
  'preview',
  'v',
  'host',
  'x',
]
const query = fc
  .array(fc.tuple(fc.constantFrom(...keys), fc.oneof(nasty, fc.integer({ min: -1, max: 1e6 }).map(String))), {
    maxLength: 4,
  })
  .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''))

/** A complete message with some fields replaced or removed at random. */
export const bodies = fc
  .dictionary(fc.constantFrom(...Object.keys(aMessage())), fc.oneof(fc.anything({ maxDepth: 2 }), nasty), {
    maxKeys: 4,
  })
  .map((over) => aMessage({ ...over, key: crypto.randomUUID(), ...('key' in over && { key: over.key }) }))

const body = fc.oneof(
  bodies.map((message) => ({ type: 'application/json', text: JSON.stringify(message) })),
  fc.dictionary(fc.constantFrom(...Object.keys(aMessage())), nasty).map((form) => ({
    type: 'application/x-www-form-urlencoded',
    text: `${new URLSearchParams(form)}`,
  })),
  fc.json({ maxDepth: 2 }).map((text) => ({ type: 'application/json', text })),
  fc
    .tuple(fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'x'), nasty)
    .map(([type, text]) => ({ type, text: text.includes('--') ? text : `--x\r\n${text}` })),
)
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
/** Number of concurrent requests. */
const atOnce = 8
const target = fc.oneof(
  { weight: 5, arbitrary: fc.record({ method: fc.constantFrom(...methods), path }) },
  { weight: 1, arbitrary: fc.constant({ method: 'POST', path: '/api/contact' }) },
)
const request = fc.record({ target, query, headers, body }).map(({ target, ...rest }) => ({ ...target, ...rest }))

type FuzzRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Sends generated requests over every route and method, and returns the count of each status. Throws at the first 5xx,
 * at an answer that repeats markup from the request, and at a stored message that the schema refuses.
 */
export async function fuzzRequests(site: RunningSite, count: number, seed: number) {
  await publish(site)
  const kept = async () => (await site.db.prepare('SELECT COUNT(*) AS count FROM leads').first<number>('count')) ?? 0
  const before = await kept()
  const statuses: Record<number, number> = {}
  let taken = 0
  async function send({ method, path, query, headers, body }: FuzzRequest) {
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
    const response = await site.get(site.url.origin + path + query, {
      method,
      headers: { ...headers, 'CF-Connecting-IP': anAddress(), ...(hasBody && { 'Content-Type': body.type }) },
      ...(hasBody && { body: body.text }),
    })
    const text = await response.text()
    statuses[response.status] = (statuses[response.status] ?? 0) + 1

    const refuse = (why: string) => {
      throw new Error(`${why}: ${JSON.stringify({ method, path, query, headers, body })} ${text.slice(0, 300)}`)
    }
    if (response.status >= 500) refuse(`Status ${response.status}`)
    if (response.headers.getSetCookie().some((cookie) => cookie.startsWith('a=b')))
      refuse('Sets a cookie from the request')
    const isMarkup = /html|xml/.test(response.headers.get('Content-Type') ?? '')
    if (isMarkup && text.includes('<script>alert')) refuse('Reflects markup')
    const isMessage = method === 'POST' && path === '/api/contact' && [200, 303].includes(response.status)
    if (isMessage) taken += 1
    if (isMessage && body.type === 'application/json' && !checkMessage(JSON.parse(body.text)).ok) {
      refuse('Accepts a message that the schema refuses')
    }
  }
  const some = fc.array(request, { minLength: atOnce, maxLength: atOnce })
  await fc.assert(
    fc.asyncProperty(some, async (requests) => void (await Promise.all(requests.map(send)))),
    { numRuns: Math.ceil(count / atOnce), seed, endOnFailure: true },
  )
  const messages = (await kept()) - before
  if (messages > taken) throw new Error(`${messages} messages are stored, but ${taken} were accepted`)
  return { requests: Math.ceil(count / atOnce) * atOnce, seed, messages, ...statuses }
}
