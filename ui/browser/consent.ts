import { wake } from './islands.ts'

/**
 * Sets `data-consent` to the visitor's choice on optional data: `granted`, `refused`, or `ask`, which shows the banner.
 * The gateway decides by country and browser; the cookie has a later choice.
 */
export function markConsent() {
  const mark = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const said = page?.serverTiming?.find(({ name }) => name === 'consent')?.description
    const state = said === 'refused' ? said : (/\bconsent=(\w+)/.exec(document.cookie)?.[1] ?? said)
    document.documentElement.dataset.consent = state
    const services = document.querySelector('[data-services]')
    if (state === 'granted' && services) wake(services)
  }
  mark()
  addEventListener('pageshow', mark)
}
