import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { locales } from '../locales/index.ts'
import build from '../test/build.ts'
import { publish } from '../test/published.ts'
import { startSite } from '../test/site.ts'
import type { Row } from './pages.ts'

/** Fetched by npx when the bench runs: with its 176 MB it is not worth installing for everyone. */
const version = '13.5.0'

const paths = [
  '',
  '/products/construction',
  '/products/reality-capture',
  '/products/smart-city',
  '/solution/constructor',
  '/newsroom',
  '/newsroom/ARTICLE',
  '/about',
  '/about-us/careers',
  '/about-us/contact',
]

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
)

/** Lighthouse for a phone: ten pages in every language, from the production bundle behind brotli as Cloudflare has it. */
export async function measureLighthouse(): Promise<Row[]> {
  if (!chromium) throw new Error('No Chromium found: name one in CHROMIUM_PATH')
  build()
  const site = await startSite({ CONTENT_CHECK_SECONDS: '20' })
  const edge = await startEdge(site.url)
  try {
    await publish(site)
    const list = await (await site.get('/en-US/newsroom')).text()
    const article = /\/en-US\/newsroom\/([a-z][\w-]+)"/.exec(list)?.[1] ?? ''
    const rows: Row[] = []
    for (const path of paths.map((path) => path.replace('ARTICLE', article))) {
      for (const locale of locales) {
        const address = `/${locale}${path}`
        await (await fetch(edge.url + address)).text() // warm, as for every visitor but the first
        rows.push({ page: address, ...(await inspectThrice(edge.url + address)) })
        console.log(Object.values(rows.at(-1) ?? {}).join(' '))
      }
    }
    return rows
  } finally {
    edge.close()
    await site.close()
  }
}

/** The middle of three runs, figure by figure, and every audit that failed in one: single runs differ by tens of ms. */
async function inspectThrice(url: string): Promise<Row> {
  const runs: Awaited<ReturnType<typeof inspect>>[] = []
  // Chromium loses a trace now and then; a page of which six runs do not bring three is named as such.
  for (let tries = 0; tries < 6 && runs.length < 3; tries++)
    await inspect(url).then(
      (run) => runs.push(run),
      () => {},
    )
  const [run] = runs
  if (!run || runs.length < 3) return { performance: 'no trace' }
  const middle = (figure: keyof typeof run.figures) =>
    runs.map(({ figures }) => figures[figure]).sort((a, b) => a - b)[1] ?? 0
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best practices': middle('bestPractices'),
    SEO: middle('seo'),
    FCP: `${(middle('fcp') / 1_000).toFixed(2)} s`,
    LCP: `${(middle('lcp') / 1_000).toFixed(2)} s`,
    TBT: `${Math.round(middle('tbt'))} ms`,
    CLS: middle('cls').toFixed(3),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))].join(', '),
  }
}

/** One run of Lighthouse: scores of 100, times in ms. */
async function inspect(url: string) {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${version}`, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { maxBuffer: 64 * 1024 * 1024, timeout: 120_000, env: { ...process.env, CHROME_PATH: chromium } },
  )
  const { categories, audits } = JSON.parse(stdout)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string): number => audits[name].numericValue
  const failed = Object.values(categories as Record<string, { auditRefs: { id: string; weight: number }[] }>)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
  const figures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
  return { figures, failed: failed.map(({ id }) => id) }
}

/** What Cloudflare does between the Worker and a browser: text goes out in brotli. */
async function startEdge(site: URL) {
  const server = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const upstream = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        const { 'content-encoding': __, 'transfer-encoding': ___, 'content-length': ____, ...rest } = answer.headers
        const isText = /text|javascript|json|xml|svg/.test(`${rest['content-type']}`) && body.length > 0
        const sent = isText ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : body
        outgoing.writeHead(answer.statusCode ?? 500, { ...rest, ...(isText && { 'content-encoding': 'br' }) }).end(sent)
      },
    )
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
