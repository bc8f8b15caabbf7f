/** An entry of any of the observed kinds. */
interface Entry extends PerformanceEntry {
  interactionId: number
  hadRecentInput: boolean
  value: number
}

let measuring = false

/** Web vitals of the page a visit begins with: `report` gets them once, when the page is first hidden. */
export function measureVitals(report: (data: object) => void) {
  // A page opened in the background, or before it was asked for, is painted when it is looked at.
  const [visibility] = performance.getEntriesByType('visibility-state')
  if (measuring || visibility?.name === 'hidden') return
  measuring = true
  const page = location.pathname
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const vitals = { lcp: -1, inp: -1, ttfb: navigation?.responseStart ?? -1, cls: 0 }

  const paints = observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  // The slowest of all interactions, where the definition passes over one in fifty.
  const inputs = observe('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration)
  })
  // Shifts count together while less than a second passes between two, and less than five in all.
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

/** Sees all entries of a kind, earlier ones included; what is returned sees those that wait to be told. */
function observe(type: string, see: (entry: Entry) => void) {
  const seeAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(see)
  const observer = new PerformanceObserver((list) => seeAll(list.getEntries()))
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  return () => seeAll(observer.takeRecords())
}
