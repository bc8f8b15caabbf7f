import { expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { screens } from '../../ui/screens/corners.ts'
import { href } from '../../ui/site.ts'
import { sampled } from '../sample.ts'
import { browserWithPictures, sharedSite } from '../shared.ts'
import { tour } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), browserWithPictures()])
const go = tour(browser, site, { width: 390 })

test('the app lies on the tablet of the picture within a pixel, at every width', async () => {
  const { page } = await go(href('en-US', 'construction'))

  for (const width of [320, 599, 600, 992, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const { size, corners } = screens[width < 600 ? 'bench-tall' : 'bench']
    const misfit = async () => {
      const image = page.locator('.tablet img')
      const picture = await image.boundingBox()
      const [across = 0.5, down = 0.5] = await image.evaluate((one) =>
        getComputedStyle(one)
          .objectPosition.split(' ')
          .map((part) => Number.parseFloat(part) / 100),
      )
      const app = await page.locator('.device').boundingBox()
      if (!picture || !app) return Number.NaN
      const scale = Math.max(picture.width / size[0], picture.height / size[1])
      const xs = corners.map(([x]) => picture.x + across * (picture.width - scale * size[0]) + scale * x)
      const ys = corners.map(([, y]) => picture.y + down * (picture.height - scale * size[1]) + scale * y)
      const [left, top, right, foot] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
      const differences = [app.x - left, app.y - top, app.x + app.width - right, app.y + app.height - foot]
      return Math.max(...differences.map(Math.abs))
    }

    // The picture has its new proportions once its file for this width has loaded.
    await expect.poll(misfit, { message: `${width} px` }).toBeLessThan(1)
  }
})

const names = ['construction', 'city', 'operation', 'capture'] as const
const pages = names.flatMap((name) => locales.map((locale) => ({ name, locale })))

test.each(sampled(pages))(
  'words on the screen of $name in $locale are 10 px high or absent, and stay inside',
  async ({ name, locale }) => {
    const { page } = await go(href(locale, name))

    for (const width of [320, 390, 480, 768, 992, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const faults = await page.locator('.device, .window').evaluateAll((screens) =>
        screens.flatMap((screen) => {
          const words = [
            ...screen.querySelectorAll<HTMLElement>('.app-bar > span, .app-layers > span, .app-pin, .app-tag'),
          ]
          const edges = screen.getBoundingClientRect()
          return words.flatMap((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const clipped = one.closest('.app-bar')?.getBoundingClientRect() ?? edges
            const size = (Number.parseFloat(getComputedStyle(one).fontSize) * (right - left)) / one.offsetWidth
            if (left === right || size === 0 || top >= clipped.bottom) return []
            const fits = left >= edges.left - 1 && right <= edges.right + 1 && bottom <= edges.bottom + 1
            return fits && size >= 10 ? [] : [`${one.textContent} ${size} px`]
          })
        }),
      )

      expect(faults, `${width} px`).toEqual([])
    }
  },
)
