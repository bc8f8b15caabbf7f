import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { RunningSite } from '../site.ts'
import { opened } from './opened.ts'

let site: RunningSite
let browser: Browser

opened((here) => {
  ;({ site, browser } = here)
})

test.each([['/en-US'], ['/ja-JP/products/design'], ['/en-US/newsroom']])(
  '%s moves nothing while the rest of it is still on its way',
  async (path) => {
    const html = await (await site.get(path)).text()
    const main = html.indexOf('<main')
    const tags = [...html.slice(main, main + 2_400).matchAll(/</g)].map(({ index }) => main + index)
    const cuts = tags.filter((_, index) => index % 3 === 1)
    expect(cuts.length).toBeGreaterThan(3)

    for (const width of [390, 1280]) {
      for (const cut of cuts) {
        expect(await shift(html, cut, width), `at ${width} px, cut before ${html.slice(cut, cut + 60)}`).toBeLessThan(
          0.05,
        )
      }
    }
  },
)

/** Layout shift of a page that is painted when it has arrived up to `cut`, and then comes to its end. */
async function shift(html: string, cut: number, width: number): Promise<number> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
    await released
    response.end(html.slice(cut))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')

  const page = await browser.newPage({ viewport: { width, height: 820 } })
  await page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForLoadState('load')
  // Two frames later everything has been painted, and a third has told what moved.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  const moved = await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)
  await page.close()
  return moved
}
