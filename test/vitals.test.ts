import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Take = (metric: { name: string; value: number }) => void

/** Stands for the library, which test/e2e/consent.test.ts sees at work in a browser: what it was asked to tell. */
const asked = vi.hoisted(() => new Map<string, Take>())
vi.mock('web-vitals', () =>
  Object.fromEntries(['LCP', 'INP', 'TTFB', 'CLS'].map((name) => [`on${name}`, (take: Take) => asked.set(name, take)])),
)

let listeners: Map<string, () => void>

beforeEach(() => {
  listeners = new Map()
  asked.clear()
  vi.resetModules()
  vi.stubGlobal('location', { pathname: '/en-US/about' })
  vi.stubGlobal('addEventListener', (type: string, listen: () => void, { once }: { once?: boolean } = {}) => {
    listeners.set(type, () => {
      if (once) listeners.delete(type)
      listen()
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Measures as a new page does; gives what is reported. */
async function measure() {
  const { measureVitals } = await import('../ui/browser/vitals.ts')
  const told: object[] = []
  const start = () => measureVitals((data) => told.push(structuredClone(data)))
  start()
  return { told, start, hide: () => listeners.get('visibilitychange')?.() }
}
const tell = (name: string, value: number) => asked.get(name)?.({ name, value })

test('the page that a visit begins with is told once, when it is hidden, with the last of each measure', async () => {
  const { told, hide } = await measure()
  for (const [name, value] of [['TTFB', 87] as const, ['LCP', 200] as const, ['LCP', 640] as const]) tell(name, value)
  tell('INP', 80)
  tell('CLS', 0.02)
  vi.stubGlobal('location', { pathname: '/en-US/newsroom' })
  expect(told).toEqual([])

  hide()
  tell('INP', 900)
  hide()

  expect(told).toEqual([{ page: '/en-US/about', vitals: { lcp: 640, inp: 80, ttfb: 87, cls: 0.02 } }])
})

test('what did not happen is -1, but nothing that moved is 0', async () => {
  const { told, hide } = await measure()

  hide()

  expect(told).toEqual([{ page: '/en-US/about', vitals: { lcp: -1, inp: -1, ttfb: -1, cls: 0 } }])
})

test('a page is measured once, however often it is asked for', async () => {
  const { start } = await measure()
  asked.clear()

  start()

  expect(asked.size).toBe(0)
})

test('measuring begins with the first scroll, press or key, where the visitor allows it', async () => {
  const measuredAfter = async (touch: string, consent: string) => {
    listeners.clear()
    asked.clear()
    vi.resetModules()
    vi.stubGlobal('document', { documentElement: { dataset: { consent } } })
    const { measureVisit } = await import('../ui/browser/views.ts')
    measureVisit()
    listeners.get(touch)?.()
    await vi.dynamicImportSettled()
    return asked.size > 0
  }

  for (const touch of ['scroll', 'pointerdown', 'keydown']) {
    expect(await measuredAfter(touch, 'granted'), touch).toBe(true)
    for (const consent of ['ask', 'refused']) expect(await measuredAfter(touch, consent), consent).toBe(false)
  }
})
