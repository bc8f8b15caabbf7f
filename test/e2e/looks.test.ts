import { describe, expect, test } from 'vitest'
import { everyAddress } from '../../harness/published.ts'
import { dictionaryOf, locales } from '../../locales/index.ts'
import { isSpaced } from '../../locales/languages.ts'
import { routes } from '../../ui/routes.ts'
import { href, words } from '../../ui/site.ts'
import { every, oneOfEach, sampled } from '../sample.ts'
import { browserWithPictures, everyAnswer, sharedBrowser, sharedSite } from '../shared.ts'
import { brokenWords, coarsePictures, coveredByHelp, faintWords, headerWords, partedWords } from './measures.ts'
import { tour, visit } from './visitor.ts'

const [site, browser, pictured] = await Promise.all([sharedSite(), sharedBrowser(), browserWithPictures()])

describe.each([
  { density: 1, widths: [992, 1280, 1920] },
  { density: 2, widths: [1440, 1920] },
  { density: 3, widths: [390] },
])('at $density device pixels per CSS pixel', ({ density, widths }) => {
  const go = tour(pictured, site, { density })

  test.each(every(13, oneOfEach(everyAddress())))('pictures are sharp at $address', async ({ address }) => {
    const { page } = await go(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      // After a change of width, a picture is sharp once the larger file has loaded.
      await expect.poll(() => page.evaluate(coarsePictures), { message: `${width} px` }).toEqual([])
    }
  })
})

describe('at the top of a page', () => {
  const go = tour(pictured, site)
  const addresses = everyAddress().filter(({ name }) => 'hero' in routes[name])

  test.each(every(6, addresses))('the words of the header stand out from the picture at $address', async (one) => {
    const { page } = await go(one.address)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      // Decoding ends with an error when another width gets another picture meanwhile.
      await page.locator('main').evaluate((main) => {
        const picture = main.querySelector('img')
        return picture?.decode().catch(() => picture.decode())
      })
      const words = await page.evaluate(headerWords)
      const bar = page.locator('.header .bar')
      await bar.evaluate((bar) => bar.style.setProperty('visibility', 'hidden'))
      const behind = await page.screenshot({ clip: { x: 0, y: 0, width, height: 80 } })
      await bar.evaluate((bar) => bar.style.removeProperty('visibility'))

      const shot = behind.toString('base64')
      expect(words.length, `${width} px`).toBeGreaterThan(0)
      expect(await page.evaluate(faintWords, { shot, words }), `${width} px`).toEqual([])
    }
  })
})

describe('on screens of any width', () => {
  const go = tour(browser, site, { width: 320 })

  test.each(every(9, sampled(everyAddress())))('no word and no number breaks at $address', async ({ address }) => {
    const { page } = await go(address)
    for (const width of [320, 992]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(brokenWords), `${width} px`).toEqual([])
    }
  })

  // Legal texts are set as prose, whose Chinese lines may end inside a word.
  const legal = ['privacy', 'processing', 'protocol']
  const unspaced = everyAddress().filter(
    ({ locale, name, published }) => !isSpaced(locale) && !published && !legal.includes(name),
  )
  test.each(sampled(unspaced))(
    'no word, product or price of a title, caption or table continues on the next line at $address',
    async ({ address, locale }) => {
      const { page } = await go(address)
      const names = Object.entries(dictionaryOf(locale).home.products).flatMap(([key, name]) =>
        /Text$|Alt$/.test(key) ? [] : name.split('\u200b'),
      )
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(partedWords, { locale, names }), `${width} px`).toEqual([])
      }
    },
  )

  test.each(every(8, oneOfEach(everyAddress())))(
    'the floating image covers no words and no control at $address',
    async (one) => {
      const { page } = await go(one.address)
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [768, 1024],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(coveredByHelp), `${width} px`).toEqual([])
      }
    },
  )
})

