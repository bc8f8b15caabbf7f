import type { Locator, Page } from 'playwright-core'

/** A page that renders fast; the popup is the same on all pages. */
export const plain = '/consultation'
export const dialog = (page: Page) => page.locator('dialog#contact')
export const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`).first()
export const branch = (page: Page) => dialog(page).locator('#popup-jobBranch')
export const problem = (page: Page, name: string) => dialog(page).locator(`#popup-${name}-problem`)
export const summary = (page: Page) => dialog(page).locator('.form-summary')
export const opener = (page: Page) => page.locator('header [commandfor="contact"]').first()
export const sendButton = (page: Page) => dialog(page).locator('button[type="submit"]')
export const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
export const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

export async function openPopup(page: Page) {
  await opener(page).click()
  await dialog(page).waitFor({ state: 'visible' })
  await awake(page)
}

/** Waits until the island runs: React then marks the form with `__reactProps…`. */
export async function awake(page: Page) {
  await page.waitForFunction(() => {
    const form = document.querySelector('dialog#contact form')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}

export async function fill(page: Page, over: Record<string, string> = {}) {
  const values = { name: 'Lin Wei', company: 'Co', telphone: '13800138000', message: 'Twelve storeys', ...over }
  await dialog(page).locator('[name="requirementTypes"][value="1"]').check()
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await field(page, 'job').selectOption('2')
  await field(page, 'position').selectOption('bim-lead')
  await agree(page)
}

export async function agree(page: Page) {
  for (const box of await dialog(page).locator('.agreement input').all()) await box.check()
}
