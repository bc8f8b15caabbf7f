import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { words } from '../../ui/site.ts'
import { sharedBrowser, sharedSite } from '../shared.ts'
import { findings } from './axe.ts'
import { load, visit } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

const t = words('en-US')

describe('a link to another page', () => {
  test('shows it in the same document, with its title, the focus on its content, and says so', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US')
    await mark(page)

    await follow(page, 'footer a[href="/en-US/products/design"]')

    expect(await isMarked(page)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/en-US/products/design')
    expect(await page.title()).toBe(t('design.title'))
    expect(await page.locator('#navigation-status').textContent()).toBe(t('design.title'))
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(complaints).toEqual([])
  })

  test('leaves nothing else than a full load of it: head, body and looks', async () => {
    const way = [
      '/en-US',
      '/en-US/products/construction',
      '/en-US/newsroom',
      '/en-US/about-us/privacy',
      '/en-US/about-us/contact',
      '/en-US/about-us/careers',
      '/en-US/products/reality-capture',
      '/en-US/nowhere',
      '/en-US/about',
      '/en-US',
    ]
    const { page, complaints } = await visit(browser, site, way[0] ?? '')
    const { page: full } = await visit(browser, site, way[0] ?? '')
    for (const one of [page, full]) await one.emulateMedia({ reducedMotion: 'reduce' })
    await mark(page)

    for (const address of way.slice(1)) {
      await go(page, address)
      await load(full, site.url.origin + address)

      expect(await isMarked(page), address).toBe(true)
      expect(await parts(page), address).toEqual(await parts(full))
      expect((await picture(page)).equals(await picture(full)), `${address} looks the same`).toBe(true)
    }
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })

  test('scrolls to its hash at once', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await page.mouse.wheel(0, 900)

    await go(page, '/en-US/products/construction#Payway')

    const { y } = (await page.locator('#Payway').boundingBox()) ?? { y: -1 }
    expect(y).toBeGreaterThanOrEqual(80)
    expect(y).toBeLessThan(200)
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('Payway')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#Payway, #Payway ~ *') !== null)).toBe(true)
  })

  test('is without a finding of axe afterwards', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await go(page, '/en-US/products/smart-city')

    expect(await findings(page, 'light')).toEqual([])
  })

  test('changes in a view transition, and without one where less motion is wanted', async () => {
    for (const [reducedMotion, transitions] of [
      ['no-preference', 1],
      ['reduce', 0],
    ] as const) {
      const { page, complaints } = await visit(browser, site, '/en-US')
      await page.emulateMedia({ reducedMotion })
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          document.body.dataset.transitions = `${Number(document.body.dataset.transitions ?? 0) + 1}`
          return start(update)
        }
      })
      await go(page, '/en-US/about')

      expect(await page.evaluate(() => Number(document.body.dataset.transitions ?? 0))).toBe(transitions)
      expect(complaints).toEqual([])
    }
  })

  test('followed before the last one has answered is the one that is shown', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US')
    await hold(page, '**/en-US/about', 600)
    await page.evaluate(() => void location.assign('/en-US/about'))
    await go(page, '/en-US/products/design')
    await page.waitForTimeout(800)

    expect(await page.title()).toBe(t('design.title'))
    expect(page.url()).toContain('/en-US/products/design')
    expect(complaints).toEqual([])
  })
})

