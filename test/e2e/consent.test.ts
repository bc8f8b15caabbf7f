import { globSync, readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSite, type Site, startSite } from '../../harness/site.ts'
import { enabled as locales } from '../../harness/written.ts'
import { words } from '../../ui/site.ts'
import { all } from '../sample.ts'
import { sharedBrowser, sharedSite } from '../shared.ts'
import { findings } from './axe.ts'
import { brokenText, smallTargets } from './measures.ts'
import { failFirst, holdBack, load, painted, visit } from './visitor.ts'

const statistics = 'https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef'
const advertising = 'https://ads.example/t.js?a=1'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let site: Site
/** A site with outside services, whose log has the data points of Analytics Engine. */
let served: RunningSite
const browser = await sharedBrowser()

beforeAll(async () => {
  const services = { STATISTICS_ID: statistics.split('?')[1] ?? '', AD_SCRIPT_URL: advertising }
  ;[site, served] = await Promise.all([sharedSite(), startSite(services)])
})
afterAll(() => served.close())

const t = words('en-US')
/** A page that renders fast; the banner is the same on all pages. */
const plain = '/en-US/about-us/contact/sent'
const banner = (page: Page) => page.locator('.consent')
const answer = (page: Page, choice: 'granted' | 'refused') => banner(page).locator(`[value=${choice}]`).click()
const footerLink = (page: Page) => page.locator('.footer a', { hasText: t('consent.open') })
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.consent)
async function cookies(context: BrowserContext) {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
}

/** Opens the banner by the footer's link once its script has loaded. */
async function openByHand(page: Page) {
  const module = page.waitForResponse(/consent-\w+\.js/)
  await footerLink(page).focus()
  await page.evaluate(`import('${(await module).url()}').then(() => {})`) // until the module has run
  await page.keyboard.press('Enter')
  await banner(page).waitFor()
}

/** Which of the banner's three messages is visible. */
const toldStates = (page: Page) =>
  banner(page)
    .locator('[data-state]')
    .evaluateAll((lines) => lines.filter((line) => line.checkVisibility()).map((line) => line.textContent))

