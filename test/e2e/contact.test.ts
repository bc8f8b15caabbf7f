import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { enabled as locales } from '../../harness/written.ts'
import type { Locale } from '../../locales/index.ts'
import { problemTexts } from '../../ui/contact/schema.ts'
import { words } from '../../ui/site.ts'
import { gate } from '../gate.ts'
import { all } from '../sample.ts'
import { sharedBrowser } from '../shared.ts'
import {
  agree,
  awake,
  branch,
  dialog,
  field,
  fill,
  focusedName,
  hasFocus,
  opener,
  openPopup,
  plain,
  problem,
  sendButton,
  summary,
} from './popup.ts'
import { sendingSite } from './sending.ts'
import { holdBack, load, stopClock, visit } from './visitor.ts'

const browser = await sharedBrowser()
const { site, upstream } = await sendingSite(
  (url) => ({ COMPANY_SEARCH_HOST: url, COMPANY_SEARCH_KEY: 'key', CROSS_BORDER_CONSENT: 'on' }),
  { COMPANY_SEARCH_SECRET: 'secret' },
)

/** Languages rotate between tests; --all uses every language. */
const inTurn = (turn: number) => locales.filter((_, index) => all || index === turn % locales.length)

const en = words('en-US')

describe('a visitor', () => {
  test.each(inTurn(2))('in %s opens the popup, sends, and the message is in D1 and at the upstream', async (locale) => {
    const t = words(locale)
    const { page, complaints } = await visit(browser, site, `/${locale}?source=5`, { locale })
    expect(await page.title()).toBe(t('home.title'))

    await openPopup(page)
    await fill(page, { name: `Visitor ${locale}` })
    await field(page, 'department').selectOption('design')
    await sendButton(page).click()

    await dialog(page).waitFor({ state: 'hidden' })
    const notice = page.locator('#contact-notice')
    await expect.poll(() => notice.innerText()).toContain(t('contact.success'))
    expect(await notice.innerText()).toContain(t('contact.tip'))
    const [call] = upstream.received('leaveAdd')
    expect(call?.body).toMatchObject({ userName: `Visitor ${locale}`, source: 5, leaveOrigin: 701 })
    const row = await site.db
      .prepare("SELECT state, locale FROM leads WHERE message LIKE '%' || ? || '%'")
      .bind(`Visitor ${locale}`)
      .first()
    expect(row).toEqual({ state: 'delivered', locale })

    const left = await dialog(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) =>
        [...new FormData(form)].filter(([name, value]) => value && !['form', 'page'].includes(name)),
      )
    expect(left, 'what stays in the form').toEqual([
      ['requirementTypes', '1'],
      ['job', '2'],
      ['position', 'bim-lead'],
      ['department', 'design'],
    ])
    expect(complaints).toEqual([])
  })

  test.each(inTurn(0))(
    'in %s is told of a problem beside its field, as soon as and not before it is one',
    async (locale) => {
      const t = words(locale)
      const { page, complaints } = await visit(browser, site, `/${locale}${plain}`, { locale })
      await openPopup(page)

      await field(page, 'requirementTypes').focus()
      for (let box = 0; box < 3; box++) {
        await page.keyboard.press('Tab')
        expect(await problem(page, 'requirementTypes').count(), 'between the boxes of a group').toBe(0)
      }
      const told: [string, string | null][] = [
        ['requirementTypes', t('contact.problems.requirementTypes')],
        ['name', t('contact.problems.name')],
        ['company', t('contact.problems.company')],
        ['job', null],
        ['position', t('contact.problems.position')],
        ['department', null],
        ['telphone', t('contact.problems.telphone')],
        ['message', null],
        ['agreement', null],
      ]
      for (const [name, text] of told) {
        expect(await focusedName(page)).toBe(name)
        expect(await problem(page, name).count(), `${name} before it is left`).toBe(0)
        await page.keyboard.press('Tab')
        if (text) await expect.poll(() => problem(page, name).textContent()).toBe(text)
        else expect(await problem(page, name).count(), `${name} once it is left`).toBe(0)
      }

      await field(page, 'name').pressSequentially('L')
      expect(await problem(page, 'name').count(), 'mended, and not yet left').toBe(0)
      await field(page, 'telphone').fill('lin@example.com')
      await field(page, 'telphone').fill('12345')
      expect(await problem(page, 'telphone').count(), 'not yet typed to its end').toBe(0)
      await field(page, 'telphone').blur()
      await expect.poll(() => problem(page, 'telphone').textContent()).toBe(t('contact.problems.telphoneFormat'))

      await field(page, 'job').selectOption('1')
      expect(await problem(page, 'job').count(), 'the branch has only just appeared').toBe(0)
      await branch(page).selectOption('102')
      expect(await problem(page, 'job').count()).toBe(0)
      await branch(page).selectOption('')
      await expect.poll(() => problem(page, 'job').textContent()).toBe(t('contact.problems.job'))
      await field(page, 'job').selectOption('2')
      expect(await problem(page, 'job').count()).toBe(0)
      await field(page, 'job').selectOption('')
      await expect.poll(() => problem(page, 'job').textContent()).toBe(t('contact.problems.job'))

      await field(page, 'position').selectOption('other')
      expect(await problem(page, 'position').count()).toBe(0)
      await field(page, 'positionOther').focus()
      await field(page, 'positionOther').blur()
      await expect.poll(() => problem(page, 'positionOther').textContent()).toBe(t('contact.problems.positionOther'))
      expect(complaints).toEqual([])
    },
  )

  test.each(inTurn(1))('in %s who sends what does not fit is led to each problem, and ticks anew', async (locale) => {
    const { page } = await visit(browser, site, `/${locale}${plain}`, { locale })
    const links = () =>
      summary(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    await openPopup(page)
    await field(page, 'name').fill('Lin Wei')
    await agree(page)

    await sendButton(page).click()

    await expect
      .poll(links)
      .toEqual(['requirementTypes', 'company', 'job', 'position', 'telphone'].map((name) => `#popup-${name}`))
    await expect.poll(() => hasFocus(summary(page))).toBe(true)
    expect(await field(page, 'agreement').isChecked()).toBe(false)
    const invalid = (name: string) => dialog(page).locator(`#popup-${name}`).getAttribute('aria-invalid')
    expect([await invalid('name'), await invalid('company'), await invalid('position')]).toEqual([
      'false',
      'true',
      'true',
    ])

    await fill(page)
    for (const box of await dialog(page).locator('.agreement input').all()) await box.uncheck()
    await sendButton(page).click()
    const boxes = locale === 'zh-CN' ? ['agreement', 'crossBorder'] : ['agreement']
    await expect.poll(links).toEqual(boxes.map((name) => `#popup-${name}`))
    for (const name of boxes) {
      expect(await problem(page, name).textContent()).toBe(problemTexts(words(locale))[name as 'agreement'])
      await field(page, name).check()
      expect(await problem(page, name).count(), `${name}, ticked`).toBe(0)
    }
    expect(upstream.received('leaveAdd')).toHaveLength(0)
  })
})

