interface Island {
  mount(host: Element, props: unknown): Promise<Unmount>
}
type Unmount = () => void

const awake = new Map<Element, Promise<Unmount>>()
const ready = new WeakSet<Element>()
const reloadPause = 60_000
/** A browser remembers under its address that a module could not be fetched: the next try needs another one. */
let again = ''

/**
 * Loads an island's module when it, or what opens it, is hovered, focused or touched, or when one comes back to what one
 * typed there, and when the address is about it; holds an early submit for it.
 */
export function wakeIslands() {
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
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
      // Without its module a form is posted as without script, but not into a dead network.
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
    for (const host of document.querySelectorAll<HTMLElement>('main [data-draft]')) {
      if (sessionStorage.getItem(`${host.dataset.draft}`)) wake(host)
    }
    wakeLinked()
  })
  addEventListener('hashchange', wakeLinked)
  wakeLinked()
}

/** An address such as `#model=…` is about the island in the part of that name. */
function wakeLinked() {
  const [, id] = /^#(\w+)=/.exec(location.hash) ?? []
  const host = id && document.querySelector(`#${id} [data-island]`)
  if (host) wake(host)
}

/** Loads an island's module, once. */
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
 * Why an island did not load. Where the site does not answer, a note after the form says so, and it is tried again with
 * the network. A module that is gone belongs to an older deployment: reload, at most once a minute, but not over words.
 */
async function failureOf(host: Element): Promise<'unreachable' | 'gone'> {
  try {
    await fetch('/healthz')
  } catch {
    document.querySelector(`#${host.id} + [hidden]`)?.removeAttribute('hidden')
    addEventListener('online', () => wake(host), { once: true })
    return 'unreachable'
  }
  if (Date.now() - (sessionStorage.reloaded ?? 0) > reloadPause && !holdsWords()) {
    sessionStorage.reloaded = Date.now()
    location.reload()
  }
  return 'gone'
}

function holdsWords() {
  return [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  )
}
