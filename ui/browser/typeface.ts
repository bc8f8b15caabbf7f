/**
 * Brings our typeface, one face in all weights, once the page has loaded in the system's own: no paint and no picture waits
 * for it. Languages whose styles name none, Chinese and Japanese, keep the system's. ui/styles/arrival.css hands it to one
 * part of the page after another.
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
