import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { enabled as locales } from '../../harness/written.ts'
import type { Locale } from '../../locales/index.ts'
import { problemTexts } from '../../ui/contact/schema.ts'
import { words } from '../../ui/site.ts'
import { gate } from '../gate.ts'
import { all, every } from '../sample.ts'
import { sharedBrowser } from '../shared.ts'
import { agree, dialog, field, fill, hasFocus, openPopup, plain, problem, sendButton, summary } from './popup.ts'
import { sendingSite } from './sending.ts'
import { load, painted, stopClock, visit } from './visitor.ts'

const browser = await sharedBrowser()
const { site, upstream } = await sendingSite(
  (url) => ({ COMPANY_SEARCH_HOST: url, COMPANY_SEARCH_KEY: 'key', CROSS_BORDER_CONSENT: 'on' }),
  { COMPANY_SEARCH_SECRET: 'secret' },
)

const en = words('en-US')
const script = /\/assets\/contact-\w+\.js$/
const texts = /\/assets\/contact-en-US-\w+\.json$/
const notice = (page: Page) => page.locator('#contact-notice')
const offlineNote = (page: Page) => dialog(page).locator('.form-offline')
const delivered = () => upstream.received('leaveAdd').map(({ body }) => body.leaveContent)
const kept = async () => (await site.db.prepare('SELECT key FROM leads').all()).results.length

/** Runs in the page: turns prefetching off. */
function slowConnection() {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } })
}

test('a duplicated tab with a half-filled form sends a message of its own', async () => {
  const { page } = await visit(browser, site, `/en-US${plain}`)
  await openPopup(page)
  await fill(page, { message: 'First words' })
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void open(location.href)) // copies the tab's storage, as a duplicate does
  const twin = await opened
  await twin.bringToFront()
  await twin.locator('html[data-consent]').waitFor() // before the loader has run, a click opens the form without its script
  await openPopup(twin)
  await expect.poll(() => field(twin, 'message').inputValue()).toBe('First words')
  await field(twin, 'message').fill('Other words')
  await agree(twin)

  for (const tab of [page, twin]) {
    await tab.bringToFront()
    await sendButton(tab).click()
    await expect.poll(() => notice(tab).innerText()).toContain(en('contact.success'))
  }

  expect(delivered()).toEqual(['First words', 'Other words'])
  expect(await kept()).toBe(2)
})

test('a clock that is set back while a visitor types does not make a bot of the visitor', async () => {
  const { page } = await visit(browser, site, `/en-US${plain}`)
  await openPopup(page)
  await fill(page)
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() - 3_600_000
  })
  const posted = page.waitForRequest('**/api/contact')

  await sendButton(page).click()

  const { elapsed } = (await posted).postDataJSON()
  expect(elapsed).toBeGreaterThan(0)
  expect(elapsed).toBeLessThan(600)
  await expect.poll(delivered).toHaveLength(1)
})

describe('a press right after leaving a required field empty works:', () => {
  const modes = ['page', 'popup'] as const
  type Mode = (typeof modes)[number]
  const formOf = (page: Page, mode: Mode) => page.locator(`#${mode}-island form`)
  const told = (page: Page, mode: Mode) => page.locator(`#${mode}-name-problem`).allTextContents()

  /** The name field of a form whose script runs, so that input is stored. */
  async function nameIn(page: Page, mode: Mode) {
    if (mode === 'popup') {
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' })) // a phone's button waits for it
      await page.locator('[commandfor="contact"]:visible').first().click()
    }
    const name = formOf(page, mode).locator('[name="name"]')
    const draft = () => page.evaluate((key) => sessionStorage.getItem(key), `contact-${mode}`)
    await expect
      .poll(async () => {
        await name.fill('')
        await name.fill('Lin')
        return draft()
      })
      .toContain('Lin')
    return name
  }

  const targetsIn = async (form: Locator) => [
    form.locator('[name="company"]'),
    form.locator('[name="requirementTypes"]').last(),
    ...(await form.locator('.agreement input').all()),
  ]
  const took = async (target: Locator) =>
    (await target.getAttribute('type')) === 'checkbox' ? target.isChecked() : hasFocus(target)

  const turns = all ? locales.length : 1
  const widths = [360, 768, 1280].flatMap((width, index) =>
    locales.slice(0, turns).map((_, turn) => [width, locales[(index + turn) % locales.length] as Locale] as const),
  )
  test.each(every(2, widths))('at %i px in %s nothing moves under the pointer', async (width, locale) => {
    const { page } = await visit(browser, site, `/${locale}/about-us/contact`, { locale, width })

    for (const mode of modes) {
      const name = await nameIn(page, mode)
      for (const target of await targetsIn(formOf(page, mode))) {
        const what = `${mode}: ${await target.getAttribute('name')}`
        await name.fill('Lin')
        await name.blur()
        await name.fill('') // leaving the field is a change too
        await target.hover()
        const place = await target.boundingBox()

        await page.mouse.down()
        await painted(page)
        expect(await target.boundingBox(), what).toEqual(place)
        await page.mouse.up()

        await expect.poll(() => told(page, mode), { message: what }).toEqual([words(locale)('contact.problems.name')])
        expect(await took(target), what).toBe(true)
      }
    }
  })

  test('with a finger', async () => {
    const { page } = await visit(browser, site, '/zh-CN/about-us/contact', { width: 360, touch: true })

    for (const mode of modes) {
      const name = await nameIn(page, mode)
      for (const target of await targetsIn(formOf(page, mode))) {
        const what = `${mode}: ${await target.getAttribute('name')}`
        await name.fill('Lin')
        await name.blur()
        await name.fill('') // leaving the field is a change too

        await target.tap()

        await expect.poll(() => told(page, mode), { message: what }).toHaveLength(1)
        expect(await took(target), what).toBe(true)
      }
    }
  })
})

