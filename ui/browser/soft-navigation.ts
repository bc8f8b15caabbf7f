import { answerOf } from './answers.ts'
import { beginProgress, endProgress } from './progress.ts'
import { type Snapshot, shown, snapshotFrom, swap } from './snapshot.ts'

export { fetchAhead, prefetch } from './answers.ts'

const menuDelay = 300
const firstPicture = 'main img[fetchpriority]'

/** Pages that were left, for going back and forward. The oldest is dropped first. */
const left = new Map<string, Snapshot>()
const mostLeft = 10

/**
 * Loads the target of a navigation and returns a function that shows it. Loads anything but a page of this deployment
 * in full. Rejects when nothing answers, and then page and address stay.
 */
export async function load(event: NavigateEvent): Promise<() => unknown> {
  const { destination, navigationType, signal } = event
  const [address = ''] = destination.url.split('#')
  const back = navigationType === 'traverse'
  if (back && address === shown.address) return () => event.scroll()
  const known = back && left.get(address)
  if (known) return () => show(event, known)

  beginProgress()
  signal.addEventListener('abort', () => endProgress())
  const answer = await answerOf(address)
  signal.throwIfAborted()
  if (answer === 'unreachable') return stay()
  if (answer === 'foreign') return () => location.reload()
  const next = snapshotFrom(answer.html, address)
  if (!next) return () => location.reload()
  endProgress(answer.failed ? 'failed' : 'done')
  return () => show(event, next)
}

/** Reports that nothing answers, and restores the address if it has changed. */
function stay(): never {
  const from = navigation.transition?.from
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  endProgress('unanswered')
  say((status) => status.dataset.failed)
  if (from && from !== navigation.currentEntry) navigation.traverseTo(from.key)
  throw new Error('unreachable')
}

async function show(event: NavigateEvent, next: Snapshot) {
  await menuClosed()
  await inTransition(event, next, () => {
    if (event.signal.aborted) return
    keep(swap(next))
    arrive(event, next)
  })
  if (event.signal.aborted) return
  say(() => document.title)
  const sentFrom = document.querySelector<HTMLInputElement>('#contact [name="page"]')
  if (sentFrom) sentFrom.value = location.pathname
  document.dispatchEvent(new Event('navigated'))
}

/** A page with a form of its own is loaded anew: what was typed there is in the draft. So is one whose island has ended. */
function keep(gone: Snapshot) {
  left.delete(gone.address)
  if (gone.content.some((element) => element.matches('main:has([data-draft],[data-awake])'))) return
  left.set(gone.address, gone)
  if (left.size > mostLeft) left.delete([...left.keys()][0] ?? '')
}

/** Moves the focus to the content or its old place, and scrolls to the hash, the top or the old position at once. */
function arrive(event: NavigateEvent, { focus }: Snapshot) {
  for (const place of [document.getElementById('content'), focus]) {
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
  // Prevents smooth scrolling from the last page's position. The browser scrolls to a hash in the next frame.
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  if (event.navigationType !== 'traverse') scrollTo({ top: 0, behavior: 'instant' })
  event.scroll()
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')))
}

/** Runs `update` in a view transition, in which the picture that was touched becomes the next page's first one. */
async function inTransition(event: NavigateEvent, { content }: Snapshot, update: () => void) {
  const still = event.hasUAVisualTransition || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !document.startViewTransition) return update()
  const { sourceElement, destination } = event as NavigateEvent & { sourceElement?: Element | null }
  const touched = sourceElement?.closest('main :is(li, article)')?.querySelector('img')
  const first =
    !destination.url.includes('#') &&
    content.map((element) => element.querySelector<HTMLImageElement>(firstPicture)).find(Boolean)
  const [from, to] = touched && first ? [touched, first] : []
  from?.style.setProperty('view-transition-name', 'picture')
  const { ready, updateCallbackDone, finished } = document.startViewTransition(() => {
    from?.removeAttribute('style')
    update()
    to?.style.setProperty('view-transition-name', 'picture')
  })
  ready.catch(() => {}) // skipped, because another one began
  finished.then(
    () => to?.removeAttribute('style'),
    () => {},
  )
  await updateCallbackDone
}

/** The mobile menu covers the page until 300 ms after the route has changed. */
async function menuClosed() {
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu[open]')
  if (!menu) return
  setTimeout(() => menu.close(), menuDelay)
  await new Promise((resolve) => menu.addEventListener('close', resolve, { once: true }))
}

function say(words: (status: HTMLElement) => string | undefined) {
  const status = document.getElementById('navigation-status')
  if (status) status.textContent = words(status) ?? ''
}
