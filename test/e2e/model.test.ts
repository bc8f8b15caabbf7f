import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dictionaryOf, locales } from '../../locales/index.ts'
import { bounds } from '../../ui/contact/schema.ts'
import { decode, encode } from '../../ui/model/address.ts'
import { feet, metres } from '../../ui/model/controls/lengths.ts'
import { frame } from '../../ui/model/frame.ts'
import { type Choices, initial, methods, splits } from '../../ui/model/state.ts'
import { opening, standing } from '../../ui/model/viewer/camera.ts'
import { all } from '../sample.ts'
import { browserWithPictures, sharedSite } from '../shared.ts'
import { findings } from './axe.ts'
import { pinch } from './fingers.ts'
import { smallTargets } from './measures.ts'
import { failFirst, holdBack, painted, tour, visit } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), browserWithPictures()])

const construction = '/en-US/products/construction'
const words = dictionaryOf('en-US').model
const view = opening(frame())
const addressOf = (choices: Partial<Choices>, path = construction) =>
  `${path}#${encode(view, { ...initial, ...choices })}`

/** Small, because the CPU draws every pixel. */
const small = { width: 360, density: 0.5 }

/** One who has no WebGL: nothing is drawn. */
const still = {
  ...small,
  before: () => {
    HTMLCanvasElement.prototype.getContext = () => null
  },
}

/** The page with its model awake. */
async function open(address: string, visitor: Parameters<typeof visit>[3] = small) {
  const { page, complaints } = await visit(browser, site, address, visitor)
  await wake(page)
  return { page, complaints }
}

async function wake(page: Page) {
  if (!page.url().includes('#')) await page.locator('#model-view').dispatchEvent('pointerover')
  await page.locator('.stage-panel details').first().waitFor()
}

/** One page on which the model is woken once: a link to another view changes only what is shown. */
const turn = tour(browser, site, small)
async function show(choices: Partial<Choices>) {
  const address = addressOf(choices)
  const { page, complaints } = shown ?? (await turn(address))
  if (shown)
    await page.evaluate(
      (hash) =>
        new Promise<unknown>((done) => {
          if (location.hash === hash) return done(0)
          addEventListener('hashchange', done, { once: true })
          location.hash = hash
        }),
      new URL(address, site.url).hash,
    )
  shown = { page, complaints }
  await page.emulateMedia({ media: null, colorScheme: null })
  await wake(page)
  await drawn(page)
  await painted(page)
  return shown
}
let shown: { page: Page; complaints: string[] } | undefined

const drawn = (page: Page) => page.locator('.stage-canvas[data-frames]').waitFor()
const stage = (page: Page) => page.locator('.stage')
const said = (page: Page) => page.locator('.stage-readout').textContent()
const group = (page: Page, name: string) => page.locator(`[data-group="${name}"]`)
const unfold = async (page: Page, name: string) => {
  if (!(await group(page, name).evaluate((details: HTMLDetailsElement) => details.open)))
    await group(page, name).locator('summary').click()
}

/** Measures between two points of the grid by their names. */
async function measure(page: Page, from: string, to: string) {
  await unfold(page, 'measure')
  for (const [label, name] of [
    [words.from, from],
    [words.to, to],
  ] as const)
    await page
      .getByRole('combobox', { name: label, exact: true })
      .selectOption(words.gridPoint.replace('{{name}}', name))
}

/** Share of pixels near a color in the model's print picture. */
async function share(page: Page, colour: readonly [number, number, number], most = 40): Promise<number> {
  return page.evaluate(
    ({ colour, most }) => {
      dispatchEvent(new Event('beforeprint'))
      const canvas = document.querySelector<HTMLCanvasElement>('.stage-print canvas')
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      dispatchEvent(new Event('afterprint'))
      let found = 0
      for (let i = 0; i < data.length; i += 4) {
        const off = colour.map((value, k) => Math.abs(value - (data[i + k] ?? 0)))
        if (Math.max(...off) <= most) found++
      }
      return found / (data.length / 4)
    },
    { colour, most },
  )
}
const paper = [0xf6, 0xf5, 0xf1] as const
const orange = [0xff, 0x6a, 0x13] as const

/** Whether the model keeps the wheel from the page. */
const takesWheel = (page: Page) =>
  page
    .locator('.stage-canvas')
    .evaluate((element) => !element.dispatchEvent(new WheelEvent('wheel', { deltaY: 90, cancelable: true })))

