import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { LaunchOptions } from 'playwright-core'

const packed = resolve('node_modules/@sparticuz/chromium')
const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
/** The name has the version, so that a newer package is unpacked again. */
const cache = resolve(`node_modules/.cache/chromium-${version}`)
const require = createRequire(import.meta.url)
/** The family in the package's files, the family in our style sheets, and the language. */
const fonts = [
  {
    sheet: require.resolve('@fontsource-variable/noto-sans-sc/index.css'),
    family: 'Noto Sans SC Thin',
    named: 'Noto Sans CJK SC',
    language: 'zh-cn',
  },
  {
    sheet: require.resolve('@fontsource-variable/noto-sans-jp/index.css'),
    family: 'Noto Sans JP Thin',
    named: 'Noto Sans CJK JP',
    language: 'ja',
  },
]

/**
 * Launch options for Playwright in tests, cards, brochures and the Lighthouse bench: Chromium and fonts from npm
 * packages, so that widths and line breaks are the same on every machine. CHROMIUM_PATH sets another browser. Without a
 * package (macOS, Windows, Linux on arm64) it is the installed Chrome.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { ...chosen(), args }

  if (!existsSync(cache)) await unpack()
  const env = { ...process.env, FC_LANG: 'en', FONTCONFIG_FILE: join(cache, 'fonts.conf') }
  if (process.env.CHROMIUM_PATH || process.arch !== 'x64') return { ...chosen(), env, args }

  const libraries = [join(cache, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath: join(cache, 'chromium'), env: { ...env, LD_LIBRARY_PATH: libraries }, args }
}

/** No network access but for the pages, and unhinted text widths. */
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-sync',
  '--font-render-hinting=none',
  '--no-first-run',
]

const chosen = () =>
  process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : { channel: 'chrome' as const }

/** The name that Chromium reports for this font family. */
export const drawnIn = (name: string) => fonts.find(({ named }) => named === name)?.family ?? name

/** Unpacks into a folder of its own and renames it, because another process may unpack at the same time. */
async function unpack() {
  const folder = `${cache}-${process.pid}`
  mkdirSync(join(folder, 'noto'), { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder // the package unpacks into it
  try {
    const { inflate } = await import('@sparticuz/chromium')
    const files = join(packed, 'bin')
    await Promise.all(readdirSync(files).map((file) => inflate(join(files, file))))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  // Chromium does not load WOFF2 through fontconfig.
  const { decompress } = await import('wawoff2')
  for (const { sheet } of fonts) {
    const files = join(dirname(sheet), 'files')
    for (const file of readdirSync(files)) {
      const font = await decompress(readFileSync(join(files, file)))
      writeFileSync(join(folder, 'noto', file.replace('.woff2', '.ttf')), font)
    }
  }
  writeFileSync(join(folder, 'fonts.conf'), configuration())
  try {
    renameSync(folder, cache)
  } catch (error) {
    rmSync(folder, { recursive: true })
    if (!existsSync(cache)) throw error
  }
}

/**
 * Every slice of a font has its own family name and no language. This maps all slices to the family in the style
 * sheets; the slice with Latin letters is the one found by name.
 */
function configuration(): string {
  const families = fonts.map(
    ({ family, named, language }) => `
  <match target="scan">
    <test name="family"><string>${family}</string></test>
    <edit name="family" mode="assign"><string>${named}</string></edit>
    <edit name="lang" mode="assign"><langset><string>${language}</string></langset></edit>
  </match>
  <match target="scan">
    <test name="family"><string>${named}</string></test>
    <test name="file" compare="contains"><string>-latin-wght</string></test>
    <edit name="lang" mode="assign"><langset><string>${language}</string><string>en</string></langset></edit>
  </match>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${cache}/fonts</dir>
  <dir>${cache}/noto</dir>
  <cachedir>${cache}/names</cachedir>${families.join('')}
</fontconfig>
`
}
