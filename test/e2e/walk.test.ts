import { existsSync, statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dictionaryOf, locales } from '../../locales/index.ts'
import { decode, encode } from '../../ui/walk/address.ts'
import { arrival, type Choices, initial, opening, type View } from '../../ui/walk/choices.ts'
import { dates, floor, viewpoints } from '../../ui/walk/viewpoints.ts'
import { all, every } from '../sample.ts'
import { browserWithPictures, sharedSite } from '../shared.ts'
import { findings } from './axe.ts'
import { pinch } from './fingers.ts'
import { smallTargets } from './measures.ts'
import { failFirst, holdBack, painted, visit } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), browserWithPictures()])

const capture = '/en-US/products/reality-capture'
const words = dictionaryOf('en-US').walk
/** At the first stop, towards the wall of the core. */
const first = { ...arrival(0), turn: 90, tilt: 0 }
const addressOf = (view: View, choices: Partial<Choices> = {}, path = capture) =>
  `${path}#${encode(view, { ...initial, ...choices })}`

/** A small screen: every pixel is drawn by the processor. */
const small = { width: 390, density: 0.5 }

const canvas = (page: Page) => page.locator('.stage-canvas')
const said = (page: Page) => page.locator('.stage-readout').textContent()
/** The page when its walk shows a stop with what stands left and right of the line, such as `1,photo3`. */
async function open(address: string, shown: string, visitor: Parameters<typeof visit>[3] = small) {
  const { page, complaints } = await visit(browser, site, address, visitor)
  await shows(page, shown)
  return { page, complaints }
}
const shows = (page: Page, shown: string) => page.locator(`.stage-canvas[data-shown="${shown}"]`).waitFor()

/** Mean colour of the picture between two shares of its width; the picture is the one for print. */
async function colour(page: Page, from = 0, to = 1): Promise<number[]> {
  return page.evaluate(
    ({ from, to }) => {
      dispatchEvent(new Event('beforeprint'))
      const picture = document.querySelector<HTMLCanvasElement>('.stage-print canvas') as HTMLCanvasElement
      const { width, height } = picture
      const [left, wide] = [Math.round(from * width), Math.round((to - from) * width)]
      const data = picture.getContext('2d')?.getImageData(left, 0, wide, height).data ?? []
      dispatchEvent(new Event('afterprint'))
      const sums = [0, 0, 0]
      for (let i = 0; i < data.length; i++) if (i % 4 < 3) sums[i % 4] = (sums[i % 4] ?? 0) + (data[i] ?? 0)
      return sums.map((sum) => sum / (data.length / 4))
    },
    { from, to },
  )
}
const apart = (a: number[], b: number[]) => Math.max(...a.map((value, k) => Math.abs(value - (b[k] ?? 0))))

