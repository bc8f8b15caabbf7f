// The one script that stands in the page, by its hash in the policy. The loader comes once something is painted: the first
// paint has the line and the processor to itself.
new PerformanceObserver((paints, observer) => {
  if (paints.getEntriesByName('first-contentful-paint').length < 1) return
  observer.disconnect()
  import(LOADER)
}).observe({ type: 'paint', buffered: true })

/** Address of the loader; the build puts it here. */
declare const LOADER: string
