let running = false

/**
 * Adds the scripts at these addresses once the page is loaded and idle. Reports each soft navigation to them as a page
 * view.
 */
export function runServices(addresses = '') {
  if (running || !addresses) return
  running = true
  if (document.readyState === 'complete') add(addresses)
  else addEventListener('load', () => setTimeout(add, 0, addresses))
}

/** Whether the outside scripts run in this page. */
export function servicesRun(): boolean {
  return running
}

function add(addresses: string) {
  for (const address of addresses.split(' ')) {
    const script = document.createElement('script')
    script.src = address
    document.head.appendChild(script)
  }
  document.addEventListener('navigated', () => window._hmt?.push(['_trackPageview', location.pathname]))
}

declare global {
  interface Window {
    /** Queue of Baidu Tongji, if it runs. */
    _hmt?: { push(call: string[]): void }
  }
}
