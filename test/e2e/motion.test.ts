import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { words } from '../../ui/site.ts'
import { every } from '../sample.ts'
import { browserWithPictures, sharedSite } from '../shared.ts'
import { visit } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), browserWithPictures()])
const again = words('en-US')('frame.playAgain')
const moving = [
  { of: 'home', path: '/en-US', own: '.split' },
  { of: 'construction', path: '/en-US/products/construction', own: 'picture + picture' },
  { of: 'city', path: '/en-US/products/smart-city', own: '.closed picture' },
]

describe.each(moving)('the picture of $of', ({ path, own }) => {
  test('plays once when it is seen, and again by its button', async () => {
    const { page, complaints } = await visit(browser, site, path, { motion: true })
    const button = page.getByRole('button', { name: again })
    if (path === '/en-US') await expect.poll(() => stateOf(page)).toBe('ready')
    await see(page)

    for (const time of ['first', 'second']) {
      await expect.poll(() => stateOf(page), { message: time }).toBe('plays')
      expect(await animationOf(page, own), time).not.toBe('none')
      await finish(page)
      await expect.poll(() => stateOf(page), { message: time }).toBe('played')
      expect(await animationOf(page, own), time).toBe('none')
      await button.click()
    }
    expect(complaints).toEqual([])
  })

  test('is no wider than a phone from its first frame to its last', async () => {
    const { page } = await visit(browser, site, path, { motion: true, width: 320 })
    await expect.poll(() => animationOf(page, own)).not.toBe('none')

    expect(await page.locator('[data-plays]').evaluate(widthsWhilePlaying)).toEqual(new Array(5).fill(320))
  })

  test('is whole on paper before it was seen', async () => {
    const { page } = await visit(browser, site, path, { motion: true })
    await expect.poll(() => animationOf(page, own)).not.toBe('none')
    await page.emulateMedia({ media: 'print' })

    expect(await animationOf(page, own)).toBe('none')
    expect(
      await page.locator('.closed').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display)),
    ).toEqual(path.endsWith('city') ? ['none'] : [])
  })
})

const unmoved = [
  { how: 'with reduced motion', visitor: { motion: false } },
  {
    how: 'where data are saved',
    visitor: {
      motion: true,
      before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    },
  },
  { how: 'without script', visitor: { motion: true, javaScript: false } },
]

// A sample has each picture once and each reason once.
test.each(
  every(
    4,
    moving.flatMap((one) => unmoved.map((reason) => ({ ...one, ...reason }))),
  ),
)('the picture of $of is whole and still $how, without a button', async ({ path, own, visitor }) => {
  const { page } = await visit(browser, site, path, visitor)
  await see(page)

  expect(await animationOf(page, own)).toBe('none')
  expect(await stateOf(page)).toBe('')
  expect(await page.getByRole('button', { name: again }).count()).toBe(0)
})

test('the line between site and model follows the slider from its first move, even while the picture plays', async () => {
  const { page } = await visit(browser, site, '/en-US', { motion: true })
  await see(page)
  await expect.poll(() => stateOf(page)).toBe('plays')

  await page.locator('[data-split]').fill('20')

  expect(await stateOf(page)).toBe('played')
  expect(await page.locator('.split').evaluate((view) => getComputedStyle(view).getPropertyValue('--split'))).toBe(
    '20%',
  )
})

test('what lies over the first picture of the city loads only where it plays', async () => {
  for (const [motion, loaded] of [
    [true, true],
    [false, false],
  ] as const) {
    const { page } = await visit(browser, site, '/en-US/products/smart-city', { motion })
    const closed = page.locator('.closed img')

    await expect.poll(() => closed.evaluate((image: HTMLImageElement) => image.currentSrc !== '')).toBe(loaded)
  }
})

const stateOf = (page: Page) => page.locator('[data-plays]').getAttribute('data-plays')

const animationOf = (page: Page, own: string) =>
  page.locator(own).evaluate((part) => getComputedStyle(part).animationName)

const see = (page: Page) =>
  page.locator('[data-plays]').evaluate((part) => part.scrollIntoView({ behavior: 'instant', block: 'center' }))

/** Moves the animations to their end; the browser reports it. */
const finish = (page: Page) =>
  page.locator('[data-plays]').evaluate((part) => {
    for (const animation of part.getAnimations({ subtree: true })) animation.finish()
  })

/** Runs in the browser: widths of the page at moments of the motion. */
function widthsWhilePlaying(part: Element): number[] {
  const animations = part.getAnimations({ subtree: true })
  return [0, 1000, 2000, 3000, 3999].map((time) => {
    for (const animation of animations) {
      animation.pause()
      animation.currentTime = time
    }
    return document.documentElement.scrollWidth
  })
}
