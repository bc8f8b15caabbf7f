import { describe, expect, test } from 'vitest'
import type { Locale } from '../../locales/index.ts'
import { words } from '../../ui/site.ts'
import { every } from '../sample.ts'
import { sharedBrowser, sharedSite } from '../shared.ts'
import { stop, walk, withProblems } from './keys.ts'
import { visit } from './visitor.ts'

const t = words('en-US')
const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

describe('by keyboard', () => {
  test.each(
    every(3, [
      ['/ja-JP/about-us/contact', 390],
      ['/en-US', 1280],
      ['/ja-JP', 390],
      ['/zh-CN/consultation/choose-a-positioning-method', 1280],
      ['/en-US/products/construction', 1280],
      ['/en-US/newsroom', 390],
    ] as const),
  )(
    '%s at %i px shows every stop, clear of the header, in the order of reading, there and back',
    async (path, width) => {
      const { page } = await visit(browser, site, path, { width })

      const there = await walk(page, 'Tab')
      const back = await walk(page, 'Shift+Tab')

      expect(there.flatMap(({ wrong, name }) => wrong.map((one) => `${name}: ${one}`))).toEqual([])
      expect(back.flatMap(({ wrong, name }) => wrong.map((one) => `back, ${name}: ${one}`))).toEqual([])
      const places = there.map(({ place }) => place)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(there.length).toBeGreaterThan(30)
      expect(there[0]?.name).toBe(words(path.slice(1, 6) as Locale)('frame.skip'))
    },
  )

  test('the skip link leads to the content', async () => {
    const { page } = await visit(browser, site, '/en-US/about-us/contact')

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')

    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('the mobile menu holds the focus, closes on Escape, and returns the focus', async () => {
    const { page } = await visit(browser, site, '/en-US', { width: 390 })
    await page.locator('.open-menu').focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog#menu').waitFor({ state: 'visible' })

    const stops = await walk(page, 'Tab', 34)
    expect(stops.map(({ layer }) => layer).every((layer) => layer === 'menu')).toBe(true)
    expect(stops.map(({ href }) => href)).toEqual(expect.arrayContaining(['/en-US/newsroom', 'tel:4008001234']))
    await page.keyboard.press('Escape')

    await page.locator('dialog#menu').waitFor({ state: 'hidden' })
    expect(await page.locator('.open-menu').evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('the newsroom can be filtered, searched and paged to a number, and announces its result', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom')
    const press = async (name: string) => {
      await page.locator('main').getByRole('link', { name, exact: true }).last().focus()
      await page.keyboard.press('Enter')
    }
    const current = (place: string, text: string) => page.locator(`${place} [aria-current]`, { hasText: text })

    await press(t('frame.menu.updates'))
    await page.waitForURL('**/newsroom?category=22')
    await current('.newsroom-filter', t('frame.menu.updates')).waitFor()
    await page.locator('#q').focus()
    await page.keyboard.type('model')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/newsroom?q=model&category=22')
    const found = page.getByRole('status').filter({ hasText: 'model' })
    await found.waitFor()

    await press(t('newsroom.backAll'))
    await page.waitForURL('**/newsroom')
    await found.waitFor({ state: 'detached' })
    await press(t('newsroom.next'))
    await page.waitForURL('**/newsroom?page=2')
    await current('.pagination', '2').waitFor()
    await page.getByLabel(t('newsroom.goTo')).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1')
    await page.keyboard.press('Tab')
    expect((await stop(page))?.name).toBe(t('newsroom.go'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/newsroom?size=10&page=1')
  })

  test('every download is reachable, and its request opens the popup and returns', async () => {
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
  test('about problems is an alert that takes the focus, with a link to each field', async () => {
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

  test('of success is an output, which is announced', async () => {
    const { page } = await visit(browser, site, '/en-US')

    expect(await page.locator('#contact-notice').evaluate((notice) => notice.tagName)).toBe('OUTPUT')
  })
})
