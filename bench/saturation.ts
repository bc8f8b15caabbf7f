import { setTimeout } from 'node:timers/promises'
import { aMessage, anAddress } from '../harness/message.ts'
import { bundle } from '../scripts/bundle.ts'
import { folder, startSite } from './servers.ts'

const clients = 32
/** One request in 50 is a message. */
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
  /** Memory of workerd, including the local databases, queue and rate limiters. */
  'process (MB)': number
}

/** Requests pages and sends messages without a pause for `seconds`, and reads the memory of workerd. */
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
    // An idle isolate does not answer the inspector, so the load continues until the last reading.
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
