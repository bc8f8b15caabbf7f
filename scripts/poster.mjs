// node scripts/poster.mjs ADDRESS: draws the still picture of the model (ui/parts/model.tsx) in its first view, wide
// and narrow, light and dark. ADDRESS is a page with the model on `npm run dev`, such as
// http://localhost:8787/en-US/products/construction. Run it after changes to the look of the model.
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { launchOptions } from './chromium.ts'

const address = process.argv[2]
if (!address) throw new Error('Give the address of a page with the model')
/** Screen widths for the wide and the narrow stage, and the picture's quality. */
const shapes = { wide: [1340, 46], narrow: [430, 40] }
/** Without what has words, or comes with the controls. */
const without = ':is(.stage-bar, .stage-readout, .bubble, .level) { display: none !important }'

const browser = await chromium.launch(await launchOptions())
for (const [scheme, colorScheme] of [
  ['day', 'light'],
  ['night', 'dark'],
])
  for (const [shape, [width, quality]] of Object.entries(shapes)) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: 2, colorScheme })
    // On a dense screen the model has no smooth edges; its picture has them.
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.getContext = function (kind, how) {
        return getContext.call(this, kind, { ...how, antialias: true })
      }
    })
    await page.goto(address)
    await page.locator('html[data-consent]').waitFor()
    await page.locator('#model-view').dispatchEvent('pointerover')
    await page.locator('.stage-canvas[data-frames]').waitFor()
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rule)
      document.adoptedStyleSheets.push(sheet)
    }, without)
    const picture = sharp(await page.locator('.stage').screenshot())
    const file = `public/media/model-${shape}-${scheme}`
    const { size } = await picture.clone().avif({ quality, effort: 6 }).toFile(`${file}.avif`)
    console.log(file, size)
    if (`${shape}-${scheme}` === 'wide-day')
      await picture.jpeg({ quality: 72, progressive: true }).toFile(`${file}.jpg`)
    await page.close()
  }
await browser.close()
