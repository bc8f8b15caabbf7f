import { readFileSync, statSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { enabled as locales } from '../harness/written.ts'
import { locales as languagesInside } from '../locales/index.ts'
import { modulesIn, sizeOf } from '../scripts/bundle.ts'
import { assets, island } from '../ui/assets.ts'
import { sampled } from './sample.ts'
import { scriptsIn } from './scripts.ts'
import { everyAnswer, sharedSite } from './shared.ts'

/**
 * Most bytes of a page: before the first interaction, all pictures on a phone, and the largest one loaded at once. Text
 * counts in brotli. The HTML has a hotline and a filing line, as deployments do.
 */
const budget = { script: 2_500, styles: 9_200, html: 18_900, font: 40_000, pictures: 150_000, firstPicture: 29_000 }

const site = await sharedSite()

test('every page stays within its budget of script, styles, HTML and fonts', async () => {
  const rows: Record<string, Record<string, number>> = {}
  const scripts = [...new Set(withImports(island('loader')))]
  expect(assets.start.text).toContain(`import("${island('loader')}")`)
  const answers = await everyAnswer()
  const measured = new Set(sampled(answers).map(({ address }) => address))
  for (const { address, html } of answers) {
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
    const pictures = [...html.matchAll(/<picture[\s\S]*?<\/picture>/g)]
      .map(([picture]) => picture)
      .filter((picture) => picture.includes('image/avif'))
    const fonts = [...new Set(fontsIn(html))]
    const atOnce = pictures.filter((picture) => !picture.includes('loading="lazy"'))
    if (measured.has(address))
      rows[address] = {
        script: brotli(assets.start.text) + sum(scripts.map(built)),
        styles: sum(styles.map(brotli)),
        html: brotli(html) - sum(styles.map(brotli)),
        pictures: sum(pictures.map(onPhone)),
        firstPicture: sum(atOnce.map(onPhone)),
        font: sum(fonts.map((font) => statSync(`public${font}`).size)),
      }

    expect(scriptsIn(html), `${address} has the script that brings the loader and no other`).toEqual([
      assets.start.text,
    ])
    expect(html, address).not.toMatch(/\sstyle="/)
    expect(fonts, `${address} names our typeface, which test/e2e/frame.test.ts sees it ask for last`).toEqual([
      assets.font,
    ])
    expect(html, `${address} loads a file before its first paint`).not.toMatch(
      /rel="(stylesheet|modulepreload)"|as="(font|script|style)"/,
    )
    expect(atOnce.length, `${address} has pictures that compete with its first`).toBeLessThanOrEqual(1)
  }

  for (const [address, row] of Object.entries(rows)) {
    for (const [kind, most] of Object.entries(budget))
      expect(row[kind], `${kind} of ${address}`).toBeLessThanOrEqual(most)
  }
})

test('of what makes the form live at most 70 kB, packed as on its way or in gzip, are fetched ahead of a touch', () => {
  const ahead = readFileSync(`public${island('contact')}`)
  const [form = ''] = [...ahead.toString().matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file)
  const files = [...new Set([...withImports(island('contact')), ...withImports(form)])]
  const all = files.map((file) => readFileSync(`public${file}`))

  for (const pack of [onItsWay, gzipSync]) {
    expect(pack(ahead).length).toBeLessThanOrEqual(70_000)
    expect(sum(all.map((code) => pack(code).length))).toBeLessThanOrEqual(81_500)
  }
})

test.each(locales)(
  'of the model nothing comes before it is touched, then at most 22 kB of code and styles, and 2 kB of texts in %s',
  async (locale) => {
    const answers = await everyAnswer()
    const html = answers.find(({ address }) => address === `/${locale}/products/construction`)?.html ?? ''

    expect(html).toContain(island('model'))
    expect(html).not.toMatch(/<(script|link)[^>]*\/assets\/model-/)
    // Viewer, controls with their styles, and what makes the model in a worker: one file.
    expect(withImports(island('model'))).toHaveLength(1)
    expect(built(island('model'))).toBeLessThanOrEqual(22_000)
    expect(built(assets.modelTexts[locale] ?? '')).toBeLessThanOrEqual(2_000)
  },
)

test.each(locales)(
  'of the walk nothing comes before it is touched, then at most 8 kB of code and styles, and 1 kB of texts in %s',
  async (locale) => {
    const answers = await everyAnswer()
    const html = answers.find(({ address }) => address === `/${locale}/products/reality-capture`)?.html ?? ''
    const code = readFileSync(`public${island('walk')}`, 'utf8')
    const [scenes = '', model = ''] = code.match(/\/assets\/walk-[^"]+/g) ?? []

    expect(html).toContain(island('walk'))
    expect(html).not.toMatch(/<(script|link)[^>]*\/assets\/walk-/)
    expect(html).not.toMatch(/media\/walk\/[\w-]+\.avif/)
    expect(withImports(island('walk'))).toHaveLength(1)
    expect(built(island('walk'))).toBeLessThanOrEqual(8_000)
    expect(built(assets.walkTexts[locale] ?? '')).toBeLessThanOrEqual(1_000)
    // Fetched when the cloud or the model is first chosen.
    expect(built(scenes)).toBeLessThanOrEqual(3_450)
    // The worker that makes the model is this file, and may load no other.
    expect(withImports(model)).toHaveLength(1)
    expect(built(model)).toBeLessThanOrEqual(7_300)
  },
)

/** Brotli at the quality that Cloudflare uses. */
const onItsWay = (data: Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

test.each(locales)(
  'the contact page of %s comes in the first round trip of a connection, headers and all',
  async (locale) => {
    const sent = () => bytesSent(`/${locale}/about-us/contact`)
    // The first two answers are compressed on the way; later ones come compressed from memory.
    for (let visit = 0; visit < 2; visit++) expect((await sent()).encoding).toBe('br')

    expect((await sent()).bytes).toBeLessThanOrEqual(10 * 1_460)
  },
)

/** The bytes of an answer with brotli. Every call has its own host, because pages quote their address. */
async function bytesSent(path: string) {
  const headers = { Host: 'www.example.com', 'Accept-Encoding': 'br' }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, site.url), { headers }, resolve).on('error', reject)
  })
  const body = Buffer.concat(await response.toArray())
  return {
    encoding: response.headers['content-encoding'],
    bytes: response.rawHeaders.join('\r\n').length + body.length,
  }
}

test('the Worker is small packed, as a new isolate reads all of it before its first answer', () => {
  const { bytes, packed } = sizeOf(modulesIn())

  expect(bytes).toBeGreaterThan(500_000)
  // 331 KiB for three languages, each with its words and facts.
  expect(packed).toBeLessThan((211 + 40 * languagesInside.length) * 1024)
})

function withImports(address: string): string[] {
  const code = readFileSync(`public${address}`, 'utf8')
  const imports = [...code.matchAll(/(?:from|import)\s*"\/assets\/([^"]+)"/g)].flatMap(([, file]) =>
    withImports(`/assets/${file}`),
  )
  return [address, ...imports]
}

