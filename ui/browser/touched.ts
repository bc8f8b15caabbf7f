import './sections.ts'

/** Measures the visit, if allowed; earlier paints are included. */
export function measure(report: (data: object) => void) {
  if (document.documentElement.dataset.consent !== 'granted') return
  import('./vitals.ts').then(({ measureVitals }) => measureVitals(report)).catch(() => {})
}