describe('back and forward', () => {
  test('show a page as it was left, at the place where it was, without asking again', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US/about-us/careers')
    await mark(page)
    const details = page.locator('.opening details').nth(2)
    await details.locator('summary').first().click()
    const link = details.locator('.opening-details a').first()
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    await followed(page, () => link.click())
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    await followed(page, () => page.goBack())
    expect(await page.title()).toBe(t('careers.title'))
    expect(await page.evaluate(() => scrollY)).toBe(left)
    expect(await details.getAttribute('open')).toBe('')
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)

    await followed(page, () => page.goForward())
    expect(await page.evaluate(() => scrollY)).toBe(300)
    expect(await isMarked(page)).toBe(true)
    expect(asked.filter((url) => url.includes('/careers'))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('keep anchors of one page, and come back from another to the right one', async () => {
    const { page } = await visit(browser, site, '/en-US/products/construction')
    await page.locator('.local-menu a[href="#Payway"]').click()
    await expect.poll(() => page.url()).toContain('#Payway')
    const anchored = await settled(page)
    await go(page, '/en-US/about')

    await followed(page, () => page.goBack())
    expect(await page.evaluate(() => scrollY)).toBe(anchored)
    await page.goBack()
    await expect.poll(() => page.url()).not.toContain('#')
    expect(await page.title()).toBe(t('construction.title'))
  })

  test('reach a page that was left long ago, and one before a full load', async () => {
    const { page } = await visit(browser, site, '/en-US/about')
    await go(page, '/en-US/products/design')
    await load(page)
    await page.goBack()
    await expect.poll(() => page.title()).toBe(t('about.title'))
  })
})

describe('while one waits', () => {
  test('a bar shows after 200 ms, fills, and is gone; a quick answer shows none', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const states = await progressOf(page)
    const link = page.locator('footer a[href="/en-US/about-us/company"]')
    const answered = page.waitForResponse('**/en-US/about-us/company')
    await link.hover()
    await (await answered).finished()
    await followed(page, () => link.click())
    expect(await states()).toEqual([])

    await hold(page, '**/en-US/products/design', 700)
    await go(page, '/en-US/products/design')
    await expect.poll(states).toEqual(['running', 'done', ''])
    const [running, done, gone] = await page.evaluate(() => (window as unknown as { times: number[] }).times)
    expect((gone ?? 0) - (done ?? 0)).toBeGreaterThanOrEqual(199)
    expect(done).toBeGreaterThan(running ?? 0)
    expect(await page.title()).toBe(t('design.title'))
  })

  test('the bar moves for 5 s on its own and not into what assistive technology reads', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await page.evaluate(() => document.documentElement.setAttribute('data-progress', 'running'))
    const bar = await page.evaluate(() => {
      const { animationDuration, position, content } = getComputedStyle(document.documentElement, '::before')
      return { animationDuration, position, content }
    })

    expect(bar).toEqual({ animationDuration: '5s', position: 'fixed', content: '""' })
  })

  test.each(['link', 'back'])(
    'without a network (%s) the page and its address stay, and it says what to do',
    async (way) => {
      const { page, complaints } = await visit(browser, site, '/en-US/about-us/contact')
      await go(page, '/en-US/about')
      await mark(page)
      const states = await progressOf(page)
      const back = await withoutNetwork(page)
      const status = page.locator('#navigation-status')

      if (way === 'link') await page.locator('footer a[href="/en-US/products/design"]').click()
      else await page.evaluate(() => history.back())

      await expect.poll(() => status.textContent()).toBe(t('frame.unreachable'))
      expect(await states()).toContain('unanswered')
      expect(await status.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none')
      await expect.poll(() => new URL(page.url()).pathname).toBe('/en-US/about')
      expect(await page.title()).toBe(t('about.title'))

      await back()
      await go(page, '/en-US/products/design')
      expect(await page.title()).toBe(t('design.title'))
      expect(await isMarked(page)).toBe(true)
      expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    },
  )

  test('an error of the server marks the bar failed and shows its page', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const states = await progressOf(page)
    const html = await (await site.get('/en-US/nowhere')).text()
    await page.route('**/en-US/about', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: html }))

    await go(page, '/en-US/about')

    await expect.poll(states).toContain('failed')
    expect(await page.locator('h1').textContent()).toBe(t('errors.notFound'))
  })
})

