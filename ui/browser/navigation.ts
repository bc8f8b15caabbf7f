const idleDelay = 2_000

/**
 * Pages of this language follow each other without a new document where the browser has the Navigation API, and are
 * fetched ahead of a click. Everything else, and every link elsewhere, stays an ordinary link.
 */
export function softenNavigation() {
  if (!window.navigation || !isPage(location.href)) return
  navigation.addEventListener('navigate', (event) => {
    if (isSoft(event)) intercept(event)
  })
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([data-locale], svg a)')
      if (link && isPage(link.href)) soft().then(({ prefetch }) => prefetch(link.href), ignore)
    })
  }
  const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } }
  if (connection?.effectiveType === '4g' && !connection.saveData) {
    setTimeout(() => soft().then(({ fetchAhead }) => fetchAhead(isPage), ignore), idleDelay)
  }
}

/** What carries a navigation out comes with the first touch. */
const soft = () => import('./soft-navigation.ts')

const ignore = () => {}

/** Pages have no dot in their path; the segment of another language, which takes a full load, does not match. */
function isPage(address: string): boolean {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && RegExp(`^/${document.documentElement.lang}(/[^.]*)?$`).test(pathname)
}

/** `history.replaceState` navigates within the document too, and has nothing to load. */
function isSoft({ canIntercept, hashChange, downloadRequest, formData, navigationType, destination }: NavigateEvent) {
  return (
    canIntercept &&
    !hashChange &&
    downloadRequest === null &&
    !formData &&
    (navigationType === 'traverse' || (navigationType !== 'reload' && !destination.sameDocument)) &&
    isPage(destination.url)
  )
}

/** Where the browser can wait, the address changes together with the page, and not at all where there is no network. */
function intercept(event: NavigateEvent) {
  let page: Promise<() => unknown>
  const load = async () => {
    page = soft().then(
      ({ load }) => load(event),
      () => () => location.reload(),
    )
    await page
  }
  const show = async () => void (await (await page)())
  const waits = event.navigationType !== 'traverse' && 'NavigationPrecommitController' in window
  event.intercept({
    ...(waits ? { precommitHandler: load, handler: show } : { handler: () => load().then(show) }),
    focusReset: 'manual',
    scroll: 'manual',
  })
}