describe('the popup', () => {
  test('opens, is filled, sent and closed with the keyboard alone, and gives the focus back', async () => {
    const { page } = await visit(browser, site, `/en-US${plain}`)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'visible' })
    await awake(page)
    const keys: Record<string, string> = {
      name: 'Lin Wei',
      company: 'Co',
      job: 'Owner',
      position: 'BIM',
      telphone: '13800138000',
      message: 'Twelve storeys',
    }

    const reached = new Set<string>()
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id ?? 'contact')).toBe('contact')
      const name = (await focusedName(page)) ?? ''
      if (reached.has(name)) continue
      reached.add(name)
      if (['requirementTypes', 'agreement'].includes(name)) await page.keyboard.press('Space')
      else await page.keyboard.type(keys[name] ?? '')
    }
    expect(reached).not.toContain('website')
    await field(page, 'telphone').press('Enter')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({
      userName: 'Lin Wei',
      company: 'Co',
      dep: en('contact.jobs.owner'),
      position: en('contact.positions.bimLead'),
      leavePhone: '13800138000',
      leaveContent: 'Twelve storeys',
      requirementTypes: '1',
    })
    expect(await hasFocus(opener(page))).toBe(true)

    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await hasFocus(opener(page))).toBe(true)
  })

  test('closes on a click outside and on the close icon, opens from the floating image too, and shows what a choice asks for', async () => {
    const { page } = await visit(browser, site, `/en-US${plain}`)
    await openPopup(page)
    await field(page, 'name').fill('Kept')

    await page.mouse.click(5, 400)
    await dialog(page).waitFor({ state: 'hidden' })
    await opener(page).click()
    expect(await field(page, 'name').inputValue()).toBe('Kept')

    const shown = async () => [await branch(page).isVisible(), await field(page, 'positionOther').isVisible()]
    expect(await shown()).toEqual([false, false])
    await field(page, 'job').selectOption('1')
    expect(await shown()).toEqual([true, false])
    await field(page, 'position').selectOption('other')
    expect(await shown()).toEqual([true, true])
    await field(page, 'job').selectOption('3')
    await field(page, 'position').selectOption('it-head')
    expect(await shown()).toEqual([false, false])

    await dialog(page).locator('[command="close"]').click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.locator('.contact-widget').click()
    await dialog(page).waitFor({ state: 'visible' })
  })

  test('says that it is sending, sends once, counts from the first touch, and tells of success for ten seconds', async () => {
    const { page } = await visit(browser, site, `/en-US${plain}?source=5`)
    const notice = page.locator('#contact-notice')
    const posted: { key: string; elapsed: number; page: string }[] = []
    const answer = gate()
    await page.route('**/api/contact', async (route) => {
      posted.push(route.request().postDataJSON())
      await answer.opened
      await route.fulfill({ json: { code: 2, state: 'delivered' } })
    })
    await openPopup(page)
    await stopClock(page)
    await field(page, 'requirementTypes').focus()
    await page.clock.runFor(41_500)
    await fill(page)

    await sendButton(page).dblclick()
    await expect.poll(() => sendButton(page).textContent()).toBe(en('contact.sending'))
    expect(await sendButton(page).isDisabled()).toBe(true)
    expect(await dialog(page).locator('form').getAttribute('aria-busy')).toBe('true')
    answer.open()

    await dialog(page).waitFor({ state: 'hidden' })
    await notice.waitFor()
    expect(await notice.locator('> *').allTextContents()).toEqual([
      en('contact.tip'),
      en('contact.success'),
      en('contact.successText'),
    ])
    await page.clock.runFor(9_999)
    expect(await notice.isVisible()).toBe(true)
    await page.clock.runFor(1)
    expect(await notice.isVisible()).toBe(false)

    await openPopup(page)
    await fill(page)
    await sendButton(page).click()
    await expect.poll(() => posted.length).toBe(2)
    expect(posted.map(({ elapsed, page }) => [elapsed, page])).toEqual([
      [42, `/en-US${plain}?source=5`],
      [undefined, `/en-US${plain}?source=5`], // no time has passed since the touch, so none is sent
    ])
    expect(new Set(posted.map(({ key }) => key)).size).toBe(2)
  })

  test('and the form of the page send one message at a time', async () => {
    const { page } = await visit(browser, site, '/en-US/about-us/contact')
    const onPage = page.locator('#page-island button[type="submit"]')
    const answer = gate()
    await page.route('**/api/contact', async (route) => {
      await answer.opened
      await route.fulfill({ json: { code: 2, state: 'delivered' } })
    })
    await page.locator('#page-name').fill('Lin Wei')
    await openPopup(page)
    await fill(page)

    await sendButton(page).click()
    await expect.poll(() => onPage.textContent()).toBe(en('contact.sending'))
    expect(await onPage.isDisabled()).toBe(true)
    answer.open()

    await expect.poll(() => onPage.textContent()).toBe(en('contact.send'))
    expect(await onPage.isEnabled()).toBe(true)
    expect(await page.locator('#page-name').inputValue()).toBe('Lin Wei')
  })

  test('stays silent where the upstream rejects, and sends what it kept as a message of its own, after a reload too', async () => {
    upstream.moods.leaveAdd = 7
    const { page } = await visit(browser, site, `/en-US${plain}`)
    await openPopup(page)
    await fill(page)

    for (const sendings of [1, 2]) {
      await agree(page)
      await sendButton(page).click()
      await expect.poll(() => upstream.received('leaveAdd')).toHaveLength(sendings)
      await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
      expect(await dialog(page).isVisible()).toBe(true)
      expect(await summary(page).count()).toBe(0)
      expect(await field(page, 'name').inputValue()).toBe('Lin Wei')
      expect(await field(page, 'agreement').isChecked()).toBe(false)
    }
    upstream.moods.leaveAdd = 'ok'
    await load(page)
    await openPopup(page)
    await expect.poll(() => field(page, 'name').inputValue()).toBe('Lin Wei')
    expect(await field(page, 'job').inputValue()).toBe('2')
    expect(await branch(page).locator('option:checked').allTextContents()).toEqual([en('contact.choose')])
    await agree(page)
    await sendButton(page).click()
    await dialog(page).waitFor({ state: 'hidden' })

    const keys = upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([3, 3])
  })

  test('tells a visitor without network, keeps the text where nothing can be stored, and sends when the network is back', async () => {
    const { page, complaints } = await visit(browser, site, `/en-US${plain}`)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
      const refuse = () => {
        throw new Error('storage is full')
      }
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
    })
    await openPopup(page)
    await expect.poll(() => summary(page).textContent()).toBe(en('contact.offline'))
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    })
    await expect.poll(() => summary(page).count()).toBe(0)
    await fill(page)

    await page.context().setOffline(true)
    await expect.poll(() => summary(page).textContent()).toBe(en('contact.offline'))
    await page.context().setOffline(false)
    await expect.poll(() => summary(page).count()).toBe(0)
    await sendButton(page).click()

    await dialog(page).waitFor({ state: 'hidden' })
    expect(upstream.received('leaveAdd')).toHaveLength(1)
    // What was being fetched ahead fails in the network's absence.
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
})

