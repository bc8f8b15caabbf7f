/** Counts the page when it is shown (the loader waits for its paint), after each soft navigation, and on coming back to it. */
export function countViews() {
  let referrer = document.referrer.split('/')[2]
  const count = () => {
    report({ referrer })
    referrer = undefined
  }
  count()
  document.addEventListener('navigated', count)
  addEventListener('pageshow', ({ persisted }) => persisted && count())
}

/** Where that is allowed, measures the visit from its first interaction on; what was painted before is told then too. */
export function measureVisit() {
  const measure = () => {
    if (document.documentElement.dataset.consent !== 'granted') return
    import('./vitals.ts').then(({ measureVitals }) => measureVitals(report)).catch(() => {})
  }
  for (const type of ['scroll', 'pointerdown', 'keydown']) addEventListener(type, measure, { once: true })
}

/** Sends to /api/views, without cookies; what does not arrive is not missed. */
function report(data: object) {
  const body = JSON.stringify({ page: location.pathname, ...data })
  fetch('/api/views', { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => {})
}
