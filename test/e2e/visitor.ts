import type { Browser, Page } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { anAddress } from '../../harness/message.ts'
import type { Site } from '../../harness/site.ts'
import { gate } from '../gate.ts'

interface Visitor {
  locale?: string
  width?: number
  /** Device pixels for each CSS pixel. */
  density?: number
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
}

interface Visit {
  page: Page
  complaints: string[]
}

/** Milliseconds for one step: what hangs is named before its test runs out of time. */
const patience = 15_000

/** A visitor with a browser of their own at a page; `complaints`: what the console says against the page. */
export async function visit(browser: Browser, site: Site, path: string, visitor: Visitor = {}): Promise<Visit> {
  const { page, complaints } = await open(browser, visitor)
  onTestFinished(() => page.context().close())
  await go(page, site, path, visitor)
  return { page, complaints }
}

/**
 * One visitor who goes from page to page, through all tests of a file that only look: a browser of its own for each page
 * costs as much as the page. What a test does to the page ends with it; the width is that of `visitor` each time.
 */
export function tour(browser: Browser, site: Site, visitor: Visitor = {}): (path: string) => Promise<Visit> {
  let opened: Promise<Visit> | undefined
  afterAll(async () => (await opened)?.page.context().close())
  return async (path) => {
    opened ??= open(browser, visitor)
    const { page, complaints } = await opened
    complaints.length = 0
    await page.setViewportSize(sizeOf(visitor))
    await go(page, site, path, visitor)
    return { page, complaints }
  }
}

const sizeOf = ({ width = 1280 }: Visitor) => ({ width, height: 800 })

async function open(browser: Browser, visitor: Visitor): Promise<Visit> {
  const { locale = 'en-US', javaScript = true, country = 'US', headers = {}, density = 1 } = visitor
  const { userAgent, motion = false, touch = false, before } = visitor
  const context = await browser.newContext({
    locale,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    viewport: sizeOf(visitor),
    deviceScaleFactor: density,
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    extraHTTPHeaders: { 'CF-Connecting-IP': anAddress(), 'CF-IPCountry': country, ...headers },
    ...(userAgent && { userAgent }),
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // That a picture waits for its place says how busy the machine is; test/pages.test.ts proves what is sent ahead.
    if (message.text().includes('not used within a few seconds')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  if (process.env.SLOW) await slow(page)
  if (before) await page.addInitScript(before)
  return { page, complaints }
}

async function go(page: Page, site: Site, path: string, { referer, javaScript = true }: Visitor) {
  await page.goto(new URL(path, site.url).href, { ...(referer && { referer }) })
  if (javaScript && !path.includes('.')) await awake(page)
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

/** Waits until the whole page stands in our typeface, where its language does. */
export const inItsFace = (page: Page) =>
  page.waitForFunction(
    (name) =>
      !getComputedStyle(document.documentElement).getPropertyValue('--typeface') ||
      [...document.querySelectorAll('body, section, footer')].every((part) =>
        getComputedStyle(part).fontFamily.includes(name),
      ),
    ourFace,
  )

/** Puts the page into the system's typeface, as where ours never comes. */
export const withoutItsFace = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.typeface
    for (const animation of document.getAnimations()) animation.finish()
  })

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
