import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { everyAddress } from '../../harness/published.ts'
import { enabled as locales } from '../../harness/written.ts'
import { copyOf } from '../../locales/copy.ts'
import type { PageName } from '../../ui/routes.ts'
import { localPath, words } from '../../ui/site.ts'
import { gatewayWith } from '../gateway.ts'
import { every, sampled } from '../sample.ts'
import { browserWithPictures, sharedBrowser, sharedSite } from '../shared.ts'
import { inItsFace, load, ourFace, stopClock, tour, visit, withoutItsFace } from './visitor.ts'

const [site, browser, pictured] = await Promise.all([sharedSite(), sharedBrowser(), browserWithPictures()])

const textPages = new Set<PageName>(['newsItem', 'guide', 'job'])
/** Every page, and a tenth of the published texts, which share one frame. */
const narrowPages = sampled(everyAddress().filter(({ name }, index) => !textPages.has(name) || index % 10 === 0))

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

    await page.evaluate(() => scrollTo(0, 600))

    await expect.poll(colour).not.toMatch(/, 0(\.\d+)?\)$|transparent/)
    expect((await page.locator('header.header').boundingBox())?.y).toBe(0)
    expect(await words()).toBe('rgb(18, 22, 27)')

    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(colour).toMatch(/, 0\)$|transparent/)
    expect(await words()).toBe('rgb(236, 234, 228)')
  })

  test('shows the hotline, if there is one, as a number to call', async () => {
    const { page } = await visit(browser, site, '/en-US')
    expect(await page.locator('header a[href="tel:4008001234"]').isVisible()).toBe(true)

    const silent = await gatewayWith().get(`${site.url.origin}/en-US`)
    expect(await silent.text()).not.toContain('tel:')
  })

  test('has dropdowns that open on hover, one at a time, and close when the pointer leaves', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const menu = page.locator('nav details').first()
    const panel = menu.locator('.panel')
    expect(await panel.isVisible()).toBe(false)

    await menu.hover()
    expect(await panel.isVisible()).toBe(true)
    await menu.locator('summary').click()
    expect(await panel.isVisible(), 'a click on what hovering opened leaves it open').toBe(true)
    await panel.locator('a').last().hover()
    expect(await panel.isVisible()).toBe(true)

    const other = page.locator('nav details').last()
    await other.hover()
    expect(await panel.isVisible()).toBe(false)
    expect(await other.locator('.panel').isVisible()).toBe(true)
    await page.mouse.move(600, 700)
    expect(await page.locator('details[open]').count()).toBe(0)
  })

  test('has dropdowns that open on keyboard focus, close on Escape and on leaving, and do not trap the keyboard', async () => {
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

    await page.keyboard.press('Enter')
    expect(await panel.isVisible()).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await panel.isVisible()).toBe(false)
  })

  test('has dropdowns that a tap opens, and a tap on them or elsewhere closes', async () => {
    const { page } = await visit(browser, site, '/en-US', { touch: true })
    const summary = page.locator('nav details summary').first()
    const panel = page.locator('nav details .panel').first()

    await summary.tap()
    expect(await panel.isVisible()).toBe(true)
    await summary.tap()
    expect(await panel.isVisible()).toBe(false)
    await summary.tap()
    await page.touchscreen.tap(600, 700)
    expect(await panel.isVisible()).toBe(false)
  })

  test('marks the current page in its menu, and no other', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom')
    const marked = page.locator('header [aria-current="page"], dialog#menu [aria-current="page"]')

    expect(await marked.allTextContents()).toEqual([
      words('en-US')('frame.menu.newsroom'),
      words('en-US')('frame.menu.newsroom'),
    ])
    await page.goto(`${site.url.origin}/en-US/about-us/contact`)
    const within = page.locator('nav [aria-current="true"]')
    expect(await within.allTextContents()).toEqual(Array(2).fill(words('en-US')('frame.menu.about')))
  })

  test('has dropdowns that open by click without script', async () => {
    const { page } = await visit(pictured, site, '/ja-JP', { javaScript: false })

    await page.locator('nav details summary').first().click()

    expect(await page.locator('nav details .panel').first().isVisible()).toBe(true)
    await page.locator('nav details').last().hover()
    await page.locator('nav details .panel').last().waitFor()
  })

  test('stays visible, except in windows less than 320 px high', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom', { width: 640 })
    const top = async () => (await page.locator('header.header').boundingBox())?.y
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingTop)).toBe('80px')
    for (const [height, y] of [
      [320, 0],
      [319, -200],
    ]) {
      await page.setViewportSize({ width: 640, height: height ?? 0 })
      await page.evaluate(() => scrollTo(0, 200))

      expect(await top(), `${height} px high`).toBe(y)
    }
  })
})

