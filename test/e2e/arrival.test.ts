import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '../../harness/listen.ts'
import { gate } from '../gate.ts'
import { every } from '../sample.ts'
import { browserWithPictures, sharedSite } from '../shared.ts'
import { holdBack } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), browserWithPictures()])

// With --all, each page is opened about thirty times.
test.each(every(2, ['/en-US', '/ja-JP/products/design', '/en-US/newsroom']))(
  '%s shifts nothing while the rest of it is still loading',
  { timeout: 300_000 },
  async (path) => {
    const html = await (await site.get(path)).text()
    const main = html.indexOf('<main')
    const tags = [...html.slice(main, main + 2_400).matchAll(/</g)].map(({ index }) => main + index)
    const cuts = every(
      8,
      tags.filter((_, index) => index % 4 === 1),
    )
    expect(cuts.length).toBeGreaterThan(1)

    for (const width of [390, 1280]) {
      for (const cut of width === 390 ? cuts : every(2, cuts)) {
        expect(await shift(html, cut, width), `at ${width} px, cut before ${html.slice(cut, cut + 60)}`).toBeLessThan(
          0.05,
        )
      }
    }
  },
)

describe('on a phone', () => {
  test.each(every(2, ['/zh-CN', '/zh-CN/about-us/contact', '/ja-JP/products/smart-city', '/ja-JP/about-us/careers']))(
    'the first paint of %s lays out what is visible, the loader lays out the rest, and nothing shifts',
    async (path) => {
      const { page, release } = await onPhone()
      await page.goto(site.url.origin + path)
      await painted(page)
      expect(await leftAside(page)).toBeGreaterThan(1)

      release()
      await expect.poll(() => leftAside(page)).toBe(0)
      expect(await moved(page)).toBeLessThan(0.01)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)

      await page.reload()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    },
  )

  test('a visitor who returns, or follows a link to a section, finds everything laid out', async () => {
    const { page } = await onPhone()
    const home = `${site.url.origin}/en-US`
    for (const come of [
      () => page.goto(`${home}#products`),
      () => page.goto(home).then(() => page.reload()),
      () => page.goto(`${site.url.origin}/robots.txt`).then(() => page.goBack()),
    ]) {
      await come()
      await painted(page)

      expect(await leftAside(page)).toBe(0)
    }
  })

  test.each(['before', 'while'])(
    'a link to a section leads there, %s the content above gets its size',
    async (when) => {
      const { page, release } = await onPhone()
      await page.goto(`${site.url.origin}/en-US/products/construction`)
      await painted(page)
      const link = page.locator('.local-menu a').last()
      const target = page.locator(`${await link.getAttribute('href')}`)
      if (when === 'while') {
        release()
        await page.locator('html[class=""]').waitFor()
      }
      await link.tap()
      release()
      await expect.poll(() => leftAside(page)).toBe(0)

      // Content above the target may get its size after the jump; the browser then keeps the target in place.
      const isThere = async () => {
        const { y = -1 } = (await target.boundingBox()) ?? {}
        return y >= 0 && y < 200
      }
      await expect.poll(isThere).toBe(true)
    },
  )
})

/** A phone whose pages load the loader only when the test releases it. */
async function onPhone() {
  const page = await browser.newPage({
    viewport: { width: 390, height: 820 },
    hasTouch: true,
    extraHTTPHeaders: { 'CF-IPCountry': 'US' },
  })
  const release = await holdBack(page, /\/loader-/)
  onTestFinished(async () => {
    release()
    await page.close()
  })
  await page.addInitScript(watchShifts)
  return { page, release }
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Number of sections that are not laid out yet. */
const leftAside = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section, main ~ section, footer')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  )

/** Runs in the page: adds up its layout shifts. */
function watchShifts() {
  const seen = { moved: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const moved = (page: Page) => page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)

/** Layout shift of a page that is painted after its HTML has arrived up to `cut`, and then completes. */
async function shift(html: string, cut: number, width: number): Promise<number> {
  const rest = gate()
  const server = await listen(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
    await rest.opened
    response.end(html.slice(cut))
  })
  onTestFinished(server.close)

  const page = await browser.newPage({ viewport: { width, height: 820 }, hasTouch: width < 992 })
  await page.addInitScript(watchShifts)
  await page.goto(`${server.url}/`, { waitUntil: 'commit' })
  await painted(page)
  rest.open()
  await page.waitForLoadState('load')
  // Two frames paint everything, and a third reports layout shifts.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  const shift = await moved(page)
  await page.close()
  return shift
}
