import file from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

/**
 * Brings our typeface once the page is painted in the system's own: the first paint waits for nothing, and lays nothing
 * out twice. One face in all weights, for what its file covers.
 */
export function bringTypeface() {
  const face = new FontFace('Instrument Sans', `url(${file})`, {
    weight: '400 700',
    unicodeRange: 'U+0-2FF,U+2000-22FF',
  })
  const painted = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    face
      .load()
      .then(() => document.fonts.add(face))
      .catch(() => {})
  })
  painted.observe({ type: 'paint', buffered: true })
}
