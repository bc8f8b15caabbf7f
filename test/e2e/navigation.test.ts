import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { island } from '../../ui/assets.ts'
import { words } from '../../ui/site.ts'
import { every } from '../sample.ts'
import { browserWithPictures, sharedBrowser, sharedSite } from '../shared.ts'
import { findings } from './axe.ts'
import { holdBack, load, stopClock, visit } from './visitor.ts'

const [site, browser, pictured] = await Promise.all([sharedSite(), sharedBrowser(), browserWithPictures()])

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
    const form = page.locator('#contact [name="page"]')
    expect(await form.inputValue(), 'where the form is sent from').toBe('/en-US/products/design')
    expect(complaints).toEqual([])
  })

  const way = [
    '/en-US',
    '/en-US/about-us/contact',
    '/en-US/newsroom',
    '/en-US/products/construction',
    '/en-US/about-us/privacy',
    '/en-US/about-us/careers',
    '/en-US/products/reality-capture',
    '/en-US/nowhere',
    '/en-US/about',
    '/en-US',
  ]

  test('leaves nothing else than a full load of it, however many pages came before: head, body and styles', async () => {
    const { page, complaints } = await visit(browser, site, way[0] ?? '')
    const { page: full } = await visit(browser, site, way[0] ?? '')
    await mark(page)

    for (const address of every(2, way.slice(1))) {
      await go(page, address)
      await load(full, site.url.origin + address)

      expect(await isMarked(page), address).toBe(true)
      expect(await parts(page), address).toEqual(await parts(full))
    }
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })

  test.each(
    every(
      9,
      way.slice(1).map((to, index) => [way[index] ?? '', to] as const),
    ),
  )('from %s to %s looks as a full load does', async (from, to) => {
    const { page } = await visit(pictured, site, from)
    const { page: full } = await visit(pictured, site, to)

    await go(page, to)

    expect((await picture(page)).equals(await picture(full))).toBe(true)
  })

  test('scrolls to its hash at once, and glides within a page as before', async () => {
    const { page } = await visit(pictured, site, '/en-US', { motion: true })
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))

    await go(page, '/en-US/products/construction#Payway')

    await expect.poll(() => standsAtTop(page, '#Payway')).toBe(true)
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('Payway')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#Payway, #Payway ~ *') !== null)).toBe(true)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
      .toBe('smooth')
  })

  test('is without a finding of axe afterwards', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await go(page, '/en-US/products/smart-city')

    expect(await findings(page, 'light')).toEqual([])
  })

  test('changes in a view transition, and without one where less motion is wanted or the browser makes its own', async () => {
    for (const [motion, own, transitions] of [
      [true, false, 1],
      [true, true, 0],
      [false, false, 0],
    ] as const) {
      const { page, complaints } = await visit(browser, site, '/en-US', { motion })
      await page.evaluate((value) => {
        Object.defineProperty(NavigateEvent.prototype, 'hasUAVisualTransition', { get: () => value })
      }, own)
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

  test('turns the picture that was touched into the first one of its page, and leaves no name behind', async () => {
    const { page, complaints } = await visit(pictured, site, '/en-US', { motion: true })
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      const named = () =>
        [...document.images]
          .filter(({ style }) => style.viewTransitionName)
          .map(({ src }) => src.split('/').at(-1))
          .join()
      document.startViewTransition = (update) => {
        document.body.dataset.named = named()
        const transition = start(async () => {
          await (update as () => void)()
          document.body.dataset.named += ` ${named()}`
        })
        // After the page's own handler.
        const done = transition.finished.then(() => {})
        done.then(() => {
          document.body.dataset.named += ` ${named()}.`
        })
        return transition
      }
    })
    const names = () => page.evaluate(() => document.body.dataset.named)
    const link = page.locator('main article:has(img) a').first()
    await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await link.click()

    await expect.poll(names).toBe('street-pipes-before-the-dig.jpg street-pipes-before-the-dig.jpg .')
    await go(page, '/en-US/about')
    await expect.poll(names).toBe('  .')
    expect(complaints).toEqual([])
  })

  test('followed before the last one has answered is the one that is shown', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US')
    const answer = await holdBack(page, /\/en-US\/about$/)
    await click(page, { href: '/en-US/about' })
    await go(page, '/en-US/products/design')
    await answered(page, '/en-US/about', answer)

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

  test('lead through several pages without asking again', async () => {
    const { page } = await visit(browser, site, '/en-US', { before: slowConnection })
    const way = ['/en-US/about', '/en-US/products/design', '/en-US/newsroom']
    for (const address of way) await go(page, address)
    const asked = requestsOf(page, /\/en-US[^.]*$/)

    for (const address of ['/en-US/products/design', '/en-US/about', '/en-US']) {
      await followed(page, () => page.goBack())
      expect(new URL(page.url()).pathname).toBe(address)
    }
    expect(await page.title()).toBe(t('home.title'))
    expect(asked).toEqual([])
  })

  test('ask for a page anew whose island was awake, because it ended with the page', async () => {
    const { page } = await visit(browser, site, '/en-US', { before: slowConnection })
    await page.locator('.stage-open').hover()
    await go(page, '/en-US/about')
    const asked = requestsOf(page, /\/en-US$/)

    await followed(page, () => page.goBack())

    expect(asked).toHaveLength(1)
  })

  test('keep anchors of one page, and come back from another to the right one', async () => {
    const { page } = await visit(browser, site, '/en-US/products/construction')
    await page.locator('.local-menu a[href="#Payway"]').click()
    await expect.poll(() => page.url()).toContain('#Payway')
    await expect.poll(() => standsAtTop(page, '#Payway')).toBe(true)
    await go(page, '/en-US/about')

    await followed(page, () => page.goBack())
    await expect.poll(() => standsAtTop(page, '#Payway')).toBe(true)
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
  test('a bar shows once an answer takes longer than 200 ms, fills for 200 ms, and is gone', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await stopClock(page)
    const { answer, arrived } = await slowly(page, '/en-US/products/design')

    await page.clock.runFor(199)
    expect(await progress(page)).toBeUndefined()
    await page.clock.runFor(1)
    expect(await progress(page)).toBe('running')

    answer()
    await arrived
    expect(await progress(page)).toBe('done')
    await page.clock.runFor(199)
    expect(await progress(page)).toBe('done')
    await page.clock.runFor(1)
    expect(await progress(page)).toBeUndefined()
    expect(await page.title()).toBe(t('design.title'))
  })

  test('an answer within 200 ms shows no bar', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await stopClock(page)
    const { answer, arrived } = await slowly(page, '/en-US/products/design')
    await page.clock.runFor(199)

    answer()
    await arrived
    expect(await progress(page)).toBeUndefined()
    await page.clock.runFor(1_000)
    expect(await progress(page)).toBeUndefined()
  })

  test('a bar that shows is gone for the next link, whose 200 ms begin anew', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await stopClock(page)
    await slowly(page, '/en-US/products/design')
    await page.clock.runFor(200)
    expect(await progress(page)).toBe('running')

    const { answer, arrived } = await slowly(page, '/en-US/about')
    await page.clock.runFor(199)
    expect(await progress(page)).not.toBe('running')
    await page.clock.runFor(1)
    expect(await progress(page)).toBe('running')

    answer()
    await arrived
    await page.clock.runFor(200)
    expect(await progress(page)).toBeUndefined()
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

  test.each(every(2, ['link', 'back']))(
    'without a network (%s) the page and its address stay, and it says what to do',
    async (way) => {
      const { page, complaints } = await visit(browser, site, '/en-US/about-us/contact')
      await go(page, '/en-US/about')
      await mark(page)
      await page.locator('dialog#menu').evaluate((menu: HTMLDialogElement) => menu.showModal())
      await stopClock(page)
      const back = await withoutNetwork(page)
      const status = page.locator('#navigation-status')

      if (way === 'link') await click(page, { href: '/en-US/products/design' })
      else await page.evaluate(() => history.back())

      await expect.poll(() => status.textContent()).toBe(t('frame.unreachable'))
      expect(await progress(page)).toBe('unanswered')
      expect(await page.locator('dialog#menu').isVisible(), 'what covers the page is closed').toBe(false)
      expect(await status.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none')
      await expect.poll(() => new URL(page.url()).pathname).toBe('/en-US/about')
      expect(await page.title()).toBe(t('about.title'))

      await page.clock.runFor(5_999)
      expect(await progress(page), 'long enough to be read').toBe('unanswered')
      await page.clock.runFor(1)
      expect(await progress(page)).toBeUndefined()
      expect(await status.evaluate((element) => getComputedStyle(element).clipPath)).toBe('inset(50%)')

      await back()
      await go(page, '/en-US/products/design')
      expect(await page.title()).toBe(t('design.title'))
      expect(await isMarked(page)).toBe(true)
      expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    },
  )

  test('an error of the server marks the bar failed and shows its page', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await stopClock(page)
    const html = await (await site.get('/en-US/nowhere')).text()
    const asked = requestsOf(page, '/en-US/about')
    await page.route('**/en-US/about', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }))

    await go(page, '/en-US/about')

    expect(await progress(page)).toBe('failed')
    expect(await page.locator('h1').textContent()).toBe(t('errors.notFound'))
    await page.clock.runFor(5_999)
    expect(await progress(page)).toBe('failed')
    await page.clock.runFor(1)
    expect(await progress(page)).toBeUndefined()

    await page.unroute('**/en-US/about')
    await go(page, '/en-US/products/design')
    await go(page, '/en-US/about')
    expect(asked.length, 'an error is not kept').toBe(2)
    expect(await page.title()).toBe(t('about.title'))
  })

  test('a page that is not there is an answer like any other', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await stopClock(page)

    await go(page, '/en-US/nowhere')

    expect(await progress(page)).toBeUndefined()
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
      // Added after the page's own listener, so it runs last and keeps every navigation on the page.
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
      { href: '/en-USA' },
    ]) {
      await click(page, link)
    }
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/en-US/about' })
      document.body.appendChild(form)
      form.submit()
      history.replaceState(null, '', '/en-US/about?x=1')
      location.reload()
    })
    expect(complaints).toEqual([])

    await click(page, { href: '/en-US/about' })
    await expect.poll(() => complaints).toEqual(['intercepted'])
  })

  test('is left to the browser where the click asks for a new tab', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await mark(page)
    const taken = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('click', (event) => {
            resolve(event.defaultPrevented)
            event.preventDefault() // enough for the test: software rendering takes seconds for a new tab
          })
        }),
    )
    await page.locator('footer a[href="/en-US/products/design"]').click({ modifiers: ['Control'] })

    expect(await taken).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/en-US')
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
    const left = await page.locator('#page-island').elementHandle()
    await go(page, '/en-US/about')
    // The live part has ended and left its place empty.
    await expect.poll(() => left?.evaluate((host) => host.childElementCount)).toBe(0)

    await followed(page, () => page.goBack())

    await expect.poll(() => page.locator('#page-name').inputValue()).toBe('Lin Wei')
    expect(complaints).toEqual([])
  })

  test('a dropdown whose link was followed is closed when one comes back', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const dropdown = page.locator('nav details').first()
    // In Safari a click moves no focus, and in none a finger hovers.
    await dropdown.evaluate((menu: HTMLDetailsElement) => {
      menu.open = true
    })
    await followed(page, () => dropdown.locator('.panel a').first().dispatchEvent('click'))
    await followed(page, () => page.goBack())

    expect(await dropdown.getAttribute('open')).toBeNull()
  })

  test('menus and pictures that react go on reacting', async () => {
    const { page } = await visit(browser, site, '/en-US/about')
    await go(page, '/en-US')
    await page.locator('nav details').first().hover()
    expect(await page.locator('nav details .panel').first().isVisible()).toBe(true)
    await page.keyboard.press('Escape')

    // The page's scripts may come after it.
    await expect
      .poll(async () => {
        await page.locator('[data-split]').first().fill('20')
        return (await page.locator('[data-split-view]').first().getAttribute('style')) ?? ''
      })
      .toContain('20%')
  })

  test('the mobile menu stays for 300 ms, and the page is there when it has closed', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US', { width: 390 })
    const menu = page.locator('dialog#menu')
    await page.locator('.open-menu').click()
    await stopClock(page)

    const arrived = followed(page, () => menu.locator('a[href="/en-US/newsroom"]').first().click())
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-US/newsroom')
    await page.clock.runFor(299)
    expect(await menu.isVisible()).toBe(true)
    expect(await page.title()).toBe(t('home.title'))
    await page.clock.runFor(1)
    await arrived

    expect(await menu.isVisible()).toBe(false)
    expect(await page.title()).toBe(t('newsroom.title'))
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(complaints).toEqual([])
  })

  test('who goes back with the mobile menu open sees the page 300 ms later', async () => {
    const { page } = await visit(browser, site, '/en-US', { width: 390 })
    await go(page, '/en-US/about')
    const menu = page.locator('dialog#menu')
    await page.locator('.open-menu').click()
    await stopClock(page)

    const arrived = followed(page, () => page.evaluate(() => history.back()))
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-US')
    await page.clock.runFor(299)
    expect(await menu.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await arrived

    expect(await page.title()).toBe(t('home.title'))
    expect(await menu.isVisible()).toBe(false)
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
  test.each(every(2, ['hovered', 'focused']))('when its link is %s, once, and anew after a minute', async (touch) => {
    const { page } = await visit(browser, site, '/en-US')
    const now = Date.now()
    await page.clock.setFixedTime(now)
    const asked = requestsOf(page, '/en-US/products/design')
    const link = page.locator('footer a[href="/en-US/products/design"]')
    await link.scrollIntoViewIfNeeded()
    await (touch === 'hovered' ? link.hover() : link.focus())
    await expect.poll(() => asked.length).toBe(1)

    await page.clock.setFixedTime(now + 59_000)
    await followed(page, () => link.click())
    expect(asked.length).toBe(1)
    expect(await page.title()).toBe(t('design.title'))

    await go(page, '/en-US/about')
    await page.clock.setFixedTime(now + 61_000)
    await go(page, '/en-US/products/design')
    expect(asked.length).toBe(2)
  })

  test('twenty times at most, and the twenty newest answers are kept', async () => {
    const { page } = await visit(browser, site, '/en-US', { before: slowConnection })
    const html = await (await site.get('/en-US/newsroom')).text()
    await page.route('**/en-US/newsroom?page=*', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    const asked = requestsOf(page, /newsroom\?page=/)
    const touch = (number: number) =>
      page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href })
        document.body.appendChild(link)
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        link.remove()
      }, `/en-US/newsroom?page=${number}`)

    for (let number = 1; number <= 20; number++) {
      await touch(number)
      await expect.poll(() => asked.length, { interval: 5 }).toBe(number)
    }
    await touch(21)
    for (const number of [22, 2, 1]) await go(page, `/en-US/newsroom?page=${number}`)

    expect(asked.slice(20).map((address) => address.split('=')[1])).toEqual(['22', '1'])
  })

  test('but not this very page, another site’s or another language’s', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US/about', { before: slowConnection })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))

    await page.evaluate(() => {
      for (const href of [
        '#Contact',
        '/en-US/about',
        'https://elsewhere.example/en-US/newsroom',
        '/ja-JP/newsroom',
        '/en-USA',
        '/en-US/about.md',
      ]) {
        const link = Object.assign(document.createElement('a'), { href })
        document.body.appendChild(link)
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      }
    })
    await page.locator('header a[data-locale="en-US"]').dispatchEvent('pointerover')
    await page.locator('footer a[href="/en-US/newsroom"]').dispatchEvent('pointerover')

    await expect.poll(() => asked).toContain('/en-US/newsroom')
    expect(asked.filter((path) => !/^\/(assets|media)\//.test(path))).toEqual(['/en-US/newsroom'])
    expect(complaints).toEqual([])
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
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await load(page)
    const asked = requestsOf(page, '/en-US/products/reality-capture')
    const unseen = requestsOf(page, '/en-US/products/joinus')
    const form = requestsOf(page, await page.locator('[data-draft]').evaluate((host) => `${host.dataset.island}`))

    const footer = requestsOf(page, '/en-US/about-us/careers')
    await page.locator('footer a[href="/en-US/about-us/careers"]').dispatchEvent('pointerover')
    const waits = await page.evaluate(() => 'idle' in window)
    await page.evaluate(() => (window as { idle?: () => void }).idle?.())

    expect(waits).toBe(ahead)
    await expect.poll(() => [asked.length, form.length]).toEqual(ahead ? [1, 1] : [0, 0])
    expect(unseen, 'what is in closed menus').toEqual([])
    expect(scripts.length, `before a touch only loader, motion, navigation and form of ${scripts}`).toBe(ahead ? 4 : 3)
    // A hovered link is fetched on a slow line too.
    if (connection.saveData) await caughtUp(page)
    await expect.poll(() => footer.length).toBe(connection.saveData ? 0 : 1)
    expect(complaints).toEqual([])
  })
})

