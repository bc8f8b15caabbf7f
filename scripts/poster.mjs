// node scripts/poster.mjs ADDRESS: the picture that stands where the model wakes (ui/parts/model.tsx), drawn by the model
// itself in its opening view, wide and square, light and dark. ADDRESS is a page that has it, such as
// http://localhost:8787/en-US/products/construction of `npm run dev`. To be run after a change of how the model looks.
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { launchOptions } from './chromium.ts'

const address = process.argv[2]
if (!address) throw new Error('Give the address of a page with the model')
/** Widths of the screen at which the stage is wide and square, and the picture's quality. */
const shapes = { wide: [1280, 46], square: [430, 44] }

const browser = await chromium.launch(await launchOptions())
for (const [scheme, colorScheme] of [
  ['day', 'light'],
  ['night', 'dark'],
])
  for (const [shape, [width, quality]] of Object.entries(shapes)) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: 2, colorScheme })
    await page.goto(address)
    await page.locator('html[data-consent]').waitFor()
    await page.locator('#model-view').dispatchEvent('pointerover')
    await page.locator('.model-canvas[data-frames]').waitFor()
    const png = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelector('.model-print canvas').toDataURL()
    })
    const picture = sharp(Buffer.from(png.split(',')[1], 'base64'))
    const file = `public/media/model-${shape}-${scheme}`
    const { size } = await picture.clone().avif({ quality, effort: 6 }).toFile(`${file}.avif`)
    console.log(file, size)
    if (`${shape}-${scheme}` === 'wide-day')
      await picture.jpeg({ quality: 72, progressive: true }).toFile(`${file}.jpg`)
    await page.close()
  }
await browser.close()
