import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { words } from '../ui/site.ts'

const server = createTestHarness({
  root: fileURLToPath(new URL('fixtures', import.meta.url)),
  workers: [{ configPath: 'wrangler.toml' }],
})
let url: URL

beforeAll(async () => {
  url = (await server.listen()).url
})
afterAll(() => server.close())

const get = (query: Record<string, string>) =>
  fetch(new URL(`/ja-JP?${new URLSearchParams(query)}`, url), { headers: { 'Accept-Encoding': 'identity' } })
const t = words('ja-JP')

describe('a page with a slow data source', () => {
  test('sends head and shell at once, its data when they are there, the foot last, and no script inline', async () => {
    const started = Date.now()
    const response = await get({ page: 'slow' })
    const arrivals: { at: number; text: string }[] = []
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      arrivals.push({ at: Date.now() - started, text: decoder.decode(chunk, { stream: true }) })
    }

    const before = arrivals
      .filter(({ at }) => at < 1_000)
      .map(({ text }) => text)
      .join('')
    const after = arrivals
      .filter(({ at }) => at >= 1_400)
      .map(({ text }) => text)
      .join('')
    expect(before).toContain('</head>')
    expect(before).toContain('<header')
    expect(before).not.toContain('Slow data')
    expect(after).toMatch(/Slow data[\s\S]*<\/main>[\s\S]*<footer[\s\S]*<\/html>$/)
    expect(before + after).not.toMatch(/<script(?![^>]*\bsrc=)(?! type="application\/ld\+json">)/)
  })

  test('that fails late says so in its place and still ends well', async () => {
    const html = await (await get({ page: 'brokenLate' })).text()

    expect(html).toContain(`<p role="alert">${t('errors.broken')}</p>`)
    expect(html).toMatch(/<\/html>$/)
  })
})

describe('a page that fails', () => {
  test.each([
    ['{"statusCode":418}', 418],
    ['{"status":403}', 403],
    ['{"response":{"status":502}}', 502],
    ['{"status":200}', 500],
    ['{}', 500],
  ])('with %s is an error page with status %i and the message', async (fields, status) => {
    const response = await get({ page: 'broken', with: fields, message: 'Beam <7> is missing' })
    const html = await response.text()

    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('<html lang="ja-JP">')
    expect(html).toContain(t('errors.broken'))
    expect(html).toContain('Beam &lt;7&gt; is missing')
    expect(html).toContain(t('errors.back'))
  })

  test('whose error page fails too has a plain last word and a way home', async () => {
    const response = await get({ page: 'brokenTwice' })
    const html = await response.text()

    expect(response.status).toBe(500)
    expect(html).toContain(t('errors.last'))
    expect(html).toContain(`<a href="/ja-JP">${t('errors.back')}</a>`)
  })
})
