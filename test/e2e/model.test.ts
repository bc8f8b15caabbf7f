import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dictionaryOf, locales } from '../../locales/index.ts'
import { bounds } from '../../ui/contact/schema.ts'
import { encode } from '../../ui/model/address.ts'
import { metres } from '../../ui/model/controls/lengths.ts'
import { frame } from '../../ui/model/frame.ts'
import { type Choices, initial, methods, splits } from '../../ui/model/state.ts'
import { opening } from '../../ui/model/viewer/camera.ts'
import { all } from '../sample.ts'
import { browserWithPictures, sharedSite } from '../shared.ts'
import { findings } from './axe.ts'
import { smallTargets } from './measures.ts'
import { visit } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), browserWithPictures()])

const construction = '/en-US/products/construction'
const words = dictionaryOf('en-US').model
const view = opening(frame())
const addressOf = (choices: Partial<Choices>, path = construction) =>
  `${path}#${encode(view, { ...initial, ...choices })}`

/** Small, because the CPU draws every pixel. */
const small = { width: 420 }

/** The page with its model started, and drawn if the browser can. */
async function open(address: string, visitor: Parameters<typeof visit>[3] = small) {
  const { page, complaints } = await visit(browser, site, address, visitor)
  if (!address.includes('#')) await page.locator('#model-view').dispatchEvent('pointerover')
  await page.locator('.model-panel details').first().waitFor()
  return { page, complaints }
}

