import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface Vitals {
  page: string
  vitals: { lcp: number; inp: number; ttfb: number; cls: number }
}
type Entry = Record<string, number>
interface Asked {
  type: string
  buffered?: boolean
  durationThreshold?: number
}

/** The page's entries before it is measured, by type, and whether it opened in the background. */
let before: Record<string, Entry[]>
let opened: 'visible' | 'hidden'
let observers: Observer[]
let listeners: Map<string, () => void>

/** Replaces the browser's observer: reports buffered entries at once and others on demand. */
class Observer {
  asked: Asked = { type: '' }
  waiting: Entry[] = []
  see: (list: { getEntries(): Entry[] }) => void
  constructor(see: Observer['see']) {
    this.see = see
    observers.push(this)
  }
  observe(asked: Asked) {
    this.asked = asked
    if (asked.buffered) this.tell(before[asked.type] ?? [])
  }
  tell(entries: Entry[]) {
    const least = this.asked.durationThreshold ?? 104
    const long = entries.filter(({ duration }) => duration === undefined || duration >= least)
    this.see({ getEntries: () => long })
  }
  takeRecords() {
    return this.waiting
  }
}
const hide = () => listeners.get('visibilitychange')?.()
const observer = (type: string) => observers.find(({ asked }) => asked.type === type)

beforeEach(() => {
  before = {}
  opened = 'visible'
  observers = []
  listeners = new Map()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('location', { pathname: '/en-US/about' })
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => {
    listeners.set(type, listen)
  })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => {
    const entries = { 'visibility-state': [{ name: opened }], navigation: [{ responseStart: 87 }] }
    return (entries[type as 'navigation'] ?? []) as unknown as PerformanceEntryList
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let pages = 0
/** Runs a fresh measuring module and returns its report. */
async function measure() {
  const told: Vitals[] = []
  const address = `../ui/browser/vitals.ts?page=${++pages}`
  const { measureVitals } = (await import(address)) as typeof import('../ui/browser/vitals.ts')
  const start = () => measureVitals((data) => told.push(data as Vitals))
  start()
  return { told, start }
}

test('a page is measured from its start until it is hidden: last paint, slowest interaction, first byte', async () => {
  before = {
    'largest-contentful-paint': [{ startTime: 200 }, { startTime: 640 }],
    event: [
      { interactionId: 0, duration: 900 },
      { interactionId: 1, duration: 24 },
    ],
  }
  const { told } = await measure()
  observer('event')?.tell([
    { interactionId: 2, duration: 80 },
    { interactionId: 3, duration: 16 },
  ])
  observer('largest-contentful-paint')?.waiting.push({ startTime: 700 })
  vi.stubGlobal('location', { pathname: '/en-US/newsroom' })

  hide()

  expect(told).toEqual([{ page: '/en-US/about', vitals: { lcp: 700, inp: 80, ttfb: 87, cls: 0 } }])
})

test('short interactions count too, and a missing value is -1', async () => {
  const quick = await measure()
  observer('event')?.tell([{ interactionId: 1, duration: 16 }])
  hide()
  observers = []
  const idle = await measure()
  hide()

  expect(quick.told[0]?.vitals).toMatchObject({ inp: 16 })
  expect(idle.told[0]?.vitals).toEqual({ lcp: -1, inp: -1, ttfb: 87, cls: 0 })
})

test('layout shifts add up within windows of a second between them and five in all, and the worst window is reported', async () => {
  const of = async (shifts: [startTime: number, value: number, hadRecentInput?: 1][]) => {
    observers = []
    before = {
      'layout-shift': shifts.map(([startTime, value, hadRecentInput = 0]) => ({ startTime, value, hadRecentInput })),
    }
    const { told } = await measure()
    hide()
    return told[0]?.vitals.cls
  }

  expect(await of([[100, 1]])).toBe(1)
  expect(
    await of([
      [1_500, 1],
      [2_500, 2],
    ]),
  ).toBe(3)
  expect(
    await of([
      [1_500, 1],
      [2_501, 2],
    ]),
  ).toBe(2)
  expect(
    await of([
      [1_500, 4],
      [3_000, 1],
    ]),
  ).toBe(4)
  expect(
    await of([
      [100, 8, 1],
      [200, 1],
    ]),
  ).toBe(1)
  const row: [number, number][] = [900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => [at, 1])
  expect(await of([...row, [5_900, 1]])).toBe(7)
  expect(await of([...row, [5_901, 1]])).toBe(6)
})

test('a page is measured once, and not at all when it opened in the background', async () => {
  const twice = await measure()
  const watching = observers.length
  twice.start()
  expect(observers).toHaveLength(watching)

  opened = 'hidden'
  observers = []
  await measure()
  expect(observers).toEqual([])
})

test('measuring begins with the first scroll, press or key, if the visitor allows it', async () => {
  const measuredAfter = async (touch: string, consent: string) => {
    listeners = new Map()
    observers = []
    vi.stubGlobal('document', { documentElement: { dataset: { consent } } })
    const { measureVisit } = await import('../ui/browser/views.ts')
    vi.resetModules()
    measureVisit()
    listeners.get(touch)?.()
    await vi.dynamicImportSettled()
    return listeners.has('visibilitychange')
  }

  for (const touch of ['scroll', 'pointerdown', 'keydown']) {
    expect(await measuredAfter(touch, 'granted'), touch).toBe(true)
    for (const consent of ['ask', 'refused']) expect(await measuredAfter(touch, consent), consent).toBe(false)
  }
})
