/** An entry of any observed type. */
interface Entry extends PerformanceEntry {
  interactionId: number
  hadRecentInput: boolean
  value: number
}

let measuring = false

/** Measures the web vitals of a visit's first page. Calls `report` once, when the page is first hidden. */
export function measureVitals(report: (data: object) => void) {
  // A page that opened in the background or was prerendered is painted only when it becomes visible, so it is not
  // measured.
  const [visibility] = performance.getEntriesByType('visibility-state')
  if (measuring || visibility?.name === 'hidden') return
  measuring = true
  const page = location.pathname
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const vitals = { lcp: -1, inp: -1, ttfb: navigation?.responseStart ?? -1, cls: 0 }

  const paints = observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  // The slowest interaction; the standard definition would ignore one in fifty.
  const inputs = observe('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration)
  })
  // Layout shifts add up within windows: less than 1 s between two, less than 5 s in all.
  let [first, last, sum] = [-Infinity, -Infinity, 0]
  const shifts = observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return
    if (startTime - last > 1_000 || startTime - first > 5_000) {
      first = startTime
      sum = 0
    }
    last = startTime
    sum += value
    vitals.cls = Math.max(vitals.cls, sum)
  })

  const send = () => {
    for (const see of [paints, inputs, shifts]) see()
    report({ page, vitals })
  }
  addEventListener('visibilitychange', send, { once: true })
}

/** Observes all entries of a type, earlier ones included. The returned function takes pending entries. */
function observe(type: string, see: (entry: Entry) => void) {
  const seeAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(see)
  const observer = new PerformanceObserver((list) => seeAll(list.getEntries()))
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  return () => seeAll(observer.takeRecords())
}
