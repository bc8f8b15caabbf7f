import { describe, expect, test } from 'vitest'
import { words } from '../../ui/site.ts'
import { sharedBrowser, sharedSite } from '../shared.ts'
import { visit } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

const t = words('en-US')

describe('the newsroom', () => {
  test.each([true, false])('is filtered, searched and paged with script %s', async (javaScript) => {
    const { page, complaints } = await visit(browser, site, '/en-US/newsroom', { javaScript })
    const current = (place: string) => page.locator(`${place} [aria-current]`).textContent()

    await page
      .getByRole('link', { name: t('frame.menu.updates'), exact: true })
      .last()
      .click()
    await page.waitForURL('**/newsroom?category=22')
    await expect.poll(() => current('.newsroom-filter')).toBe(t('frame.menu.updates'))

    await page.getByLabel(t('newsroom.search')).fill('model')
    await page.getByRole('button', { name: t('newsroom.searchButton') }).click()
    await page.waitForURL('**/newsroom?q=model&category=22')
    await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(0)
    const marked = await page.locator('mark').allTextContents()
    for (const text of marked) expect(text).toMatch(/^models?$/i)
    await expect.poll(() => page.getByLabel(t('newsroom.search')).inputValue()).toBe('model')

    await page.getByRole('link', { name: t('newsroom.backAll') }).click()
    await page.waitForURL('**/newsroom')
    await expect.poll(() => page.locator('mark').count()).toBe(0)
    await page.getByRole('link', { name: t('newsroom.next'), exact: true }).click()
    await page.waitForURL('**/newsroom?page=2')
    await expect.poll(() => current('.pagination')).toBe('2')

    await page.getByLabel(t('newsroom.goTo')).fill('3')
    await page.getByRole('button', { name: t('newsroom.go'), exact: true }).click()
    await page.waitForURL('**/newsroom?size=10&page=3')
    expect(complaints).toEqual([])
  })

  test('shows more items per page as soon as they are chosen, whatever the page field has', async () => {
    const { page } = await visit(browser, site, '/ja-JP/newsroom')
    const ja = words('ja-JP')

    for (const [number, query] of [
      ['1', 'size=20&page=1'],
      ['', 'size=20&page='],
      ['999', 'size=20&page=999'],
    ] as const) {
      await page.getByLabel(ja('newsroom.perPage')).selectOption('10')
      await page.waitForURL(/size=10/)
      await page.getByLabel(ja('newsroom.goTo')).fill(number)
      await page.getByLabel(ja('newsroom.perPage')).selectOption('20')

      await page.waitForURL(`**/newsroom?${query}`)
      await expect
        .poll(() => page.locator('.article-row, .newsroom-lead').count())
        .toBeGreaterThan(number === '999' ? 0 : 19)
    }
  })
})

test('days follow the format of each language', async () => {
  for (const [locale, written] of [
    ['en-US', /^(January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}$/],
    ['zh-CN', /^\d{4}年\d+月\d+日$/],
    ['ja-JP', /^\d{4}年\d+月\d+日$/],
  ] as const) {
    const html = await (await site.get(`/${locale}/newsroom`)).text()
    const days = [...html.matchAll(/<time dateTime="(\d{4})-(\d\d)-(\d\d)">([^<]*)<\/time>/g)]
    expect(days.length).toBeGreaterThan(5)
    for (const [, year, month, day, text = ''] of days) {
      expect(text).toMatch(written)
      const figures = text.match(/\d+/g)?.map(Number)
      const whole = [Number(year), Number(month), Number(day)]
      expect(figures).toEqual(locale === 'en-US' ? [whole[2], whole[0]] : whole)
    }
  }
})

test('a search result has one link per text, and its picture repeats nothing', async () => {
  const html = await (await site.get('/en-US/newsroom')).text()
  const rows = [...html.matchAll(/<li class="article-row">.*?<\/li>/gs)].map(([row]) => row)
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    expect(row).toMatch(/<h2><a href="\/en-US\/newsroom\/[^"]+">/)
    expect(row).toMatch(/<img [^>]*alt="" [^>]*loading="lazy"/)
  }
})

describe('an article', () => {
  test('sends its id with a message from its page', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom/offline-models-on-site')

    await page.locator('.ask button').click()

    await page.locator('#contact').waitFor({ state: 'visible' })
    expect(await page.locator('#contact [name=page]').inputValue()).toBe('/en-US/newsroom/offline-models-on-site')
  })

  test('keeps its contents visible beside the text, and leads to a section below the header', async () => {
    const { page } = await visit(browser, site, '/zh-CN/consultation/choose-a-positioning-method')

    const link = page.locator('.outline a').nth(3)
    await link.click()

    const section = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect
      .poll(async () => Math.round((await page.locator(`[id="${section}"]`).boundingBox())?.y ?? 0))
      .toBeGreaterThanOrEqual(80)
    expect((await page.locator('.outline').boundingBox())?.y).toBeGreaterThanOrEqual(80)
  })
})

describe('the careers list', () => {
  test('unfolds the details of a job by keyboard, without script', async () => {
    const { page } = await visit(browser, site, '/en-US/about-us/careers', { javaScript: false })
    const summary = page.locator('.opening summary').first()
    expect(await summary.textContent()).toBe('More job details')

    await summary.focus()
    await page.keyboard.press('Enter')

    expect(await page.locator('.opening details').first().getAttribute('open')).not.toBeNull()
    expect(await page.locator('.opening .duties').first().isVisible()).toBe(true)
  })
})