describe('what is no page of this deployment and language', () => {
  test('is loaded in full: another language, another deployment, a redirection', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const html = await (await site.get('/en-US/about')).text()
    await page.route('**/en-US/products/owners', (route) =>
      route.fulfill({ contentType: 'text/html', body: html.replace(/loader-[A-Z0-9]+/, 'loader-OTHER') }),
    )
    await page.route('**/assets/loader-OTHER.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    for (const [href, path] of [
      ['/ja-JP/about', '/ja-JP/about'],
      ['/en-US/products/owners', '/en-US/products/owners'],
      ['/en-US/about/', '/en-US/about'],
      ['/about', '/en-US/about'],
    ]) {
      await load(page, `${site.url.origin}/en-US`)
      await mark(page)
      await click(page, { href })

      await expect.poll(() => new URL(page.url()).pathname, { message: `${path}` }).toBe(path)
      await expect.poll(() => isMarked(page).catch(() => true), { message: `${path}` }).toBe(false)
    }
  })

  test('is left to the browser: downloads, other files, new tabs, forms that post, anchors', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await page.evaluate(() => {
      // Asked after the page's own listener, and last: nothing leaves the page.
      navigation.addEventListener('navigate', (event) => {
        const seen = window as { soft?: boolean[] }
        seen.soft = [...(seen.soft ?? []), event.defaultPrevented]
        event.preventDefault()
      })
      NavigateEvent.prototype.intercept = () => {
        throw new Error('intercepted')
      }
    })
    const { complaints } = { complaints: [] as string[] }
    page.on('pageerror', (error) => complaints.push(error.message))
    const pdf = '/brochures/en-US/solution.pdf'
    for (const link of [
      { href: '/en-US/about', download: 'about.html' },
      { href: pdf },
      { href: '/en-US/about.md' },
      { href: '/en-US/feed.xml' },
      { href: '/sitemap.xml' },
      { href: '#content' },
      { href: '/en-US/about', target: '_blank' },
    ]) {
      await click(page, link)
    }
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/en-US/about' })
      document.body.appendChild(form)
      form.submit()
      history.replaceState(null, '', '/en-US/about?x=1')
    })
    expect(complaints).toEqual([])

    await click(page, { href: '/en-US/about' })
    await expect.poll(() => complaints).toEqual(['intercepted'])
  })

  test('opens in a new tab where the click asks for one', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await mark(page)
    const opened = page.context().waitForEvent('page')
    await page.locator('footer a[href="/en-US/products/design"]').click({ modifiers: ['Control'] })

    expect(new URL((await opened).url() === 'about:blank' ? '/en-US' : page.url(), site.url).pathname).toBe('/en-US')
    expect(await page.title()).toBe(t('home.title'))
    expect(await isMarked(page)).toBe(true)
  })

  test('switches the language by a full load', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await go(page, '/en-US/about')
    await mark(page)
    await page.locator('header details.languages summary').click()
    await page.locator('header a[data-locale="ja-JP"]').click()

    await page.waitForURL('**/ja-JP/about')
    expect(await isMarked(page)).toBe(false)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja-JP')
  })
})

