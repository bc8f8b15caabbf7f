import { policy } from '../browser/trusted.ts'

interface Turnstile {
  render(box: HTMLElement, options: { sitekey: string; language: string }): string
  getResponse(widget: string): string | undefined
}

const address = policy('plumbline-check', {
  createScriptURL: (host: string) => `${host}/turnstile/v0/api.js?render=explicit`,
})

/** Loads Cloudflare's check against machines into a box; gives what asks it for its token. */
export async function showCheck(box: HTMLElement, { key, host }: { key: string; host: string }) {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address.createScriptURL(host)
    script.onload = resolve
    script.onerror = reject
    document.head.appendChild(script)
  })
  const { turnstile } = window as unknown as { turnstile: Turnstile }
  const widget = turnstile.render(box, { sitekey: key, language: document.documentElement.lang })
  return () => turnstile.getResponse(widget)
}
