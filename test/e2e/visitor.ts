import type { Browser, Page } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { anAddress } from '../../harness/message.ts'
import type { Site } from '../../harness/site.ts'
import { gate } from '../gate.ts'

interface Visitor {
  locale?: string
  width?: number
  /** Device pixels per CSS pixel. */
  density?: number
  javaScript?: boolean
  /** The visitor's country; by default one without a consent dialog. */
  country?: string
  /** Additional request headers. */
  headers?: Record<string, string>
  /** A user agent of a person's browser, so that views are counted. */
  userAgent?: string
  referer?: string
  /** Keeps animations on, which cost a second and more in software rendering. */
  motion?: boolean
  /** Touch instead of a mouse. */
  touch?: boolean
  /** Runs in every page before its own scripts, to remove browser features. */
  before?: () => void
}

interface Visit {
  page: Page
  complaints: string[]
}

/** Timeout of a step in ms, shorter than the test's, so that the error names the step. */
const patience = 15_000

/** Opens a page in a browser context of its own. `complaints` collects the console's errors. */
export async function visit(browser: Browser, site: Site, path: string, visitor: Visitor = {}): Promise<Visit> {
  const { page, complaints } = await open(browser, visitor)
  onTestFinished(() => page.context().close())
  await go(page, site, path, visitor)
  return { page, complaints }
}

/**
 * One visitor for all read-only tests of a file, because a browser context per page costs as much as the page. The
 * state of a page ends with its test; the width is reset to that of `visitor`.
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
    // Only a busy machine delays such a picture; test/pages.test.ts checks preloads.
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

/** Loads another page, or reloads this one. */
export async function load(page: Page, address?: string) {
  if (address) await page.goto(address)
  else await page.reload()
  await awake(page)
}

/** The loader runs after the first paint and sets data-consent last. */
const awake = (page: Page) => page.locator('html[data-consent]').waitFor()

/** Waits two frames, until changes are laid out. */
export const painted = (page: Page) =>
  page.evaluate(
    (patience) =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        setTimeout(() => reject(new Error('no two frames were drawn')), patience)
      }),
    patience,
  )

/** Holds requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { open, opened } = gate()
  await page.route(address, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

/**
 * Fails the first request to an address. Playwright's own `times: 1` ends its interception with that request, and loses
 * one that the page sends at that moment.
 */
export async function failFirst(page: Page, address: RegExp, status?: number) {
  let failed = false
  await page.route(address, (route) => {
    if (failed) return route.continue()
    failed = true
    return status ? route.fulfill({ status, json: { error: 'internal' } }) : route.abort()
  })
}

/** Stops the page's clock and timers; `page.clock.runFor` advances them. */
export async function stopClock(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** Waits until the whole page uses our typeface, in languages that have it. */
export const inItsFace = (page: Page) =>
  page.waitForFunction(
    (name) =>
      !getComputedStyle(document.documentElement).getPropertyValue('--typeface') ||
      [...document.querySelectorAll('body, section, footer')].every((part) =>
        getComputedStyle(part).fontFamily.includes(name),
      ),
    ourFace,
  )

/** Switches the page to the system's typeface, as when ours never loads. */
export const withoutItsFace = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.typeface
    for (const animation of document.getAnimations()) animation.finish()
  })

export const ourFace = 'Instrument Sans'

/** Slows the page down as on a busy machine, so that tests without waits fail. */
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
