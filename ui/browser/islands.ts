interface Island {
  mount(host: Element, props: unknown): Promise<void>
}

const awake = new Map<Element, Promise<void>>()
const ready = new WeakSet<Element>()
const reloadPause = 60_000

/** Loads an island's module when it, or what opens it, is hovered, focused or touched; holds an early submit for it. */
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
}

function wake(host: Element): Promise<void> {
  const known = awake.get(host)
  if (known) return known
  const waking = load(host)
  awake.set(host, waking)
  waking.catch(() => awake.delete(host))
  return waking
}

async function load(host: Element) {
  const { island = '', props = '{}' } = (host as HTMLElement).dataset
  const module: Island = await import(island).catch(reloadOnce)
  await module.mount(host, JSON.parse(props))
  ready.add(host)
}

/** A module that is gone belongs to an older deployment: reload, at most once a minute, and not into a dead network. */
function reloadOnce(error: unknown): never {
  const last = Number(sessionStorage.getItem('reloaded'))
  if (navigator.onLine && Date.now() - last > reloadPause) {
    sessionStorage.setItem('reloaded', `${Date.now()}`)
    location.reload()
  }
  throw error
}
