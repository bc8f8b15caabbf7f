import { policy } from './trusted.ts'

/** A page's own part of the document, in it or kept outside. */
export interface Snapshot {
  address: string
  head: Element[]
  styles: string[]
  content: Element[]
  /** What had the focus when the page was left. */
  focus?: Element | null
}

/** What stays in the head, whatever page is shown. */
const lasting =
  'style, script:not([type]), [charset], [name="viewport"], [name="theme-color"], [rel="icon"], [rel="preload"], [rel="modulepreload"]'

/** Pages of this very site are parsed, which runs nothing; the content security policy decides about their parts. */
const parsed = policy('plumbline-pages', { createHTML: (html: string) => html })

/** The page in the document; the address may be the next one's already. */
export let shown = snapshotOf(
  document,
  (navigation.transition?.from.url ?? location.href).split('#')[0] ?? '',
  styleElements().map(({ textContent }) => textContent),
)

/** A fetched page, or null where it belongs to another deployment. */
export function snapshotFrom(html: string, address: string): Snapshot | null {
  const styles: string[] = []
  // Parsing a style element is already against this document's content security policy.
  const unstyled = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css) => {
    styles.push(css)
    return ''
  })
  const page = new DOMParser().parseFromString(parsed.createHTML(unstyled), 'text/html')
  return loaderOf(page) === loaderOf(document) ? snapshotOf(page, address, styles) : null
}

/** Takes the page out of the document, as it is now, and puts another in its place. */
export function swap(next: Snapshot): Snapshot {
  const { body, head } = document
  const gone = { ...shown, content: [...body.children], focus: document.activeElement }
  for (const dialog of body.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  for (const menu of body.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) menu.open = false

  for (const element of shown.head) element.remove()
  for (const element of next.head) head.appendChild(element)
  dress(next.styles)
  for (const element of gone.content) if (!stays(element)) element.remove()
  let follower = body.firstElementChild
  for (const element of next.content) {
    const staying = stays(element) && document.getElementById(element.id)
    if (staying) follower = staying.nextElementSibling
    else body.insertBefore(element, follower)
  }
  shown = next
  return gone
}

/** The popup with what was typed in it, its notice and the status are the same on every page. */
function stays(element: Element): boolean {
  return element.hasAttribute('data-stays')
}

function snapshotOf(page: Document, address: string, styles: string[]): Snapshot {
  return {
    address,
    head: [...page.head.children].filter((element) => !element.matches(lasting)),
    styles,
    content: [...page.body.children],
  }
}

/** Style elements of other pages are not in this document's content security policy; constructed sheets need not be. */
function dress(styles: string[]) {
  const here = styleElements()
  for (const style of here) if (!styles.includes(style.textContent)) style.remove()
  document.adoptedStyleSheets = styles
    .filter((css) => !here.some((style) => style.textContent === css))
    .map((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return sheet
    })
}

function styleElements(): HTMLStyleElement[] {
  return [...document.querySelectorAll('style')]
}

function loaderOf(page: Document) {
  return page.querySelector('script:not([type])')?.textContent
}
