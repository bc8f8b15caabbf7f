import { policy } from './trusted.ts'

/** A page's own elements, in the document or kept outside. */
export interface Snapshot {
  address: string
  head: Element[]
  styles: string[]
  content: Element[]
  /** The focused element when the page was left. */
  focus?: Element | null
}

/** Elements of the head that stay across pages. */
const lasting =
  'style, script:not([type]), [charset], [name="viewport"], [name="theme-color"], [rel="icon"], [rel="preload"], [rel="modulepreload"]'

/** Parses pages of this site, which runs nothing; the content security policy applies to their elements. */
const parsed = policy('plumbline-pages', { createHTML: (html: string) => html })

/** The page in the document. The address may already be that of the next page. */
export let shown = snapshotOf(
  document,
  (navigation.transition?.from.url ?? location.href).split('#')[0] ?? '',
  styleElements().map(({ textContent }) => textContent),
)

/** The page in fetched HTML, or null when it belongs to another deployment. */
export function snapshotFrom(html: string, address: string): Snapshot | null {
  const styles: string[] = []
  // Removes style elements first: even parsing them violates this document's content security policy.
  const unstyled = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css) => {
    styles.push(css)
    return ''
  })
  const page = new DOMParser().parseFromString(parsed.createHTML(unstyled), 'text/html')
  return loaderOf(page) === loaderOf(document) ? snapshotOf(page, address, styles) : null
}

/** Replaces the page in the document, and returns the old one as it is. */
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

/** The popup with its text, its notice and the status stay on every page. */
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

/** Uses constructed sheets, because this document's content security policy blocks style elements of other pages. */
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
