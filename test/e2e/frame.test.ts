import { describe, expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import type { PageName } from '../../ui/routes.ts'
import { localPath, words } from '../../ui/site.ts'
import { everyAddress } from '../published.ts'
import { sampled } from '../sample.ts'
import { sharedBrowser, sharedSite } from '../shared.ts'
import { startSite } from '../site.ts'
import { inItsFace, load, ourFace, visit } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

describe('the header', () => {
  test('is transparent at the very top of the home page, solid after scrolling, and 80 px high', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const colour = () => page.locator('header.header').evaluate((header) => getComputedStyle(header).backgroundColor)
    const words = () =>
      page
        .locator('.logo')
        .first()
        .evaluate((logo) => getComputedStyle(logo).color)
    expect((await page.locator('header.header').boundingBox())?.height).toBe(80)
    expect(await colour()).toMatch(/, 0\)$|transparent/)

    await page.mouse.wheel(0, 600)

    await expect.poll(colour).not.toMatch(/, 0(\.\d+)?\)$|transparent/)
    expect((await page.locator('header.header').boundingBox())?.y).toBe(0)
    expect(await words()).toBe('rgb(18, 22, 27)')

    await page.mouse.wheel(0, -600)
    await expect.poll(colour).toMatch(/, 0\)$|transparent/)
    expect(await words()).toBe('rgb(236, 234, 228)')
  })

  test('shows the hotline where there is one, as a number to call', async () => {
    const { page } = await visit(browser, site, '/en-US')
    expect(await page.locator('header a[href="tel:4008001234"]').isVisible()).toBe(true)

    const silent = await startSite()
    expect(await (await silent.get('/en-US')).text()).not.toContain('tel:')
    await silent.close()
  })

  test('has dropdowns that open on hover and close when the pointer leaves', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const menu = page.locator('nav details').first()
    const panel = menu.locator('.panel')
    expect(await panel.isVisible()).toBe(false)

    await menu.hover()
    expect(await panel.isVisible()).toBe(true)
    await menu.locator('summary').click()
    expect(await panel.isVisible()).toBe(true)

    await page.mouse.move(600, 700)
    await expect.poll(() => panel.isVisible()).toBe(false)
  })

  test('has dropdowns that open on keyboard focus, close on Escape, and let the keyboard through', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const summary = page.locator('nav details summary').first()
    const panel = page.locator('nav details .panel').first()
    for (let step = 0; step < 6 && !(await panel.isVisible()); step++) await page.keyboard.press('Tab')
    expect(await panel.isVisible()).toBe(true)

    await page.keyboard.press('Tab')
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    expect(await panel.isVisible()).toBe(false)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('has dropdowns that open by click without script', async () => {
    const { page } = await visit(browser, site, '/ja-JP', { javaScript: false })

    await page.locator('nav details summary').first().click()

    expect(await page.locator('nav details .panel').first().isVisible()).toBe(true)
  })
})

describe('the mobile menu', () => {
  test('opens under 992 px, holds the menu, and closes 300 ms after a link in it is followed', async () => {
    for (const locale of locales) {
      const { page } = await visit(browser, site, `/${locale}/about`, { width: 390, locale })
      const menu = page.locator('dialog#menu')
      expect(await page.locator('.main-menu').isVisible()).toBe(false)
      await page.locator('[commandfor="menu"][command="show-modal"]').click()
      expect(await menu.isVisible()).toBe(true)
      expect(await menu.innerText()).toContain(words(locale)('frame.menu.construction'))

      const closed = menu.evaluate((dialog) => {
        let clicked = 0
        dialog.addEventListener('click', () => {
          clicked = performance.now()
        })
        return new Promise<number>((resolve) =>
          dialog.addEventListener('close', () => resolve(performance.now() - clicked)),
        )
      })
      await menu.locator('a[href$="/about#Contact"]').click()

      expect(await closed).toBeGreaterThanOrEqual(299)
      await menu.waitFor({ state: 'hidden' })
      expect(new URL(page.url()).hash).toBe('#Contact')
    }
  })

  test('closes on Escape and on a click outside', async () => {
    const { page } = await visit(browser, site, '/en-US', { width: 768 })
    const menu = page.locator('dialog#menu')
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 500)]) {
      await page.locator('[commandfor="menu"][command="show-modal"]').click()
      await menu.waitFor({ state: 'visible' })
      await page.waitForTimeout(400)
      await close()
      await menu.waitFor({ state: 'hidden' })
    }
  })
})

