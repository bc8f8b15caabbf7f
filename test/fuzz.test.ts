import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMessage, anAddress } from '../harness/message.ts'
import { bodies, fuzzRequests, headerSafe, nasty } from '../harness/requests.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { locales } from '../locales/index.ts'
import { checkMessage } from '../ui/contact/schema.ts'
import { all } from './sample.ts'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const names = [
  'CF-IPCountry',
  'Accept-Language',
  'Referer',
  'Cookie',
  'User-Agent',
  'Origin',
  'X-Forwarded-For',
  'Accept',
]
const headers = fc.dictionary(fc.constantFrom(...names), nasty.map(headerSafe), { maxKeys: 4 })
const paths = fc.oneof(
  fc.array(nasty, { maxLength: 4 }).map((parts) => `/${parts.map(encodeURIComponent).join('/')}`),
  fc
    .tuple(
      fc.constantFrom(...locales, 'fr-FR', 'EN-us', ''),
      fc.constantFrom('', 'newsroom', 'products/design', 'about', '/'),
      nasty,
    )
    .map(([locale, path, rest]) => `/${locale}/${path}/${encodeURIComponent(rest)}`),
)
const queries = fc
  .array(fc.tuple(fc.constantFrom('lang', 'source', 'keyword', 'bd_vid', 'q', 'page', 'x'), nasty), { maxLength: 4 })
  .map((pairs) => `?${new URLSearchParams(pairs)}`)

/** An eighth of the runs, or all. `npm test -- fuzz --seed N` repeats a failure. */
const { TEST_SEED } = process.env
const runs = (most: number) => ({
  numRuns: all ? most : Math.ceil(most / 8),
  endOnFailure: true,
  ...(TEST_SEED && { seed: Number(TEST_SEED) }),
})

test('generated messages never cause a 5xx or an invalid row', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, headers, async (body, sent) => {
      const text = JSON.stringify(body)
      const response = await site.get('/api/contact', {
        method: 'POST',
        headers: { ...sent, 'Content-Type': 'application/json', 'CF-Connecting-IP': anAddress() },
        body: text,
      })

      expect(response.status).toBeLessThan(500)
      expect(response.headers.get('Content-Type')).toContain('application/json')
      expect(response.headers.getSetCookie()).toEqual([])
      if (!checkMessage(JSON.parse(text)).ok) expect(response.status).not.toBe(200)
    }),
    runs(800),
  )
  const { results } = await site.db.prepare('SELECT message FROM leads').all<{ message: string }>()
  // About a quarter is valid by chance. Without any, the test would prove nothing.
  expect(results.length).toBeGreaterThan((all ? 800 : 100) / 20)
  for (const { message } of results) {
    const { leavePhone, userName, company } = JSON.parse(message)
    expect(leavePhone).toMatch(/^(1[3-9]\d{9}|[^\s@]+@[^\s@]+\.[^\s@]+)$/)
    expect([userName, company]).toSatisfy((all: string[]) => all.every((one) => one.length > 0 && !/[\r\n]/.test(one)))
  }
})

test('generated forms never cause a 5xx, and their input comes back as text only', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...Object.keys(aMessage())), nasty), headers, async (form, sent) => {
      const response = await site.get('/api/contact', {
        method: 'POST',
        headers: { ...sent, 'CF-Connecting-IP': anAddress() },
        body: new URLSearchParams({ form: 'popup', ...form }),
      })
      const html = await response.text()

      expect(response.status).toBeLessThan(500)
      expect(html).not.toContain('<script>alert')
    }),
    runs(400),
  )
})

test('generated addresses never cause a 5xx, a reflected script or a redirect off the site', async () => {
  await fc.assert(
    fc.asyncProperty(paths, queries, headers, async (path, query, sent) => {
      const response = await site.get(site.url.origin + path + query, { headers: sent })
      const html = await response.text()

      expect(response.status).toBeLessThan(500)
      expect(html).not.toContain('<script>alert')
      const location = response.headers.get('Location')
      if (location !== null) expect(new URL(location, site.url).origin).toBe(site.url.origin)
    }),
    runs(800),
  )
})

test('generated requests over every route and method never cause a 5xx, an invalid row or reflected markup', async () => {
  const { messages } = await fuzzRequests(site, all ? 4_000 : 752, Number(TEST_SEED ?? 1))

  // About one in eighty is a valid message by chance. Without any, the test would prove less.
  expect(messages).toBeGreaterThan(0)
})
