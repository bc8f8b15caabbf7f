import { runServices, servicesRun } from '../browser/services.ts'

const root = document.documentElement
let opener: HTMLElement | undefined

/**
 * Makes the banner answer without a new page, and opens it from the footer's link. The banner is on every page and
 * never unmounts.
 */
export async function mount(banner: HTMLElement): Promise<() => void> {
  banner.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    save(banner, (event.submitter as HTMLButtonElement).value)
  })
  banner.querySelector('.dialog-close')?.addEventListener('click', () => close(banner))
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && close(banner))
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-consent-link]')
    if (!link) return
    event.preventDefault()
    open(banner, link)
  })
  if (root.dataset.consent === 'granted') runServices(banner.dataset.services)
  return () => {}
}

/** Opened by hand, the banner shows the current choice, takes the focus and can be closed unchanged. */
function open(banner: HTMLElement, link: HTMLElement) {
  opener = link
  const state = navigator.globalPrivacyControl ? 'objects' : root.dataset.consent
  for (const line of banner.querySelectorAll<HTMLElement>('[data-state]')) line.hidden = line.dataset.state !== state
  banner.dataset.open = ''
  banner.focus()
}

function close(banner: HTMLElement) {
  delete banner.dataset.open
  opener?.focus()
  opener = undefined
}

async function save(banner: HTMLElement, choice: string) {
  const [landing] = performance.getEntriesByType('navigation')
  const answer = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ choice, landing: landing?.name, referrer: document.referrer }),
  }).catch(() => null)
  for (const line of banner.querySelectorAll<HTMLElement>('[role=alert]')) line.hidden = answer?.ok === true
  if (!answer?.ok) return

  const { consent } = (await answer.json()) as { consent: string }
  root.dataset.consent = consent
  close(banner)
  for (const line of document.querySelectorAll<HTMLElement>('#consent-saved')) line.hidden = false
  if (consent === 'granted') runServices(banner.dataset.services)
  else if (servicesRun()) location.reload() // only a new page removes running scripts
}
