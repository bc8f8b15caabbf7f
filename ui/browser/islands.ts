interface Island {
  mount(host: Element, props: unknown): Promise<Unmount>
}
type Unmount = () => void

const awake = new Map<Element, Promise<Unmount>>()
const ready = new WeakSet<Element>()
const reloadPause = 60_000

/**
 * Loads an island's module when it, or what opens it, is hovered, focused or touched, or when one comes back to what one
 * typed there; holds an early submit for it.
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
      wake(host).then(
        () => form.requestSubmit(event.submitter),
        () => form.submit(),
      )
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
  })
}

/** Loads an island's module, once. */
export function wake(host: Element): Promise<Unmount> {
  const known = awake.get(host)
  if (known) return known
  const waking = load(host)
  awake.set(host, waking)
  waking.catch(() => awake.delete(host))
  return waking
}

async function load(host: Element) {
  const { island = '', props = '{}' } = (host as HTMLElement).dataset
  const unmount = await import(island).then((module: Island) => module.mount(host, JSON.parse(props))).catch(reloadOnce)
  ready.add(host)
  return unmount
}

/** A piece of an island that is gone belongs to an older deployment: reload, at most once a minute, not into a dead network. */
function reloadOnce(error: unknown): never {
  const last = Number(sessionStorage.getItem('reloaded'))
  if (navigator.onLine && Date.now() - last > reloadPause) {
    sessionStorage.setItem('reloaded', `${Date.now()}`)
    location.reload()
  }
  throw error
}