const fontsIn = (text: string) => [...text.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([file]) => file)

/**
 * Size of the file that a phone loads, 360 px wide with two device pixels each: the first one wide enough for the last
 * of `sizes`. A picture whose sources are all for wide screens is hidden on phones, and lazy, so that none is loaded.
 */
function onPhone(picture: string): number {
  const sources = picture.replace(/<source media="\(min-width[^>]*>/g, '')
  if (!sources.includes('<source') && picture.includes('loading="lazy"')) return 0
  const [, set = '', sizes = ''] = [...sources.matchAll(/srcSet="([^"]+\.avif[^"]*)" sizes="([^"]+)"/g)].at(-1) ?? []
  const width = sizes.split(', ').at(-1) ?? ''
  const pixels = Number.parseInt(width, 10) * (width.endsWith('vw') ? 3.6 : 1) * 2
  const files = set.split(', ').map((entry) => entry.split(' '))
  const [file = ''] = files.find(([, width = '']) => Number.parseInt(width, 10) >= pixels) ?? []
  return statSync(`public${file}`).size
}

const built = (address: string) => brotli(readFileSync(`public${address}`))
const sizes = new Map<string, number>()
function brotli(data: string | Buffer): number {
  const text = data.toString()
  const size = sizes.get(text) ?? brotliCompressSync(data).length
  sizes.set(text, size)
  return size
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