describe('the banner', () => {
  test('asks in the language of the page where consent comes first', async () => {
    for (const locale of locales.slice(all ? 0 : -1)) {
      const { page, complaints } = await visit(browser, site, `/${locale}`, { locale, country: 'DE' })
      await banner(page).waitFor()
      expect(await banner(page).locator('h2').innerText()).toBe(words(locale)('consent.title'))
      expect(await toldStates(page)).toEqual([])
      expect(complaints).toEqual([])
    }
  })

  test('does not ask a browser that objects, whatever was chosen, and says so', async () => {
    const { page } = await visit(browser, site, plain, { country: 'DE', headers: { 'Sec-GPC': '1' } })
    expect([await banner(page).isVisible(), await state(page)]).toEqual([false, 'refused'])
    await page.context().addCookies([{ name: 'consent', value: 'granted', url: site.url.origin }])
    await load(page)
    expect([await banner(page).isVisible(), await state(page)]).toEqual([false, 'refused'])

    await page.evaluate(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }))
    await openByHand(page)
    expect(await toldStates(page)).toEqual([t('consent.objects')])
    await answer(page, 'granted')
    await banner(page).waitFor({ state: 'hidden' })
    expect(await state(page)).toBe('refused')
  })

  test('leaves the focus alone, comes second for the keyboard, and can be left without an answer', async () => {
    const { page } = await visit(browser, site, '/en-US/about', { country: 'DE' })
    await banner(page).waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    expect(await banner(page).isVisible()).toBe(true)

    await load(page, `${site.url.origin}/en-US/newsroom?bd_vid=1`)
    await banner(page).waitFor()
    expect(await cookies(page.context())).toEqual({})
    // The visitor answers in another tab and returns to this page from the back-forward cache.
    await page.context().addCookies([{ name: 'consent', value: 'refused', url: site.url.origin }])
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect([await banner(page).isVisible(), await state(page)]).toEqual([false, 'refused'])
  })

  test('on agreement keeps how this visit began, and does not ask again', async () => {
    const { page } = await visit(browser, site, '/en-US/about?bd_vid=click&source=3', {
      country: 'DE',
      referer: 'https://search.example/',
    })
    await banner(page).waitFor()
    expect(await cookies(page.context())).toEqual({})
    await page.evaluate(() => history.replaceState(null, '', '/en-US/newsroom')) // navigates onward

    await answer(page, 'granted')

    await banner(page).waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${site.url.origin}/en-US/newsroom`)
    expect(await cookies(page.context())).toEqual({
      consent: 'granted',
      referrer: encodeURIComponent('https://search.example/'),
      click_id: 'click',
      click_landing: encodeURIComponent('/en-US/about'),
      source: '3',
    })
    await load(page)
    await page.waitForFunction(() => document.documentElement.dataset.consent === 'granted')
    expect(await banner(page).isVisible()).toBe(false)

    await page.context().addCookies([{ name: 'consent', value: 'refused', url: site.url.origin }])
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await state(page), 'come back to after a choice elsewhere').toBe('refused')
  })

  test('on refusal sets nothing but the choice, which can be changed at the foot of every page', async () => {
    const { page } = await visit(browser, site, '/en-US/about?bd_vid=click', { country: 'DE' })
    const saved = page.locator('#consent-saved')
    let loads = 0
    page.on('load', () => loads++)
    expect(await saved.isVisible()).toBe(false)
    await answer(page, 'refused')
    await banner(page).waitFor({ state: 'hidden' })
    expect(await saved.innerText()).toBe(t('consent.saved'))
    expect(await cookies(page.context())).toEqual({ consent: 'refused' })

    const products = `${site.url.origin}/en-US/products/construction`
    await load(page, products)
    await openByHand(page)
    expect(await toldStates(page)).toEqual([t('consent.isRefused')])
    expect(await hasFocus(banner(page))).toBe(true)
    await page.keyboard.press('Escape')
    await banner(page).waitFor({ state: 'hidden' })
    expect(await hasFocus(footerLink(page))).toBe(true)

    await footerLink(page).click()
    await banner(page)
      .getByRole('button', { name: t('consent.close') })
      .click()
    await banner(page).waitFor({ state: 'hidden' })
    expect(await hasFocus(footerLink(page))).toBe(true)
    await footerLink(page).click()
    await answer(page, 'granted')
    await expect.poll(() => cookies(page.context())).toEqual({ consent: 'granted' })
    await footerLink(page).click()
    await expect.poll(() => toldStates(page)).toEqual([t('consent.isGranted')])
    await answer(page, 'refused')
    await expect.poll(() => cookies(page.context())).toEqual({ consent: 'refused' })
    await banner(page).waitFor({ state: 'hidden' })
    expect(await state(page)).toBe('refused')
    expect([page.url(), loads], 'without a new page').toEqual([products, 1])
  })

  test('says so where the choice could not be saved, until it is', async () => {
    const { page } = await visit(browser, site, plain, { country: 'DE' })
    const failed = page.getByText(t('consent.failed'))
    await failFirst(page, /\/api\/consent$/)

    await answer(page, 'granted')
    await failed.waitFor()
    await failFirst(page, /\/api\/consent$/, 500)
    const refused = page.waitForResponse('**/api/consent')
    await answer(page, 'granted')
    await (await refused).finished()
    expect([await failed.isVisible(), await banner(page).isVisible(), await state(page)]).toEqual([true, true, 'ask'])

    await answer(page, 'granted')
    await banner(page).waitFor({ state: 'hidden' })
    await footerLink(page).click()
    await banner(page).waitFor()
    expect(await failed.isVisible()).toBe(false)
  })

  test('has no finding of axe, small target or broken text, is never most of the screen, and hides no focus', async () => {
    const wrong: string[] = []
    const sizes = [320, 390, 1280]
    const schemes = ['light', 'dark'] as const
    for (const [turn, locale] of locales.entries()) {
      const { page } = await visit(browser, site, `/${locale}/about-us/contact`, { locale, country: 'DE' })
      await banner(page).waitFor()
      for (const width of all ? sizes : sizes.slice(turn, turn + 1)) {
        await page.setViewportSize({ width, height: 740 })
        for (const scheme of all ? schemes : schemes.slice(turn % 2, (turn % 2) + 1)) {
          const found = await findings(page, scheme, all ? 'html' : '#consent')
          wrong.push(...found.map((finding) => `${locale} ${width} ${scheme} ${finding}`))
        }
        wrong.push(...(await page.evaluate(smallTargets)), ...(await page.evaluate(brokenText)))
        const { height } = (await banner(page).boundingBox()) ?? { height: 740 }
        expect(height / 740, `${locale} ${width}`).toBeLessThan(0.4)
      }
      if (!all && turn > 0) continue
      await page.setViewportSize({ width: 390, height: 740 })
      wrong.push(...(await hiddenStops(page)))
    }

    expect(wrong).toEqual([])
  })
})

describe('without script', () => {
  test('nobody is asked, and the privacy policy has the choice as a form', async () => {
    const { page } = await visit(browser, site, '/en-US/about?bd_vid=1', { country: 'DE', javaScript: false })
    expect(await banner(page).isVisible()).toBe(false)

    await footerLink(page).click()
    expect(new URL(page.url()).hash).toBe('#choice')
    for (const choice of ['granted', 'refused'] as const) {
      await page.locator(`#choice [value=${choice}]`).click()

      expect(await page.locator('.choice-saved').innerText()).toBe(t(`privacy.choice.${choice}`))
      expect(await cookies(page.context())).toEqual({ consent: choice })
    }
  })
})