// The CPU draws every frame here. Slow tests, ten seconds and more, run with --all.
describe('the model', () => {
  test('takes its picture’s place in the same view, and rests when nothing moves', async () => {
    const { page, complaints } = await turn(construction)
    shown = { page, complaints }
    await wake(page)
    await drawn(page)
    await painted(page)
    const canvas = page.locator('.stage-canvas')
    const before = await canvas.getAttribute('data-frames')

    await painted(page)

    expect(await canvas.getAttribute('data-frames')).toBe(before)
    expect(Number(await canvas.getAttribute('data-triangles'))).toBeGreaterThan(50_000)
    expect(await canvas.boundingBox()).toEqual(await page.locator('.stage img').boundingBox())
    const empty = await share(page, paper, 12)
    expect(empty).toBeGreaterThan(0.3)
    expect(empty).toBeLessThan(0.85)
    expect(complaints.filter((line) => !line.includes('GPU stall'))).toEqual([])
  })

  test('shows less with each level and trade that is hidden, and the address tells which', async () => {
    const { page } = await show({ hiddenTrades: ['structure', 'temporary'] })
    const services = await share(page, paper, 12)

    await unfold(page, 'show')
    await page.getByLabel(words.trade.site, { exact: true }).uncheck()
    await expect.poll(() => page.url()).toContain('without=structure,temporary,site')
    const levels = await group(page, 'show').locator('fieldset').first().locator('input').all()
    for (const level of levels.slice(all ? 1 : 4)) await level.uncheck()

    expect(await share(page, paper, 12)).toBeGreaterThan(services)
    await expect.poll(() => page.url()).toContain(`without=${all ? 's1,s2,s3,' : ''}s4,s5,structure,temporary,site`)
    await page.goBack()
    expect(await group(page, 'show').locator('fieldset').first().locator('input:checked').count()).toBe(all ? 2 : 5)
  })

  test('shows cut faces along a section, which the keyboard moves', async () => {
    const { page } = await show({ hiddenStoreys: [5] })
    const whole = await share(page, orange)

    await unfold(page, 'apart')
    await page.getByLabel(words.along.y, { exact: true }).check()
    const cut = await share(page, orange)
    await page.getByLabel(words.sectionAt).press('End')

    expect(whole).toBeLessThan(0.0005)
    expect(cut).toBeGreaterThan(whole + 0.0015)
    expect(await share(page, orange)).toBeLessThan(cut / 3)
    expect(page.url()).toMatch(/section=y15\.\d+|section=y16/)
  })

  test('measures between two columns what the plan says', async () => {
    const { xs, ys } = frame()
    const { page } = await show({})

    await measure(page, '2/A', '5/B')

    const length = Math.hypot((xs[4] ?? 0) - (xs[1] ?? 0), (ys[1] ?? 0) - (ys[0] ?? 0))
    expect(await said(page)).toContain(`${metres(length)} = ${feet(length)}`)
    expect(page.url()).toContain('measure=7.5,0,0_30,7.8,0')
    await painted(page)
    expect(await page.locator('.length text').allTextContents()).toEqual([metres(length), feet(length)])
  })

  test('says where one looks when a key is let go, and keeps what it tells', async () => {
    const { page } = await show({})
    await measure(page, '1/A', '2/A')
    const canvas = page.locator('.stage-canvas')
    const told = (to: keyof typeof words.compass, pitch: keyof typeof words.pitch, where: string) =>
      `${words.looking.replace('{{to}}', words.compass[to]).replace('{{pitch}}', words.pitch[pitch])} · ${where}`
    const far = words.measured.replace('{{length}}', metres(view.distance))
    const heard = page.locator('.stage-readout i')

    for (const key of ['ArrowUp', 'ArrowUp']) await canvas.press(key)
    expect(await heard.textContent()).toBe(told('nw', 'down', far))
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await canvas.press(key)
    expect(await heard.textContent()).toBe(told('n', 'level', far))
    expect(await said(page)).toContain(`${metres(7.5)} = ${feet(7.5)}`)
    expect(await page.locator('.stage-readout').getAttribute('aria-atomic')).toBe('false')

    await page.getByRole('button', { name: words.walk }).click()
    await expect.poll(() => page.url()).toContain('180,-4,0,')
    await canvas.press('ArrowUp')
    expect(await heard.textContent()).toBe(told('e', 'level', words.gridPoint.replace('{{name}}', '2/B')))
    await page.getByRole('button', { name: words.back }).click()
  })

  test('says that its context is lost, and goes on when it is back', async () => {
    const { page } = await show({ hiddenStoreys: [1] })
    await page.evaluate(() => {
      const gl = document.querySelector<HTMLCanvasElement>('.stage-canvas')?.getContext('webgl2')
      const extension = gl?.getExtension('WEBGL_lose_context')
      Object.assign(window, { restore: () => extension?.restoreContext() })
      extension?.loseContext()
    })
    await stage(page).and(page.locator('[data-lost]')).waitFor()
    expect(await said(page)).toBe(words.lost)
    expect(await page.locator('.stage-canvas').isVisible()).toBe(false)

    await page.evaluate(() => (window as unknown as { restore(): void }).restore())
    await page.locator('.stage:not([data-lost])').waitFor()
    await painted(page)

    expect(await said(page)).toBe(words.returned)
    expect(await share(page, paper, 12)).toBeLessThan(0.85)
  })

  test('says that an address shows nothing, and keeps what is shown', async () => {
    const { page } = await show({ hiddenStoreys: [5] })

    await page.evaluate(() => {
      location.hash = 'model=here,there'
    })

    await expect.poll(() => said(page)).toBe(words.badLink)
    expect(await page.getByLabel(words.roof, { exact: true }).isChecked()).toBe(false)
  })

  test('says of a link that shows nothing on arrival, and shows its first view', async () => {
    const { page } = await open(`${construction}#model=here`)

    await drawn(page)
    expect(await said(page)).toBe(words.badLink)
    expect(await page.locator('[data-group="show"] input:checked').count()).toBeGreaterThan(0)
  })

  test('keeps its poster where data is saved, and draws when it is told to', async () => {
    const { page } = await open(construction, {
      ...small,
      before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    })
    expect(await said(page)).toBe(words.saveData)
    expect(await page.locator('.stage img').isVisible()).toBe(true)
    expect(await page.locator('.stage-canvas').count()).toBe(0)

    await unfold(page, 'parts')
    await page.locator('.model-parts button').first().click()
    expect(await said(page)).not.toBe(words.saveData)
    await page.getByRole('button', { name: words.drawAnyway }).click()
    await drawn(page)
    expect(await group(page, 'apart').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: words.drawAnyway }).count()).toBe(0)
  })

  test('says that its texts did not come, and opens at the next press', async () => {
    const { page } = await visit(browser, site, construction, {
      ...still,
      before: () => {
        HTMLCanvasElement.prototype.getContext = () => null
        // As after the one reload that the loader tries.
        sessionStorage.reloaded = Date.now()
      },
    })
    await failFirst(page, /\/assets\/model-en-US-/, 404)
    const note = page.locator('#model-view + p')

    await page.locator('.stage-open').dispatchEvent('pointerdown')
    await note.waitFor()
    expect(await note.textContent()).toBe(words.offline)
    expect(await page.locator('.stage-open').textContent()).toBe(words.open)
    await page.locator('.stage-open').dispatchEvent('pointerdown')

    await page.locator('.stage-panel details').first().waitFor()
    expect(await note.isVisible()).toBe(false)
  })

  test('says that its code did not come where a reload did not help, and opens when its button is pressed again', async () => {
    const { page } = await visit(browser, site, construction, {
      ...still,
      before: () => {
        HTMLCanvasElement.prototype.getContext = () => null
        sessionStorage.reloaded = Date.now()
      },
    })
    await failFirst(page, /\/assets\/model-\w+\.js$/)
    const note = page.locator('#model-view + p')

    await page.locator('.stage-open').focus()
    await note.waitFor()
    expect(await note.textContent()).toBe(words.offline)
    await page.keyboard.press('Enter')

    await page.locator('.stage-panel details').first().waitFor()
    expect(await page.locator('#model-view :focus').count()).toBe(1)
    expect(await note.isVisible()).toBe(false)
  })

  test('puts the parts together again when one of the list is to be seen', async () => {
    const { page } = await open(addressOf({ split: 'zone', front: 9 }), still)

    await unfold(page, 'parts')
    await page.locator('.model-parts button').first().click()

    await expect.poll(() => page.url()).toContain('part=duct-2-')
    expect(page.url()).not.toMatch(/split|front/)
  })

  test('shows the plan of the level on which a link stands', async () => {
    const { page } = await open(`${construction}#${encode(standing(frame(), 2), initial)}`, still)

    expect(await page.locator('.stage-panel > select').inputValue()).toBe('2')
  })

  test.each(['/en-US', construction])('offers a phone with Android the viewer of its system, on %s', async (path) => {
    const { page } = await visit(browser, site, path, { ...still, touch: true })
    const [apple, android] = [page.locator('.room a[href*="usdz"].on-phone'), page.locator('.room a[href^="intent"]')]

    // Construction has one link to them.
    if (path === construction) await page.getByRole('link', { name: dictionaryOf('en-US').ar.title }).click()
    await expect.poll(() => android.filter({ visible: true }).count()).toBe(2)
    expect(await apple.filter({ visible: true }).count()).toBe(0)
  })

  test('is one link to the viewers on a phone until that is followed, also without script', async () => {
    const { page } = await visit(browser, site, construction, { ...still, touch: true, width: 390, javaScript: false })
    const viewers = page.locator('.room a[href^="intent"]').filter({ visible: true })
    expect(await viewers.count()).toBe(0)

    await page
      .locator('.room')
      .getByRole('link', { name: dictionaryOf('en-US').ar.title })
      .click()

    await expect.poll(() => viewers.count()).toBe(2)
  })

  test('leaves the focus where it went while the model was loading', async () => {
    const { page } = await visit(browser, site, construction, { ...still, width: 768 })
    const come = await holdBack(page, /\/assets\/model-en-US-.*json$/)
    const next = page.locator('main .room a').first()

    const asked = page.waitForRequest(/\/assets\/model-en-US-/)
    await page.locator('.stage-open').focus()
    await asked
    await next.focus()
    come()
    await page.locator('.stage-panel details').first().waitFor()

    expect(await next.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('is scrolled to by a link on the page, and draws nothing out of sight', async () => {
    const { page } = await show({ hiddenStoreys: [4] })
    const frames = () => page.locator('.stage-canvas').getAttribute('data-frames')
    const sight = () =>
      page.locator('.stage-canvas').evaluate((canvas) => {
        const { top, bottom } = canvas.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(sight).toBe(false)
    await painted(page)
    const before = await frames()
    await page.getByLabel(words.trade.piping, { exact: true }).evaluate((box: HTMLInputElement) => box.click())
    await painted(page)
    expect(await frames()).toBe(before)

    await page.evaluate(
      (hash) => {
        const link = document.createElement('a')
        link.href = hash
        document.body.appendChild(link)
        link.click()
        link.remove()
      },
      addressOf({ split: 'zone' }, ''),
    )

    await expect.poll(sight).toBe(true)
    expect(await page.locator('input[value="zone"]').isChecked()).toBe(true)
    await expect.poll(frames).not.toBe(before)
  })

  test.runIf(all)('leaves wheel and scrolling to the page until it is clicked', async () => {
    const { page } = await show({})
    const canvas = page.locator('.stage-canvas')

    const before = await takesWheel(page)
    await canvas.click({ position: { x: 20, y: 150 } })

    expect([before, await takesWheel(page)]).toEqual([false, true])
    expect(await canvas.evaluate((element) => element.style.touchAction)).toBe('none')
    await canvas.press('Escape')
    expect(await takesWheel(page)).toBe(false)
  })

  test('is zoomed and moved by two fingers once it was tapped', async () => {
    const { page } = await open(construction, { ...small, touch: true })
    await drawn(page)
    const canvas = page.locator('.stage-canvas')
    const touchAction = () => canvas.evaluate((element) => getComputedStyle(element).touchAction)
    const distance = () => Number(/#model=[^,]+,[^,]+,([\d.]+)/.exec(page.url())?.[1])
    expect(await touchAction()).not.toBe('none')
    await canvas.tap({ position: { x: 20, y: 150 } })
    expect(await touchAction()).toBe('none')

    await pinch(page, canvas, 60, 120)
    await expect.poll(distance).toBeLessThan(view.distance * 0.6)
    await pinch(page, canvas, 120, 60)
    await expect.poll(distance).toBeGreaterThan(view.distance * 0.9)

    // Then two fingers zoom the page.
    await canvas.press('Escape')
    expect(await touchAction()).not.toBe('none')
    const left = page.url()
    await pinch(page, canvas, 60, 180)
    expect(page.url()).toBe(left)
  })

  test('is clean for axe, with targets of 24 pixels, light and dark, and one live region', async () => {
    const { page } = await show({ hiddenStoreys: [3] })
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('.stage-panel details')) {
        details.removeAttribute('name')
        details.open = true
      }
    })

    expect(await findings(page, 'light', '#model')).toEqual([])
    if (all) expect(await findings(page, 'dark', '#model')).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.locator('.stage-view :is(output, [aria-live], [role=status], [role=alert])').count()).toBe(1)
  })

  test('is printed as the picture of the view, with its title and scale', async () => {
    const { page } = await show({ hiddenStoreys: [2] })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))

    const caption = page.locator('.stage-print figcaption')
    expect(await caption.textContent()).toBe(`${words.title} ${words.scale.replace('{{length}}', '10 m')}`)
    expect(await caption.locator('svg path').getAttribute('d')).toMatch(/^M0 0h[1-9]\d\.\d+v1H0z$/)
    expect(await page.locator('.stage-panel, .stage-canvas').filter({ visible: true }).count()).toBe(0)

    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
    expect(await page.locator('.stage-print').count()).toBe(0)
  })

  // What someone from a site tries first, with the steps that it takes: keys other than Tab, or taps.
  test.each(
    all
      ? ([
          ['keyboard', small],
          ['touch', { ...small, touch: true }],
        ] as const)
      : ([['keyboard', still]] as const),
  )(
    'finds the clash on level 3, tells the height below it, hides a trade, pins and sends, by %s',
    async (by, visitor) => {
      const { page } = await visit(browser, site, construction, visitor)
      let steps = 0
      const act = async (target: Locator) => {
        steps++
        if (by === 'touch') return target.tap()
        for (let tabs = 0; !(await target.evaluate((element) => element === document.activeElement)); tabs++) {
          if (tabs > 60) throw new Error('Tab does not get there')
          const isAbove = await target.evaluate(
            (element) => document.activeElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
          )
          await page.keyboard.press(isAbove ? 'Shift+Tab' : 'Tab')
        }
        const type = await target.getAttribute('type')
        await page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter')
      }
      const summary = (name: string) => group(page, name).locator('summary')
      const taken = () => {
        const count = steps
        steps = 0
        return count
      }
      await page.locator('.stage-open').focus()
      await page.locator('.stage-panel details').first().waitFor()

      await act(summary('parts'))
      await act(page.locator('.model-parts [data-id]').first())
      expect(await said(page)).toMatch(/Level 3.*Runs into Beam B \d\/B–C/)
      const [name, row] = await page
        .locator('.model-parts [aria-pressed="true"]')
        .evaluate((row) => [row.querySelector('b'), row].map((part) => part && getComputedStyle(part).color))
      expect(name).toBe(row)
      expect(taken()).toBe(2)
      expect(await said(page)).toMatch(/Underside 3\.\d\d m = 10′ .*″ above the floor/)

      await act(page.getByRole('button', { name: words.pinHere }))
      await page.keyboard.type('Duct through the beam')
      const send = page.getByRole('button', { name: words.send })
      await act(send)
      const message = page.locator('#contact [name="message"]')
      await expect.poll(() => message.inputValue()).toContain('Duct through the beam')
      expect(await message.inputValue()).toContain(page.url())
      expect(taken()).toBe(2)
      await page.keyboard.press('Escape')

      await act(summary('show'))
      await act(page.getByLabel(words.trade.structure, { exact: true }))
      expect(taken()).toBe(2)
      await expect.poll(() => page.url()).toMatch(/without=structure&part=duct-2-\w+&pin=.*Duct\+through\+the\+beam/)
      if (by === 'touch') {
        const low = await page
          .locator('.stage-view')
          .evaluate((host) =>
            [
              ...host.querySelectorAll(
                'button, summary, select, a, input:not([type=checkbox], [type=radio]), label:has(input)',
              ),
            ]
              .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
              .map((target) => target.outerHTML),
          )
        expect(low).toEqual([])
      }
    },
  )

  test('stays a picture with its lists where the browser cannot draw it, and says so', async () => {
    const { page, complaints } = await open(construction, still)

    expect(await said(page)).toBe(words.noGraphics)
    expect(await page.locator('.stage img').isVisible()).toBe(true)
    expect(await page.locator('.stage-canvas, .stage-bar').count()).toBe(0)
    for (const name of ['apart', 'positioning', 'site']) expect(await group(page, name).isVisible(), name).toBe(false)
    await unfold(page, 'parts')
    await group(page, 'parts').getByRole('combobox').selectOption('structure')
    await page.locator('.model-parts button').first().click()
    expect(await said(page)).toContain(words.layer.slab)
    expect(await page.locator('.plan-picked').count()).toBe(1)
    expect(complaints).toEqual([])

    // What does not fit a message is not put into it.
    await page.getByRole('button', { name: words.pinHere }).click()
    const message = page.locator('#contact [name="message"]')
    await message.evaluate((field: HTMLTextAreaElement, length) => {
      field.value = 'x'.repeat(length)
    }, bounds.message - 20)
    await page.getByRole('button', { name: words.send }).click()
    expect(await said(page)).toBe(words.tooLong)
    expect(await page.locator('#contact').isVisible()).toBe(false)
    expect((await message.inputValue()).length).toBe(bounds.message - 20)
  })

  test.each(all ? ['/zh-CN', '/ja-JP/products/design'] : ['/zh-CN'])(
    'has fewer controls on %s, and leads on with the same view',
    async (path) => {
      const { page } = await open(addressOf({ hiddenTrades: ['site'] }, path), still)
      const more = page.locator('.stage-panel a')

      expect(await page.locator('.stage-panel summary').count()).toBe(3)
      expect(await more.getAttribute('href')).toBe(
        addressOf({ hiddenTrades: ['site'] }, `/${path.split('/')[1]}/products/construction`),
      )
    },
  )

  test('begins on design with the levels apart of the building alone', async () => {
    const { page } = await open('/en-US/products/design', still)
    const [, shown] = (await page.locator('.stage-panel a').getAttribute('href'))?.split('#') ?? []

    expect(decode(shown ?? '', frame(), () => true)?.choices).toEqual({
      ...initial,
      hiddenTrades: ['temporary', 'site'],
      split: 'level',
      front: -1,
    })
    expect(page.url()).not.toContain('#')
    expect(await page.locator('[data-group="apart"]').evaluate((details: HTMLDetailsElement) => details.open)).toBe(
      true,
    )
  })

  test.runIf(all)('is walked through at eye height with the arrow keys', async () => {
    const { page } = await show({ hiddenStoreys: [5, 4] })
    const canvas = page.locator('.stage-canvas')

    await page.getByRole('button', { name: words.walk }).click()
    await expect.poll(() => page.url()).toContain('180,-4,0,3.5,4.9,1.6')
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) await canvas.press(key)

    const [turn, , , x, y, z] = page.url().split('=')[1]?.split(',').map(Number.parseFloat) ?? []
    expect([x, y, z]).toEqual([5.9, 4.9, 1.6])
    expect(Math.abs(turn ?? 180)).not.toBe(180)
  })

  test.runIf(all)('shows site and model on two sides of a line, which is dragged', async () => {
    const { page } = await show({ hiddenStoreys: [5, 3] })
    const modelled = () => share(page, [0x0a, 0x74, 0x90], 24)
    const alone = await modelled()

    await unfold(page, 'site')
    await page.getByLabel(words.siteOn).check()
    const both = await modelled()
    const handle = page.locator('.model-handle')
    await handle.hover() // waits until it stands still
    const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {}
    await page.mouse.down()
    await page.mouse.move(x + width / 2 - 60, y + height / 2, { steps: 3 })
    await page.mouse.up()

    expect(both).toBeGreaterThan(alone + 0.003)
    await expect.poll(() => Number(/front=([\d.]+)/.exec(page.url())?.[1])).toBeLessThan(frame().cut - 3)
    expect(await modelled()).toBeGreaterThan(both)
  })

  test.runIf(all)('is pulled apart by level, trade and area, and shows each way of positioning', async () => {
    const { page } = await show({})
    await unfold(page, 'apart')
    for (const split of splits) {
      const before = await share(page, paper, 12)
      await page.locator(`input[value="${split}"]`).check()
      await expect.poll(() => page.url()).toContain(`split=${split}`)
      await painted(page)
      expect(await share(page, paper, 12), split).not.toBe(before)
    }

    await unfold(page, 'positioning')
    for (const method of methods) {
      await page.locator(`input[value="${method}"]`).check()
      await painted(page)
      expect(await page.locator('.stage svg .known').count(), method).toBeGreaterThan(0)
      expect(page.url()).not.toContain('split')
    }
  })

  test.runIf(all)('opens at what the address shows, in every language, and scrolls to it', async () => {
    for (const locale of locales) {
      const { page } = await open(addressOf({ split: 'zone' }, `/${locale}/products/construction`))

      expect(await page.locator('input[value="zone"]').isChecked(), locale).toBe(true)
      expect(await stage(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight), locale).toBe(
        true,
      )
    }
  })
})
