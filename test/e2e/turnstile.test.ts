import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { words } from '../../ui/site.ts'
import { sharedBrowser } from '../shared.ts'
import { sendingSite } from './sending.ts'
import { visit } from './visitor.ts'

const browser = await sharedBrowser()
const { site, upstream } = await sendingSite((url) => ({ TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_HOST: url }), {
  TURNSTILE_SECRET: 'secret',
})

/** State of Turnstile's stand-in: its options, and the token it returns. */
interface Shown {
  shown: { sitekey: string; language: string; 'response-field': boolean }
  token: string | undefined
  renewed: number
}

/** Replaces Turnstile's script, and accepts the visitor when the test says so. */
const standIn = `
  window.renewed = 0
  window.turnstile = {
    render(box, options) {
      window.shown = options
      box.textContent = 'check'
      return 'widget'
    },
    getResponse: (widget) => (widget === 'widget' ? window.token : 'machine'),
    reset(widget) {
      if (widget === 'widget') window.renewed++
    },
  }`

const form = (page: Page) => page.locator('dialog#contact form')
const send = (page: Page) => form(page).locator('button[type="submit"]').click()

/** Opens the popup and fills it in once its island has loaded the check. */
async function fill(page: Page) {
  const asked = page.waitForRequest(`${upstream.url}/**`)
  await page.locator('[commandfor="contact"]').first().click()
  await form(page).locator('[name="requirementTypes"]').first().check()
  const values = { name: 'Lin Wei', company: 'Co', telphone: '13800138000' }
  for (const [name, value] of Object.entries(values)) await form(page).locator(`[name="${name}"]`).fill(value)
  await form(page).locator('[name="job"]').first().selectOption('2')
  await form(page).locator('[name="position"]').selectOption('bim-lead')
  await form(page).locator('[name="agreement"]').check()
  return asked
}

test('the check is in the form and in its language; without its token the message waits, and each token is used once', async () => {
  const { page, complaints } = await visit(browser, site, '/ja-JP/consultation')
  await page.route(`${upstream.url}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))
  const asked = await fill(page)
  expect(asked.url()).toBe(`${upstream.url}/turnstile/v0/api.js?render=explicit`)
  await form(page).getByText('check', { exact: true }).waitFor()
  expect(await page.evaluate(() => (window as unknown as Shown).shown)).toEqual({
    sitekey: 'site-key',
    language: 'ja-JP',
    'response-field': false, // not a field of the message
  })

  await send(page)
  const problem = words('ja-JP')('contact.problems.turnstile')
  await expect.poll(() => page.locator('#popup-turnstile-problem').allTextContents()).toEqual([problem])
  const summary = form(page).locator('.form-summary')
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await summary.getByRole('link').getAttribute('href')).toBe('#popup-turnstile')
  expect(upstream.received('leaveAdd')).toHaveLength(0)
  const renewed = () => page.evaluate(() => (window as unknown as Shown).renewed)
  expect(await renewed()).toBe(0)

  await page.evaluate(() => {
    Object.assign(window, { token: 'human' })
  })
  await form(page).locator('[name="agreement"]').check()
  await send(page)
  await form(page).waitFor({ state: 'hidden' })
  expect(upstream.received('turnstile').at(-1)?.body).toMatchObject({ response: 'human' })
  expect(upstream.received('leaveAdd')).toHaveLength(1)
  expect(await renewed()).toBe(1)
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
})

test('a check that cannot load blocks nobody: the form is posted as without script, with the current page', async () => {
  const { page } = await visit(browser, site, '/en-US/consultation')
  await page.route(`${upstream.url}/**`, (route) => route.abort())
  await page.locator('.footer a[href="/en-US/newsroom"]').first().click()
  await page.waitForURL('**/en-US/newsroom')
  await page.locator('h1', { hasText: words('en-US')('newsroom.heading') }).waitFor()
  await fill(page)

  await send(page)

  await page.waitForURL('**/en-US/about-us/contact/sent')
  expect(upstream.received('turnstile')).toHaveLength(0)
  expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ userName: 'Lin Wei' })
  const { results } = await site.db.prepare('SELECT page FROM leads ORDER BY created_at').all<{ page: string }>()
  expect(results.at(-1)?.page).toBe('/newsroom')
})

test('a check whose script hangs is reported, and blocks nobody', async () => {
  const { page } = await visit(browser, site, '/en-US/consultation')
  await page.route(`${upstream.url}/**`, () => {}) // never answers
  await fill(page)

  await send(page)
  const problem = words('en-US')('contact.problems.turnstile')
  await expect.poll(() => page.locator('#popup-turnstile-problem').allTextContents()).toEqual([problem])
  expect(upstream.received('leaveAdd')).toHaveLength(0)
  await form(page).locator('[name="agreement"]').check()
  await send(page)

  await page.waitForURL('**/en-US/about-us/contact/sent')
  expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ userName: 'Lin Wei' })
})