test('text typed while the message is being sent stays, and is another message', async () => {
  const { page } = await visit(browser, site, `/en-US${plain}`)
  const answer = gate()
  upstream.moods.leaveAdd = async () => {
    await answer.opened
    return 'ok' as const
  }
  await openPopup(page)
  await fill(page, { message: 'First words' })
  await sendButton(page).click()
  await expect.poll(() => upstream.received('leaveAdd')).toHaveLength(1)
  await field(page, 'message').press('End')
  await page.keyboard.type(', and more')
  answer.open()
  await dialog(page).waitFor({ state: 'hidden' })

  for (const reload of [false, true]) {
    if (reload) await load(page)
    await openPopup(page)
    await expect.poll(() => field(page, 'message').inputValue()).toBe('First words, and more')
    expect(await field(page, 'name').inputValue()).toBe('')
    expect(await summary(page).count()).toBe(0)
    if (!reload) await page.keyboard.press('Escape')
  }
  await fill(page, { message: 'More' })
  await sendButton(page).click()
  await expect.poll(delivered).toEqual(['First words', 'More'])
  expect(await kept()).toBe(2)
})

test('a text that is too long is kept whole and reported', async () => {
  const { page } = await visit(browser, site, `/en-US${plain}`)
  await openPopup(page)
  const text = 'x'.repeat(4_500)

  await field(page, 'message').focus()
  await page.keyboard.insertText(text)
  await field(page, 'message').blur()

  const told = problemTexts(en).tooLong4000
  await expect.poll(() => problem(page, 'message').allTextContents()).toEqual([told])
  expect(await field(page, 'message').inputValue()).toBe(text)
  await fill(page, { message: text.slice(500) })
  expect(await problem(page, 'message').count()).toBe(0)
  await sendButton(page).click()
  await expect.poll(delivered).toEqual([text.slice(500)])
})

test('the company search waits until an input method has composed the text', async () => {
  const { page } = await visit(browser, site, `/zh-CN${plain}`, { locale: 'zh-CN' })
  const asked: (string | null)[] = []
  await page.route('**/api/companies?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q'))
    await route.fulfill({ json: { names: ['铅垂科技有限公司'] } })
  })
  await openPopup(page)
  await field(page, 'company').focus()
  const keyboard = await page.context().newCDPSession(page)
  const options = dialog(page).locator('[role="option"]')

  await stopClock(page)
  for (const text of ['qian', 'qian chui ke ji'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.clock.runFor(1_000)
  expect(asked).toEqual([])
  await keyboard.send('Input.insertText', { text: '铅垂科技' })
  await page.clock.runFor(1_000)

  await expect.poll(() => options.allTextContents()).toEqual(['铅垂科技有限公司'])
  expect(asked).toEqual(['铅垂科技'])
})

test('a name picked from the list is restored by a reload', async () => {
  const { page } = await visit(browser, site, `/en-US${plain}`)
  await openPopup(page)
  await field(page, 'company').pressSequentially('Bri')
  const options = dialog(page).locator('[role="option"]')
  await options.getByText('Bridge Two Ltd.').click()
  expect(await options.count()).toBe(0)

  await load(page)
  await openPopup(page)

  await expect.poll(() => field(page, 'company').inputValue()).toBe('Bridge Two Ltd.')
})

