import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { publish } from './published.ts'
import { startSite } from './site.ts'

function run(...words: string[]): Promise<{ lines: string[]; problem: string; status: number }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/smoke.mjs', ...words], (error, stdout, stderr) => {
      resolve({ lines: stdout.trim().split('\n'), problem: stderr.trim(), status: Number(error?.code ?? 0) })
    })
  })
}

test('the smoke test finds a whole site in order, in every language that is on', async () => {
  const site = await startSite({ ENABLED_LOCALES: 'ja-JP,en-US' })
  await publish(site)

  const { lines, problem, status } = await run(site.url.origin)
  await site.close()

  expect(
    lines.filter((line) => !line.startsWith('ok ')),
    problem,
  ).toEqual([])
  expect(status).toBe(0)
  for (const locale of locales) {
    expect(
      lines.some((line) => line.includes(`home in ${locale}`)),
      locale,
    ).toBe(locale !== 'zh-CN')
  }
})

test('the smoke test fails on a site without content, a wrong variable, and no site at all', async () => {
  const empty = await startSite()
  const withoutContent = await run(empty.url.origin)
  await empty.close()
  const wrong = await startSite({ SITE_ORIGIN: 'www.example.com/' })
  const withWrongVariable = await run(wrong.url.origin)
  await wrong.close()
  const nobody = await run('http://127.0.0.1:9')

  expect(withoutContent.status).toBe(1)
  expect(withoutContent.lines).toContainEqual(expect.stringMatching(/^FAIL {2}every binding works: content/))
  expect(withoutContent.lines).toContainEqual(expect.stringMatching(/^FAIL {2}newsroom in zh-CN/))
  expect(withoutContent.lines).toContainEqual('ok    home in zh-CN')
  expect(withWrongVariable.status).toBe(1)
  expect(withWrongVariable.lines).toContainEqual(expect.stringMatching(/^FAIL {2}home in en-US: status .* is 500/))
  expect(nobody.status).toBe(1)
  expect(nobody.lines[0]).toMatch(/^FAIL .* cannot be reached/)
})

test('the smoke test says how it is called', async () => {
  expect(await run()).toMatchObject({ status: 2, problem: expect.stringContaining('https://') })
  expect(await run('https://www.example.com', '--wrong')).toMatchObject({
    status: 2,
    problem: expect.stringContaining('--version'),
  })
})
