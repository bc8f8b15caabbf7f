import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { facts } from '../../ui/facts.ts'
import { words } from '../../ui/site.ts'
import { startBrowser } from '../browser.ts'
import { type Address, everyAddress, publish } from '../published.ts'
import { type RunningSite, startSite } from '../site.ts'
import { brokenText, focused, moving, smallTargets } from './measures.ts'
import { visit } from './visitor.ts'

const t = words('en-US')
const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
/** The line, word and letter spacing of WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const doubled = `html { font-size: ${facts.access.textPercent}% !important }`

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = await startSite({ HOTLINE: '400-800-1234' })
  await publish(site)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('every page', () => {
  test('is without a finding of axe, wide and narrow, in the light and the dark', { timeout: 150_000 }, async () => {
    expect(JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8')).version).toBe(facts.access.axe)
    const found = await everywhere(async (page, address) => {
      const wrong: string[] = []
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          // What depends on the scheme is contrast alone.
          for (const finding of await findings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)) {
            wrong.push(`${address} ${width} ${colorScheme} ${finding}`)
          }
        }
      }
      return wrong
    })

    expect(found).toEqual([])
  })

  test('has targets of 24 px, reads at twice the size and with wide spacing, and moves nothing', {
    timeout: 120_000,
  }, async () => {
    const found = await everywhere(async (page, address) => {
      const wrong: string[] = []
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        wrong.push(...(await page.evaluate(smallTargets)).map((small) => `${address} ${width} ${small}`))
      }
      wrong.push(...(await page.evaluate(moving, facts.access.motionSeconds)).map((one) => `${address} ${one}`))
      for (const [width, css] of [
        [1280, doubled],
        [1280, spaced],
        [320, spaced],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await wear(page, css)
        wrong.push(...(await page.evaluate(brokenText)).map((one) => `${address} ${width} ${css.slice(0, 24)} ${one}`))
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wider > 0) wrong.push(`${address} ${width} ${css.slice(0, 24)} scrolls sideways by ${wider}`)
      }
      return wrong
    })

    expect(found).toEqual([])
  })
})

describe('an open layer is without a finding of axe:', () => {
  test.each([
    ['the popup with its problems', '', 1280, withProblems],
    ['the popup with its problems, narrow', '', 390, withProblems],
    ['the mobile menu', '', 390, (page: Page) => page.locator('.open-menu').click()],
    ['the languages', '', 390, (page: Page) => page.locator('header .languages summary').click()],
    ['a dropdown', '', 1280, (page: Page) => page.locator('.main-menu summary').last().click()],
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
    ['search results', '/newsroom?q=model', 1280, async () => {}],
    ['a search without results', '/newsroom?q=zzzzqqq', 1280, async () => {}],
  ])('%s', async (name, path, width, open) => {
    const locale = locales[name.length % locales.length] ?? 'en-US'
    const { page } = await visit(browser, site, `/${locale}${path}`, { locale, width })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    if (name.includes('problems')) await page.locator('.form-summary').waitFor()

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findings(page), colorScheme).toEqual([])
    }
  })
})

describe('by keyboard', () => {
  test.each([
    ['/en-US', 1280],
    ['/ja-JP', 390],
    ['/zh-CN/consultation/choose-a-positioning-method', 1280],
    ['/en-US/newsroom', 390],
    ['/en-US/products/construction', 1280],
  ])(
    '%s at %i px shows every stop, clear of the header, in the order of reading, there and back',
    async (path, width) => {
      const { page } = await visit(browser, site, path, { width })
      await page.emulateMedia({ reducedMotion: 'reduce' })

      const there = await walk(page, 'Tab')
      const back = await walk(page, 'Shift+Tab')

      expect(there.flatMap(({ wrong, name }) => wrong.map((one) => `${name}: ${one}`))).toEqual([])
      expect(back.flatMap(({ wrong, name }) => wrong.map((one) => `back, ${name}: ${one}`))).toEqual([])
      expect(there.length).toBeGreaterThan(30)
      expect(there[0]?.name).toBe(words(path.slice(1, 6) as 'en-US')('frame.skip'))
    },
  )

  test('the way past the header leads into the content', async () => {
    const { page } = await visit(browser, site, '/en-US/about-us/contact')

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')

    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('the mobile menu holds the focus, is left by Escape, and gives the focus back', async () => {
    const { page } = await visit(browser, site, '/en-US', { width: 390 })
    await page.locator('.open-menu').focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog#menu').waitFor({ state: 'visible' })

    const stops = await walk(page, 'Tab', 30)
    expect(stops.map(({ layer }) => layer).every((layer) => layer === 'menu')).toBe(true)
    expect(stops.map(({ href }) => href)).toEqual(expect.arrayContaining(['/en-US/newsroom', 'tel:4008001234']))
    await page.keyboard.press('Escape')

    await page.locator('dialog#menu').waitFor({ state: 'hidden' })
    expect(await page.locator('.open-menu').evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('the newsroom is filtered, searched, paged and left at a number, and tells what it found', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom')
    const press = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).last().focus()
      await page.keyboard.press('Enter')
    }

    await press(t('newsroom.updates'))
    await page.waitForURL('**/newsroom?category=22')
    await page.locator('#q').focus()
    await page.keyboard.type('model')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/newsroom?q=model&category=22')
    expect(await page.getByRole('status').filter({ hasText: 'model' }).count()).toBe(1)

    await press(t('newsroom.backAll'))
    await page.waitForURL('**/newsroom')
    await press(t('newsroom.next'))
    await page.waitForURL('**/newsroom?page=2')
    await page.getByLabel(t('newsroom.goTo')).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1')
    await page.keyboard.press('Tab')
    expect((await stop(page))?.name).toBe(t('newsroom.go'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/newsroom?size=10&page=1')
  })

  test('every download is reached, and the request for one opens the popup and comes back', async () => {
    const { page } = await visit(browser, site, '/en-US/products/product-download')
    const reached = (await walk(page, 'Tab', 250)).map(({ href }) => href)
    for (const file of await page.locator('main a[download], main a[href$=".pdf"]').all()) {
      expect(reached).toContain(await file.getAttribute('href'))
    }
    const ask = page.locator('main button[commandfor="contact"]').first()
    await ask.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog#contact').waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')

    await page.locator('dialog#contact').waitFor({ state: 'hidden' })
    expect(await ask.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

describe('a message', () => {
  test('of what is wrong is an alert that takes the focus, with a link to each field', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await withProblems(page)
    const alert = page.locator('#contact').getByRole('alert')

    await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect((await stop(page))?.id).toBe('popup-name')
    const described = await page.locator('#popup-name').getAttribute('aria-describedby')
    expect(await page.locator(`#${described}`).textContent()).toBe(t('contact.problems.name'))
  })

  test('of success stands in an output, which is announced', async () => {
    const { page } = await visit(browser, site, '/en-US')

    expect(await page.locator('#contact-notice').evaluate((notice) => notice.tagName)).toBe('OUTPUT')
  })
})

describe('in forced colours', () => {
  test('controls keep an edge, and what is chosen, wrong or current differs', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom')
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    for (const control of ['header .button', '#q', '.plain-button', '.article-ask .button', 'select']) {
      for (const one of await page.locator(`${control} >> visible=true`).all()) {
        expect(await edge(one), control).toBeGreaterThan(0)
      }
    }
    const filter = page.locator('.newsroom-filter a')
    expect(await look(filter.and(page.locator('[aria-current]')))).not.toEqual(await look(filter.last()))
    const number = page.locator('.pagination a[aria-label^="Page"]')
    expect(await look(number.and(page.locator('[aria-current]')))).not.toEqual(await look(number.last()))

    await withProblems(page)
    const requirement = page.locator('#contact .requirement')
    await requirement.first().click()
    expect(await look(requirement.first())).not.toEqual(await look(requirement.last()))
    expect(await edge(page.locator('#popup-name'))).toBeGreaterThan(await edge(page.locator('#popup-message')))
  })
})

/** What `check` says of every page, languages in turn, and of an article and a job. */
async function everywhere(check: (page: Page, address: string) => Promise<string[]>): Promise<string[]> {
  const seen = new Map<string, Address[]>()
  for (const one of everyAddress()) seen.set(one.name, [...(seen.get(one.name) ?? []), one])
  const { page } = await visit(browser, site, '/en-US')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/\.(avif|webp|jpe?g|png)$/, (route) => route.abort())

  const found: string[] = []
  for (const [index, [, addresses]] of [...seen].entries()) {
    const locale = locales[index % locales.length]
    const { address } = addresses.find((one) => one.locale === locale) ?? addresses[0] ?? { address: '/en-US' }
    await page.goto(site.url.origin + address)
    found.push(...(await check(page, address)))
  }
  return found
}

