// The one script that stands in the page, by its hash in the policy.

// The loader comes once something is painted: the first paint has the line and the processor to itself.
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint')[0]) import(LOADER)
}).observe({ type: 'paint', buffered: true })

// Who follows a link sees the top of a page first (ui/styles/arrival.css). Who comes back, or to a part of a page, finds all
// of it as it was.
if (
  !location.hash &&
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate'
)
  document.documentElement.className = 'arriving'

/** Address of the loader; the build puts it here. */
declare const LOADER: string
