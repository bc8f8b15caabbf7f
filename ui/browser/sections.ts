let last: Element | null = null

/** Browsers mark the entry of the section in view (ui/styles/local-menu.css), but leave the list where it is. */
export function followSections() {
  if (!CSS.supports('selector(:target-current)')) return
  addEventListener('scroll', whenMarked, { passive: true })
  follow()
}

/** Browsers mark it after the frame in which the page scrolls. */
const whenMarked = () => requestAnimationFrame(() => requestAnimationFrame(follow))

/** Brings the marked entry of a list that scrolls sideways to its middle. The page stays where it is. */
function follow() {
  const entry = document.querySelector<HTMLElement>('.local-menu a:target-current')
  if (entry === last) return
  last = entry
  const list = entry?.closest('ul')
  if (!entry || !list) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  list.scrollTo({ left: entry.offsetLeft + (entry.offsetWidth - list.clientWidth) / 2, behavior })
}
