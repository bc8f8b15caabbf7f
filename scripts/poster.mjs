// node scripts/poster.mjs ORIGIN [NAME…]: draws the still pictures of the model (ui/parts/model.tsx), all or those named,
// wide and narrow, light and dark. ORIGIN is that of `npm run dev`, such as http://localhost:8787. Run it after changes
// to the look of the model.
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { launchOptions } from './chromium.ts'

const [origin, ...names] = process.argv.slice(2)
if (!origin) throw new Error('Give the origin of the running site')
/** A product's page for each picture, with what it shows when that is not its first view. */
const pages = {
  model: 'construction',
  levels: 'design',
}
/** Screen widths for the wide and the narrow stage, and the picture's density and quality. */
const shapes = { wide: [1340, 2.3, 46], narrow: [430, 2, 40] }
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
      const picture = sharp(await page.locator('.stage').screenshot())
      const file = `public/media/${name}-${shape}-${scheme}`
      const { size } = await picture.clone().avif({ quality, effort: 6 }).toFile(`${file}.avif`)
      console.log(file, size)
      if (`${shape}-${scheme}` === 'wide-day')
        await picture.jpeg({ quality: 72, progressive: true }).toFile(`${file}.jpg`)
      await page.close()
    }
await browser.close()
