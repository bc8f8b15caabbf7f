import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { listen } from '../harness/listen.ts'
import { assets } from '../ui/assets.ts'
import { words } from '../ui/site.ts'
import { gate } from './gate.ts'
import { scriptsIn } from './scripts.ts'

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
  /** A source that answers after `released` and counts its calls. */
  async function aSource(released: Promise<void>) {
    const source = { url: '', asked: 0 }
    const { url, close } = await listen(async (_, response) => {
      source.asked += 1
      await released
      response.end('Slow data')
    })
    onTestFinished(close)
    source.url = url
    return source
  }

  test('sends head and shell at once, its data when ready, the foot last, and no script of its own', async () => {
    const data = gate()
    const source = await aSource(data.opened)

    let [before, after] = ['', '']
    const { body, headers } = await get({ page: 'slow', source: source.url })
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (before.includes('</header>')) after += chunk
      else before += chunk
      if (before.includes('</header>')) data.open()
    }

    expect(before).toContain('</head>')
    expect(after).toMatch(/Slow data[\s\S]*<\/main>[\s\S]*<footer[\s\S]*<\/html>$/)
    expect(scriptsIn(before + after)).toEqual([assets.start.text])
    expect(headers.get('Content-Length')).toBeNull()
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
  })

  test('is cached while it is sent', async () => {
    const source = await aSource(Promise.resolve())
    const text = async () => (await get({ page: 'slow', source: source.url })).text()
    const first = await text()

    await expect
      .poll(async () => {
        const { asked } = source
        return [await text(), source.asked - asked]
      })
      .toEqual([first, 0])
    expect(first).toContain('Slow data')
  })

  test('that fails late shows a notice in its place and still ends well', async () => {
    const source = await aSource(Promise.resolve())
    const html = await (await get({ page: 'brokenLate', source: source.url })).text()

    expect(html).toContain(`${t('errors.part')} <a href="/ja-JP">${t('errors.again')}</a>`)
    expect(html).toMatch(/<footer[\s\S]*<\/html>$/)
    expect(
      server
        .getLogs()
        .map(({ message }) => message)
        .join('\n'),
    ).toMatch(/"event":"late-error","request":"[\w-]+","path":"\/ja-JP","error":"Error: The source is gone"/)
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

  test('whose error page fails too has a plain message and a way home', async () => {
    const response = await get({ page: 'brokenTwice' })
    const html = await response.text()

    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store'])
    expect(html).toContain(t('errors.last'))
    expect(html).toContain('<html lang="ja-JP">')
    expect(html).toContain(`<a href="/ja-JP">${t('errors.back')}</a>`)
  })
})
