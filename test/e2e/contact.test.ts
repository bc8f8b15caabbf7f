import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../locales/index.ts'
import { words } from '../../ui/site.ts'
import { sharedBrowser } from '../shared.ts'
import { type RunningSite, startSite } from '../site.ts'
import { startUpstream, type Upstream } from '../upstream.ts'
import { holdBack, load, visit } from './visitor.ts'

let upstream: Upstream
let site: RunningSite
const browser = await sharedBrowser()

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite(
    { API_HOST: upstream.url, COMPANY_SEARCH_HOST: upstream.url, COMPANY_SEARCH_KEY: 'key' },
    { COMPANY_SEARCH_SECRET: 'secret' },
  )
})
beforeEach(async () => {
  await site.db.exec('DELETE FROM leads') // what an earlier test left to be sent again
  Object.assign(upstream.moods, { leaveAdd: 'ok', companies: 'ok' })
  upstream.forget()
})
afterAll(async () => {
  await site.close()
  upstream.close()
})

const dialog = (page: Page) => page.locator('dialog#contact')
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`).first()
const problem = (page: Page, name: string) => dialog(page).locator(`#popup-${name}-problem`)

async function openPopup(page: Page) {
  await page.locator('header [commandfor="contact"]').first().click()
  await dialog(page).waitFor({ state: 'visible' })
  await awake(page)
}

