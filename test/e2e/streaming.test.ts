import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type HeldSite, startHeldSite } from '../held.ts'
import { browserWithPictures } from '../shared.ts'

const browser = await browserWithPictures()
let site: HeldSite
beforeAll(async () => {
  site = await startHeldSite({ CONTENT_CHECK_SECONDS: '99' })
})
afterAll(() => site.close())

// One page per language, because later ones find the language's lists in the isolate.
test.each([
  ['/en-US/about-us/careers', '.opening', 1280],
  ['/ja-JP/newsroom', '.article-row', 390],
  ['/zh-CN/consultation', '.article-row', 1280],
] as const)(
  '%s shows header and title while D1 is silent, and its rows come without a script and move nothing',
  async (path, row, width) => {
    const context = await browser.newContext({
      viewport: { width, height: 820 },
      javaScriptEnabled: path.startsWith('/en-US'),
    })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })

    site.behave('waits')
    await page.goto(site.url.origin + path, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    expect(await page.locator('header').first().isVisible()).toBe(true)
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), {
        message: 'painted',
      })
      .toBe(1)
    expect(await page.locator(row).count()).toBe(0)
    const before = await page.locator('h1').boundingBox()

    site.behave('answers')
    site.release()
    await page.locator(row).first().waitFor()
    await page.locator('footer').waitFor()
    expect(await page.locator('h1').boundingBox()).toEqual(before)
    if (path.startsWith('/en-US')) expect(await page.evaluate('moved')).toBeLessThan(0.005)
  },
)