test('a form whose piece of a past deployment is gone reloads the page, once a minute at most, and not into a dead network', async () => {
  const { page } = await visit(browser, site, '/en-US', { before: countReloads })
  await page.route(/\/assets\/contact-\w+\.js$/, (route) => route.abort())
  const reloads = () => page.evaluate(() => Number(sessionStorage.getItem('reloads')))
  const touchedAt = async (time: number) => {
    await page.clock.setFixedTime(time)
    const asked = page.waitForRequest('**/healthz')
    await page.locator('header [commandfor="contact"]').first().dispatchEvent('pointerover')
    await asked
  }
  /** Also asks whether the site answers, and gets that answer after the page. */
  const refused = () =>
    page.evaluate(() =>
      fetch('/healthz').then(
        () => {},
        () => {},
      ),
    )
  const start = Date.now()

  await touchedAt(start)
  await expect.poll(reloads).toBe(1)

  await load(page, `${site.url.origin}/en-US/about`)
  await touchedAt(start + 60_000)
  await refused()
  expect(await reloads()).toBe(1)

  await load(page, `${site.url.origin}/en-US`)
  await page.context().setOffline(true)
  await touchedAt(start + 60_001)
  await refused()
  expect(await reloads()).toBe(1)

  // The touch is repeated when the network is back.
  await page.context().setOffline(false)
  await expect.poll(reloads).toBe(2)
  await page.locator('html[data-consent]').waitFor() // before the loader has run, a touch loads nothing

  // A tick is lost by a reload as words are.
  await page
    .locator('#contact [name="requirementTypes"]')
    .first()
    .evaluate((box: HTMLInputElement) => {
      box.checked = true
    })
  await touchedAt(start + 200_000)
  await refused()
  expect(await reloads()).toBe(2)
})