describe('the floating button', () => {
  test('appears on phones after the button of the hero has left the screen', async () => {
    const { page } = await visit(browser, site, '/en-US', { width: 390 })
    const seen = () => page.locator('.contact-widget').evaluate((button) => getComputedStyle(button).visibility)
    expect(await seen()).toBe('hidden')

    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(seen).toBe('visible')

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(seen).toBe('visible')
  })

  // axe does not see its words, which come from CSS.
  test('has ink on orange on phones in the dark scheme', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom', { width: 390 })
    await page.emulateMedia({ colorScheme: 'dark' })
    const colors = await page.locator('.contact-widget').evaluate((button) => {
      const { color, content } = getComputedStyle(button, '::after')
      return [content, color, getComputedStyle(button).backgroundColor]
    })

    expect(colors).toEqual(['"Book a demo"', 'rgb(18, 22, 27)', 'rgb(255, 106, 19)'])
  })

  test('has 24 px and more in any window, sits in the header on phones and in the lower corner elsewhere, and opens the form', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom')
    const button = page.locator('.contact-widget')
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [768, 1024],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
      await button.waitFor()
      const box = await button.boundingBox()
      const { right, bottom } = {
        right: width - (box?.x ?? 0) - (box?.width ?? 0),
        bottom: height - (box?.y ?? 0) - (box?.height ?? 0),
      }

      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(24)
      const isPhone = width < 768
      if (isPhone) expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(80)
      for (const gap of isPhone ? [] : [right, bottom]) {
        expect(gap, `${width} px`).toBeGreaterThanOrEqual(0)
        expect(gap, `${width} px`).toBeLessThanOrEqual(48)
      }
      await button.click()
      await page.locator('dialog#contact').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog#contact').waitFor({ state: 'hidden' })
    }
  })
})

test('on paper the page has no controls', async () => {
  const { page } = await visit(browser, site, '/en-US/newsroom')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

  for (const part of ['header.header', '.contact-widget', '.consult', '.skip', '.footer-follow']) {
    expect(await page.locator(part).isVisible(), part).toBe(false)
  }
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingTop)).toBe('0px')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color), 'dark ink').toBe(
    'rgb(18, 22, 27)',
  )
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

      await stopClock(page)
      await menu.locator('a[href$="/about#Contact"]').click()

      expect(new URL(page.url()).hash).toBe('#Contact')
      await page.clock.runFor(299)
      expect(await menu.isVisible()).toBe(true)
      await page.clock.runFor(1)
      expect(await menu.isVisible()).toBe(false)
    }
  })

  test('closes on Escape and on a click outside', async () => {
    const { page } = await visit(browser, site, '/en-US', { width: 768 })
    const menu = page.locator('dialog#menu')
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 500)]) {
      await page.locator('[commandfor="menu"][command="show-modal"]').click()
      await menu.waitFor({ state: 'visible' })
      await close()
      await menu.waitFor({ state: 'hidden' })
    }
  })

  test('closes by its button, and when the screen is wide enough for the other menu', async () => {
    const { page } = await visit(browser, site, '/en-US', { width: 991 })
    const menu = page.locator('dialog#menu')
    for (const close of [
      () => menu.locator('[command="close"]').click(),
      () => page.setViewportSize({ width: 992, height: 800 }),
    ]) {
      await page.locator('[commandfor="menu"][command="show-modal"]').click()
      await menu.waitFor({ state: 'visible' })
      await close()
      await menu.waitFor({ state: 'hidden' })
    }
    expect(await page.locator('.main-menu').isVisible()).toBe(true)
  })
})