describe('what was typed', () => {
  test('is kept across a reload, with one key for one text, and nothing after success', async () => {
    upstream.moods.leaveAdd = 'error'
    const { page } = await visit(browser, site, `/en-US${plain}`)
    await openPopup(page)
    await fill(page, { name: 'Reloader' })
    await dialog(page).locator('[name="requirementTypes"][value="3"]').check()
    await field(page, 'job').selectOption('1')
    await branch(page).selectOption('103')
    await load(page)
    await openPopup(page)
    await expect.poll(() => field(page, 'name').inputValue()).toBe('Reloader')
    expect(await branch(page).inputValue()).toBe('103')
    expect(await field(page, 'job').inputValue()).toBe('1')
    expect(await field(page, 'agreement').isChecked()).toBe(false)
    const ticked = dialog(page).locator('[name="requirementTypes"]:checked')
    expect(await ticked.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toEqual(['1', '3'])

    await agree(page)
    await sendButton(page).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await load(page)
    await openPopup(page)
    await field(page, 'name').focus()

    expect(await field(page, 'name').inputValue()).toBe('')
    expect(await field(page, 'position').inputValue()).toBe('')
    const keys = upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  test('is sent with the same key while its answer is lost, and is another message once it is changed', async () => {
    const { page } = await visit(browser, site, `/en-US${plain}`)
    await openPopup(page)
    await fill(page, { name: 'First words' })
    await page.route('**/api/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })

    for (let sending = 0; sending < 2; sending++) {
      await agree(page)
      await sendButton(page).click()
      await expect.poll(() => summary(page).textContent()).toBe(en('contact.notSent'))
      await expect.poll(() => hasFocus(summary(page))).toBe(true)
      await field(page, 'name').focus()
    }
    expect(upstream.received('leaveAdd')).toHaveLength(1)

    await page.unroute('**/api/contact')
    await load(page)
    await openPopup(page)
    await field(page, 'name').fill('Other words')
    await agree(page)
    await sendButton(page).click()
    await dialog(page).waitFor({ state: 'hidden' })
    const sent = upstream.received('leaveAdd')
    expect(sent.map(({ body }) => body.userName)).toEqual(['First words', 'Other words'])
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  test('before the script arrived stands against an older draft, and an early click on send counts', async () => {
    const { page } = await visit(browser, site, `/en-US${plain}`)
    await openPopup(page)
    await field(page, 'name').fill('Older')
    await field(page, 'department').selectOption('design')
    await load(page)
    const release = await holdBack(page, /\/assets\/contact-\w+\.js$/)
    await opener(page).click()
    await fill(page, { name: 'Early bird' })
    await sendButton(page).click()
    expect(page.url()).toBe(`${site.url.origin}/en-US${plain}`)
    release()

    await dialog(page).waitFor({ state: 'hidden' })
    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({
      userName: 'Early bird',
      dep: `${en('contact.jobs.owner')}/${en('contact.departments.design')}`,
    })
  })
})

describe('the field for the company', () => {
  const options = (page: Page) => dialog(page).locator('[role="option"]').allTextContents()

  test('asks for what was typed last, from the third character on and once the keys rest, for seven seconds at most', async () => {
    const { page } = await visit(browser, site, `/en-US${plain}`)
    const company = field(page, 'company')
    const asked: (string | null)[] = []
    const [held, left] = [gate(), gate()]
    await page.route('**/api/companies?*', async (route) => {
      const text = new URL(route.request().url()).searchParams.get('q')
      asked.push(text)
      if (text === 'Bri&d') await held.opened
      if (text === 'Bri&dges') return
      if (text === 'Left') await left.opened
      const names = text === 'Bri&dge' ? ['1', '2', '2', '3', '4', '5', '6', '7', '8', '9'] : ['of an earlier call']
      await route.fulfill({ json: { names } })
    })
    await openPopup(page)
    await stopClock(page)
    await page.evaluate(() => {
      // The browser's own timeout does not follow the test's clock.
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), milliseconds)
        return controller.signal
      }
    })
    const type = async (keys: string, rest: number) => {
      await company.pressSequentially(keys)
      await page.clock.runFor(rest)
    }

    await type(' Br ', 1_000)
    await company.fill('𠮷𠮷') // two characters, four UTF-16 code units
    await page.clock.runFor(1_000)
    await company.fill('')
    await type('Bri', 249)
    await type('&d', 250)
    await expect.poll(() => asked).toEqual(['Bri&d'])
    await type('ge', 250)
    await expect.poll(() => options(page)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    const late = page.waitForResponse('**/api/companies?q=Bri%26d')
    held.open()
    await (await late).finished()
    expect(await options(page)).toHaveLength(8)

    await type('s', 250)
    await expect.poll(() => asked.at(-1)).toBe('Bri&dges')
    await page.clock.runFor(6_999)
    expect(await options(page)).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => options(page)).toEqual([en('contact.hints.useTyped', { name: 'Bri&dges' })])
    expect(asked).toEqual(['Bri&d', 'Bri&dge', 'Bri&dges'])

    await field(page, 'name').focus()
    await page.clock.runFor(100)
    expect(await options(page)).toEqual([])

    await company.fill('Left')
    await page.clock.runFor(250)
    await expect.poll(() => asked.at(-1)).toBe('Left')
    await field(page, 'name').focus()
    const unseen = page.waitForResponse('**/api/companies?q=Left')
    left.open()
    await (await unseen).finished()
    await page.clock.runFor(100)
    expect(await options(page), 'who went on to another field').toEqual([])
  })

  test('offers what the register knows to keys and pointer, and what was typed where it knows nothing', async () => {
    const { page } = await visit(browser, site, `/en-US${plain}`)
    await openPopup(page)
    const company = field(page, 'company')
    const list = dialog(page).getByRole('listbox', { name: en('contact.hints.suggestions') })
    const active = async () => {
      const id = await company.getAttribute('aria-activedescendant')
      const selected = await dialog(page)
        .locator('[role="option"][aria-selected="true"]')
        .evaluateAll((all) => all.map((one) => one.id))
      expect(selected).toEqual(id ? [id] : [])
      return id && (await page.locator(`#${id}`).textContent())
    }

    await company.pressSequentially('Bri')
    await expect.poll(() => options(page)).toEqual(['Bridge One Ltd.', 'Bridge Two Ltd.'])
    expect(await company.getAttribute('aria-expanded')).toBe('true')
    expect(await dialog(page).getByRole('status').textContent()).toBe(en('contact.hints.companies', { count: 2 }))
    const passed: (string | null)[] = [await active()]
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key)
      passed.push(await active())
    }
    const [one, two] = ['Bridge One Ltd.', 'Bridge Two Ltd.']
    expect(passed).toEqual([null, two, one, two, one, two])
    await page.keyboard.press('Enter')
    expect(await company.inputValue()).toBe(two)
    expect(await company.getAttribute('aria-expanded')).toBe('false')
    expect(await list.isVisible()).toBe(false)

    await company.pressSequentially('x')
    await expect.poll(() => options(page)).toHaveLength(2)
    await page.keyboard.press('Escape')
    expect(await options(page)).toEqual([])
    expect(await company.inputValue()).toBe(`${two}x`)

    await company.fill('Nowhere')
    await expect.poll(() => options(page)).toEqual([en('contact.hints.useTyped', { name: 'Nowhere' })])
    await dialog(page).locator('[role="option"]').click()
    expect(await company.inputValue()).toBe('Nowhere')
    expect(await hasFocus(company)).toBe(true)
    expect(await dialog(page).isVisible()).toBe(true)
  })
})

describe('a visitor without script', () => {
  test('opens the popup, is told what is missing, and sends', async () => {
    const { page } = await visit(browser, site, `/ja-JP${plain}`, { javaScript: false })
    const t = words('ja-JP')
    await page.locator('header [commandfor="contact"]').first().click()
    await field(page, 'name').fill('山田')
    await sendButton(page).click()

    expect(await page.locator('#popup-company-problem').textContent()).toBe(t('contact.problems.company'))
    expect(await page.locator('[name="name"]').inputValue()).toBe('山田')
    await page.locator('[name="requirementTypes"][value="3"]').check()
    await page.locator('[name="company"]').fill('測量')
    await page.locator('[name="job"]').first().selectOption('1')
    await page.locator('#popup-jobBranch').selectOption('104')
    await page.locator('[name="position"]').selectOption('other')
    await page.locator('[name="positionOther"]').fill('所長')
    await page.locator('[name="telphone"]').fill('yamada@example.jp')
    await page.locator('[name="agreement"]').check()
    await page.locator('main button[type="submit"]').click()

    expect(new URL(page.url()).pathname).toBe('/ja-JP/about-us/contact/sent')
    expect(await page.locator('h1').textContent()).toBe(t('contact.success'))
    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ userName: '山田', position: '所長' })
  })
})

