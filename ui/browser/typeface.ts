import file from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

/**
 * Brings our typeface once the page has loaded, in the system's own: no paint and no picture waits for it, and nothing is
 * laid out twice. One face in all weights, for what its file covers.
 */
export function bringTypeface() {
  const face = new FontFace('Instrument Sans', `url(${file})`, {
    weight: '400 700',
    unicodeRange: 'U+0-2FF,U+2000-22FF',
  })
  const bring = () =>
    face
      .load()
      .then(() => document.fonts.add(face))
      .catch(() => {})
  if (document.readyState === 'complete') bring()
  else addEventListener('load', bring)
}