/** The island has taken over once it answers to a key press with a name of its own. */
async function awake(page: Page) {
  await page.waitForFunction(() => {
    const form = document.querySelector('dialog#contact form')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}

async function fill(page: Page, over: Record<string, string> = {}) {
  const values = { name: 'Lin Wei', company: 'Co', telphone: '13800138000', message: 'Twelve storeys', ...over }
  await dialog(page).locator('[name="requirementTypes"][value="1"]').check()
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await field(page, 'job').selectOption('2')
  await field(page, 'position').selectOption('bim-lead')
  await field(page, 'agreement').check()
}

const sendButton = (page: Page) => dialog(page).locator('button[type="submit"]')

describe.each([...locales])('a visitor in %s', (locale: Locale) => {
  const t = words(locale)

  test('opens the popup, sends, and the message is in D1 and at the upstream', async () => {
    const { page, complaints } = await visit(browser, site, `/${locale}?source=5`, { locale })
    expect(await page.title()).toBe(t('home.title'))

    await openPopup(page)
    await fill(page, { name: `Visitor ${locale}` })
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

    for (const name of ['name', 'company', 'telphone', 'message']) expect(await field(page, name).inputValue()).toBe('')
    expect(await field(page, 'agreement').isChecked()).toBe(false)
    expect(await field(page, 'position').inputValue()).toBe('bim-lead')
    expect(complaints).toEqual([])
  })

  test('sees each problem beside its field: on leaving it, and for the enterprise type on choosing', async () => {
    const { page, complaints } = await visit(browser, site, `/${locale}`, { locale })
    await openPopup(page)

    const cases: [string, () => Promise<unknown>, string][] = [
      ['name', () => field(page, 'name').blur(), t('contact.problems.name')],
      ['company', () => field(page, 'company').blur(), t('contact.problems.company')],
      ['telphone', () => field(page, 'telphone').blur(), t('contact.problems.telphone')],
      ['position', () => field(page, 'position').blur(), t('contact.problems.position')],
      ['requirementTypes', () => field(page, 'requirementTypes').blur(), t('contact.problems.requirementTypes')],
    ]
    for (const [name, leave, text] of cases) {
      await field(page, name).focus()
      expect(await problem(page, name).count(), name).toBe(0)
      await leave()
      await expect.poll(() => problem(page, name).textContent()).toBe(text)
    }
    await field(page, 'telphone').fill('12345')
    await field(page, 'telphone').blur()
    await expect.poll(() => problem(page, 'telphone').textContent()).toBe(t('contact.problems.telphoneFormat'))

    await field(page, 'job').focus()
    await field(page, 'job').blur()
    expect(await problem(page, 'job').count()).toBe(0)
    await field(page, 'job').selectOption('1')
    await dialog(page).locator('#popup-jobBranch').selectOption('102')
    expect(await problem(page, 'job').count()).toBe(0)
    await dialog(page).locator('#popup-jobBranch').selectOption('')
    await expect.poll(() => problem(page, 'job').textContent()).toBe(t('contact.problems.job'))

    await sendButton(page).click()
    await expect.poll(() => problem(page, 'agreement').textContent()).toBe(t('contact.problems.agreement'))
    expect(upstream.received('leaveAdd')).toHaveLength(0)
    expect(complaints).toEqual([])
  })
})

describe('the popup', () => {
  test('opens, is filled, sent and closed with the keyboard alone, and gives the focus back', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const opener = page.locator('header [commandfor="contact"]').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'visible' })
    await awake(page)

    const reached = new Set<string>()
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
      expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id ?? 'contact')).toBe('contact')
    }
    for (const name of ['requirementTypes', 'name', 'company', 'job', 'position', 'telphone', 'message', 'agreement']) {
      expect(reached, name).toContain(name)
    }
    expect(reached).not.toContain('website')

    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('closes on a click outside and on the close icon, and keeps what was typed', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    await field(page, 'name').fill('Kept')

    await page.mouse.click(5, 400)
    await dialog(page).waitFor({ state: 'hidden' })
    await page.locator('header [commandfor="contact"]').first().click()
    expect(await field(page, 'name').inputValue()).toBe('Kept')

    await dialog(page).locator('[command="close"]').click()
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('opens from the floating image too', async () => {
    const { page } = await visit(browser, site, '/en-US', { width: 360 })
    await page.mouse.wheel(0, 400) // it waits below the hero

    await page.locator('.contact-widget').click()

    await dialog(page).waitFor({ state: 'visible' })
  })

  test('shows the choices that depend on others only when they are needed', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    const branch = dialog(page).locator('#popup-jobBranch')
    const other = field(page, 'positionOther')
    expect([await branch.isVisible(), await other.isVisible()]).toEqual([false, false])

    await field(page, 'job').selectOption('1')
    await field(page, 'position').selectOption('other')
    expect([await branch.isVisible(), await other.isVisible()]).toEqual([true, true])

    await field(page, 'job').selectOption('3')
    await field(page, 'position').selectOption('it-head')
    expect([await branch.isVisible(), await other.isVisible()]).toEqual([false, false])
  })

  test('offers companies from the third character on, and what was typed where there are none', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    const options = dialog(page).locator('[role="option"]')

    await field(page, 'company').pressSequentially('Br')
    await page.waitForTimeout(500)
    expect(upstream.received('companies')).toHaveLength(0)
    await field(page, 'company').pressSequentially('i')
    await expect.poll(() => options.allTextContents()).toEqual(['Bridge One Ltd.', 'Bridge Two Ltd.'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await field(page, 'company').inputValue()).toBe('Bridge Two Ltd.')

    await field(page, 'company').fill('')
    await field(page, 'company').pressSequentially('Nowhere')
    await expect
      .poll(() => options.allTextContents())
      .toEqual([words('en-US')('contact.hints.useTyped', { name: 'Nowhere' })])
    await options.first().click()
    expect(await field(page, 'company').inputValue()).toBe('Nowhere')
    expect(await dialog(page).isVisible()).toBe(true)
  })

  test('stays silent and keeps everything where the upstream rejects', async () => {
    upstream.moods.leaveAdd = 7
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    await fill(page)

    await sendButton(page).click()
    await expect.poll(() => upstream.received('leaveAdd')).toHaveLength(1)
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true)

    expect(await dialog(page).isVisible()).toBe(true)
    expect(await dialog(page).locator('.form-summary').count()).toBe(0)
    expect(await field(page, 'name').inputValue()).toBe('Lin Wei')
  })

  test('tells a visitor without network, keeps the text, and sends when the network is back', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    await fill(page)

    await page.context().setOffline(true)
    await expect.poll(() => dialog(page).locator('.form-summary').textContent()).toBe(words('en-US')('contact.offline'))
    await page.context().setOffline(false)
    await expect.poll(() => dialog(page).locator('.form-summary').count()).toBe(0)
    await sendButton(page).click()

    await dialog(page).waitFor({ state: 'hidden' })
    expect(upstream.received('leaveAdd')).toHaveLength(1)
  })

  test('keeps what was typed across a reload, one key for one text, and nothing after success', async () => {
    upstream.moods.leaveAdd = 'error'
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    await fill(page, { name: 'Reloader' })
    await field(page, 'job').selectOption('1')
    await dialog(page).locator('#popup-jobBranch').selectOption('103')
    await load(page)
    await openPopup(page)
    await expect.poll(() => field(page, 'name').inputValue()).toBe('Reloader')
    expect(await dialog(page).locator('#popup-jobBranch').inputValue()).toBe('103')
    expect(await field(page, 'agreement').isChecked()).toBe(false)

    await field(page, 'agreement').check()
    await sendButton(page).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await load(page)
    await openPopup(page)

    expect(await field(page, 'name').inputValue()).toBe('')
    const keys = upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  test('sends a message whose answer was lost again with the same key', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    await fill(page, { name: 'Unanswered' })
    let lost = 0
    await page.route('**/api/contact', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort()
    })

    await sendButton(page).click()
    await expect.poll(() => dialog(page).locator('.form-summary').textContent()).toBe(words('en-US')('contact.notSent'))
    await field(page, 'agreement').check()
    await sendButton(page).click()
    await dialog(page).waitFor({ state: 'hidden' })

    expect(upstream.received('leaveAdd')).toHaveLength(1)
  })

  test('sends words that were changed after a rejection and a reload as a message of their own', async () => {
    upstream.moods.leaveAdd = 7
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    await fill(page, { name: 'Rejected' })
    await sendButton(page).click()
    await expect.poll(() => upstream.received('leaveAdd')).toHaveLength(1)
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
    upstream.moods.leaveAdd = 'ok'
    await load(page)
    await openPopup(page)
    await field(page, 'name').fill('Corrected')
    await field(page, 'agreement').check()
    await sendButton(page).click()
    await dialog(page).waitFor({ state: 'hidden' })

    expect(upstream.received('leaveAdd').map(({ body }) => body.userName)).toEqual(['Rejected', 'Corrected'])
  })

  test('sends words that were changed after a lost answer and a reload as a message of their own', async () => {
    const { page } = await visit(browser, site, '/en-US')
    await openPopup(page)
    await fill(page, { name: 'First words' })
    await page.route('**/api/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await sendButton(page).click()
    await expect.poll(() => dialog(page).locator('.form-summary').textContent()).toBe(words('en-US')('contact.notSent'))
    await page.unroute('**/api/contact')
    await load(page)
    await openPopup(page)
    await field(page, 'name').fill('Other words')
    await field(page, 'agreement').check()
    await sendButton(page).click()
    await dialog(page).waitFor({ state: 'hidden' })

    expect(upstream.received('leaveAdd').map(({ body }) => body.userName)).toEqual(['First words', 'Other words'])
  })

  test('keeps what was typed before its script arrived, and the early click on send', async () => {
    const { page } = await visit(browser, site, '/en-US')
    const release = await holdBack(page, /\/assets\/contact-\w+\.js$/)
    await page.locator('header [commandfor="contact"]').first().click()
    await fill(page, { name: 'Early bird' })
    await sendButton(page).click()
    expect(page.url()).toBe(`${site.url.origin}/en-US`)
    release()

    await dialog(page).waitFor({ state: 'hidden' })
    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ userName: 'Early bird' })
  })
})