describe('from page to page', () => {
  test('the popup keeps what was typed, closes, and sends from the page in sight', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US')
    await page.locator('header [commandfor="contact"]').first().click()
    await page.locator('#popup-name').fill('Lin Wei')
    await page.locator('#contact [name="agreement"]').check()
    await go(page, '/en-US/about')
    await page.locator('dialog#contact').waitFor({ state: 'hidden' })

    await page.locator('header [commandfor="contact"]').first().click()

    expect(await page.locator('#popup-name').inputValue()).toBe('Lin Wei')
    await page.locator('#popup-company').fill('Co')
    await page.locator('#contact [name="requirementTypes"][value="1"]').check()
    await page.locator('#popup-telphone').fill('13800138000')
    await page.locator('#popup-job').selectOption('2')
    await page.locator('#popup-position').selectOption('bim-lead')
    expect(await page.locator('#contact [name="agreement"]').isChecked()).toBe(true)
    const sending = page.waitForRequest('**/api/contact')
    await page.locator('#contact [type="submit"]').click()
    const sent = await sending
    await expect.poll(() => page.locator('#contact-notice').innerText()).toContain(t('contact.success'))
    expect(await page.locator('#contact [name="page"]').inputValue()).toBe('/en-US/about')
    expect(sent.postDataJSON()).toMatchObject({ name: 'Lin Wei', page: '/en-US/about' })
    expect(complaints).toEqual([])
  })

  test('the contact page shows again what was typed there', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US/about-us/contact')
    await page.locator('#page-name').focus()
    await page.waitForFunction(() => {
      const form = document.querySelector('#page-island form')
      return Object.keys(form ?? {}).some((key) => key.startsWith('__reactProps'))
    })
    await page.locator('#page-name').fill('Lin Wei')
    await go(page, '/en-US/about')

    await followed(page, () => page.goBack())

    await expect.poll(() => page.locator('#page-name').inputValue()).toBe('Lin Wei')
    expect(complaints).toEqual([])
  })

  test('menus and pictures that react go on reacting', async () => {
    const { page } = await visit(browser, site, '/en-US/about')
    await go(page, '/en-US')
    await page.locator('nav details').first().hover()
    expect(await page.locator('nav details .panel').first().isVisible()).toBe(true)
    await page.keyboard.press('Escape')

    await page.locator('[data-split]').first().fill('20')
    expect(await page.locator('[data-split-view]').first().getAttribute('style')).toContain('20%')
  })

  test('the mobile menu stays for 300 ms, and the page is there when it has closed', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US', { width: 390 })
    await page.locator('.open-menu').click()
    const menu = page.locator('dialog#menu')
    await menu.waitFor()
    await page.waitForTimeout(400)
    const open = menu.evaluate(async (dialog: HTMLDialogElement) => {
      await new Promise((resolve) => dialog.addEventListener('click', resolve, { once: true }))
      const clicked = performance.now()
      await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
      return performance.now() - clicked
    })

    await followed(page, () => menu.locator('a[href="/en-US/newsroom"]').first().click())

    expect(await open).toBeGreaterThanOrEqual(299)
    expect(await menu.isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(complaints).toEqual([])
  })

  test('the filter of the newsroom is a page like any other', async () => {
    const { page } = await visit(browser, site, '/en-US/newsroom')
    await mark(page)
    await page.getByLabel(t('newsroom.search')).fill('model')

    await followed(page, () => page.getByRole('button', { name: t('newsroom.searchButton') }).click())

    expect(page.url()).toContain('q=model')
    expect(await page.locator('mark').count()).toBeGreaterThan(0)
    expect(await isMarked(page)).toBe(true)
  })
})

describe('a page is fetched before it is asked for', () => {
  test('when its link is hovered, once', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const asked = requestsOf(page, '/en-US/products/design')
    const link = page.locator('footer a[href="/en-US/products/design"]')
    await link.hover()
    await expect.poll(() => asked.length).toBe(1)
    await page.mouse.move(5, 300)

    await followed(page, () => link.click())

    expect(asked.length).toBe(1)
    expect(await page.title()).toBe(t('design.title'))
  })

  test.each([
    ['on a good connection after 2 s, with what makes the form live', { effectiveType: '4g', saveData: false }, true],
    ['not on a slow one', { effectiveType: '3g', saveData: false }, false],
    ['not where data are saved', { effectiveType: '4g', saveData: true }, false],
  ])('%s', async (_, connection, ahead) => {
    const { page, complaints } = await visit(browser, site, '/en-US')
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { get: () => value })
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (act: () => void, time: number) =>
          time === 2_000 ? void Object.assign(window, { idle: act }) : setTimeout(act, time),
      })
    }, connection)
    await load(page)
    const asked = requestsOf(page, '/en-US/products/reality-capture')
    const form = requestsOf(page, await page.locator('[data-draft]').evaluate((host) => `${host.dataset.island}`))

    const waits = await page.evaluate(() => 'idle' in window)
    await page.evaluate(() => (window as { idle?: () => void }).idle?.())

    expect(waits).toBe(ahead)
    await expect.poll(() => [asked.length, form.length]).toEqual(ahead ? [1, 1] : [0, 0])
    expect(complaints).toEqual([])
  })
})

test('a form whose piece of a past deployment is gone reloads the page, once a minute at most', async () => {
  const { page } = await visit(browser, site, '/en-US')
  await page.route('**/assets/contact-*.js', (route) => route.abort())
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  const touch = () => page.locator('header [commandfor="contact"]').first().hover()
  await touch()
  await page.waitForEvent('load')
  expect(loads.length).toBe(1)

  await page.mouse.move(5, 400)
  const gone = page.waitForEvent('requestfailed')
  await touch()
  await gone
  await page.waitForTimeout(1_000)

  expect(loads.length).toBe(1)
})

