import { wrap } from '../scripts/bundle.ts'
import type { Row } from './pages.ts'
import { folder, startSite } from './servers.ts'

/** Latency of every D1 query, in ms. */
const away = 300
const visits = {
  newsroom: '/en-US/newsroom?size=20',
  search: '/en-US/newsroom?q=point+cloud',
  careers: '/en-US/about-us/careers',
  article: '/en-US/newsroom/ARTICLE',
  job: '/en-US/about-us/careers-detail?id=product-manager',
} as const

/** Measures the first and the last byte of rendered pages, as a visitor far from D1 waits for them. */
export async function measureFirstByte(article: string): Promise<Row[]> {
  const slow = wrap(entry, folder, 'dist/bench-slow')
  const rows: Row[] = []
  for (const [page, visit] of Object.entries(visits)) {
    const path = visit.replace('ARTICLE', article)
    const site = await startSite(slow)
    try {
      const fresh = await timesOf(site.port, path)
      // Now the isolate has the content version and the published texts, but not this page: another host has its own
      // copy.
      for (let time = 0; time < 2; time++) await timesOf(site.port, '/en-US/consultation', 'localhost')
      const [known, again] = [await timesOf(site.port, path, 'localhost'), await timesOf(site.port, path)]
      rows.push({
        page,
        'new isolate: first byte, ms': fresh.first,
        'last byte, ms': fresh.last,
        'isolate that has shown others: first byte': known.first,
        'last byte': known.last,
        'from memory: last byte': again.last,
      })
    } finally {
      await site.close()
    }
  }
  return rows
}

async function timesOf(port: number, path: string, host = '127.0.0.1') {
  const started = performance.now()
  const passed = () => Math.round(performance.now() - started)
  const { body, status } = await fetch(`http://${host}:${port}${path}`, { headers: { 'Accept-Encoding': 'identity' } })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  let first: number | undefined
  for await (const _ of body ?? []) first ??= passed()
  return { first: first ?? 0, last: passed() }
}

/** Wraps the Worker's entry and delays every D1 query. */
const entry = `import site, * as entrypoints from './site.js'
  const later = (work) => async (...given) => {
    await scheduler.wait(${away})
    return work(...given)
  }
  const asking = new Set(['first', 'all', 'run', 'raw'])
  const slowStatement = (statement) => new Proxy(statement, { get(inner, name) {
    if (name === 'inner') return inner
    if (name === 'bind') return (...values) => slowStatement(inner.bind(...values))
    return asking.has(name) ? later(inner[name].bind(inner)) : inner[name]
  } })
  const slow = new WeakMap()
  function slowed(env) {
    if (!slow.has(env)) slow.set(env, { ...env, CONTENT: {
      prepare: (sql) => slowStatement(env.CONTENT.prepare(sql)),
      batch: later((statements) => env.CONTENT.batch(statements.map((statement) => statement.inner))),
    } })
    return slow.get(env)
  }
  export class Pages extends entrypoints.Pages {
    constructor(ctx, env) {
      super(ctx, slowed(env))
    }
  }
  export default { fetch: (request, env, ctx) => site.fetch(request, slowed(env), ctx) }`
