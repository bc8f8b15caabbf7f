import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'
import { assets, island } from '../ui/assets.ts'
import { pictureOf } from '../ui/walk/sources.ts'
import { dates, viewpoints } from '../ui/walk/viewpoints.ts'
import { behindEdge } from './edge.ts'
import type { Row } from './pages.ts'
import { phone, slow4g, slower } from './tasks.ts'

/** Where each island is, what wakes it, and what is there with its first frame; a form is there before, and then React's. */
const islands = [
  { name: 'form', path: '/en-US/about-us/contact', wake: 'main [data-island]', ready: 'main [data-island] form' },
  { name: 'model', path: '/en-US/products/construction', wake: '#model-view', ready: '.stage-canvas[data-frames]' },
  { name: 'model, fewer controls', path: '/en-US', wake: '#model-view', ready: '.stage-canvas[data-frames]' },
  { name: 'walk', path: '/en-US/products/reality-capture', wake: '#walk-view', ready: '.stage-canvas[data-frames]' },
] as const
const runs = 5

/**
 * What a touch brings: bytes, and the time until the first frame of what it woke, on slow 4G and with a processor four
 * times slower; the middle of five visits. The processor draws here: a phone's graphics are faster.
 */
export const measureIslands = () =>
  behindEdge(async (origin) => {
    const browser = await chromium.launch(await launchOptions())
    try {
      const rows: Row[] = []
      for (const { name, path, wake, ready } of islands) {
        const visits: Awaited<ReturnType<typeof wakeOnce>>[] = []
        for (let run = 0; run < runs; run++) visits.push(await wakeOnce(browser, origin + path, wake, ready))
        visits.sort((a, b) => a.time - b.time)
        const middle = visits[runs >> 1]
        rows.push({
          island: name,
          'bytes fetched after the touch, pictures in sight too': middle?.bytes ?? 0,
          requests: middle?.requests ?? 0,
          'first frame': `${middle?.time} ms`,
          slowest: `${visits.at(-1)?.time} ms`,
        })
        console.log(Object.values(rows.at(-1) ?? {}).join(' '))
      }
      return rows
    } finally {
      await browser.close()
    }
  })

/** What comes of model and walk, brotli at its best; pictures and depths as they are. */
export function sizesOfFiles(): Row[] {
  const size = (file: string) => brotliCompressSync(readFileSync(`public${file}`)).length
  const row = (file: string, bytes: number) => ({ file, bytes })
  const walk = island('walk')
  const parts = readFileSync(`public${walk}`, 'utf8').match(/\/assets\/walk-[^"]+/g) ?? []
  const stops = viewpoints.map((_, stop) => {
    const steps = dates.flatMap((date) => [1024, 2048].map((width) => `public${pictureOf(stop, date, width)}`))
    return row(
      `walk, stop ${stop + 1}, three dates`,
      steps.reduce((sum, file) => sum + statSync(file).size, 0),
    )
  })
  return [
    row('model, code with styles', size(island('model'))),
    ...Object.entries(assets.modelTexts).map(([locale, file]) => row(`model, texts, ${locale}`, size(file))),
    row('walk, code with styles', size(walk)),
    ...['cloud and model', 'making of the model', 'where nothing is drawn'].map((name, i) =>
      row(`walk, ${name}`, size(parts[i] ?? '')),
    ),
    ...Object.entries(assets.walkTexts).map(([locale, file]) => row(`walk, texts, ${locale}`, size(file))),
    ...stops,
  ]
}

async function wakeOnce(browser: Browser, address: string, wake: string, ready: string) {
  const page = await browser.newPage({ ...phone, extraHTTPHeaders: { 'CF-IPCountry': 'US' } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await page.goto(address)
  await page.locator('html[data-consent]').waitFor()
  await page.locator(wake).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let [bytes, requests] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  const time = await page.evaluate(
    ([wake, ready]) =>
      new Promise<number>((done) => {
        const since = performance.now()
        const isReady = (element: Element | null) =>
          element && (element.tagName !== 'FORM' || Object.keys(element).some((key) => key.startsWith('__react')))
        const look = () =>
          isReady(document.querySelector(ready))
            ? done(Math.round(performance.now() - since))
            : requestAnimationFrame(look)
        document.querySelector(wake)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        look()
      }),
    [wake, ready] as const,
  )
  await page.close()
  return { bytes, requests, time }
}
