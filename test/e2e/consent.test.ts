import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { words } from '../../ui/site.ts'
import { publish } from '../published.ts'
import { sharedBrowser } from '../shared.ts'
import { type RunningSite, startSite } from '../site.ts'
import { findings } from './axe.ts'
import { brokenText, smallTargets } from './measures.ts'
import { load, visit } from './visitor.ts'

const statistics = 'https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let site: RunningSite
let served: RunningSite
const browser = await sharedBrowser()

beforeAll(async () => {
  const withStatistics = startSite({ STATISTICS_ID: statistics.split('?')[1] ?? '' })
  ;[site, served] = await Promise.all([startSite(), withStatistics])
  await publish(site)
})
afterAll(async () => {
  await Promise.all([site.close(), served.close()])
})

const t = words('en-US')
const banner = (page: Page) => page.locator('.consent')
const answer = (page: Page, choice: 'granted' | 'refused') => banner(page).locator(`[value=${choice}]`).click()
const footerLink = (page: Page) => page.locator('.footer a', { hasText: t('consent.open') })
async function cookies(context: BrowserContext) {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
}

describe('the banner', () => {
  test('asks in the language of the page where consent comes first, and nowhere else', async () => {
    for (const locale of locales) {
      const { page, complaints } = await visit(browser, site, `/${locale}`, { locale, country: 'DE' })
      await banner(page).waitFor()
      expect(await banner(page).locator('h2').innerText()).toBe(words(locale)('consent.title'))
      expect(complaints).toEqual([])
    }
    for (const [country, headers] of [
      ['US', {}],
      ['JP', {}],
      ['DE', { 'Sec-GPC': '1' }],
    ] as const) {
      const { page } = await visit(browser, site, '/en-US', { country, headers })
      expect(await banner(page).isVisible(), country).toBe(false)
    }
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
  })

  test('on agreement keeps how this visit began, and does not ask again', async () => {
    const { page } = await visit(browser, site, '/en-US/about?bd_vid=click&source=3', {
      country: 'DE',
      referer: 'https://search.example/',
    })
    await banner(page).waitFor()
    expect(await cookies(page.context())).toEqual({})

    await answer(page, 'granted')

    await banner(page).waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${site.url.origin}/en-US/about?bd_vid=click&source=3`)
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
  })

  test('on refusal sets nothing but the choice, which can be changed at the foot of every page', async () => {
    const { page } = await visit(browser, site, '/en-US/about?bd_vid=click', { country: 'DE' })
    await answer(page, 'refused')
    await banner(page).waitFor({ state: 'hidden' })
    expect(await cookies(page.context())).toEqual({ consent: 'refused' })

    await load(page, `${site.url.origin}/en-US/products/construction`)
    const module = page.waitForResponse(/consent-\w+\.js/)
    await footerLink(page).focus()
    await page.evaluate(`import('${(await module).url()}').then(() => {})`) // until it has run
    await page.keyboard.press('Enter')
    await banner(page).waitFor()
    expect(await banner(page).innerText()).toContain(t('consent.isRefused'))
    expect(await banner(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await banner(page).waitFor({ state: 'hidden' })
    expect(await footerLink(page).evaluate((element) => element === document.activeElement)).toBe(true)

    await footerLink(page).click()
    await answer(page, 'granted')
    await expect.poll(() => cookies(page.context())).toEqual({ consent: 'granted' })
    await footerLink(page).click()
    await expect.poll(() => banner(page).innerText()).toContain(t('consent.isGranted'))
    await answer(page, 'refused')
    await expect.poll(() => cookies(page.context())).toEqual({ consent: 'refused' })
  })

  test('says so where the choice could not be saved', async () => {
    const { page } = await visit(browser, site, '/en-US', { country: 'DE' })
    await page.route('**/api/consent', (route) => route.abort())

    await answer(page, 'granted')

    await page.getByText(t('consent.failed')).waitFor()
    expect(await banner(page).isVisible()).toBe(true)
  })

  test('has no finding of axe, small target or broken text, is never most of the screen, and hides no focus', async () => {
    const wrong: string[] = []
    for (const locale of locales) {
      const { page } = await visit(browser, site, `/${locale}/about-us/contact`, { locale, country: 'DE' })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await banner(page).waitFor()
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        for (const scheme of ['light', 'dark'] as const) {
          wrong.push(...(await findings(page, scheme)).map((finding) => `${locale} ${width} ${scheme} ${finding}`))
        }
        wrong.push(...(await page.evaluate(smallTargets)), ...(await page.evaluate(brokenText)))
        const { height } = (await banner(page).boundingBox()) ?? { height: 740 }
        expect(height / 740, `${locale} ${width}`).toBeLessThan(0.4)
      }
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
    await page.locator('#choice [value=granted]').click()

    expect(await page.locator('#choice').innerText()).toContain(t('privacy.choice.granted'))
    expect(await cookies(page.context())).toEqual({ consent: 'granted' })
  })
})

describe('a statistics script', () => {
  test('runs where nothing has to be asked, after an agreement elsewhere, and not after a refusal', async () => {
    const calls: string[] = []
    const watched = async (country: string, headers = {}) => {
      const { page, complaints } = await visit(browser, served, '/robots.txt', { country, headers })
      await page.context().route('https://hm.baidu.com/**', (route) => {
        calls.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: 'window._hmt = { push() {} }' })
      })
      await load(page, `${served.url.origin}/en-US`)
      return { page, complaints }
    }

    const asked = await watched('DE')
    await asked.page.waitForLoadState('networkidle')
    await watched('US', { 'Sec-GPC': '1' })
    expect(calls).toEqual([])
    await answer(asked.page, 'granted')
    await expect.poll(() => calls).toEqual([statistics])
    expect(asked.complaints.join()).not.toContain('Content Security Policy')

    await footerLink(asked.page).click()
    const reloaded = asked.page.waitForEvent('load')
    await answer(asked.page, 'refused')
    await reloaded
    await asked.page.waitForLoadState('networkidle')
    expect(calls).toEqual([statistics])

    await watched('CN')
    await expect.poll(() => calls).toEqual([statistics, statistics])
  })
})

describe('a visit', () => {
  /** What Analytics Engine was given for a page. */
  const written = (path: string) =>
    (site.logs() as { event?: string; indexes: string[]; blobs: string[]; doubles: number[] }[]).filter(
      ({ event, blobs }) => event === 'data-point' && blobs[0] === path,
    )

  test('is counted page by page: when loaded, after a soft navigation, and with the site that led here once', async () => {
    const { page } = await visit(browser, site, '/en-US/products/smart-city', {
      country: 'FR',
      userAgent: firefox,
      referer: 'https://search.example/path?q=secret',
    })
    const sent = page.waitForRequest('**/api/views')
    await page.evaluate(() => {
      history.pushState(null, '', '/en-US/solution/owners')
      document.dispatchEvent(new Event('navigated'))
    })

    expect((await (await sent).allHeaders()).cookie).toBeUndefined()
    await expect
      .poll(() => written('/solution/owners').map(({ blobs }) => blobs))
      .toEqual([['/solution/owners', 'en-US', 'FR', '']])
    expect(written('/products/smart-city').map(({ blobs }) => blobs)).toEqual([
      ['/products/smart-city', 'en-US', 'FR', 'search.example'],
    ])
  })

  test('is measured from its first interaction on, where that is allowed, and told when the page is hidden', async () => {
    const scrolled = async (country: string, path: string) => {
      const { page } = await visit(browser, site, `/en-US${path}`, { country, userAgent: firefox })
      await page.mouse.wheel(0, 300)
      return page
    }
    // By an event: what a page sends while it goes away has the browser's own name again, that of a program.
    const hide = (page: Page) =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    const vitals = (path: string) => written(path).filter(({ indexes }) => indexes[0] === 'vitals')
    const [unasked, allowed] = [
      await scrolled('DE', '/solution/infrastructure'),
      await scrolled('US', '/about-us/company'),
    ]

    await expect
      .poll(async () => {
        await hide(unasked)
        await hide(allowed) // again until the module that measures is there: it tells once
        return vitals('/about-us/company').length
      })
      .toBe(1)
    const [lcp = 0, , ttfb = 0, cls = -1] = vitals('/about-us/company')[0]?.doubles ?? []
    expect(lcp).toBeGreaterThan(ttfb)
    expect(ttfb).toBeGreaterThan(0)
    expect(cls).toBeGreaterThanOrEqual(0)
    expect(vitals('/solution/infrastructure')).toEqual([])
  })
})

/** Stops of the Tab key, through the page, that the banner covers. */
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