describe('when the network fails before the first touch', () => {
  test.each(
    every(2, [
      ['the script but not its texts', script],
      ['nothing', null],
    ]),
  )(
    'and %s of the form was prefetched, the form says so, keeps the text, and sends it later with one press',
    async (_, ahead) => {
      const { page } = await visit(browser, site, `/en-US${plain}`, { before: slowConnection })
      const island = await dialog(page).locator('[data-island]').getAttribute('data-island')
      if (ahead) await page.evaluate(`import('${island}')`)
      await page.context().setOffline(true)

      await page.locator('header [commandfor="contact"]').first().click()

      await offlineNote(page).waitFor()
      expect(await offlineNote(page).textContent()).toBe(en('contact.offline'))
      await fill(page)
      await sendButton(page).click()
      await painted(page)
      expect(page.url()).toBe(`${site.url.origin}/en-US${plain}`)
      expect(await field(page, 'message').inputValue()).toBe('Twelve storeys')

      await page.context().setOffline(false)
      await offlineNote(page).waitFor({ state: 'hidden' })
      await sendButton(page).click()
      await dialog(page).waitFor({ state: 'hidden' })
      expect(delivered()).toEqual(['Twelve storeys'])
      expect(await kept()).toBe(1)
    },
  )
})

describe('when the script of the form does not load', () => {
  test.each(
    every(2, [
      ['its texts are of a past deployment', texts],
      ['it is of a past deployment', script],
    ] as const),
  )('because %s, typed text stays, and the form is posted as without script', async (_, piece) => {
    const { page } = await visit(browser, site, `/en-US${plain}`, { before: slowConnection })
    const late = gate()
    await page.route(piece, async (route) => {
      await late.opened
      await route.fulfill({ status: 404, contentType: 'text/plain' })
    })
    await page.locator('header [commandfor="contact"]').first().click()
    await fill(page, { message: 'Typed before it failed' })

    const looked = page.waitForResponse('**/healthz')
    late.open()
    await looked
    await painted(page)
    expect(await field(page, 'message').inputValue()).toBe('Typed before it failed')
    await sendButton(page).click()

    await page.waitForURL('**/en-US/about-us/contact/sent')
    expect(delivered()).toEqual(['Typed before it failed'])
    expect(await kept()).toBe(1)
  })
})

describe('a visitor who goes back while the message is being sent', () => {
  const fillPage = async (page: Page) => {
    const form = page.locator('#page-island form')
    await form.locator('[name="requirementTypes"]').first().check()
    for (const [name, value] of [
      ['name', 'Lin Wei'],
      ['company', 'Co'],
      ['telphone', 'lin@example.com'],
      ['message', 'Sent and left'],
    ] as const)
      await form.locator(`[name="${name}"]`).fill(value)
    await form.locator('[name="job"]').first().selectOption('3')
    await form.locator('[name="position"]').selectOption('chief-engineer')
    return form
  }

  test.each(
    every(2, [
      [500, en('contact.notSent')],
      [429, 'Too many'],
    ] as const),
  )('reads on the page before that it failed (%i), and finds the text again', async (status, message) => {
    const { page } = await visit(browser, site, '/en-US/newsroom')
    await page.locator('.footer a[href="/en-US/about-us/contact"]').first().click()
    const form = await fillPage(page)
    const answer = gate()
    await page.route('**/api/contact', async (route) => {
      await answer.opened
      await route.fulfill({ status, json: status === 429 ? { message } : {} })
    })
    await form.locator('button[type="submit"]').click()
    await expect.poll(() => form.getAttribute('aria-busy')).toBe('true')
    await page.goBack()
    await form.waitFor({ state: 'detached' })
    answer.open()

    await expect.poll(() => notice(page).innerText()).toContain(message)
    await page.unroute('**/api/contact')
    await page.goForward()
    await expect.poll(() => form.locator('[name="message"]').inputValue()).toBe('Sent and left')
    const uncertain = status === 500 ? [en('contact.notSent')] : []
    await expect.poll(() => form.locator('.form-summary').allTextContents()).toEqual(uncertain)
    await form.locator('button[type="submit"]').click()
    await expect.poll(() => notice(page).innerText()).toContain(en('contact.success'))
    expect(await kept()).toBe(1)
  })

  test('to another document reads on return that no answer came, and sends no second message', async () => {
    const answer = gate()
    upstream.moods.leaveAdd = async () => {
      await answer.opened
      return 'ok' as const
    }
    const { page } = await visit(browser, site, '/ja-JP/newsroom')
    await load(page, `${site.url.origin}/en-US/about-us/contact`)
    const form = await fillPage(page)
    await form.locator('button[type="submit"]').click()
    await expect.poll(() => upstream.received('leaveAdd')).toHaveLength(1)
    await page.goBack()
    answer.open()

    await page.goForward()
    await page.locator('html[data-consent]').waitFor()
    await form.locator('[name="name"]').focus()
    await expect.poll(() => form.locator('.form-summary').allTextContents()).toEqual([en('contact.notSent')])
    expect(await form.locator('[name="message"]').inputValue()).toBe('Sent and left')
    await form.locator('button[type="submit"]').click()

    await expect.poll(() => notice(page).innerText()).toContain(en('contact.success'))
    expect(delivered()).toEqual(['Sent and left'])
    expect(await kept()).toBe(1)
  })
})
