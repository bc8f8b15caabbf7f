// npm run brochures [part of a name …]: prints every brochure to public/brochures, a picture of its first page beside it,
// and their list to ui/brochures.json.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { copyOf } from '../locales/copy.ts'
import { isSpaced } from '../locales/languages.ts'
import { drawnIn, launchOptions } from '../scripts/chromium.ts'
import { pack } from './pack.mjs'

const origin = 'http://brochures.local'
const listed = 'ui/brochures.json'
const most = 1_600_000
/** Sizes of the text in points, from the one wanted to the smallest that may be printed; less for Chinese and Japanese. */
const steps = [10.2, 9.9, 9.6, 9.3, 9, 8.7, 8.4, 8.2]

await build({
  entryPoints: ['brochures/materials.tsx'],
  outfile: 'dist/brochures.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'warning',
})
const { brochures } = await import(new URL('../dist/brochures.mjs', import.meta.url))

const wanted = process.argv.slice(2)
const browser = await chromium.launch(await launchOptions())
const list = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : {}
const all = brochures()
const problems = []

for (const brochure of all) {
  const { material, locale, file } = brochure
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue
  const { pdf, cover, pages, faults } = await print(brochure.html(), locale)
  mkdirSync(dirname(join('public', file)), { recursive: true })
  writeFileSync(join('public', file), pdf)
  writeFileSync(join('public', file.replace(/pdf$/, 'avif')), cover)
  const bytes = pdf.length
  list[material] = { ...list[material], [locale]: { file, pages, bytes } }
  if (bytes > most) faults.push(`${bytes} bytes, more than ${most}`)
  problems.push(...faults.map((fault) => `${file}: ${fault}`))
  console.log(`${file}  ${pages} pages  ${bytes} bytes`)
}
await browser.close()

const ordered = {}
for (const { material, locale, file } of all) {
  const entry = list[material]?.[locale]
  if (entry?.file === file) ordered[material] = { ...ordered[material], [locale]: entry }
}
writeFileSync(listed, `${JSON.stringify(ordered, null, 2)}\n`)
removeOthers()

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** The PDF of a document, a picture of its first sheet, the number of its sheets, and what does not fit on them. */
async function print(html, locale) {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } })
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    const path = pathname.startsWith('/media/') ? join('public', pathname) : join('.', pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.abort()
  })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  await page.evaluate(fit, isSpaced(locale) ? steps : steps.map((size) => size - 0.4))
  const { sheets, faults } = await page.evaluate(inspect)
  faults.push(...(await wrongFonts(page, locale)))
  const cover = await pictureOf(await page.locator('.a4').first().screenshot())
  const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true })
  await page.close()

  const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
  if (pages !== sheets) faults.push(`${pages} pages from ${sheets} sheets`)
  return { pdf: pack(reproducible(pdf)), cover, pages, faults }
}

/** The first page as the download page shows it. */
function pictureOf(sheet) {
  return sharp(sheet).resize(320, 453, { fit: 'cover', position: 'top' }).avif({ quality: 52, effort: 7 }).toBuffer()
}

/** Without the hour of printing, and with names of tags in a row from 0, so that what did not change stays the same file. */
function reproducible(pdf) {
  const text = pdf.toString('latin1').replace(/\/(Creation|Mod)Date \(D:[^)]*\)/g, (date) => ' '.repeat(date.length))
  const tag = /\(node(\d{8})\)/g
  const names = [...new Set(Array.from(text.matchAll(tag), ([, name]) => name))].sort()
  const places = new Map(names.map((name, place) => [name, `(node${String(place).padStart(8, '0')})`]))
  return Buffer.from(
    text.replace(tag, (_, name) => places.get(name)),
    'latin1',
  )
}

/** Runs in the page: gives each sheet the largest text that fits, and its pictures the height that is left. */
function fit(sizes) {
  const mm = 96 / 25.4
  for (const sheet of document.querySelectorAll('.a4.inner')) {
    const body = sheet.querySelector('.body')
    const room = () => {
      const sections = [...body.children].filter((child) => !child.matches('.reach'))
      const reach = body.querySelector('.reach')?.offsetHeight ?? 0
      const used = sections.reduce((sum, section) => {
        const { marginTop, marginBottom } = getComputedStyle(section)
        return (
          sum + section.getBoundingClientRect().height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom)
        )
      }, 0)
      const gaps = (body.children.length - 1) * 8 * mm
      return body.clientHeight - used - reach - gaps
    }
    for (const size of sizes) {
      sheet.style.setProperty('--u', `${size}pt`)
      if (room() >= 0) break
    }
    for (let slack = Math.min(room() / mm, 70); slack > 2; slack -= 2) {
      sheet.style.setProperty('--slack', `${slack}mm`)
      if (room() >= 0) break
      sheet.style.setProperty('--slack', '0mm')
    }
  }
}

/** Faces other than the Latin one and the one of the document's language; in English the one that has a sign such as ². */
async function wrongFonts(page, locale) {
  const right = ['Instrument Sans', ...[copyOf[locale].font ?? 'Noto Sans CJK SC'].flat().map(drawnIn)]
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 2 })
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId, selector: '*' })
  const used = new Set()
  for (const id of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: id })
    for (const { familyName } of fonts) used.add(familyName)
  }
  return [...used].filter((name) => !right.some((one) => name.startsWith(one))).map((name) => `uses ${name}`)
}

/** Runs in the page: counts sheets; names what leaves its sheet and sheets that are nearly empty. */
function inspect() {
  const faults = []
  const sheets = [...document.querySelectorAll('.a4')]
  for (const [index, sheet] of sheets.entries()) {
    const body = sheet.querySelector('.body')
    if (!body) continue
    const frame = body.getBoundingClientRect()
    const inside = [...body.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, td, th, svg, img, strong, code')]
    const boxes = inside.map((element) => element.getBoundingClientRect()).filter((box) => box.height > 0)
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    const right = Math.max(...boxes.map((box) => box.right))
    const mm = (px) => `${Math.round((px / 96) * 25.4)} mm`
    if (bottom > frame.bottom + 1) faults.push(`sheet ${index + 1} is ${mm(bottom - frame.bottom)} too long`)
    if (right > sheet.getBoundingClientRect().right + 1) faults.push(`sheet ${index + 1} is too wide`)
    if (bottom < frame.bottom - frame.height * 0.2)
      faults.push(`sheet ${index + 1} leaves ${mm(frame.bottom - bottom)} empty`)
    for (const element of inside)
      if (element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0 && !element.closest('svg'))
        faults.push(`sheet ${index + 1}: “${element.textContent.slice(0, 30)}” is clipped`)
  }
  return { sheets: sheets.length, faults }
}

/** Files of earlier names, after the company or a material was renamed. */
function removeOthers() {
  const current = new Set(
    all.flatMap(({ file }) => [file, file.replace(/pdf$/, 'avif')].map((name) => join('public', name))),
  )
  for (const folder of readdirSync('public/brochures', { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    for (const name of readdirSync(join('public/brochures', folder.name))) {
      const path = join('public/brochures', folder.name, name)
      if (!current.has(path)) rmSync(path)
    }
}
