// The only inline script of a page; the policy has its hash.

// Imports the loader after the first paint, which otherwise would share network and CPU with it.
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint')[0]) import(LOADER)
}).observe({ type: 'paint', buffered: true })

// A visitor who follows a link sees the top of a page first (ui/styles/arrival.css). One who returns, or jumps to a
// section, needs the whole page laid out.
if (
  !location.hash &&
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate'
)
  document.documentElement.className = 'arriving'

/** Address of the loader, set by the build. */
declare const LOADER: string
