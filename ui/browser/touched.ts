import { followSections } from './sections.ts'

/** From the first touch on: measures the visit, if allowed, earlier paints included, and follows the section in view. */
export function begin(report: (data: object) => void) {
  if (document.documentElement.dataset.consent === 'granted')
    import('./vitals.ts').then(({ measureVitals }) => measureVitals(report)).catch(() => {})
  followSections()
}