test.each(
  every(2, [
    ['texts', /\/assets\/contact-en-US-\w+\.json$/],
    [
      'rules',
      RegExp(/import\("(\/assets\/[^"]+)"\)/.exec(readFileSync(`public${island('contact')}`, 'utf8'))?.[1] ?? ''),
    ],
  ] as const),
)('a form whose %s are gone with a past deployment reloads the page too', async (_, piece) => {
  const { page } = await visit(browser, site, '/en-US', { before: countReloads })
  await page.route(piece, (route) => route.fulfill({ status: 404 }))

  await page.locator('header [commandfor="contact"]').first().dispatchEvent('pointerover')

  await expect.poll(() => page.evaluate(() => Number(sessionStorage.getItem('reloads')))).toBe(1)
})

describe('without the Navigation API', () => {
  test('links load pages, and back and forward work', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US', {
      before: () => Object.defineProperty(window, 'navigation', { value: undefined }),
    })
    await mark(page)
    await page.locator('footer a[href="/en-US/products/design"]').click()
    await page.waitForURL('**/en-US/products/design')

    expect(await isMarked(page)).toBe(false)
    expect(await page.title()).toBe(t('design.title'))
    await page.goBack()
    expect(await page.title()).toBe(t('home.title'))
    expect(complaints).toEqual([])
  })

  test('and where the browser cannot wait with the address, pages follow softly all the same', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US', {
      before: () => void Reflect.deleteProperty(window, 'NavigationPrecommitController'),
    })
    await mark(page)
    await go(page, '/en-US/about')
    expect(await page.title()).toBe(t('about.title'))
    const asked = requestsOf(page, '/en-US')
    await followed(page, () => page.goBack())
    expect(await page.title()).toBe(t('home.title'))
    await followed(page, () => page.goForward())
    expect(await page.title()).toBe(t('about.title'))
    expect(asked).toEqual([])
    await withoutNetwork(page)
    await page.locator('footer a[href="/en-US/products/design"]').click()

    await expect.poll(() => page.locator('#navigation-status').textContent()).toBe(t('frame.unreachable'))
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-US/about')
    expect(await isMarked(page)).toBe(true)
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
})

