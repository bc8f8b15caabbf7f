// npm run cards [part of a name …]: draws the sharing cards in public/media/cards whose words, picture or design
// changed. npm run cards ADDRESS: draws the picture in README.md from the site that runs there, such as
// http://localhost:8787.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { cards } from './cards/cards.ts'
import { cardDocument, fontsOf } from './cards/html.ts'
import { drawnIn, launchOptions } from './chromium.ts'

const origin = 'http://cards.local'
const most = 70_000
// Without this record, in a fresh clone, it draws all, which gives the same files.
const record = 'node_modules/.cache/cards.json'
/** The pages in README's picture, side by side as on phones, and what it may weigh. */
const onPhones = ['/en-US/products/construction', '/zh-CN/products/design', '/ja-JP/solution/infrastructure']
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, reducedMotion: 'reduce' }
const mostOfPhones = 300_000
const wanted = process.argv.slice(2)

const all = cards()
const done = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
const due = all.filter(({ file, ...card }) =>
  wanted.length > 0
    ? wanted.some((word) => file.includes(word))
    : done[file] !== hashOf(card) || !existsSync(join('public', file)),
)

const browser = await chromium.launch(await launchOptions())
if (wanted[0]?.startsWith('http')) {
  await drawPhones(wanted[0])
  await browser.close()
  process.exit()
}

let page
let session
let locale
let html = ''

for (const { file, ...card } of due) {
  if (card.locale !== locale) await open(card.locale)
  html = cardDocument({ file, ...card })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.evaluate(fit)
  const others = (await fontsUsed()).filter((name) => !fontsOf(card.locale).map(drawnIn).includes(name))
  if (others.length > 0) stop(`${file} uses ${others}: no font of its language has these characters`)
  const picture = await jpeg()
  mkdirSync(dirname(join('public', file)), { recursive: true })
  writeFileSync(join('public', file), picture)
  done[file] = hashOf(card)
  console.log(`${file}  ${picture.length}`)
}
if (!existsSync('public/media/logo.png') || wanted.includes('logo')) await logo()
await browser.close()

const current = new Set(all.map(({ file }) => file))
for (const path of globSync('public/media/cards/*/*.jpg')) if (!current.has(`/${path.slice(7)}`)) rmSync(path)
const kept = Object.entries(done).filter(([file]) => current.has(file))
mkdirSync(dirname(record), { recursive: true })
writeFileSync(record, `${JSON.stringify(Object.fromEntries(kept.sort()), null, 2)}\n`)

/** Opens a page of its own for a language: Chromium remembers the typeface of a character across languages. */
async function open(language) {
  await page?.context().close()
  locale = language
  page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  session = await page.context().newCDPSession(page)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    const path = pathname.startsWith('/media/') ? join('public', pathname) : join('.', pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.abort()
  })
}

/** A hash of everything that a card depends on: its words, the bytes of its pictures, and the design. */
function hashOf(card) {
  const sum = createHash('sha256').update(cardDocument(card)).update(`${fit}`)
  for (const name of card.pictures) sum.update(readFileSync(join('public', name)))
  return sum.digest('hex').slice(0, 16)
}

/** Runs in the page: waits for fonts and pictures, and sets the largest heading that fits. */
async function fit() {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode()))
  const heading = document.querySelector('h1')
  const room = document.querySelector('.say')
  const fits = () => room.scrollHeight <= room.clientHeight && heading.scrollWidth <= heading.clientWidth
  const clauses = [...heading.querySelectorAll('span')]
  const isWhole = (clause) => clause.offsetHeight < 2 * Number.parseFloat(heading.style.fontSize)
  const sizes = Array.from({ length: 20 }, (_, step) => 64 - 2 * step).filter((size) => {
    heading.style.fontSize = `${size}px`
    return fits()
  })
  if (sizes.length === 0) throw new Error(`“${heading.textContent}” does not fit`)
  // Prefers a size that breaks no clause, unless it is much smaller.
  const whole = sizes.filter((size) => {
    heading.style.fontSize = `${size}px`
    return size >= sizes[0] * 0.8 && clauses.every(isWhole)
  })
  heading.style.fontSize = `${whole[0] ?? sizes[0]}px`
}

async function fontsUsed() {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p, h1' })
  const answers = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  return [...new Set(answers.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))]
}

async function jpeg() {
  for (let quality = 84; quality >= 32; quality -= 4) {
    const picture = await page.screenshot({ type: 'jpeg', quality })
    if (picture.length <= most) return picture
  }
  stop(`A card weighs more than ${most} bytes`)
}

/** The site in its three languages, each page on a phone. */
async function drawPhones(site) {
  const context = await browser.newContext(phone)
  const screens = []
  for (const path of onPhones) {
    const page = await context.newPage()
    await page.goto(new URL(path, site).href, { waitUntil: 'load' })
    await page.evaluate(() =>
      Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode())),
    )
    screens.push(await page.screenshot())
    await page.close()
  }
  const { width, height } = phone.viewport
  const gap = 32
  const composite = screens.map((input, at) => ({ input, left: 2 * at * (width + gap), top: 0 }))
  const frame = { width: 2 * (3 * width + 2 * gap), height: 2 * height, channels: 3, background: '#fff' }
  const whole = await sharp({ create: frame }).composite(composite).png().toBuffer()
  for (let quality = 84; quality >= 40; quality -= 4) {
    const picture = await sharp(whole).resize({ width: 1640 }).jpeg({ quality, progressive: true }).toBuffer()
    if (picture.length > mostOfPhones) continue
    writeFileSync('docs/site.jpg', picture)
    console.log(`docs/site.jpg  ${picture.length}`)
    return
  }
  stop(`README's picture weighs more than ${mostOfPhones} bytes`)
}

/** The logo on a light ground, for search engines. */
async function logo() {
  await open('en-US')
  const mark = readFileSync('public/favicon.svg', 'utf8').replace('<svg ', '<svg width="352" height="352" ')
  await page.setViewportSize({ width: 512, height: 512 })
  await page.emulateMedia({ colorScheme: 'light' })
  html = `<body style="margin:0;background:#f6f5f1"><div style="padding:80px">${mark}</div>`
  await page.goto(`${origin}/`)
  writeFileSync('public/media/logo.png', await page.screenshot({ type: 'png' }))
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
