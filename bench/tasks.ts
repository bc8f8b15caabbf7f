import { type Browser, chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'
import { behindEdge } from './edge.ts'
import type { Row } from './pages.ts'

/** The empty page is the baseline: what the browser itself needs. */
const pages = {
  'an empty page': 'data:text/html,<!doctype html><title>Empty</title><p>Nothing',
  home: '/en-US',
  product: '/en-US/products/construction',
  newsroom: '/en-US/newsroom',
  contact: '/en-US/about-us/contact',
}
export const phone = { viewport: { width: 390, height: 820 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const devices = {
  phone,
  computer: { viewport: { width: 1280, height: 820 } },
}
const runs = 3
/** Milliseconds for which a page is watched, until its prefetches have arrived. */
const watched = 2_500
export const slower = 4
/** Slow 4G as in Lighthouse, so that late resources cause late layout. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/**
 * Measures the longest main-thread task after the first paint on slow 4G, for a processor four times slower: the
 * thread's CPU time times four. Chromium's own CPU throttling uses wall-clock time and so counts other programs.
 */
export const measureTasks = () =>
  behindEdge(async (origin) => {
    const browser = await chromium.launch(await launchOptions())
    try {
      const rows: Row[] = []
      for (const [page, path] of Object.entries(pages)) {
        for (const [device, options] of Object.entries(devices)) {
          const address = path.startsWith('/') ? origin + path : path
          const longest: number[] = []
          for (let run = 0; run < runs; run++) longest.push(await longestTask(browser, address, options))
          longest.sort((a, b) => a - b)
          rows.push({ page, device, 'longest task': `${longest[runs >> 1]} ms`, slowest: `${longest.at(-1)} ms` })
          console.log(Object.values(rows.at(-1) ?? {}).join(' '))
        }
      }
      return rows
    } finally {
      await browser.close()
    }
  })

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Start and CPU time of the thread, in µs. */
  ts: number
  tdur?: number
}

/** Longest task of one visit, in ms. */
async function longestTask(browser: Browser, address: string, options: (typeof devices)[keyof typeof devices]) {
  const page = await browser.newPage({ ...options, extraHTTPHeaders: { 'CF-IPCountry': 'US' } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']
  await browser.startTracing(page, { categories })
  await page.goto(address)
  await page.waitForTimeout(watched)
  const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] }
  await page.close()

  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error(`The trace of ${address} has no first paint`)
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  )
  return Math.round((Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) * slower) / 1_000)
}
