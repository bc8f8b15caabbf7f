// npm run bench -- faults [--messages 5000] [--clients 16] [--kills 3]: less is shown only, not written into results.md
// npm run bench -- fuzz [--requests 20000] [--seed N]: less is shown only, not written into results.md
// npm run bench -- saturation [--seconds 60]: with another number it is shown only, not written into results.md
// npm run bench -- content [--articles 100,1000,10000]
// npm run bench -- pages [--seconds 3] [--only home,article]: some pages are shown only, not written into results.md
// npm run bench -- start
// npm run bench -- lighthouse
// npm run bench -- tasks
// npm run bench -- islands
import { measureIslands, sizesOfFiles } from '../bench/islands.ts'
import { measureLighthouse } from '../bench/lighthouse.ts'
import { measurePages } from '../bench/pages.ts'
import { table, write } from '../bench/report.ts'
import { saturate } from '../bench/saturation.ts'
import { measureStart } from '../bench/start.ts'
import { measureTasks } from '../bench/tasks.ts'
import { measureArchive } from '../harness/archive.ts'
import { runFaults } from '../harness/faults/faults.ts'
import { fuzzRequests } from '../harness/requests.ts'
import { startSite } from '../harness/site.ts'
import { argumentsOf, stop } from './arguments.ts'
import { bundle } from './bundle.ts'

const { positionals, values } = argumentsOf({
  allowPositionals: true,
  options: {
    messages: { type: 'string', default: '5000' },
    clients: { type: 'string', default: '16' },
    kills: { type: 'string', default: '3' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    articles: { type: 'string', default: '100,1000,10000' },
  },
})

const asRows = (values) => Object.entries(values).map(([what, figure]) => ({ what, figure }))

const benches = {
  /** Sends messages while upstream, D1 and KV fail, visitors disconnect, texts are loaded and the Worker is killed. */
  async faults() {
    const { messages, clients, kills } = values
    const numbers = Object.entries({ messages, clients, kills }).map(([name, value]) => [name, Number(value)])
    bundle()
    const started = Date.now()
    const result = await runFaults({ ...Object.fromEntries(numbers), weather: true })
    const seconds = Math.round((Date.now() - started) / 1000)
    const measured = table('Messages through faults, in ms where they are times', asRows({ ...result, seconds }))
    if (messages === '5000') write('Faults', [measured])
  },
  /** Sends generated requests over every route and method, and stops at the first wrong answer. */
  async fuzz() {
    const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
    console.log(`Seed ${seed} (--seed ${seed} repeats it)`)
    bundle()
    const site = await startSite()
    try {
      const result = await fuzzRequests(site, Number(values.requests), seed)
      const measured = table('Answers to generated requests, by status', asRows(result))
      if (values.requests === '20000') write('Fuzz', [measured])
    } finally {
      await site.close()
    }
  },
  /** Loads pages and messages at full speed: errors, answers per second, and memory at 10, 30 and 60 s. */
  async saturation() {
    const measured = table('The most that the machine gives', await saturate(Number(values.seconds ?? 60)))
    if (!values.seconds) write('Saturation', [measured])
  },
  /** Lists, searches and articles in archives of several sizes: D1 rows read, and ms per page. */
  async content() {
    for (const count of values.articles.split(',').map(Number)) {
      console.log(`${count} articles`)
      console.table(await measureArchive(count))
    }
  },
  /** CPU and requests per second of pages from memory and rendered, against a Worker that only sends the same bytes. */
  async pages() {
    const { warm, cold, bytes, firstByte } = await measurePages(Number(values.seconds ?? 3), values.only?.split(','))
    const tables = [
      table('Warm: from the memory of the gateway', warm),
      table('Cold: rendered for every request', cold),
      table('Bytes of a page, brotli', bytes),
      table('Time to first byte, cold, D1 300 ms away', firstByte),
    ]
    if (!values.only) write('Pages', tables)
  },
  /** Start-up cost of an isolate before its first answer, against a small Worker. */
  async start() {
    write('Start', [table('A new isolate', await measureStart())])
  },
  /** Lighthouse for a phone: scores and paint times of ten pages in every language. */
  async lighthouse() {
    write('Lighthouse', [table('Mobile, simulated slow 4G, the middle of five runs', await measureLighthouse())])
  },
  /** Longest main-thread task of a page after its first paint. */
  async tasks() {
    const title =
      'Longest task after the first paint, slow 4G, thread time of a processor four times slower, of three runs'
    write('Tasks', [table(title, await measureTasks())])
  },
  /** What a touch of an island brings, and when it is there. */
  async islands() {
    const title = 'After the touch, phone on slow 4G with a processor four times slower, the middle of five visits'
    const woken = table(title, await measureIslands())
    write('Islands', [woken, table('Files of model and walk, brotli', sizesOfFiles())])
  },
}

const bench = benches[positionals[0]]
if (!bench) stop(`Name a bench: ${Object.keys(benches).join(', ')}`)
await bench()
