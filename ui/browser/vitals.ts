import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

let measuring = false

/**
 * Measures the page that a visit begins with: `report` gets its web vitals once, when the page is first hidden, in
 * milliseconds but for `cls`, and -1 for what did not happen.
 */
export function measureVitals(report: (data: object) => void) {
  if (measuring) return
  measuring = true
  const page = location.pathname
  const vitals = { lcp: -1, inp: -1, ttfb: -1, cls: 0 }
  const take = ({ name, value }: Metric) => Object.assign(vitals, { [name.toLowerCase()]: value })
  for (const measure of [onLCP, onINP, onTTFB, onCLS]) measure(take, { reportAllChanges: true })
  addEventListener('visibilitychange', () => report({ page, vitals }), { once: true })
}