const drawn = (page: Page) => page.locator('.model-canvas[data-frames]').waitFor()
const stage = (page: Page) => page.locator('.model-stage')
const said = (page: Page) => page.locator('.model-readout').textContent()
const group = (page: Page, name: string) => page.locator(`[data-group="${name}"]`)
const unfold = async (page: Page, name: string) => {
  if (!(await group(page, name).evaluate((details: HTMLDetailsElement) => details.open)))
    await group(page, name).locator('summary').click()
}
/** Waits two frames, until changes are drawn. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Share of pixels near a color in the model's print picture. */
async function share(page: Page, colour: readonly [number, number, number], most = 40): Promise<number> {
  return page.evaluate(
    ({ colour, most }) => {
      dispatchEvent(new Event('beforeprint'))
      const canvas = document.querySelector<HTMLCanvasElement>('.model-print canvas')
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
const paper = [0xed, 0xeb, 0xe5] as const
const orange = [0xff, 0x6a, 0x13] as const

// The CPU draws every frame here. Slow tests, ten seconds and more, run with --all.
describe('the model', () => {
  test('replaces its picture in the same view, and rests when nothing moves', async () => {
    const { page, complaints } = await open(construction)
    await drawn(page)
    await settled(page)
    const canvas = page.locator('.model-canvas')
    const before = await canvas.getAttribute('data-frames')

    await settled(page)

    expect(await canvas.getAttribute('data-frames')).toBe(before)
    expect(Number(await canvas.getAttribute('data-triangles'))).toBeGreaterThan(50_000)
    expect(await canvas.boundingBox()).toEqual(await page.locator('.model-stage img').boundingBox())
    expect(await share(page, paper, 12)).toBeGreaterThan(0.3)
    expect(await share(page, paper, 12)).toBeLessThan(0.85)
    expect(complaints.filter((line) => !line.includes('GPU stall'))).toEqual([])
  })

  test('hides each level and trade that is switched off, and keeps that in the address', async () => {
    const { page } = await open(construction)
    await drawn(page)
    const whole = await share(page, paper, 12)

    await unfold(page, 'show')
    for (const trade of ['structure', 'temporary', 'site'] as const)
      await page.getByLabel(words.trade[trade], { exact: true }).uncheck()
    const services = await share(page, paper, 12)
    for (const box of await group(page, 'show').locator('fieldset').first().locator('input').all()) await box.uncheck()

    expect(services).toBeGreaterThan(whole + 0.05)
    expect(await share(page, paper, 12)).toBeGreaterThan(services)
    expect(page.url()).toContain('without=s0,s1,s2,s3,s4,s5,structure,temporary,site')
    await page.goBack()
    expect(await group(page, 'show').locator('fieldset').first().locator('input:checked').count()).toBe(1)
  })

  test('shows cut faces along a section, which the keyboard moves', async () => {
    const { page } = await open(construction)
    await drawn(page)
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

  test.runIf(all)('can be walked through at eye height with the arrow keys', async () => {
    const { page } = await open(construction)
    await drawn(page)
    const canvas = page.locator('.model-canvas')

    await page.getByRole('button', { name: words.walk }).click()
    await expect.poll(() => page.url()).toContain('180,-4,0,3.5,4.9,1.6')
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) await canvas.press(key)

    const [turn, , , x, y, z] = page.url().split('=')[1]?.split(',').map(Number) ?? []
    expect([x, y, z]).toEqual([5.9, 4.9, 1.6])
    expect(Math.abs(turn ?? 180)).not.toBe(180)
  })

  test.runIf(all)('shows site and model on two sides of a line that can be dragged', async () => {
    const { page } = await open(construction)
    await drawn(page)
    const modelled = () => share(page, [0x0a, 0x74, 0x90], 24)
    const alone = await modelled()

    await unfold(page, 'site')
    await page.getByLabel(words.siteOn).check()
    const both = await modelled()
    await page.locator('.model-canvas').scrollIntoViewIfNeeded()
    await settled(page)
    const box = await page.locator('.model-handle').boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y, { steps: 3 })
    await page.mouse.up()

    expect(both).toBeGreaterThan(alone + 0.003)
    expect(Number(/front=([\d.]+)/.exec(page.url())?.[1])).toBeLessThan(frame().cut - 3)
    expect(await modelled()).toBeGreaterThan(both)
  })

  test.runIf(all)('can be pulled apart by level, trade and area, and shows each way of positioning', async () => {
    const { page } = await open(construction)
    await drawn(page)
    await unfold(page, 'apart')
    for (const split of splits) {
      const before = await share(page, paper, 12)
      await page.locator(`input[value="${split}"]`).check()
      await expect.poll(() => page.url()).toContain(`split=${split}`)
      await settled(page)
      expect(await share(page, paper, 12), split).not.toBe(before)
    }

    await unfold(page, 'positioning')
    for (const method of methods) {
      await page.locator(`input[value="${method}"]`).check()
      await settled(page)
      expect(await page.locator('.model-overlay .known').count(), method).toBeGreaterThan(0)
      expect(page.url()).not.toContain('split')
    }
  })

  test('measures the planned distance between two columns, without a picture too', async () => {
    const { xs, ys } = frame()
    const { page } = await open(construction)

    await unfold(page, 'measure')
    await page
      .getByRole('combobox', { name: words.from, exact: true })
      .selectOption(words.gridPoint.replace('{{name}}', '2/A'))
    await page
      .getByRole('combobox', { name: words.to, exact: true })
      .selectOption(words.gridPoint.replace('{{name}}', '5/B'))

    const length = Math.hypot((xs[4] ?? 0) - (xs[1] ?? 0), (ys[1] ?? 0) - (ys[0] ?? 0))
    expect(await said(page)).toContain(metres(length))
    expect(page.url()).toContain('measure=7.5,0,0_30,7.8,0')
  })

  test('describes a part that is picked in the list, and its clashes', async () => {
    const { page } = await open(addressOf({}))

    await unfold(page, 'parts')
    await page.locator('.model-level select').selectOption('2')
    await group(page, 'parts').getByRole('combobox').selectOption('ventilation')
    await page.locator('.model-parts button').first().waitFor()
    for (const button of await page.locator('.model-parts button', { hasText: '0.70 × 0.35' }).all())
      await button.click()

    expect(await said(page)).toContain(words.trade.ventilation)
    expect(await said(page)).toMatch(/Runs into Beam B \d\/B–C/)
    expect(await page.locator('.plan-picked').count()).toBe(1)
  })

  test('sends a pinned issue with its note and the address of the view, within the length of a message', async () => {
    const pins = [{ at: [22.5, 10.2, 10.9], note: 'Duct runs through the beam' }] as const
    const { page } = await open(addressOf({ pins }))
    const message = page.locator('#contact [name="message"]')

    await page.getByRole('button', { name: words.send }).click()

    expect(await page.locator('#contact').isVisible()).toBe(true)
    const text = await message.inputValue()
    expect(text).toContain('Duct runs through the beam')
    expect(text).toContain(page.url())
    expect(text.length).toBeLessThanOrEqual(bounds.message)

    await message.fill('x'.repeat(bounds.message - 20))
    await page.locator('#contact .dialog-close').click()
    await page.getByRole('button', { name: words.send }).click()
    expect(await page.locator('#contact').isVisible()).toBe(false)
    expect(await said(page)).toBe(words.tooLong)
  })

  test('reports a lost context, and continues when it is back', async () => {
    const { page } = await open(construction)
    await drawn(page)
    await settled(page)
    await page.evaluate(() => {
      const gl = document.querySelector<HTMLCanvasElement>('.model-canvas')?.getContext('webgl2')
      const extension = gl?.getExtension('WEBGL_lose_context')
      Object.assign(window, { restore: () => extension?.restoreContext() })
      extension?.loseContext()
    })
    await stage(page).and(page.locator('[data-lost]')).waitFor()
    expect(await said(page)).toBe(words.lost)
    expect(await page.locator('.model-canvas').isVisible()).toBe(false)

    await page.evaluate(() => (window as unknown as { restore(): void }).restore())
    await page.locator('.model-stage:not([data-lost])').waitFor()
    await settled(page)

    expect(await said(page)).toBe(words.returned)
    expect(await share(page, paper, 12)).toBeLessThan(0.85)
  })

  test('stays a picture with its lists if the browser cannot draw it, and says so', async () => {
    const { page, complaints } = await open(construction, {
      ...small,
      before: () => {
        HTMLCanvasElement.prototype.getContext = () => null
      },
    })

    expect(await said(page)).toBe(words.noGraphics)
    expect(await page.locator('.model-stage img').isVisible()).toBe(true)
    expect(await page.locator('.model-canvas, .model-bar').count()).toBe(0)
    for (const name of ['apart', 'positioning', 'site']) expect(await group(page, name).isVisible(), name).toBe(false)
    await unfold(page, 'parts')
    await page.locator('.model-parts button').first().click()
    expect(await said(page)).toContain(words.layer.slab)
    expect(complaints).toEqual([])
  })

  test('reports an address without a view, and keeps the current one', async () => {
    const { page } = await open(`${addressOf({ hiddenStoreys: [5] })}`)
    await drawn(page)

    await page.evaluate(() => {
      location.hash = 'model=here,there'
    })

    await expect.poll(() => said(page)).toBe(words.badLink)
    expect(await page.getByLabel(words.roof, { exact: true }).isChecked()).toBe(false)
  })

  test.runIf(all)('opens with the view of the address, in every language, and scrolls to it', async () => {
    for (const locale of locales) {
      const { page } = await open(addressOf({ split: 'zone' }, `/${locale}/products/construction`))

      expect(await page.locator('input[value="zone"]').isChecked(), locale).toBe(true)
      expect(await stage(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight), locale).toBe(
        true,
      )
    }
  })

  test.runIf(all)('leaves wheel and scrolling to the page until it is clicked', async () => {
    const { page } = await open(construction, { width: 1280 })
    await drawn(page)
    const canvas = page.locator('.model-canvas')
    await canvas.scrollIntoViewIfNeeded()
    const wheel = () =>
      canvas.evaluate((element) => !element.dispatchEvent(new WheelEvent('wheel', { deltaY: 90, cancelable: true })))

    const before = await wheel()
    await canvas.click({ position: { x: 20, y: 200 } })

    expect([before, await wheel()]).toEqual([false, true])
    expect(await canvas.evaluate((element) => element.style.touchAction)).toBe('none')
    await canvas.press('Escape')
    expect(await wheel()).toBe(false)
  })

  test('has no axe finding, and targets of 24 pixels, light and dark', async () => {
    const { page } = await open(construction, small)
    await drawn(page)
    for (const name of ['apart', 'measure', 'issues', 'parts']) await unfold(page, name)

    expect(await findings(page, 'light', '#model')).toEqual([])
    expect(await findings(page, 'dark', '#model')).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
  })
})
