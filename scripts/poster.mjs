// node scripts/poster.mjs ORIGIN [NAME…]: draws the still pictures of the model (ui/parts/model.tsx), all or those named,
// wide and narrow, light and dark. ORIGIN is that of `npm run dev`, such as http://localhost:8787. Run it after changes
// to the look of the model.
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { projectionOf } from '../ui/model/viewer/camera.ts'
import { launchOptions } from './chromium.ts'

const [origin, ...names] = process.argv.slice(2)
if (!origin) throw new Error('Give the origin of the running site')
/** Level 3, cut open before its duct at y = 10.2 m, and where that duct enters the beam on the second grid line. */
const near = { turn: -46, tilt: -6, distance: 14, at: [9.9, 10.2, 10.4] }
const crossing = [7.68, 9.85, 11.2]
/** A product's page for each picture, with what it shows when that is not its first view. */
const pages = {
  model: 'construction',
  clash: `construction#model=${[near.turn, near.tilt, near.distance, ...near.at]}&section=y8.6&without=piping,temporary,site`,
  levels: 'design',
}
/** Screen widths for the wide and the narrow stage, and the picture's density and quality. */
const shapes = { wide: [1340, 2.2, 46], narrow: [430, 2, 40] }
/** Without what has words, or comes with the controls. */
const without = ':is(.stage-bar, .stage-readout, .bubble, .level) { display: none !important }'

const browser = await chromium.launch(await launchOptions())
for (const [name, product] of Object.entries(pages).filter(([name]) => !names.length || names.includes(name)))
  for (const [scheme, colorScheme] of [
    ['day', 'light'],
    ['night', 'dark'],
  ])
    for (const [shape, [width, density, quality]] of Object.entries(shapes)) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: density, colorScheme })
      // On a dense screen the model has no smooth edges; its picture has them.
      await page.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype
        HTMLCanvasElement.prototype.getContext = function (kind, how) {
          return getContext.call(this, kind, { ...how, antialias: true })
        }
      })
      await page.goto(`${origin}/en-US/products/${product}`)
      await page.locator('html[data-consent]').waitFor()
      await page.locator('#model-view').dispatchEvent('pointerover')
      await page.locator('.stage-canvas[data-frames]').waitFor()
      await page.evaluate((rule) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rule)
        document.adoptedStyleSheets.push(sheet)
      }, without)
      const stage = page.locator('.stage')
      const { width: wide, height: high } = await stage.boundingBox()
      const marked = name === 'clash' ? [{ input: ring(wide, high, density) }] : []
      const picture = sharp(
        await sharp(await stage.screenshot())
          .composite(marked)
          .png()
          .toBuffer(),
      )
      const file = `public/media/${name}-${shape}-${scheme}`
      const { size } = await picture.clone().avif({ quality, effort: 6 }).toFile(`${file}.avif`)
      console.log(file, size)
      if (`${shape}-${scheme}` === 'wide-day')
        await picture.jpeg({ quality: 72, progressive: true }).toFile(`${file}.jpg`)
      await page.close()
    }
await browser.close()

/** An orange ring where the duct enters the beam, on a picture of a stage. */
function ring(width, height, density) {
  const [x, y] = projectionOf(near, width, height).toScreen(crossing)
  const [radius, line] = [0.095 * width, Math.max(3, 0.006 * width)]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.floor(width * density)}" height="${Math.floor(height * density)}"
      viewBox="0 0 ${width} ${height}"><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#ff6a13"
      stroke-width="${line}"/></svg>`,
  )
}
