import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { pages } from '../ui/pages.ts'
import { type PageName, pathsOf } from '../ui/routes.ts'
import { localPath } from '../ui/site.ts'
import { type RunningSite, startSite } from './site.ts'

/** Bytes, brotli, that a page may cost before the first interaction. */
const budget = { script: 2_500, styles: 12_000, html: 20_000, font: 40_000 }

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('every page stays within its budget of script, styles, HTML and fonts', async () => {
  const rows: Record<string, Record<string, number>> = {}
  for (const locale of locales) {
    for (const name of Object.keys(pages) as PageName[]) {
      const address = localPath(locale, pathsOf(name)[0])
      const html = await (await site.get(address)).text()
      const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].flatMap(([, src = '']) => withImports(src))
      const fonts = [...html.matchAll(/<link[^>]*\bas="font"[^>]*>/g)].map(
        ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
      )
      const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
      rows[address] = {
        script: sum([...new Set(scripts)].map(built)),
        styles: sum(styles.map(brotli)),
        html: brotli(html) - sum(styles.map(brotli)),
        font: sum(fonts.map((font) => readFileSync(`public${font}`).length)),
      }

      expect(html, address).not.toMatch(/<script(?![^>]*\bsrc=)/)
      expect(html, address).not.toMatch(/\sstyle="/)
      expect(fonts.length, address).toBeLessThanOrEqual(1)
    }
  }

  console.table(rows)
  for (const [address, row] of Object.entries(rows)) {
    for (const [kind, most] of Object.entries(budget))
      expect(row[kind], `${kind} of ${address}`).toBeLessThanOrEqual(most)
  }
})

test('the Worker bundle fits the free plan many times over', () => {
  const bundle = globSync('dist/worker/*.js').map((file) => readFileSync(file).toString())

  expect(sum(bundle.map(brotli))).toBeLessThan(400_000)
})

function withImports(address: string): string[] {
  const code = readFileSync(`public${address}`, 'utf8')
  const imports = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].flatMap(([, file]) =>
    withImports(`/assets/${file}`),
  )
  return [address, ...imports]
}

const built = (address: string) => brotli(readFileSync(`public${address}`))
const brotli = (data: string | Buffer) => brotliCompressSync(data).length
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
