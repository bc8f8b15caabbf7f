/** Counts the page when it is shown, after each soft navigation, and when it returns from the back-forward cache. */
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

/** Loads what a page needs from its first scroll, touch or key on. */
export function measureVisit() {
  const load = () => import('./touched.ts').then(({ begin }) => begin(report)).catch(() => {})
  for (const type of ['scroll', 'pointerdown', 'keydown']) addEventListener(type, load, { once: true })
}

/** Posts to /api/views without cookies. Failures are ignored. */
function report(data: object) {
  const body = JSON.stringify({ page: location.pathname, ...data })
  fetch('/api/views', { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => {})
}