describe('outside services', () => {
  test('run where nothing has to be asked, after an agreement elsewhere, and not after a refusal', async () => {
    const calls: string[] = []
    const watched = async (country: string, headers = {}) => {
      const { page, complaints } = await visit(browser, served, '/robots.txt', { country, headers })
      await page.context().route(/hm\.baidu\.com|ads\.example/, (route) => {
        calls.push(route.request().url())
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'window._hmt = { push(call) { (window.tracked ??= []).push(call) } }',
        })
      })
      return { page, complaints }
    }

    const asked = await watched('DE')
    await load(asked.page, `${served.url.origin}${plain}`)
    await asked.page.waitForLoadState('networkidle')
    const objects = await watched('US', { 'Sec-GPC': '1' })
    await load(objects.page, `${served.url.origin}${plain}`)
    expect(calls).toEqual([])
    await answer(asked.page, 'granted')
    await expect.poll(() => calls).toEqual([statistics, advertising])
    expect(asked.complaints.join()).not.toContain('Content Security Policy')
    await asked.page.waitForFunction(() => '_hmt' in window)
    await asked.page.evaluate(() => {
      history.replaceState(null, '', '/en-US/about')
      document.dispatchEvent(new Event('navigated'))
    })
    expect(await asked.page.evaluate(() => (window as unknown as { tracked: string[][] }).tracked)).toEqual([
      ['_trackPageview', '/en-US/about'],
    ])

    await footerLink(asked.page).click()
    await answer(asked.page, 'granted')
    await banner(asked.page).waitFor({ state: 'hidden' })
    await footerLink(asked.page).click()
    const reloaded = asked.page.waitForEvent('load')
    await answer(asked.page, 'refused')
    await reloaded
    await asked.page.waitForLoadState('networkidle')
    expect(calls).toEqual([statistics, advertising])

    const { page } = await watched('CN')
    const release = await holdBack(page, /\.(svg|avif|webp|jpg|png)$/)
    const module = page.waitForResponse(/consent-\w+\.js/)
    const loaded = page.goto(`${served.url.origin}/en-US`)
    await page.evaluate(`import('${(await module).url()}').then(() => {})`)
    release()
    await loaded
    expect([await banner(page).isVisible(), await state(page)]).toEqual([false, 'granted'])
    await expect.poll(() => calls).toEqual([statistics, advertising, statistics, advertising])
    await page.waitForFunction((address) => performance.getEntriesByName(address).length > 0, statistics)
    const early = await page.evaluate((address) => {
      const [script] = performance.getEntriesByName(address)
      const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return (script?.startTime ?? 0) < (loading?.loadEventStart ?? 0)
    }, statistics)
    expect(early, 'before the page is loaded').toBe(false)
  })
})

