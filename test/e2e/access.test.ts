import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { everyAddress } from '../../harness/published.ts'
import { enabled as locales } from '../../harness/written.ts'
import { facts } from '../../ui/facts.ts'
import { all, every, oneOfEach, sampled } from '../sample.ts'
import { sharedBrowser, sharedSite } from '../shared.ts'
import { axeVersion, findings } from './axe.ts'
import { withProblems } from './keys.ts'
import { brokenText, coveredTargets, moving, smallTargets } from './measures.ts'
import { inItsFace, tour, visit, withoutItsFace } from './visitor.ts'

/** Line, word and letter spacing of WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const doubled = `html { font-size: ${facts.access.textPercent}% !important }`

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

/** Letters so narrow that whole lines take less than 24 px. */
const narrow = '* { letter-spacing: -0.5em !important }'

// The version of an installed Chrome is unknown.
test.skipIf(process.env.CHROMIUM_PATH || process.platform !== 'linux' || process.arch !== 'x64')(
  'the accessibility page names the versions of axe and Chromium in these tests',
  () => {
    expect(facts.access.axe).toBe(axeVersion)
    expect(facts.access.chromium).toBe(Number.parseInt(browser.version(), 10))
  },
)

const goTo = tour(browser, site)

/** One page of each template in alternating languages, and a search. */
const addresses = [...oneOfEach(everyAddress()).map(({ address }) => address), '/ja-JP/newsroom?q=モデル']

describe('axe finds nothing, wide and narrow, in light and dark:', () => {
  test.each(every(9, addresses))('%s', async (address) => {
    const { page } = await goTo(address)
    await inItsFace(page)
    const widths = addresses.indexOf(address) % 2 > 0 ? [390, 1280] : [1280, 390]

    for (const width of all ? widths : widths.slice(0, 1)) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        // All pages share header and footer, so the dark scheme checks them in open layers only.
        const found = await findings(page, colorScheme, colorScheme === 'dark' ? 'main' : 'html')
        expect(found, `${width} px, ${colorScheme}`).toEqual([])
      }
    }
  })
})

describe('targets are 24 px in any typeface, text fits at twice the size and with wide spacing, and nothing moves:', () => {
  test.each(every(12, addresses))('%s', async (address) => {
    const { page } = await goTo(address)
    await inItsFace(page)
    const wrong: string[] = []

    wrong.push(...(await small(page, 'in its face')))
    wrong.push(...(await page.evaluate(coveredTargets)))
    wrong.push(...(await page.evaluate(moving, facts.access.motionSeconds)))
    for (const [width, css] of [
      [1280, doubled],
      [1280, spaced],
      [390, doubled],
      [320, spaced],
    ] as const) {
      const worn = `${width} px, ${css.slice(0, 24)}:`
      await page.setViewportSize({ width, height: 900 })
      await wear(page, css)
      wrong.push(...(await page.evaluate(brokenText)).map((one) => `${worn} ${one}`))
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wider > 0) wrong.push(`${worn} scrolls sideways by ${wider}`)
    }
    await wear(page, narrow)
    wrong.push(...(await small(page, 'in a narrow face')))
    await wear(page, '')
    await withoutItsFace(page)
    wrong.push(...(await small(page, 'without our face')))

    expect(wrong).toEqual([])
  })
})

test.each(every(3, sampled(everyAddress().filter(({ address }) => /\/(products|solution)\//.test(address)))))(
  'text at twice the size fits a phone at $address',
  async ({ address }) => {
    const { page } = await goTo(address)
    await inItsFace(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await wear(page, doubled)

    expect(await page.evaluate(brokenText)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

describe('an open layer has no axe finding and no target under 24 px:', () => {
  test.each(
    every(3, [
      ['the popup with its problems, narrow', '', 390, withProblems],
      ['the popup with its problems', '', 1280, withProblems],
      ['the mobile menu', '', 390, (page: Page) => page.locator('.open-menu').click()],
      ['a dropdown', '', 1280, (page: Page) => page.locator('.main-menu summary').last().click()],
      ['the languages', '', 390, (page: Page) => page.locator('header .languages summary').click()],
      [
        'the details of jobs',
        '/about-us/careers',
        1280,
        (page: Page) => page.locator('.opening summary').first().click(),
      ],
      [
        'the contact page with its problems',
        '/about-us/contact',
        1280,
        (page: Page) => page.locator('#page-island [type=submit]').click(),
      ],
      ['a search without results', '/newsroom?q=zzzzqqq', 1280, async () => {}],
      ['search results', '/newsroom?q=model', 1280, async () => {}],
    ] as const),
  )('%s', async (name, path, width, open) => {
    const locale = locales[name.length % locales.length] ?? 'en-US'
    const { page } = await visit(browser, site, `/${locale}${path}`, { locale, width })
    await open(page)
    if (name.includes('problems')) await page.locator('.form-summary').waitFor()

    expect(await page.evaluate(smallTargets)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      expect(await findings(page, colorScheme), colorScheme).toEqual([])
    }
  })
})

describe('in forced colors', () => {
  test('controls keep an edge, and chosen, invalid or current states differ', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom')
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    for (const control of ['header .button', '#q', '.quiet-button', '.ask .button', 'select']) {
      for (const one of await page.locator(`${control} >> visible=true`).all()) {
        expect(await edge(one), control).toBeGreaterThan(0)
      }
    }
    const filter = page.locator('.newsroom-filter a')
    expect((await look(filter.and(page.locator('[aria-current]')))).outlineStyle).toBe('solid')
    expect(await look(filter.and(page.locator('[aria-current]')))).not.toEqual(await look(filter.last()))
    const number = page.locator('.pagination a[aria-label^="Page"]')
    expect(await look(number.and(page.locator('[aria-current]')))).not.toEqual(await look(number.last()))

    await withProblems(page)
    const requirement = page.locator('#contact .requirement')
    await requirement.first().click()
    const tick = requirement.locator('input')
    expect(await edge(tick.last())).toBeGreaterThan(0)
    expect(await look(tick.first())).not.toEqual(await look(tick.last()))
    expect(await edge(page.locator('#popup-name'))).toBeGreaterThan(await edge(page.locator('#popup-message')))
  })
})

/** Targets that are too small on wide or narrow screens. */
async function small(page: Page, how: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(smallTargets)).map((target) => `${width} px, ${how}: ${target}`))
  }
  return found
}

/** Adds a style sheet of the visitor. */
async function wear(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

type Target = ReturnType<Page['locator']>

/** Width of a control's lower border in px. */
async function edge(target: Target): Promise<number> {
  return target.evaluate((element) => {
    const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element)
    return borderBottomStyle === 'none' ? 0 : Number.parseFloat(borderBottomWidth)
  })
}

/** Styles that distinguish a state in forced colors. */
async function look(target: Target) {
  return target.evaluate((element) => {
    const { outlineStyle, borderBottomColor, borderBottomWidth, backgroundColor, fontWeight, textDecorationLine } =
      getComputedStyle(element)
    return { outlineStyle, borderBottomColor, borderBottomWidth, backgroundColor, fontWeight, textDecorationLine }
  })
}