/** Blocks the network; the returned function restores it. */
async function withoutNetwork(page: Page) {
  await page.route('**', (route) => route.abort('internetdisconnected'))
  return () => page.unroute('**')
}

/** Clicks a link of the page. */
const follow = (page: Page, selector: string) => followed(page, () => page.locator(selector).first().click())

/** Clicks a link that the test adds to the page. */
const go = (page: Page, address: string) => followed(page, () => click(page, { href: address }))

const click = (page: Page, link: { href?: string | undefined; download?: string; target?: string }) =>
  page.evaluate((attributes) => {
    const element = Object.assign(document.createElement('a'), attributes)
    document.querySelector('main')?.appendChild(element)
    element.click()
    element.remove()
  }, link)

/** Navigates, and waits for the new page. */
async function followed(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    const marks = window as { arrivals?: Promise<unknown> }
    marks.arrivals = new Promise((resolve) => document.addEventListener('navigated', resolve, { once: true }))
  })
  await act()
  await page.evaluate(() => (window as { arrivals?: Promise<unknown> }).arrivals)
}

/** Clicks a link whose answer the test holds back until it calls the returned function. */
async function slowly(page: Page, path: string) {
  const answer = await holdBack(page, RegExp(`${path}$`))
  const asked = page.waitForRequest(`**${path}`)
  const arrived = followed(page, () => click(page, { href: path }))
  await asked
  return { answer, arrived }
}

