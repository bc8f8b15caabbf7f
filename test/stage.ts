import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { listen } from '../harness/listen.ts'
import { everyAddress, publish } from '../harness/published.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { bundle } from '../scripts/bundle.ts'
import { launchOptions } from '../scripts/chromium.ts'
import type { SentAnswer } from './shared.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address at which test/shared.ts finds the stage. */
    stage: string
  }
}

/** Settings of the shared site. */
const settings = {
  ENVIRONMENT: 'production',
  HOTLINE: '400-800-1234',
  ICP_FILING: '沪ICP备00000000号',
  CONTENT_CHECK_SECONDS: '20',
}

/**
 * Starts what the tests of a run share, each on first use: a site with all texts published, a browser, and the answers
 * of all pages. Bundles the Worker first, as a deployment does.
 */
export default async function stage({ provide }: TestProject) {
  if (!process.env.BUNDLED) bundle()

  let site: Promise<RunningSite> | undefined
  let options: ReturnType<typeof launchOptions> | undefined // unpacks missing files
  const browsers: Record<string, Promise<BrowserServer>> = {}
  let answers: Promise<SentAnswer[]> | undefined
  const shared: Record<string, () => Promise<unknown>> = {
    '/site': async () => (await started()).url.href,
    '/browser': async () => (await launched('plain', ['--blink-settings=imagesEnabled=false'])).wsEndpoint(),
    // The CPU draws what WebGL shows, and smooth edges take it four times as long.
    '/browser/pictures': async () => (await launched('pictures', ['--webgl-antialiasing-mode=none'])).wsEndpoint(),
    '/answers': () => {
      answers ??= started().then(askEveryPage)
      return answers
    },
  }
  const started = () => {
    site ??= startPublished()
    return site
  }
  const launched = (name: string, args: string[] = []) => {
    options ??= launchOptions()
    browsers[name] ??= options.then((given) =>
      // A context would start a second process for the page that it opens with.
      chromium.launchServer({ ...given, args: [...(given.args ?? []), '--renderer-process-limit=1', ...args] }),
    )
    return browsers[name]
  }

  const server = await listen(async ({ url = '' }, response) => {
    try {
      response.end(JSON.stringify(await shared[url]?.()))
    } catch (error) {
      response.writeHead(500).end(`${error}`)
    }
  })
  provide('stage', server.url)

  return async () => {
    await server.close()
    for (const browser of Object.values(browsers)) await (await browser).close()
    await (await site)?.close()
  }
}

async function startPublished(): Promise<RunningSite> {
  const site = await startSite(settings)
  await publish(site)
  return site
}

async function askEveryPage(site: RunningSite): Promise<SentAnswer[]> {
  const answers: SentAnswer[] = []
  for (const one of everyAddress()) {
    const response = await site.get(one.address)
    answers.push({ ...one, status: response.status, headers: [...response.headers], html: await response.text() })
  }
  return answers
}
