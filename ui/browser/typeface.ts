/**
 * Loads our typeface, one variable face, after the page has loaded in the system's typeface, so that no paint or
 * picture waits for it. Chinese and Japanese pages name none and keep the system's. ui/styles/arrival.css applies it to
 * one section after another.
 */
export function bringTypeface() {
  const root = document.documentElement
  const family = getComputedStyle(root).getPropertyValue('--typeface')
  if (!family) return
  const bring = () =>
    document.fonts.load(`1em ${family}`).then(
      () => root.setAttribute('data-typeface', ''),
      () => {},
    )
  if (document.readyState === 'complete') bring()
  else addEventListener('load', bring)
}