describe('a visit', () => {
  /** Data points of a page. */
  const written = (path: string) =>
    (served.logs() as { event?: string; indexes: string[]; blobs: string[]; doubles: number[] }[]).filter(
      ({ event, blobs }) => event === 'data-point' && blobs[0] === path,
    )

  test('is counted page by page: when loaded, after a soft navigation, and with the site that led here once', async () => {
    const { page, complaints } = await visit(browser, served, '/en-US/products/smart-city', {
      country: 'FR',
      userAgent: firefox,
      referer: 'https://search.example/path?q=secret',
    })
    await page.context().addCookies([{ name: 'consent', value: 'refused', url: served.url.origin }])
    const sent = page.waitForRequest('**/api/views')
    const kept = await page.evaluate(() => {
      const { fetch } = window
      let outlives: boolean | undefined
      window.fetch = (address, init) => {
        outlives = init?.keepalive
        return fetch(address, init)
      }
      history.pushState(null, '', '/en-US/solution/owners')
      document.dispatchEvent(new Event('navigated'))
      return outlives
    })

    expect(kept, 'outlives the page').toBe(true)
    expect((await (await sent).allHeaders()).cookie).toBeUndefined()
    await expect
      .poll(() => written('/solution/owners').map(({ blobs }) => blobs))
      .toEqual([['/solution/owners', 'en-US', 'FR', '']])
    expect(written('/products/smart-city').map(({ blobs }) => blobs)).toEqual([
      ['/products/smart-city', 'en-US', 'FR', 'search.example'],
    ])

    await page.evaluate(() => {
      for (const [persisted, path] of [
        [false, '/en-US/about'],
        [true, '/en-US/about-us/careers'],
      ] as const) {
        history.replaceState(null, '', path)
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
      }
    })
    await expect.poll(() => written('/about-us/careers').map(({ blobs }) => blobs[3])).toEqual([''])
    expect(written('/about'), 'shown for the first time, which is counted already').toEqual([])
    await page.route('**/api/views', (route) => route.abort())
    const lost = page.waitForEvent('requestfailed')
    await page.evaluate(() => document.dispatchEvent(new Event('navigated')))
    await lost
    await page.evaluate(() => fetch('/robots.txt').then(() => {})) // earlier failures are reported first
    expect(complaints.join()).not.toContain('Failed to fetch')
  })

  test('is measured from its first interaction on, where that is allowed, and told when the page is hidden', async () => {
    const touched = async (country: string, path: string) => {
      const { page } = await visit(browser, served, '/robots.txt', { country, userAgent: firefox })
      await page.context().route(/hm\.baidu\.com|ads\.example/, (route) => route.fulfill({ body: '' }))
      await load(page, `${served.url.origin}/en-US${path}`)
      await page.evaluate(() => {
        document.body.style.paddingTop = '200px'
        addEventListener('keydown', () => {
          const end = performance.now() + 120
          while (performance.now() < end);
          document.body.style.paddingTop = `${200 + (performance.now() % 9)}px`
        })
        const long = (list: PerformanceObserverEntryList) => {
          if (list.getEntries().some(({ duration }) => duration >= 120)) document.body.dataset.long = ''
        }
        new PerformanceObserver(long).observe({ type: 'event', buffered: true })
      })
      await painted(page) // what a key moves does not count
      await page.mouse.wheel(0, 300)
      await page.keyboard.press('a')
      return page
    }
    // Uses an event, because requests during unload have the headless browser's own user agent.
    const hide = (page: Page) =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    const vitals = (path: string) => written(path).filter(({ indexes }) => indexes[0] === 'vitals')
    const unasked = await touched('DE', '/solution/infrastructure')
    const allowed = await touched('US', '/about-us/company')
    await allowed.evaluate(`import('${vitalsModule()}')`)
    await expect
      .poll(async () => {
        await allowed.keyboard.press('a') // again, as a frame of a busy machine may show none of it
        return allowed.locator('body').getAttribute('data-long')
      })
      .toBe('')
    // The library takes it when idle, or when the page is hidden.
    await allowed.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))

    await hide(unasked)
    await hide(allowed)
    await expect.poll(() => vitals('/about-us/company').length).toBe(1)
    const [lcp = 0, inp = 0, ttfb = 0, cls = 0] = vitals('/about-us/company')[0]?.doubles ?? []
    expect(lcp).toBeGreaterThan(ttfb)
    expect(inp, 'the key, which took that long').toBeGreaterThanOrEqual(120)
    expect(ttfb).toBeGreaterThan(0)
    expect(cls, 'the page, which moved').toBeGreaterThan(0)
    expect(vitals('/solution/infrastructure')).toEqual([])
  })
})

/** Address of the module that measures. */
function vitalsModule(): string {
  const [file = ''] = globSync('public/assets/*.js').filter((path) =>
    readFileSync(path, 'utf8').includes('largest-contentful-paint'),
  )
  return file.replace('public', '')
}

/** Stops of the Tab key on the page that the banner covers. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const over = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, innerHeight - 1))
      const covered = over?.closest('.consent') && !element.closest('.consent, .skip')
      return covered ? `covered: ${element.outerHTML.slice(0, 80)}` : ''
    })
    if (stop === null) break
    if (stop) hidden.push(stop)
  }
  return hidden
}
