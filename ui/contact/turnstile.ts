import { policy } from '../browser/trusted.ts'

interface Turnstile {
  render(box: HTMLElement, options: { sitekey: string; language: string; 'response-field': false }): string
  getResponse(widget: string): string | undefined
  reset(widget: string): void
}

/** A visible check. */
export interface Check {
  /** Undefined until the check is done. */
  token(): string | undefined
  /** A token is valid once; the next sending needs another. */
  renew(): void
}

const address = policy('plumbline-check', {
  createScriptURL: (host: string) => `${host}/turnstile/v0/api.js?render=explicit`,
})

/** Loads Turnstile, Cloudflare's check against bots, into a box. */
export async function showCheck(box: HTMLElement, { key, host }: { key: string; host: string }): Promise<Check> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address.createScriptURL(host)
    script.onload = resolve
    script.onerror = reject
    document.head.appendChild(script)
  })
  const { turnstile } = window as unknown as { turnstile: Turnstile }
  const { lang: language } = document.documentElement
  const widget = turnstile.render(box, { sitekey: key, language, 'response-field': false })
  return { token: () => turnstile.getResponse(widget), renew: () => turnstile.reset(widget) }
}