/** Releases a held answer, and waits until the page has handled it, later requests included. */
async function answered(page: Page, path: string, answer: () => void) {
  const response = page.waitForResponse(`**${path}`)
  answer()
  await (await response).finished()
  await caughtUp(page)
}

/** Makes a request and waits for it, so that all earlier ones have gone out. */
const caughtUp = (page: Page) => page.evaluate(() => fetch('/favicon.svg').then((picture) => picture.text()))

/** Requests from now on whose address ends with or matches `which`. */
function requestsOf(page: Page, which: string | RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (typeof which === 'string' ? address.endsWith(which) : which.test(address)) asked.push(address)
  })
  return asked
}

/** Whether a part of the page is right below the header, as after a link to it. */
async function standsAtTop(page: Page, part: string): Promise<boolean> {
  const { y = -1 } = (await page.locator(part).boundingBox()) ?? {}
  return y >= 80 && y < 200
}

/** State of the progress bar, if there is one. */
const progress = (page: Page) => page.evaluate(() => document.documentElement.dataset.progress)

/** Runs in the page: counts its own reloads. */
function countReloads() {
  navigation.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType !== 'reload') return
    sessionStorage.setItem('reloads', `${Number(sessionStorage.getItem('reloads')) + 1}`)
  })
}

/** Runs in the page: turns prefetching off. */
function slowConnection() {
  Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: '3g', saveData: false }) })
}

/** Sets a mark that a full load would remove. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Everything in the page, except browser additions and elements that stay across pages. */
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

/** Screenshot of the top of the page once all is loaded and still. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const pictures = [...document.images]
    for (const picture of pictures) {
      picture.loading = 'eager'
      // With several widths, a browser keeps a larger file that an earlier page has loaded.
      if (picture.closest('picture')) picture.style.visibility = 'hidden'
    }
    return Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return page.screenshot({ animations: 'disabled', fullPage: true })
}