describe('the language switch', () => {
  test('keeps page, query and hash, and remembers the choice', async () => {
    const { page } = await visit(browser, site, '/en-US?source=3#pricing')
    await page.locator('header details.languages summary').click()
    await page.locator('header a[data-locale="ja-JP"]').click()

    await page.waitForURL('**/ja-JP?source=3#pricing')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'lang')
    expect(cookie).toMatchObject({ value: 'ja-JP', path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400), 'days').toBe(365)
    await load(page, `${site.url.origin}/`)
    expect(new URL(page.url()).pathname).toBe('/ja-JP')
  })

  test('sends the choice over https only, if the page came over https', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const secure = 'https://www.plumbline.example'
    await page.route(`${secure}/**`, async (route) => {
      const url = route.request().url().replace(secure, site.url.origin)
      await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) })
    })
    await load(page, `${secure}/en-US`)
    await page.locator('header details.languages summary').click()
    await page.locator('header a[data-locale="ja-JP"]').click()
    await page.waitForURL('**/ja-JP')

    expect(await page.context().cookies(secure)).toContainEqual(
      expect.objectContaining({ name: 'lang', value: 'ja-JP', secure: true }),
    )
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('leaves this page alone when a click opens a new tab', async () => {
    const { page } = await visit(browser, site, '/en-US?source=3')
    await page.locator('header details.languages summary').click()
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey']) {
      await page.locator('header a[data-locale="ja-JP"]').evaluate((link, modifier) => {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true })
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }))
      }, modifier)
    }

    expect((await page.context().cookies()).filter(({ name }) => name === 'lang')).toEqual([])
  })

  test('names each language in that language, and marks the current one', async () => {
    const { page } = await visit(browser, site, '/zh-CN/about')
    const links = await page.locator('header a[data-locale]').evaluateAll((all) =>
      all.map((link) => {
        const { href, hreflang, lang } = link as HTMLAnchorElement
        return [link.textContent, new URL(href).pathname, hreflang, lang, link.getAttribute('aria-current')]
      }),
    )

    expect(links).toEqual([
      ['English', '/en-US/about', 'en-US', 'en-US', null],
      ['简体中文', '/zh-CN/about', 'zh-CN', 'zh-CN', 'true'],
      ['日本語', '/ja-JP/about', 'ja-JP', 'ja-JP', null],
    ])
  })

  test('works without script and keeps the query', async () => {
    const { page } = await visit(browser, site, '/en-US?source=3', { javaScript: false, width: 390 })
    await page.locator('header details.languages summary').click()
    await page.locator('header a[data-locale="zh-CN"]').click()

    expect(page.url()).toBe(`${site.url.origin}/zh-CN?source=3`)
  })

  test('empties the contact form', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await page.locator('header [commandfor="contact"]').first().click()
    await page.locator('#popup-name').fill('Someone')
    await page.evaluate(() => {
      for (const form of ['popup', 'page']) sessionStorage.setItem(`contact-${form}`, '{"values":[["name","Someone"]]}')
    })
    await page.keyboard.press('Escape')
    await page.locator('header details.languages summary').click()
    await page.locator('header a[data-locale="ja-JP"]').click()
    await page.waitForURL('**/ja-JP')

    expect(await page.locator('#popup-name').inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Someone')
  })
})

describe('a browser that lacks', () => {
  test('invoker commands opens and closes the targets of its buttons all the same', async () => {
    const { page } = await visit(browser, site, '/en-US', {
      width: 390,
      before: () => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
        addEventListener('command', (event) => event.preventDefault(), true)
      },
    })
    const menu = page.locator('dialog#menu')

    // The polyfill comes after the loader.
    await expect
      .poll(async () => {
        await page.locator('.open-menu .icon').click()
        return menu.isVisible()
      })
      .toBe(true)
    expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await menu.locator('[command="close"]').click()
    expect(await menu.isVisible()).toBe(false)
  })

  test('light dismiss closes a dialog on a click beside it, and not inside it', async () => {
    const { page } = await visit(browser, site, '/en-US', {
      before: () => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'),
    })
    const dialog = page.locator('dialog#contact')
    await dialog.evaluate((element) => element.removeAttribute('closedby'))

    for (const [x, y, open] of [
      [0.5, 0.5, true],
      [0, 0, true],
      [1, 1, true],
      [-0.1, 0.5, false],
      [1.1, 0.5, false],
      [0.5, -0.1, false],
      [0.5, 1.1, false],
    ] as const) {
      const stays = await dialog.evaluate(
        (element: HTMLDialogElement, { x, y }) => {
          element.close()
          element.showModal()
          const { left, top, width, height } = element.getBoundingClientRect()
          const place = { clientX: left + x * width, clientY: top + y * height }
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, ...place }))
          return element.open
        },
        { x, y },
      )
      expect(stays, `at ${x}, ${y} of its size`).toBe(open)
    }
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal())
    await page.mouse.click(5, 5)
    expect(await dialog.isVisible()).toBe(false)
  })

  test('scroll-driven animation has its header marked at the very top, on the next page too', async () => {
    const { page } = await visit(browser, site, '/en-US', {
      before: () => {
        const supports = CSS.supports.bind(CSS)
        CSS.supports = (what: string) => !what.includes('animation-timeline') && supports(what)
      },
    })
    const atTop = () => page.locator('header.header').evaluate((header) => header.hasAttribute('data-at-top'))
    const scheme = () => page.locator('header.header').evaluate((header) => getComputedStyle(header).colorScheme)
    await expect.poll(atTop).toBe(true)
    expect(await scheme()).toBe('dark')

    await page.evaluate(() => scrollTo(0, 1))
    await expect.poll(atTop).toBe(false)
    expect(await scheme()).not.toBe('dark')
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(atTop).toBe(true)

    await page.locator('.main-menu > ul > li > a').first().click()
    await page.waitForURL('**/solution/constructor')
    await expect.poll(atTop).toBe(true)
  })

  test('nothing gets no polyfill', async () => {
    const { page } = await visit(browser, site, '/en-US')

    expect(await page.locator('header.header').getAttribute('data-at-top')).toBeNull()
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
    const filing = page.locator('footer a[href="https://beian.miit.gov.cn/"]')
    expect(await filing.textContent()).toBe('沪ICP备00000000号')
    const english = await (await site.get('/en-US')).text()
    expect(english).toContain('<p lang="zh-CN">沪ICP备00000000号</p>')
  })
})