/** What axe finds of WCAG 2.0 to 2.2, A and AA, and of good practice. */
async function findings(page: Page, only?: string[]): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (rules) => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags }
    const { axe } = window as unknown as {
      axe: { run(root: Node, options: object): Promise<{ violations: Violation[] }> }
    }
    interface Violation {
      id: string
      nodes: { target: string[]; any: { message: string }[] }[]
    }
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
    )
  }, only)
}

/** Presses a key until the focus has left the page, or `most` times; every stop on the way. */
async function walk(page: Page, key: string, most = 160) {
  const stops: NonNullable<Awaited<ReturnType<typeof stop>>>[] = []
  for (let step = 0; step < most; step++) {
    await page.keyboard.press(key)
    const at = await stop(page)
    if (!at) break
    stops.push(at)
  }
  return stops
}

const stop = (page: Page) => page.evaluate(focused)

/** A style sheet of the visitor's own. */
async function wear(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

async function withProblems(page: Page) {
  await page.locator('.contact-widget').click()
  await page.locator('#contact [type="submit"]').click()
  await page.locator('#contact .form-summary').waitFor()
}

type Target = ReturnType<Page['locator']>

/** Width of a control's border or outline, in pixels. */
async function edge(target: Target): Promise<number> {
  return target.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderBottomWidth } = getComputedStyle(element)
    return borderTopStyle === 'none'
      ? 0
      : Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderBottomWidth))
  })
}

/** What tells a state apart when colours are the system's. */
async function look(target: Target) {
  return target.evaluate((element) => {
    const { outlineStyle, borderBottomColor, borderBottomWidth, backgroundColor, fontWeight, textDecorationLine } =
      getComputedStyle(element)
    return { outlineStyle, borderBottomColor, borderBottomWidth, backgroundColor, fontWeight, textDecorationLine }
  })
}