test.each(every(3, locales))(
  'the local menu of %s marks the visible section, keeps its entry in sight, and fades where it continues',
  async (locale) => {
    const { page } = await visit(browser, site, href(locale, 'construction'), { width: 390 })
    const menu = page.locator('.local-menu ul')
    const marked = () =>
      menu
        .locator('a')
        .evaluateAll((links) => links.filter((a) => a.matches(':target-current')).map((a) => a.getAttribute('href')))
    const mask = () => menu.evaluate((list) => getComputedStyle(list).maskImage)
    await page.locator('html[class=""]').waitFor() // the loader listens
    expect(await mask()).toContain('gradient')
    for (const id of ['Maintech', 'Payway']) {
      await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      const at = await page.evaluate(() => scrollY)
      await expect.poll(marked).toEqual([`#${id}`])
      await expect.poll(() => menu.evaluate(outOfSight, id)).toBe(0)
      expect(await page.evaluate(() => scrollY)).toBe(at)
    }

    await menu.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
    await expect.poll(mask).toBe('none')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(mask).toBe('none')
  },
)

test.each(locales)('in %s a phone shows AR beside one other tool, which the visitor chooses', async (locale) => {
  const { page } = await visit(pictured, site, href(locale, 'compare'), { width: 320 })
  const shown = () =>
    page
      .locator('.against thead :is(th, td)')
      .evaluateAll((heads) =>
        heads
          .filter((head) => head.getBoundingClientRect().width > 0)
          .map((head) => head.textContent.replaceAll('\u200b', '')),
      )
  const tools = await page.locator('.prose fieldset label').allTextContents()

  expect(tools).toHaveLength(4)
  for (const tool of tools) {
    await page.locator('.prose fieldset label', { hasText: tool }).click()
    expect(await shown()).toEqual(['AR', tool])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await shown()).toEqual(['', 'AR', ...tools])
})

test.each(['en-US', 'zh-CN'] as const)('on a phone no table of a guide in %s scrolls', async (locale) => {
  const { page } = await visit(pictured, site, href(locale, 'guide', '', { id: 'choose-a-positioning-method' }), {
    width: 390,
  })

  const over = await page
    .locator('.prose :is(.scroller, table)')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(over.length).toBeGreaterThan(4)
  expect(Math.max(...over)).toBeLessThanOrEqual(1)
})

test('a table wider than the screen has a shadow at its edge until it is scrolled to the end', async () => {
  const { page } = await visit(pictured, site, href('en-US', 'guide', '', { id: 'choose-a-positioning-method' }), {
    width: 390,
  })
  const table = page.locator('.scroller').first()
  const edge = async () => {
    const box = await table.boundingBox()
    const clip = { x: (box?.x ?? 0) + (box?.width ?? 0) - 4, y: (box?.y ?? 0) + 4, width: 3, height: 3 }
    return (await page.screenshot({ clip })).toString('base64')
  }
  await table.locator('table').evaluate(({ style }) => {
    style.minWidth = '60rem'
  })
  await table.scrollIntoViewIfNeeded()
  const before = await edge()
  await table.evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth, behavior: 'instant' }))

  expect(await edge()).not.toBe(before)
})

test('the picture of the construction page is as wide as the screen, also on phones, below its code', async () => {
  const { page } = await visit(browser, site, href('en-US', 'construction'))
  const hall = page.locator('.page-hero-picture')
  expect(await hall.boundingBox()).toMatchObject({ x: 0, width: 1280 })

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await hall.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await page.setViewportSize({ width: 1280, height: 800 })

  // The filter of the dark scheme puts a picture over what is not positioned.
  await page.emulateMedia({ colorScheme: 'dark' })
  const isOnTop = (code: Element) => {
    code.scrollIntoView({ behavior: 'instant', block: 'center' })
    const { left, top, width, height } = code.querySelector('path')?.getBoundingClientRect() ?? new DOMRect()
    // The words, which reach across the window, lie over both.
    const parts = document.elementsFromPoint(left + width / 2, top + height / 2)
    return code.contains(parts.find((part) => part.closest('.page-hero-picture')) ?? null)
  }
  expect(await hall.locator('svg').evaluate(isOnTop)).toBe(true)
})

