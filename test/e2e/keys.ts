import type { Page } from 'playwright-core'
import { focused } from './measures.ts'

/** Presses a key until the focus leaves the page, or `most` times. Returns every stop. */
export async function walk(page: Page, key: string, most = 160) {
  const stops: NonNullable<Awaited<ReturnType<typeof stop>>>[] = []
  for (let step = 0; step < most; step++) {
    await page.keyboard.press(key)
    const at = await stop(page)
    if (!at) break
    stops.push(at)
  }
  return stops
}

/** The focused element, or null outside the page; once what is near it is laid out, a frame after the focus scrolled there. */
export async function stop(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(focused)
}

/** Opens the popup and sends it empty. */
export async function withProblems(page: Page) {
  await page.locator('[commandfor="contact"]:visible').first().click()
  await page.locator('#contact [type="submit"]').click()
  await page.locator('#contact .form-summary').waitFor()
}