describe('without the Navigation API', () => {
  test('links load pages, and back and forward work', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US/accessibility')
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    await load(page, `${site.url.origin}/en-US`)
    await mark(page)
    await page.locator('footer a[href="/en-US/products/design"]').click()
    await page.waitForURL('**/en-US/products/design')

    expect(await isMarked(page)).toBe(false)
    expect(await page.title()).toBe(t('design.title'))
    await page.goBack()
    expect(await page.title()).toBe(t('home.title'))
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })

  test('and where the browser cannot wait with the address, pages follow softly all the same', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US')
    await page.addInitScript(() => Reflect.deleteProperty(window, 'NavigationPrecommitController'))
    await load(page, `${site.url.origin}/en-US`)
    await mark(page)
    await go(page, '/en-US/about')
    expect(await page.title()).toBe(t('about.title'))
    await withoutNetwork(page)
    await page.locator('footer a[href="/en-US/products/design"]').click()

    await expect.poll(() => page.locator('#navigation-status').textContent()).toBe(t('frame.unreachable'))
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-US/about')
    expect(await isMarked(page)).toBe(true)
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
})

/** Takes the network away; the answer brings it back. */
async function withoutNetwork(page: Page) {
  await page.route('**', (route) => route.abort('internetdisconnected'))
  return () => page.unroute('**')
}

/** Follows a link of the page by a click. */
const follow = (page: Page, selector: string) => followed(page, () => page.locator(selector).first().click())

/** Follows a link that is put into the page, which need not have one to every other. */
const go = (page: Page, address: string) => followed(page, () => click(page, { href: address }))

const click = (page: Page, link: { href?: string | undefined; download?: string; target?: string }) =>
  page.evaluate((attributes) => {
    const element = Object.assign(document.createElement('a'), attributes)
    document.querySelector('main')?.appendChild(element)
    element.click()
    element.remove()
  }, link)

/** Does what navigates, and waits until the page that it leads to is there. */
async function followed(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    const marks = window as { arrivals?: Promise<unknown> }
    marks.arrivals = new Promise((resolve) => document.addEventListener('navigated', resolve, { once: true }))
  })
  await act()
  await page.evaluate(() => (window as { arrivals?: Promise<unknown> }).arrivals)
}

/** Answers later. */
const hold = (page: Page, address: string, time: number) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, time))
    await route.continue()
  })

/** Addresses asked for from now on that end so. */
function requestsOf(page: Page, end: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(end)) asked.push(request.url())
  })
  return asked
}

/** Every state of the progress bar from now on. */
async function progressOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const root = document.documentElement
    const seen = { states: [] as string[], times: [] as number[] }
    Object.assign(window, seen)
    new MutationObserver(() => {
      seen.states.push(root.dataset.progress ?? '')
      seen.times.push(performance.now())
    }).observe(root, { attributeFilter: ['data-progress'] })
  })
  return () => page.evaluate(() => (window as unknown as { states: string[] }).states)
}

/** A full load would lose the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Everything that makes the page, but for what the browser adds and what stays from page to page. */
const parts = (page: Page) =>
  page.evaluate(() => {
    const head = [...document.head.children].filter((element) => !element.matches('style, [rel="modulepreload"]'))
    const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent)
    const adopted = document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join(''))
    const parsed = sheets.map((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return [...sheet.cssRules].map((rule) => rule.cssText).join('')
    })
    return {
      lang: document.documentElement.lang,
      head: head.map((element) => element.outerHTML).sort(),
      styles: [...parsed, ...adopted],
      body: [...document.body.children]
        .filter((element) => !element.hasAttribute('data-stays'))
        .map((element) => element.outerHTML),
      order: [...document.body.children].map(({ tagName, id }) => `${tagName}#${id}`),
    }
  })

/** The top of the page as it looks when all is loaded and nothing moves. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    return Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return page.screenshot({ animations: 'disabled', fullPage: true })
}

/** Where a smooth scroll comes to rest. */
async function settled(page: Page): Promise<number> {
  let last = -1
  for (let now = 0; now !== last; now = await page.evaluate(() => scrollY)) {
    last = now
    await page.waitForTimeout(150)
  }
  return last
}
