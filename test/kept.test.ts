import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSources } from '../scripts/content/source.ts'
import { publish } from './published.ts'
import { type RunningSite, startSite } from './site.ts'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
  await publish(site)
})
afterAll(() => site.close())

/** Asks until the page comes from memory, which it does once its first rendering is over. */
async function kept(path: string): Promise<Response> {
  for (let tries = 0; tries < 50; tries++) {
    const response = await site.get(path)
    if (response.headers.has('ETag')) return response
    await response.text()
  }
  throw new Error(`${path} is never kept`)
}

test.each([
  '/ja-JP',
  '/en-US/newsroom',
  '/zh-CN/newsroom/offline-models-on-site',
  '/en-US/about-us/processing?type=japan',
  '/ja-JP/newsroom?q=BIM',
])('%s comes from memory with the same bytes and headers, and as 304 to whoever has it', async (path) => {
  const first = await site.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`)
  const again = await kept(path)
  const etag = again.headers.get('ETag') ?? ''

  expect(await again.text()).toBe(await first.text())
  expect([...again.headers.keys()].filter((name) => name !== 'etag')).toEqual([...first.headers.keys()])
  expect(again.headers.get('Cache-Control')).toBe('private, no-cache')
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const unchanged = await site.get(path, { headers: { 'If-None-Match': known } })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  }
  expect((await site.get(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
})

test('a kept page goes out in brotli to whoever takes it, with the same text', async () => {
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

test('a kept page carries the cookies of its own visitor only', async () => {
  const visit = () =>
    site.get('/en-US/products/design?source=5&keyword=bim', { headers: { Referer: 'https://a.example/' } })

  const first = await visit()
  const other = await kept('/en-US/products/design')
  const again = await visit()

  expect(first.headers.getSetCookie().join()).toMatch(/referrer=.*source=5.*keyword=bim/s)
  expect(other.headers.getSetCookie()).toEqual([])
  expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie())
  expect(again.headers.get('ETag')).toBe(other.headers.get('ETag'))
})

test('the 404 page is kept once for all addresses that lead nowhere', async () => {
  const texts = await Promise.all(['/en-US/nowhere', '/en-US/nowhere/else', '/fr-FR/about'].map(text))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const later = await site.get('/en-US/somewhere')

  expect(new Set([...texts, await later.text()]).size).toBe(1)
  expect([later.status, later.headers.get('Cache-Control'), later.headers.get('ETag')]).toEqual([404, 'no-store', null])
})

test('a flood of searches drives out older searches, and no page', async () => {
  const [page, search] = ['/en-US/products/smart-city', '/en-US/newsroom?q=model']
  await Promise.all([kept(page), kept(search)])

  for (let turn = 0, megabytes = 0; megabytes < 5; turn++) {
    const found = await Promise.all([1, 2, 3, 4].map((index) => text(`/en-US/newsroom?q=${turn}x${index}`)))
    megabytes += found.join('').length / 1024 / 1024
  }

  const answers = await Promise.all([site.get(page), site.get(search)])
  expect(answers.map(({ headers }) => headers.has('ETag'))).toEqual([true, false])
})

test('a load of content is seen by the next visitor', async () => {
  const news = readSources().sources.filter(({ kind, locale }) => kind === 'news' && locale === 'en-US')
  const before = (await kept('/en-US/newsroom')).headers.get('ETag')
  const changed = news.map((source) => ({
    ...source,
    hash: `${source.hash}!`,
    meta: { ...source.meta, title: `${source.meta.title}, again` },
  }))

  await publish(site, changed)

  expect(await text('/en-US/newsroom')).toContain(', again</a>')
  expect((await kept('/en-US/newsroom')).headers.get('ETag')).not.toBe(before)
})

test('a list that cannot be read is an error page, which is not kept', async () => {
  const broken = await startSite()
  await broken.db.exec('ALTER TABLE articles RENAME COLUMN summary TO lost')

  const response = await broken.get('/en-US/newsroom')
  await broken.db.exec('ALTER TABLE articles RENAME COLUMN lost TO summary')
  const again = await broken.get('/en-US/newsroom')
  await broken.close()

  expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store'])
  expect(again.status).toBe(200)
})

async function text(path: string): Promise<string> {
  return (await site.get(path, { headers: { 'Accept-Language': 'en' } })).text()
}
