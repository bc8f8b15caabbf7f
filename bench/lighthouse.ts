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
        rows.push({ page: address, ...(await inspectPatiently(edge.url + address)) })
        console.log(Object.values(rows.at(-1) ?? {}).join(' '))
      }
    }
    return rows
  } finally {
    edge.close()
    await site.close()
  }
}

/** Chromium loses a trace now and then; a page that fails three times is named as such. */
async function inspectPatiently(url: string): Promise<Row> {
  for (let tries = 0; tries < 3; tries++) {
    const row = await inspect(url).catch(() => null)
    if (row) return row
  }
  return { performance: 'no trace' }
}

async function inspect(url: string): Promise<Row> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${version}`, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { maxBuffer: 64 * 1024 * 1024, timeout: 120_000, env: { ...process.env, CHROME_PATH: chromium } },
  )
  const { categories, audits } = JSON.parse(stdout)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const seconds = (name: string) => `${(audits[name].numericValue / 1_000).toFixed(2)} s`
  const failed = Object.values(categories as Record<string, { auditRefs: { id: string; weight: number }[] }>)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    FCP: seconds('first-contentful-paint'),
    LCP: seconds('largest-contentful-paint'),
    TBT: `${Math.round(audits['total-blocking-time'].numericValue)} ms`,
    CLS: audits['cumulative-layout-shift'].numericValue.toFixed(3),
    failed: failed.map(({ id }) => id).join(', '),
  }
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
