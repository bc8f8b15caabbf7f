import { wake } from './islands.ts'

/**
 * Marks the page with what the visitor allows beyond the necessary: `granted`, `refused`, or `ask`, which shows the
 * banner. The gateway says it of country and browser; a choice made since is in the cookie.
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