describe('the form of the contact page', () => {
  const fillPage = async (locale: Locale, javaScript: boolean) => {
    const { page, complaints } = await visit(browser, site, `/${locale}/about-us/contact`, { locale, javaScript })
    const form = page.locator('#page-island form')
    await form.locator('[name="requirementTypes"][value="2"]').check()
    for (const [name, value] of [
      ['name', `Page ${locale}`],
      ['company', 'Co'],
      ['telphone', 'page@example.com'],
    ] as const) {
      await form.locator(`[name="${name}"]`).fill(value)
    }
    await form.locator('[name="job"]').first().selectOption('3')
    await form.locator('[name="position"]').selectOption('chief-engineer')
    expect(await form.locator('[name="agreement"]').count()).toBe(0)
    return { page, form, complaints, send: form.locator('button[type="submit"]') }
  }

  test.each(inTurn(1))(
    'in %s is sent without a tick, except for data that leave the country, and is empty again',
    async (locale) => {
      const { page, form, complaints, send } = await fillPage(locale, true)
      const abroad = form.locator('[name="crossBorder"]')
      expect(await abroad.count()).toBe(locale === 'zh-CN' ? 1 : 0)
      await openPopup(page)
      expect(await field(page, 'name').inputValue(), 'the draft of the other form').toBe('')
      await page.keyboard.press('Escape')

      await send.click()
      if (locale === 'zh-CN') {
        const text = words(locale)('contact.problems.crossBorder')
        await expect.poll(() => page.locator('#page-crossBorder-problem').textContent()).toBe(text)
        expect(upstream.received('leaveAdd')).toHaveLength(0)
        await abroad.check()
        await load(page)
        await expect.poll(() => form.locator('[name="name"]').inputValue()).toBe(`Page ${locale}`)
        expect(await abroad.isChecked(), 'a consent is not kept').toBe(false)
        await abroad.check()
        await send.click()
      }

      const notice = page.locator('#contact-notice')
      await expect.poll(() => notice.innerText()).toContain(words(locale)('contact.success'))
      expect(await form.locator('[name="name"]').inputValue()).toBe('')
      if (locale === 'zh-CN') expect(await abroad.isChecked()).toBe(false)
      const sent = upstream.received('leaveAdd').filter(({ body }) => body.userName === `Page ${locale}`)
      expect(sent).toHaveLength(1)
      expect(complaints).toEqual([])
    },
  )

  test.each(inTurn(0))('in %s is sent without script too, and success is a page', async (locale) => {
    const { page, form, send } = await fillPage(locale, false)
    if (locale === 'zh-CN') await form.locator('[name="crossBorder"]').check()

    await send.click()

    await page.waitForURL(`**/${locale}/about-us/contact/sent`)
    expect(await page.locator('h1').textContent()).toBe(words(locale)('contact.success'))
  })
})
