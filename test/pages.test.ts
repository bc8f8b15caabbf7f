import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
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
    const source = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void source.close())
    await once(source, 'listening')
    const asked = once(source, 'request')
    const { port } = source.address() as AddressInfo
    const response = await get({ page: 'slow', source: `http://127.0.0.1:${port}` })
    const [decoder, reader] = [new TextDecoder(), response.body?.getReader()]

    let before = ''
    while (!before.includes('</header>')) before += decoder.decode((await reader?.read())?.value, { stream: true })
    const [, data] = (await asked) as [unknown, ServerResponse]
    data.end('Slow data')
    let after = ''
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      after += decoder.decode(chunk.value, { stream: true })
    }

    expect(before).toContain('</head>')
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