describe('a visitor without script', () => {
  test('opens the popup, is told what is missing, and sends', async () => {
    const { page } = await visit(browser, site, '/ja-JP', { javaScript: false })
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

describe.each([...locales])('the form of the contact page in %s', (locale: Locale) => {
  const t = words(locale)
  const send = async (javaScript: boolean) => {
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
    await form.locator('button[type="submit"]').click()
    return { page, form, complaints }
  }

  test('is sent without a tick, tells so, and is empty again', async () => {
    const { page, form, complaints } = await send(true)

    await expect.poll(() => page.locator('#contact-notice').innerText()).toContain(t('contact.success'))
    expect(await form.locator('[name="name"]').inputValue()).toBe('')
    const sent = upstream.received('leaveAdd').filter(({ body }) => body.userName === `Page ${locale}`)
    expect(sent).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('is sent without script too, and success is a page', async () => {
    const { page } = await send(false)

    await page.waitForURL(`**/${locale}/about-us/contact/sent`)
    expect(await page.locator('h1').textContent()).toBe(t('contact.success'))
  })

  test('links the three documents that one agrees to', async () => {
    const { page } = await visit(browser, site, `/${locale}/about-us/contact`, { locale })

    for (const form of ['#page-island', '#popup-island']) {
      const links = page.locator(`${form} .agreement a`)
      expect(await links.count()).toBe(3)
      for (const link of await links.all()) {
        const response = await site.get((await link.getAttribute('href')) ?? '')
        expect(response.status).toBe(200)
      }
    }
  })
})