describe('the walk', () => {
  test('shows the panorama in the direction one looks, turns with the keys, and rests when nothing moves', async () => {
    const { page, complaints } = await open(addressOf({ ...arrival(0), turn: 90, tilt: 80 }, { date: 0 }), '1,photo1')
    await page.locator('.stage-canvas[data-wide="2048"]').waitFor()
    // On the first date there is sky above, and concrete below.
    const [red = 0, , blue = 0] = await colour(page)
    expect(blue).toBeGreaterThan(red + 20)

    for (let step = 0; step < 24; step++) await canvas(page).press('ArrowDown')
    const [below = 0, , belowBlue = 0] = await colour(page)
    expect(Math.abs(belowBlue - below)).toBeLessThan(20)
    const { view } = decode(new URL(page.url()).hash.slice(1)) ?? {}
    expect(view?.tilt).toBeLessThan(0)
    const { looking, compass, pitch } = dictionaryOf('en-US').model
    expect(await page.locator('.stage-readout i').textContent()).toBe(
      looking.replace('{{to}}', compass.n).replace('{{pitch}}', pitch.down),
    )

    await painted(page) // the last key may still be drawn
    const frames = await canvas(page).getAttribute('data-frames')
    await painted(page)
    expect(await canvas(page).getAttribute('data-frames')).toBe(frames)
    expect(complaints.filter((line) => !line.includes('GPU stall'))).toEqual([])
  })

  test('goes from stop to stop by arrow and plan, and through the dates by the slider', async () => {
    const { page } = await open(addressOf({ ...first, turn: -170 }), '1,photo3')
    await page.getByRole('button', { name: words.goTo.replace('{{number}}', '2') }).click()
    await shows(page, '2,photo3')
    expect(await said(page)).toContain(words.date2)
    expect(await canvas(page).evaluate((element) => element === document.activeElement)).toBe(true)

    await page.getByLabel(words.date, { exact: true }).press('ArrowLeft')
    await shows(page, '2,photo2')
    expect(await said(page)).toContain(words.date1)
    await page.locator('.tour-plan a').first().press('Enter')
    await shows(page, '1,photo2')

    await page.goBack()
    await shows(page, '2,photo2')
    expect(await page.locator('.tour-plan [aria-current]').textContent()).toBe('2')
  })

  test('shows two dates side by side in one view, parted by a line that is moved', async () => {
    const { page } = await open(addressOf({ ...first, tilt: 80 }, { date: 0 }), '1,photo1')
    const sky = await colour(page)
    await page.getByLabel(words.beside).selectOption(words.date2)
    await shows(page, '1,photo1,photo3')

    expect(apart(await colour(page, 0, 0.48), sky)).toBeLessThan(12)
    expect(apart(await colour(page, 0.52, 1), sky)).toBeGreaterThan(30)
    await page.getByLabel(words.line).press('End')
    await page.locator('.tour-handle[style*="100%"]').waitFor()
    expect(apart(await colour(page), sky)).toBeLessThan(2)
    expect(page.url()).toContain('line=1')
  })

  test('shows the model beside the panorama, and the same place as a cloud', async () => {
    const { page } = await open(addressOf(first, { beside: 'model', line: 0.5 }), '1,photo3,model3')
    // The wall fills the view: on one side as taken, on the other in the model's own colour.
    expect(apart(await colour(page, 0.55, 0.6), await colour(page, 0.9, 0.95))).toBeLessThan(30)
    expect(apart(await colour(page, 0, 0.45), await colour(page, 0.55, 1))).toBeGreaterThan(25)
    expect(Math.max(...(await colour(page, 0.55, 1)))).toBeLessThan(215)

    await page.getByLabel(words.looks.cloud, { exact: true }).check()
    await shows(page, '1,cloud3,model3')
    expect(Number(await canvas(page).getAttribute('data-points'))).toBeGreaterThan(100_000)
  })

  test('says that a cloud is on its way, and stands its arrows on the floor when it is there', async () => {
    const { page } = await open(addressOf({ ...first, turn: -170 }), '1,photo3')
    const come = await holdBack(page, /\.depth$/)
    await page.getByLabel(words.looks.cloud, { exact: true }).check()
    await expect.poll(() => said(page)).toBe(words.loading)
    come()
    await shows(page, '1,cloud3')
    await expect.poll(() => said(page)).toContain(words.measureHow)

    await page.goto('about:blank')
    await page.goto(new URL(addressOf({ ...first, turn: -170 }, { look: 'cloud' }), site.url).href)
    await shows(page, '1,cloud3')
    const arrow = page.getByRole('button', { name: words.goTo.replace('{{number}}', '2') })
    const { y = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {}
    expect((await arrow.boundingBox())?.y).toBeGreaterThan(y + height / 2)

    // A readout that says nothing is not there, and has no place above which they could stand.
    await page.locator('.stage-readout').evaluate((readout) => readout.replaceChildren())
    const before = await arrow.getAttribute('style')
    await canvas(page).press('ArrowUp')
    await expect.poll(() => arrow.getAttribute('style')).not.toBe(before)
    expect((await arrow.boundingBox())?.y).toBeGreaterThan(y + height / 2)
  })

  test.each(
    every(2, [
      ['scenes', words.looks.cloud, '1,cloud3'],
      ['model', words.looks.model, '1,model3'],
    ] as const),
  )('says that the code of %s did not come, keeps what is shown, and asks again', async (file, look, shown) => {
    const { page } = await open(addressOf(first), '1,photo3')
    await failFirst(page, new RegExp(`/assets/walk-${file}-`))

    await page.getByLabel(look, { exact: true }).click()
    await expect.poll(() => said(page)).toBe(words.failed)
    expect(await page.getByLabel(words.looks.photo, { exact: true }).isChecked()).toBe(true)
    await page.getByLabel(look, { exact: true }).check()

    await shows(page, shown)
  })

  test('says that its code did not come where a reload did not help, and opens when its button is pressed again', async () => {
    const { page } = await visit(browser, site, capture, {
      ...small,
      before: () => {
        sessionStorage.reloaded = Date.now()
      },
    })
    await failFirst(page, /\/assets\/walk-[0-9a-f]+\.js$/)
    const note = page.locator('#walk-view + p')

    await page.locator('.stage-open').focus()
    await note.waitFor()
    expect(await note.textContent()).toBe(words.offline)
    await page.keyboard.press('Enter')

    await shows(page, '2,photo3')
    expect(await page.locator('#walk-view :focus').count()).toBe(1)
    expect(await note.isVisible()).toBe(false)
  })

  test.runIf(all)('makes its model in a document that has made the model of another page', async () => {
    const { page, complaints } = await visit(browser, site, '/en-US/products/construction', small)
    await page.locator('.stage-open').click()
    await page.locator('canvas[data-frames]').waitFor()
    await page.evaluate(
      (href) => {
        Object.assign(window, { same: true })
        const link = Object.assign(document.createElement('a'), { href })
        document.querySelector('main')?.appendChild(link)
        link.click()
      },
      addressOf(first, { look: 'model' }),
    )
    await shows(page, '1,model3')

    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    expect(complaints.filter((line) => !line.includes('GPU stall'))).toEqual([])
  })

  test('measures between two points of the cloud what the plan has', async () => {
    // Faces of the columns left and right of the front bay, as seen from the first stop.
    const eye = viewpoints[0]?.at ?? [0, 0]
    const ends = [22.5 + 0.25, 30 - 0.25].map((x) => [x, 0] as const)
    const towards = ([x, y]: readonly [number, number]) => (Math.atan2(y - eye[1], x - eye[0]) * 180) / Math.PI
    const turns = ends.map((end) => Math.round(towards(end) * 10) / 10)
    const look = (turn: number | undefined, measured: Choices['measured'] = []) =>
      addressOf({ ...arrival(0), turn: Math.round(turn ?? 0), tilt: 0, wide: 30 }, { date: 1, look: 'cloud', measured })
    const { page } = await open(look(turns[0]), '1,cloud2')
    const pick = async () => {
      const before = page.url()
      await canvas(page).press('Enter')
      await page.waitForURL((url) => url.href !== before)
      return decode(new URL(page.url()).hash.slice(1))?.choices.measured ?? []
    }
    const measured = await pick()
    const end = page.locator('.stage svg circle').first()
    const before = await end.getAttribute('cx')
    await page.goto(new URL(look(turns[1], measured), site.url).href)
    await expect.poll(() => end.getAttribute('cx')).not.toBe(before)
    const [a, b] = await pick()

    for (const [i, point] of [a, b].entries()) {
      // A side of the column, which is half a metre thick.
      expect(Math.abs((point?.[0] ?? 0) - (i ? 30 : 22.5)), `${point}`).toBeLessThan(0.3)
      expect(Math.abs(point?.[1] ?? 9), `${point}`).toBeLessThan(0.3)
      expect(point?.[2]).toBeCloseTo(floor + 1.6, 1)
    }
    const length = Math.hypot(...[0, 1, 2].map((k) => (a?.[k] ?? 0) - (b?.[k] ?? 0)))
    expect(await said(page)).toContain(`${length.toFixed(2)} m`)
  })

  test('says that its context is lost, and goes on when it is back', async () => {
    const { page } = await open(addressOf(first, { look: 'cloud', beside: 'model' }), '1,cloud3,model3')
    const before = await colour(page)
    await page.evaluate(() => {
      const gl = document.querySelector<HTMLCanvasElement>('.stage-canvas')?.getContext('webgl2')
      const extension = gl?.getExtension('WEBGL_lose_context')
      Object.assign(window, { restore: () => extension?.restoreContext() })
      extension?.loseContext()
    })
    await page.locator('.stage[data-lost]').waitFor()
    expect(await said(page)).toBe(words.lost)

    await page.evaluate(() => (window as unknown as { restore(): void }).restore())
    await page.locator('.stage:not([data-lost])').waitFor()
    await shows(page, '1,cloud3,model3')

    expect(await said(page)).toBe(words.returned)
    expect(apart(await colour(page), before)).toBeLessThan(8)
  })

  test('stays flat panoramas with plan and dates where the browser cannot draw them, and says so', async () => {
    const { page, complaints } = await visit(browser, site, addressOf(first), {
      ...small,
      before: () => {
        HTMLCanvasElement.prototype.getContext = () => null
      },
    })
    const flat = page.locator('.tour-flat')
    await flat.waitFor()

    expect(await said(page)).toBe(words.noGraphics)
    await page.getByLabel(words.date, { exact: true }).press('Home')
    await page.locator('.tour-flat[src*="/1-0-"]').waitFor()
    await page.locator('.tour-plan a').nth(1).press('Enter')
    await page.locator('.tour-flat[src*="/2-0-"]').waitFor()
    expect(await said(page)).toContain(words.date0)
    await expect.poll(() => flat.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024)
    expect(await page.getByLabel(words.beside).isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })

  test('has all panoramas by links without script', async () => {
    const { page } = await visit(browser, site, capture, { ...small, javaScript: false })
    const links = await page.locator('.tour-links a').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))

    expect(addresses.length).toBe(viewpoints.length * dates.length)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(existsSync(`public${address}`), `${address}`).toBe(true)
    expect(await links[0]?.isVisible()).toBe(true)
    expect(await page.locator('.stage-open').isVisible()).toBe(false)
    expect(await page.evaluate(smallTargets)).toEqual([])
  })

  test('says that an address shows nothing, and that a file did not come, and keeps what is shown', async () => {
    const { page } = await open(addressOf(first), '1,photo3')
    await page.evaluate(() => {
      location.hash = 'walk=7,here'
    })
    await expect.poll(() => said(page)).toBe(words.badLink)

    await page.route('**/media/walk/2-*', (route) => route.abort())
    await page.locator('.tour-plan a').nth(1).press('Enter')
    await expect.poll(() => said(page)).toBe(words.failed)
    expect(await canvas(page).getAttribute('data-shown')).toBe('1,photo3')
    expect(await page.locator('.tour-plan [aria-current]').textContent()).toBe('1')

    await page.unroute('**/media/walk/2-*')
    await page.locator('.tour-plan a').nth(1).press('Enter')
    await shows(page, '2,photo3')
    expect(await said(page)).toContain(words.date2)
  })

  test('says of a link that shows nothing on arrival, and shows its first view', async () => {
    const { page } = await open(`${capture}#walk=7,here`, '2,photo3')

    expect(await said(page)).toContain(words.badLink)
    expect(await said(page)).toContain(words.date2)
  })

  test('keeps its poster where data is saved, and draws when it is told to', async () => {
    const { page } = await visit(browser, site, `${capture}#walk`, {
      ...small,
      before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    })
    await page.locator('#walk-view').dispatchEvent('pointerover')
    await expect.poll(() => said(page)).toBe(words.saveData)
    expect(await page.locator('.tour-flat, .stage-canvas').count()).toBe(0)

    await page.locator('.tour-plan a').first().press('Enter')
    await page.locator('.tour-flat[src*="/1-2-"]').waitFor()
    await page.getByRole('button', { name: words.drawAnyway }).click()
    await shows(page, '1,photo3')
    expect(await page.locator('.tour-flat').count()).toBe(0)
  })

  test('on a phone, leaves scrolling to the page until it is tapped, has large targets, and speaks below the view', async () => {
    const { page } = await open(addressOf(first, { beside: 1 }), '1,photo3,photo2', { ...small, touch: true })
    const scrolls = async () => {
      const { x = 0, y = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {}
      const from = await page.evaluate(() => scrollY)
      const session = await page.context().newCDPSession(page)
      const points = [0.4, 0.5, 0.6].map((share) => ({ x: x + 40, y: y + height * share }))
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points.slice(0, 1) })
      for (const point of points)
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      return (await page.evaluate(() => scrollY)) < from
    }
    const view = () => decode(new URL(page.url()).hash.slice(1))?.view
    const wheels = () =>
      canvas(page).evaluate((element) =>
        element.dispatchEvent(new WheelEvent('wheel', { deltaY: 9, cancelable: true })),
      )
    const before = view()

    expect([await wheels(), await scrolls()]).toEqual([true, true])
    expect(view()).toEqual(before)
    await canvas(page).tap({ position: { x: 40, y: 120 } })
    expect([await wheels(), await scrolls()]).toEqual([false, false])
    await expect.poll(view).not.toEqual(before)

    const low = await page.locator('.stage-view').evaluate((host) =>
      [...host.querySelectorAll('button, select, a, label:has([type=radio]), input:not([type=radio])')]
        .filter((target) => target.checkVisibility())
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect()
          return width < 44 || height < 44
        })
        .map((target) => target.outerHTML),
    )
    expect(low).toEqual([])
    const [picture, words] = [await canvas(page).boundingBox(), await page.locator('.stage-readout').boundingBox()]
    expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
    const panel = await page.locator('.stage-panel').boundingBox()
    expect(panel?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
  })

  test('is zoomed by two fingers once it was tapped', async () => {
    const touched = () => open(addressOf(first), '1,photo3', { ...small, touch: true })
    // Two fingers zoom the page here, and no tap would hit after that.
    const untapped = await touched()
    const before = untapped.page.url()
    await pinch(untapped.page, canvas(untapped.page), 60, 180)
    expect(untapped.page.url()).toBe(before)

    const { page } = await touched()
    const wide = () => decode(new URL(page.url()).hash.slice(1))?.view.wide
    await canvas(page).tap({ position: { x: 40, y: 120 } })
    await pinch(page, canvas(page), 60, 120)
    await expect.poll(wide).toBeLessThan(first.wide * 0.6)
    await pinch(page, canvas(page), 120, 60)
    await expect.poll(wide).toBeGreaterThan(first.wide * 0.9)
  })

  // What someone from a site tries first, with the steps that it takes: keys other than Tab, or taps.
  test.each([
    ['keyboard', small],
    ['touch', { ...small, touch: true }],
  ] as const)('puts two dates of a stop side by side and moves the line, by %s', async (by, visitor) => {
    const { page } = await visit(browser, site, capture, visitor)
    await page.locator('.stage-open').focus()
    await shows(page, '2,photo3')
    const beside = page.getByLabel(words.beside)
    const line = page.getByLabel(words.line)

    // One step: an arrow key in the list, or its entry in the phone's own list.
    if (by === 'keyboard') await beside.press('ArrowDown')
    else await beside.selectOption(words.date0)
    await shows(page, '2,photo3,photo1')
    expect(await said(page)).toContain(words.sides.replace('{{left}}', words.date2).replace('{{right}}', words.date0))
    if (by === 'keyboard') await line.press('ArrowRight')
    else await line.tap({ position: { x: 20, y: 22 } })
    await expect.poll(() => page.url()).toMatch(/beside=1&line=0\.\d+/)
  })

  test.runIf(all)('opens at what the address shows in every language', async () => {
    for (const locale of locales) {
      const address = addressOf(opening, { date: 1 }, `/${locale}/products/reality-capture`)
      const { page } = await open(address, '2,photo2')
      expect(await said(page), locale).toContain(dictionaryOf(locale).walk.date1)
    }
  })

  test('is clean for axe, with targets of 24 pixels, light and dark, and one live region', async () => {
    const { page } = await open(addressOf(first, { beside: 1 }), '1,photo3,photo2')

    expect(await findings(page, 'light', '#walk')).toEqual([])
    expect(await findings(page, 'dark', '#walk')).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.locator('.stage-view :is(output, [aria-live], [role=status], [role=alert])').count()).toBe(1)
  })
})

test('a stop with its three dates weighs at most 250 kB in both steps of sharpness', () => {
  for (const stop of viewpoints.keys()) {
    const files = dates.flatMap((date) => [1024, 2048].map((width) => `${stop + 1}-${date}-${width}.avif`))
    const sizes = files.map((file) => statSync(`public/media/walk/${file}`).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000)
  }
})
