/** A page from the server; `failed`: its status is 500 or more. */
interface Answer {
  html: string
  failed: boolean
}

/** Milliseconds for which an answer is used again, and the most prefetches before a click. */
const fresh = 60_000
const mostAhead = 20

const answers = new Map<string, { at: number; answer: Promise<Answer | 'foreign' | 'unreachable'> }>()
let ahead = 0

/** Fetches an address; never throws. `foreign`: not a page, or a redirect. */
export function answerOf(address: string, priority: RequestPriority = 'high') {
  const known = freshAnswer(address)
  if (known) return known
  const answer = ask(address, priority)
  answers.delete(address)
  answers.set(address, { at: Date.now(), answer })
  if (answers.size > mostAhead) answers.delete([...answers.keys()][0] ?? '')
  answer.then((what) => {
    if (typeof what === 'string' || what.failed) answers.delete(address)
  })
  return answer
}

/** Prefetches a page, unless the visitor saves data. */
export function prefetch(link: string) {
  const [address = ''] = link.split('#')
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData || address === location.href.split('#')[0] || freshAnswer(address)) return
  if (ahead++ < mostAhead) answerOf(address, 'low')
}

/** On a good connection, when idle: prefetches the visible links of the header and the form's module. */
export function fetchAhead(isPage: (address: string) => boolean) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-header] a:not([data-locale])')) {
    if (link.checkVisibility() && isPage(link.href)) prefetch(link.href)
  }
  const island = document.querySelector<HTMLElement>('[data-draft]')?.dataset.island
  if (!island) return
  const hint = document.createElement('link')
  hint.rel = 'modulepreload'
  hint.href = island
  document.head.appendChild(hint)
}

function freshAnswer(address: string) {
  const known = answers.get(address)
  return known && Date.now() - known.at < fresh ? known.answer : undefined
}

async function ask(address: string, priority: RequestPriority): Promise<Answer | 'foreign' | 'unreachable'> {
  try {
    const response = await fetch(address, { redirect: 'manual', priority })
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return 'foreign'
    return { html: await response.text(), failed: response.status >= 500 }
  } catch {
    return 'unreachable'
  }
}