describe('the language switch', () => {
  test('keeps page, query and hash, and remembers the choice', async () => {
    const { page } = await visit(browser, site, '/en-US?source=3#pricing')
    await page.locator('header details.languages summary').click()
    await page.locator('header a[data-locale="ja-JP"]').click()

    await page.waitForURL('**/ja-JP?source=3#pricing')
    await load(page, `${site.url.origin}/`)
    expect(new URL(page.url()).pathname).toBe('/ja-JP')
  })

  test('works without script, query kept', async () => {
    const { page } = await visit(browser, site, '/en-US?source=3', { javaScript: false, width: 390 })
    await page.locator('header details.languages summary').click()
    await page.locator('header a[data-locale="zh-CN"]').click()

    expect(page.url()).toBe(`${site.url.origin}/zh-CN?source=3`)
  })

  test('empties the contact form', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await page.locator('header [commandfor="contact"]').first().click()
    await page.locator('#popup-name').fill('Someone')
    await page.keyboard.press('Escape')
    await page.locator('header details.languages summary').click()
    await page.locator('header a[data-locale="ja-JP"]').click()
    await page.waitForURL('**/ja-JP')

    expect(await page.locator('#popup-name').inputValue()).toBe('')
  })
})

describe('the footer', () => {
  test('has social accounts whose QR code shows on hover, and the filing line', async () => {
    const { page } = await visit(browser, site, '/zh-CN')
    const account = page.locator('footer .social details').first()
    await account.scrollIntoViewIfNeeded()
    expect(await account.locator('.qr-code').isVisible()).toBe(false)

    await account.hover()

    expect(await account.locator('.qr-code').isVisible()).toBe(true)
    expect(await page.locator('footer').innerText()).toContain('沪ICP备00000000号')
  })
})

test('the loader is asked for once the page is painted, our typeface once it has loaded, where a language stands in it', async () => {
  for (const locale of locales) {
    const { page } = await visit(browser, site, `/${locale}`, { locale })
    await page.waitForLoadState('networkidle')
    const asked = await page.evaluate(() => {
      const since = (file: RegExp) =>
        performance.getEntriesByType('resource').find(({ name }) => file.test(name))?.startTime
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        loader: since(/\/loader-\w+\.js$/) ?? -1,
        loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
        typeface: since(/\.woff2$/),
      }
    })
    const families = await page.evaluate(() =>
      ['body', 'h1', '.ruler dd', '.logo', '.button'].map(
        (part) => getComputedStyle(document.querySelector(part) as Element).fontFamily.split(',')[0],
      ),
    )

    expect(asked.loader).toBeGreaterThan(asked.painted)
    expect(new Set(families)).toEqual(new Set([faces[locale]]))
    if (locale === 'en-US') {
      expect(asked.typeface).toBeGreaterThan(Math.max(asked.loader, asked.loaded))
      await inItsFace(page)
    } else expect(asked.typeface).toBeUndefined()
  }
})

/** Chinese and Japanese stand in the system's face. */
const faces = { 'en-US': `"${ourFace}"`, 'zh-CN': '"Noto Sans CJK SC"', 'ja-JP': '"Noto Sans CJK JP"' }

test('no page scrolls sideways at 320 px, breaks a heading before a mark, or has a word to say on the console', async () => {
  // Every page, and a tenth of the published texts, which stand in the same frame.
  const addresses = sampled(everyAddress().filter(({ name }, index) => !textPages.has(name) || index % 10 === 0))
  for (const locale of locales) {
    const { page, complaints } = await visit(browser, site, `/${locale}`, { width: 320, locale })
    const own = addresses.filter((one) => one.locale === locale).map(({ address }) => address)
    for (const path of [...own, localPath(locale, '/nowhere')]) {
      await load(page, site.url.origin + path)
      await page.evaluate(lookThrough)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

      expect(wider, `${path} is wider than the screen by`).toBe(0)
      expect(await page.evaluate(brokenHeadings), `${path}: no line of a heading begins with a mark`).toEqual([])
      expect(complaints.splice(0), path).toEqual(path.endsWith('/nowhere') ? [expect.stringContaining('404')] : [])
    }
  }
})

const textPages = new Set<PageName>(['newsItem', 'guide', 'job'])

/** Scrolls through the page, and waits for every picture that this brings; runs in the browser. */
async function lookThrough() {
  for (let y = 0; y < document.body.scrollHeight; y += 800) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  const coming = [...document.images].filter((image) => image.checkVisibility() && !image.complete)
  await Promise.all(coming.map((image) => image.decode().catch(() => {})))
}

/** Headings of the page in whose lines one begins with a mark that may not stand there; runs in the browser. */
function brokenHeadings(): string[] {
  return [...document.querySelectorAll('h1, h2')].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    let line: number | undefined
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      for (let at = 0; at < text.data.length; at++) {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const box = range.getClientRects()[0]
        if (!box?.width) continue
        if (
          line !== undefined &&
          box.top > line + 8 &&
          /[。、，．」』）？！：；ーっゃゅょ]/.test(text.data[at] ?? '')
        ) {
          return [heading.textContent ?? '']
        }
        line = box.top
      }
    }
    return []
  })
}