test('a phone shows each half of the corridor above its three steps, a computer all of it above all six', async () => {
  const { page } = await visit(browser, site, href('ja-JP', 'contractor'), { width: 390 })
  const order = () =>
    page.locator('#Proexample :is(img, li)').evaluateAll((parts) =>
      parts
        .filter((part) => part.clientHeight > 0)
        .map((part) => ({ tag: part.localName, top: part.getBoundingClientRect().top }))
        .sort((a, b) => a.top - b.top)
        .map(({ tag }) => tag)
        .join(' '),
    )

  expect(await order()).toBe('img li li li img li li li')
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await order()).toBe('img li li li li li li')
})

test('on a phone a page’s story fits on a screen, another is a line, and its plans fit on half a screen', async () => {
  for (const name of ['construction', 'operation', 'city'] as const) {
    const { page } = await visit(browser, site, href('en-US', name), { width: 390 })
    const height = async (part: string) => (await page.locator(part).boundingBox())?.height ?? Number.NaN

    expect(await height('.story'), name).toBeLessThanOrEqual(700)
    expect(await height('.story-row'), name).toBeLessThanOrEqual(100)
    expect(await height('.offer-list'), name).toBeLessThanOrEqual(450)
  }
})

test('of the customer stories below the first three are cards, on a phone rows without a picture; the others and the filter unfold; each leads to its article', async () => {
  const { page } = await visit(browser, site, href('en-US', 'contractor'), { width: 390 })
  const stories = page.locator('.example .story-row')
  const pictures = stories.locator('picture:visible')

  const shown = page.locator('.example .story-row:visible')
  expect(await stories.count()).toBeGreaterThan(3)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await shown.count()).toBe(3)
    expect(await page.locator('.example-filter').isVisible()).toBe(false)
  }
  await page.locator('.all-stories > summary').click()
  expect(await page.locator('.example-filter').isVisible()).toBe(true)
  expect(await shown.count()).toBe(await stories.count())
  for (const story of await stories.all()) expect((await story.boundingBox())?.height).toBeLessThanOrEqual(120)
  expect(await pictures.count()).toBe(0)
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await pictures.count()).toBe(3)
  await pictures.first().click()
  await page.waitForURL(/\/news/)
})

test('the way from an alarm to its valve is two and a half times as long without the model; on phones it is a line of points with names and no picture, below it the way with the model from edge to edge', async () => {
  const { page } = await visit(browser, site, href('ja-JP', 'operation'), { width: 1280 })
  const boxes = async (part: string) => {
    const parts = await page.locator(`.way ${part}`).all()
    return Promise.all(parts.map(async (one) => (await one.boundingBox()) ?? nowhere))
  }
  const [long = nowhere, short = nowhere] = await boxes('img')

  expect(long.width / short.width).toBeCloseTo(2.5, 1)
  expect(Math.abs(long.height - short.height)).toBeLessThan(2)
  for (const [i, { x }] of (await boxes('li')).slice(0, 5).entries()) {
    expect(Math.abs(x - long.x - (i * long.width) / 5)).toBeLessThan(2)
  }
  for (const { height } of await boxes('p')) expect(height).toBeGreaterThan(20)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await boxes('img'))[1]?.width).toBe(390)
  expect(await page.locator('.way img >> visible=true').count()).toBe(1)
  expect(new Set((await boxes('li')).slice(0, 5).map(({ y }) => y)).size).toBe(1)
  const explained = await boxes('li p')
  for (const { width, height } of explained.slice(0, 5)) expect(width * height).toBeLessThanOrEqual(1)
  for (const { height } of explained.slice(5)) expect(height).toBeGreaterThan(20)
})

