interface Island {
  mount(host: Element, props: unknown): Promise<Unmount>
}
type Unmount = () => void

const awake = new Map<Element, Promise<Unmount>>()
const ready = new WeakSet<Element>()
const reloadPause = 60_000
/** Browsers remember a failed import by its address, so the next try needs another address. */
let again = ''

/**
 * Loads an island's module when the visitor hovers, focuses, touches or presses it or its opener, when a draft is to be
 * restored, and when the address names it. Holds an early submit until the island runs.
 */
export function wakeIslands() {
  for (const type of ['focusin', 'pointerover', 'pointerdown', 'click']) {
    addEventListener(type, ({ target }) => {
      const touched = (target as Element).closest?.('[data-island],[data-wakes]')
      const inside = touched && document.getElementById(touched.getAttribute('data-wakes') ?? '')
      const host = inside?.querySelector('[data-island]') ?? touched
      if (host?.hasAttribute('data-island')) wake(host)
    })
  }
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const host = form.closest('[data-island]')
      if (!host || ready.has(host)) return
      event.preventDefault()
      const send = () => {
        ready.add(host)
        form.requestSubmit(event.submitter)
      }
      // Without its module a form is posted as without script, unless the network is down.
      wake(host).then(send, (why) => why === 'gone' && send())
    },
    true,
  )
  document.addEventListener('navigated', () => {
    for (const [host, waking] of awake) {
      if (host.isConnected) continue
      awake.delete(host)
      waking.then((unmount) => unmount())
    }
    wakeNamed()
  })
  addEventListener('hashchange', wakeNamed)
  setTimeout(wakeNamed) // throws in a browser that blocks storage
}

/** Loads the island that the address names, such as `#model=…`, and the page's forms that have a draft. */
function wakeNamed() {
  // Where the address names none, the first selector says `null`, and finds nothing.
  const hosts = `${/^#\w+(?==)/.exec(location.hash)} [data-island],main [data-draft]`
  for (const host of document.querySelectorAll<HTMLElement>(hosts)) {
    if (!host.dataset.draft || sessionStorage[host.dataset.draft]) wake(host)
  }
}

/** Loads an island's module once. */
export function wake(host: Element): Promise<Unmount> {
  const known = awake.get(host)
  if (known) return known
  host.toggleAttribute('data-awake', true)
  const waking = load(host)
  awake.set(host, waking)
  waking.catch(() => awake.delete(host))
  return waking
}

async function load(host: Element) {
  const { island = '', props = '{}' } = (host as HTMLElement).dataset
  try {
    const module: Island = await import(island + again).catch((error) => {
      again += '#'
      throw error
    })
    const unmount = await module.mount(host, JSON.parse(props))
    ready.add(host)
    return unmount
  } catch {
    throw await failureOf(host)
  }
}

/**
 * Finds out why an island did not load. When the site does not answer, the note after the island says so, and loading is
 * tried again with the network. A missing module belongs to an older deployment: the page reloads, at most once a
 * minute, and never over typed text. Where it does not reload, the note says so of all but a form, which works without
 * its module; the next touch tries again.
 */
async function failureOf(host: Element): Promise<'unreachable' | 'gone'> {
  const tell = () => document.querySelector(`[id="${host.id}"] + [hidden]`)?.removeAttribute('hidden')
  try {
    await fetch('/healthz')
  } catch {
    tell()
    addEventListener('online', () => wake(host), { once: true })
    return 'unreachable'
  }
  if (Date.now() - (sessionStorage.reloaded ?? 0) > reloadPause && !holdsWords()) {
    sessionStorage.reloaded = Date.now()
    location.reload()
  } else if (!host.querySelector('form')) tell()
  return 'gone'
}

function holdsWords() {
  return [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  )
}
