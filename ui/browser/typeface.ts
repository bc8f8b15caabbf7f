import file from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

/**
 * Brings our typeface, one face in all weights, once the page has loaded in the system's own: no paint and no picture waits
 * for it. Languages whose styles do not name it, Chinese and Japanese, keep the system's.
 */
export function bringTypeface() {
  const family = 'Instrument Sans'
  if (!getComputedStyle(document.body).fontFamily.includes(family)) return
  const face = new FontFace(family, `url(${file})`, { weight: '400 700' })
  const bring = () =>
    face.load().then(
      () => document.fonts.add(face),
      () => {},
    )
  if (document.readyState === 'complete') bring()
  else addEventListener('load', bring)
}
