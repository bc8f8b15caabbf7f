import { setTimeout } from 'node:timers/promises'
import { aMessage, anAddress } from '../harness/message.ts'
import { bundle } from '../scripts/bundle.ts'
import { folder, startSite } from './servers.ts'

const clients = 32
/** One request in so many is a message. */
const perMessage = 50
const pages = [
  '/en-US',
  '/ja-JP',
  '/zh-CN/products/construction',
  '/en-US/newsroom',
  '/ja-JP/newsroom?category=22',
  '/en-US/feed.xml',
]

interface Row {
  seconds: number
  answers: number
  errors: number
  'slowest (ms)': number
  'heap of the Worker (MB)': number
  /** workerd with all that stands in for Cloudflare: databases, queue, counters of the limits. */
  'process (MB)': number
}

/** Asks for pages and sends messages for so many seconds without a pause, and reads what workerd uses meanwhile. */
export async function saturate(seconds: number) {
  bundle(folder)
  const server = await startSite()
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1_000
  const rows: Row[] = []
  let [answers, errors, slowest] = [0, 0, 0]
  let isOver = false

  async function client() {
    while (!isOver) {
      const asked = performance.now()
      const isMessage = answers % perMessage === 0
      const path = isMessage ? '/api/contact' : pages[answers % pages.length]
      answers += 1
      const ok = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        ...(isMessage && { method: 'POST', body: JSON.stringify(aMessage()) }),
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': anAddress() },
        signal: AbortSignal.timeout(10_000),
      }).then(
        async (response) => (await response.bytes()).length > 0 && response.ok,
        () => false,
      )
      if (!ok) errors += 1
      slowest = Math.max(slowest, performance.now() - asked)
    }
  }

  const look = async () => {
    const row = { seconds: Math.round(passed()), answers, errors, 'slowest (ms)': Math.round(slowest) }
    const { heap, process } = await server.memory()
    rows.push({ ...row, 'heap of the Worker (MB)': Math.round(heap), 'process (MB)': Math.round(process) })
  }
  const load = Promise.all(Array.from({ length: clients }, client))
  try {
    // An isolate without requests does not answer the inspector, so the load goes on until the last look is over.
    for (const at of [...[10, 30].filter((at) => at < seconds), seconds]) {
      await setTimeout((at - passed()) * 1_000)
      await look()
    }
    return rows
  } finally {
    isOver = true
    await load
    await server.close()
  }
}
