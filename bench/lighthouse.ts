import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LaunchOptions } from 'playwright-core'
import { locales } from '../locales/index.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { behindEdge } from './edge.ts'
import type { Row } from './pages.ts'
import { middleOf } from './report.ts'

/** Installed by npx when the bench runs: at 176 MB it is not a dependency. */
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

/**
 * Runs Lighthouse for a phone on ten pages in every language. The production bundle stands behind brotli, as on
 * Cloudflare.
 */
export const measureLighthouse = () =>
  behindEdge(async (origin) => {
    const browser = await launchOptions()
    const list = await (await fetch(`${origin}/en-US/newsroom`)).text()
    const article = /\/en-US\/newsroom\/([a-z][\w-]+)"/.exec(list)?.[1] ?? ''
    const rows: Row[] = []
    for (const path of paths.map((path) => path.replace('ARTICLE', article))) {
      for (const locale of locales) {
        const address = `/${locale}${path}`
        await (await fetch(origin + address)).text() // warm the page, as for every visitor but the first
        rows.push({ page: address, ...(await inspectOften(origin + address, browser)) })
        console.log(Object.values(rows.at(-1) ?? {}).join(' '))
      }
    }
    return rows
  })

/**
 * Runs Lighthouse five times, because single runs differ by tens of ms, and returns the median of each timing. The
 * other scores come from the first run. `failed` lists every audit that failed in any run.
 */
async function inspectOften(url: string, browser: LaunchOptions): Promise<Row> {
  const runs: Awaited<ReturnType<typeof inspect>>[] = []
  // Chromium sometimes loses a trace. After ten runs with fewer than five traces the page gets no figures.
  for (let tries = 0; tries < 10 && runs.length < 5; tries++)
    await inspect(url, browser, runs.length > 0 ? ['--only-categories=performance'] : []).then(
      (run) => runs.push(run),
      () => {},
    )
  const [whole] = runs
  if (!whole || runs.length < 5) return { performance: 'no trace' }
  const middle = (figure: keyof typeof whole.figures) => middleOf(runs.map(({ figures }) => figures[figure]))
  return {
    performance: middle('performance'),
    accessibility: whole.figures.accessibility,
    'best practices': whole.figures.bestPractices,
    SEO: whole.figures.seo,
    FCP: `${(middle('fcp') / 1_000).toFixed(2)} s`,
    LCP: `${(middle('lcp') / 1_000).toFixed(2)} s`,
    TBT: `${Math.round(middle('tbt'))} ms`,
    CLS: middle('cls').toFixed(3),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))].join(', '),
  }
}

/** Runs Lighthouse once. Scores are out of 100 (0 for a category that is left out), times in ms. */
async function inspect(url: string, browser: LaunchOptions, options: readonly string[]) {
  const flags = ['--headless', '--no-sandbox', ...(browser.args ?? [])].join(' ')
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${version}`, url, '--output=json', '--quiet', `--chrome-flags=${flags}`, ...options],
    {
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
      env: { ...process.env, ...(browser.env as NodeJS.ProcessEnv), CHROME_PATH: browser.executablePath },
    },
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
