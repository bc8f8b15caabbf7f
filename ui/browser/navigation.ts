const idleDelay = 2_000

/**
 * Loads pages of this language without a new document in browsers with the Navigation API, and prefetches them. All
 * other navigations and links stay ordinary.
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

/** The module that swaps pages loads with the first touch. */
const soft = () => import('./soft-navigation.ts')

const ignore = () => {}

/** Pages have no dot in their path. Other languages do not match: they take a full load. */
function isPage(address: string): boolean {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && RegExp(`^/${document.documentElement.lang}(/[^.]*)?$`).test(pathname)
}

/** `history.replaceState` also navigates within the document, but has nothing to load. */
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

/** Changes the address together with the page if the browser can wait, and not at all without a network. */
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
