import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { LaunchOptions } from 'playwright-core'

const packed = resolve('node_modules/@sparticuz/chromium')
const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
/** Named by the version, so that a newer package is unpacked too. */
const cache = resolve(`node_modules/.cache/chromium-${version}`)
const require = createRequire(import.meta.url)
/** The family that a package's files name, the one that our style sheets ask for, and its language. */
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
 * The browser of tests, cards, brochures and the Lighthouse bench, for `chromium.launch` of Playwright: the Chromium and
 * the fonts that come as npm packages, so that widths and line breaks are the same on every machine. CHROMIUM_PATH
 * chooses another. Where no package brings one (macOS, Windows, Linux on arm64) it is the Chrome that is installed.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { ...chosen(), args }

  if (!existsSync(cache)) await unpack()
  const env = { ...process.env, FC_LANG: 'en', FONTCONFIG_FILE: join(cache, 'fonts.conf') }
  if (process.env.CHROMIUM_PATH || process.arch !== 'x64') return { ...chosen(), env, args }

  const libraries = [join(cache, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath: join(cache, 'chromium'), env: { ...env, LD_LIBRARY_PATH: libraries }, args }
}

/** Nothing but the pages themselves goes out, and letters are as wide as their font says. */
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

/** What Chromium calls the font of a text that asks for this family. */
export const drawnIn = (name: string) => fonts.find(({ named }) => named === name)?.family ?? name

/** Unpacks browser, libraries and fonts beside their place and moves them there whole: another process may do the same. */
async function unpack() {
  const folder = `${cache}-${process.pid}`
  mkdirSync(join(folder, 'noto'), { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder // where the package unpacks to
  try {
    const { inflate } = await import('@sparticuz/chromium')
    const files = join(packed, 'bin')
    await Promise.all(readdirSync(files).map((file) => inflate(join(files, file))))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  // Chromium takes no WOFF2 from fontconfig.
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
 * Each slice of a font names a family of its own and no language, having a part of the characters only; here all of them
 * are the family that the style sheets ask for, and the slice with Latin letters is the one that is found by its name.
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