test('on a phone one of three pictures of a pump is shown and loaded, which its name chooses; paper has all', async () => {
  const { page } = await visit(pictured, site, href('en-US', 'capture'), { width: 390 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(/scan-\w+/.exec(request.url())?.[0] ?? ''))
  const loaded = () => new Set(asked.filter(Boolean))
  const choices = page.locator('.broad').getByRole('radio')
  const shown = page.locator('.broad figure >> visible=true')

  await choices.first().scrollIntoViewIfNeeded()
  await expect.poll(loaded).toEqual(new Set(['scan-cloud']))
  expect(await shown.count()).toBe(1)
  await choices.nth(1).check()
  await expect.poll(loaded).toEqual(new Set(['scan-cloud', 'scan-splats']))
  await page.keyboard.press('ArrowRight')
  await expect.poll(loaded).toEqual(new Set(['scan-cloud', 'scan-splats', 'scan-model']))
  expect(await shown.count()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await shown.count()).toBe(3)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await shown.count()).toBe(3)
  expect(await choices.count()).toBe(0)
})

test.each(locales)(
  "contact's first text field is on a phone's first screen, below two rows of two requirements, and beside the title on a computer, in %s",
  async (locale) => {
    const { page } = await visit(browser, site, href(locale, 'contact'), { width: 390 })
    const box = async (part: string) => {
      const { x, y, width, height } = (await page.locator(`.ask ${part}`).last().boundingBox()) ?? nowhere
      return { x, right: x + width, bottom: y + height }
    }
    const name = '[name="name"]'
    const requirements = page.locator('.ask .requirement')
    const rows = new Map<number, number>()
    for (const one of await requirements.all()) {
      const { y, height } = (await one.boundingBox()) ?? nowhere
      expect(height).toBeGreaterThanOrEqual(44)
      rows.set(y, (rows.get(y) ?? 0) + 1)
    }

    expect([...rows.values()]).toEqual([2, 2])
    expect((await box(name)).bottom).toBeLessThanOrEqual(844)

    await page.setViewportSize({ width: 1440, height: 900 })
    const [field, title] = [await box(name), await box('h1')]
    expect(field.x).toBeGreaterThan(title.right)
    expect(field.bottom).toBeLessThanOrEqual(900)
  },
)

test('on paper a product page keeps its prices in a table, without the menu and controls', async () => {
  const { page } = await visit(browser, site, href('en-US', 'construction'))
  await page.setViewportSize({ width: 718, height: 1050 })
  await page.emulateMedia({ media: 'print' })
  const display = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).display)

  expect(await display('.pricing td')).toBe('table-cell')
  for (const part of ['.local-menu', '.pricing tr:has(.button)', '.page-hero-picture', 'nav.footer-column'])
    expect(await display(part), part).toBe('none')
})

test('paper has no picture that waits to be opened, and says how to reach the company', async () => {
  const { page } = await visit(browser, site, href('en-US', 'home'))
  await page.emulateMedia({ media: 'print' })

  for (const part of ['.stage-view', '.page-hero-picture', 'main .button'])
    expect(await page.locator(part).first().isVisible(), part).toBe(false)
  expect(await page.locator('.room .qr-code').isVisible()).toBe(true)
  const reach = page.locator('.footer address')
  expect(await reach.evaluate((one) => getComputedStyle(one, '::after').content)).toMatch(/400-800-1234 \S+@\S+/)
  await page.emulateMedia({ media: 'screen' })
  expect(await reach.evaluate((one) => getComputedStyle(one, '::after').content)).toBe('none')
})

test('no page asks for a demo right above the closing section, which does', async () => {
  for (const { address, html, locale } of await everyAnswer()) {
    const main = html.slice(html.indexOf('<main'), html.search(/<\/main>|<section class="consult/))
    const hero = main.indexOf('</section>')
    const last = Math.max(hero, main.lastIndexOf('<section'))
    expect(main.includes(`>${words(locale)('frame.bookDemo')}<`, last), address).toBe(false)
  }
})

const nowhere = { x: 0, y: 0, width: 0, height: 0 }

/** Pixels of an entry of the local menu that are beyond the edges of its list. */
function outOfSight(list: Element, id: string): number {
  const entry = list.querySelector(`[href="#${id}"]`)?.getBoundingClientRect()
  const { left, right } = list.getBoundingClientRect()
  return entry ? Math.max(0, left - entry.left, entry.right - right) : Number.POSITIVE_INFINITY
}
