import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { gate } from '../gate.ts'
import { anAddress } from '../message.ts'
import type { Site } from '../site.ts'

interface Visitor {
  locale?: string
  width?: number
  javaScript?: boolean
  /** Where the visitor is; by default from where consent is not asked for first. */
  country?: string
  /** Further headers of the browser's. */
  headers?: Record<string, string>
  /** Names a browser that is no program, so that views are counted. */
  userAgent?: string
  referer?: string
  /** Lets the page glide and fade as for most visitors, which takes software rendering a second and more. */
  motion?: boolean
  /** Has a finger instead of a mouse. */
  touch?: boolean
  /** Runs in every page before the page's own scripts: takes away what a browser may lack. */
  before?: () => void
  /** Asks for no picture, where none is looked at. */
  withoutPictures?: boolean
}

/** Milliseconds for one step: what hangs is named before its test runs out of time. */
const patience = 15_000

/** A visitor with a browser of their own at a page. What the console says against the page fails the test. */
export async function visit(
  browser: Browser,
  site: Site,
  path: string,
  visitor: Visitor = {},
): Promise<{ page: Page; complaints: string[] }> {
  const { locale = 'en-US', width = 1280, javaScript = true, country = 'US', headers = {} } = visitor
  const { userAgent, referer, motion = false, touch = false, before, withoutPictures = false } = visitor
  const context = await browser.newContext({
    locale,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    viewport: { width, height: 800 },
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    extraHTTPHeaders: { 'CF-Connecting-IP': anAddress(), 'CF-IPCountry': country, ...headers },
    ...(userAgent && { userAgent }),
  })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  if (process.env.SLOW) await slow(page)
  if (before) await page.addInitScript(before)
  if (withoutPictures) await page.route(/\.(avif|webp|jpe?g|png)$/, (route) => route.abort())
  await page.goto(new URL(path, site.url).href, { ...(referer && { referer }) })
  if (javaScript && !path.includes('.')) await awake(page)
  return { page, complaints }
}

/** Loads another page, or the same one again. */
export async function load(page: Page, address?: string) {
  if (address) await page.goto(address)
  else await page.reload()
  await awake(page)
}

/** The loader comes after the first paint, and says last what the visitor allows. */
const awake = (page: Page) => page.locator('html[data-consent]').waitFor()

/** Holds back what the page asks for at such an address, until the answer is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { open, opened } = gate()
  await page.route(address, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

/** Stops the page's clock, timers and all: `page.clock.runFor` moves it from now on. */
export async function stopClock(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** Waits until the page stands in our typeface, where its language does. */
export const inItsFace = (page: Page) =>
  page.waitForFunction(
    (name) =>
      !getComputedStyle(document.body).fontFamily.includes(name) ||
      [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
    ourFace,
  )

export const ourFace = 'Instrument Sans'

/** Makes a page late as on a busy machine: a test that looks before it waits fails then. */
async function slow(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}
