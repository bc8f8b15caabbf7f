import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { bundle } from '../scripts/bundle.ts'
import { measureFirstByte } from './first-byte.ts'
import { type Answer, ask, load, textOf, type Visit } from './load.ts'
import { middleOf } from './report.ts'
import { folder, type Server, startRoofline, startSite } from './servers.ts'

const host = 'plumbline.example'

/** The highest CPU allowed for a request, as a multiple of the roofline's. Cold: every request renders the page. */
const visits = {
  home: { path: '/en-US', warm: 1.3, cold: 7 },
  product: { path: '/en-US/products/construction', warm: 1.3, cold: 8 },
  newsroom: { path: '/en-US/newsroom', warm: null, cold: 10 },
  search: { path: '/en-US/newsroom?q=point+cloud', warm: null, cold: null },
  article: { path: '/en-US/newsroom/ARTICLE', warm: 1.3, cold: 12 },
  contact: { path: '/en-US/about-us/contact', warm: null },
  redirect: { path: '/about', warm: 2 },
  'not found': { path: '/en-US/nowhere', warm: 2 },
} as const satisfies Record<string, { path: string; warm: number | null; cold?: number | null }>

interface Cost {
  /** CPU of workerd in ms for each request, the middle of all turns. */
  site: number
  roofline: number
  /** Requests per second. */
  speed: number
  rooflineSpeed: number
}

/**
 * Measures CPU and requests per second for pages from memory and for rendered pages, against a Worker that only sends
 * the same bytes. `only` names the pages to measure; empty means all.
 */
export async function measurePages(seconds: number, only: readonly string[] = []) {
  bundle(folder)
  const site = await startSite()
  const servers: Server[] = [site]
  try {
    const list = textOf(await ask(site.port, visits.newsroom.path, host))
    const article = /\/en-US\/newsroom\/([a-z][\w-]+)"/.exec(list)?.[1] ?? ''
    const paths = Object.entries(visits)
      .map(([name, visit]) => ({ name, ...visit, path: visit.path.replace('ARTICLE', article) }))
      .filter(({ name }) => only.length === 0 || only.includes(name))

    const answers: Record<string, Answer> = {}
    for (const { path } of paths) {
      answers[`identity ${path}`] = await ask(site.port, path, host, 'identity')
      answers[`br ${path}`] = await ask(site.port, path, host)
    }
    const roofline = await startRoofline(answers)
    servers.push(roofline)

    const warm: Row[] = []
    const cold: Row[] = []
    for (const { name, path, warm: most, ...rest } of paths) {
      const visit = { path, encoding: 'br', status: answers[`br ${path}`]?.status ?? 0 } as const
      warm.push(rowOf(name, await compare({ site, roofline, visit, seconds, hostOf: () => host }), most))
      if (!('cold' in rest)) continue
      const first = { ...visit, encoding: 'identity' } as const
      const cost = await compare({ site, roofline, visit: first, seconds, hostOf: anotherHost })
      cold.push(rowOf(name, cost, rest.cold ?? null))
    }
    const bytes = paths.map(({ name, path }) => bytesOf(name, answers[`br ${path}`]))
    return { warm, cold, bytes, firstByte: await measureFirstByte(article) }
  } finally {
    await Promise.all(servers.map((server) => server.close()))
  }
}

export type Row = Record<string, string | number>

/** A new host, whose pages are not in memory yet. */
const anotherHost = () => `${++hosts}.cold.example`
let hosts = 0

interface Comparison {
  site: Server
  roofline: Server
  visit: Visit
  seconds: number
  hostOf(): string
}

interface Side {
  server: Server
  hostOf(): string
  count: number
  /** CPU in ms for each request, by turn. */
  costs: number[]
  time: number
}

/** Measures both servers in short turns, so that other load on the machine slows both alike. */
async function compare({ site, roofline, visit, seconds, hostOf }: Comparison): Promise<Cost> {
  const rounds = 50
  const sides: Side[] = [
    { server: site, hostOf, count: 0, costs: [], time: 0 },
    { server: roofline, hostOf: () => host, count: 0, costs: [], time: 0 },
  ]
  for (const side of sides) {
    let [warmUp, time] = [50, 0]
    for (const began = performance.now(); performance.now() - began < seconds * 500; warmUp *= 2) {
      const started = performance.now()
      await load(side.server.port, visit, warmUp, side.hostOf)
      time = (performance.now() - started) / warmUp
    }
    side.count = Math.ceil((seconds * 1_000) / rounds / time)
  }
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) {
      const [cpu, started] = [side.server.cpu(), performance.now()]
      await load(side.server.port, visit, side.count, side.hostOf)
      side.time += performance.now() - started
      side.costs.push((side.server.cpu() - cpu) / side.count)
    }
  }
  const [ours, theirs] = sides as [Side, Side]
  return {
    site: middleOf(ours.costs),
    roofline: middleOf(theirs.costs),
    speed: (ours.count * rounds * 1_000) / ours.time,
    rooflineSpeed: (theirs.count * rounds * 1_000) / theirs.time,
  }
}

function rowOf(page: string, { site, roofline, speed, rooflineSpeed }: Cost, most: number | null): Row {
  return {
    page,
    'CPU ms': site.toFixed(3),
    'roofline CPU ms': roofline.toFixed(3),
    ratio: (site / roofline).toFixed(2),
    target: most === null ? '' : `≤ ${most}`,
    'requests/s': Math.round(speed),
    'roofline requests/s': Math.round(rooflineSpeed),
  }
}

/** Bytes that a browser loads before the first interaction: at the highest brotli quality, and as sent. */
function bytesOf(page: string, answer: Answer | undefined): Row {
  const html = answer ? textOf(answer) : ''
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('')
  const [, start, loader] = /<script>([^<]+import\("([^"]+)"\)[^<]*)<\/script>/.exec(html) ?? []
  return {
    page,
    'HTML with CSS': html ? brotli(html) : 0,
    'CSS in it': styles ? brotli(styles) : 0,
    JavaScript: start && loader ? brotli(start) + brotli(readFileSync(`public${loader}`)) : 0,
    'HTML as sent': answer?.body.length ?? 0,
    'HTML, uncompressed': Buffer.byteLength(html),
  }
}

const brotli = (data: string | Buffer) => brotliCompressSync(data).length