test('the loader comes after the first paint, and our typeface after the load, in languages that use it', async () => {
  for (const locale of locales) {
    const { page } = await visit(browser, site, `/${locale}`, { locale })
    await page.waitForLoadState('load')
    await inItsFace(page)
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
    expect(new Set(families)).toEqual(new Set([`"${copyOf[locale].font ?? ourFace}"`]))
    if (locale === 'en-US') {
      expect(asked.typeface).toBeGreaterThan(Math.max(asked.loader, asked.loaded))
      expect(await facesOf(page)).toEqual(['400 700'])
    } else expect(asked.typeface).toBeUndefined()
  }
})

test('when our typeface does not load, the page keeps the system typeface without an error', async () => {
  const { page, complaints } = await visit(browser, site, '/zh-CN')
  await page.route(/\.woff2$/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await load(page, `${site.url.origin}/en-US`)
  await failed

  expect(await facesOf(page)).toEqual([])
  expect(complaints).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('our typeface is applied to one section after another, so that none waits for all', async () => {
  const { page } = await visit(browser, site, '/en-US', { motion: true })
  await inItsFace(page)
  await withoutItsFace(page)

  const waits = await page.evaluate(() => {
    document.documentElement.dataset.typeface = ''
    return document
      .getAnimations()
      .filter((animation) => (animation as CSSTransition).transitionProperty === 'font-family')
      .map(({ effect }) => effect?.getTiming().delay)
  })

  expect(new Set(waits).size).toBeGreaterThan(5)
  await inItsFace(page)
})

/** Weights of our typeface that the page has loaded. */
const facesOf = (page: Page) =>
  page.evaluate(
    (name) =>
      [...document.fonts]
        .filter(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded')
        .map(({ weight }) => weight),
    ourFace,
  )

/** Chinese and Japanese use the system's typeface. */

describe('at 320 px nothing scrolls sideways, no heading breaks before a mark, and the console is empty:', () => {
  const missing = locales.map((locale) => ({ locale, address: localPath(locale, '/nowhere') }))
  const goTo = tour(pictured, site, { width: 320 })
  test.each(every(12, [...narrowPages, ...missing]))('$address', async ({ address }) => {
    const { page, complaints } = await goTo(address)
    await page.evaluate(lookThrough)

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await page.evaluate(brokenHeadings)).toEqual([])
    expect(complaints).toEqual(address.endsWith('/nowhere') ? [expect.stringContaining('404')] : [])
  })
})

/** Runs in the browser: scrolls through the page and waits for every picture that this loads. */
async function lookThrough() {
  // Those of a list that scrolls sideways come when it does.
  for (const list of document.querySelectorAll('.sideways')) list.scrollLeft = list.scrollWidth
  for (let y = 0; y < document.body.scrollHeight; y += 800) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  const coming = [...document.images].filter((image) => image.checkVisibility() && !image.complete)
  await Promise.all(coming.map((image) => image.decode().catch(() => {})))
}

/** Runs in the browser: headings with a line that begins with a forbidden mark. */
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
