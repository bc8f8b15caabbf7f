import { fileURLToPath } from 'node:url'
import { createTestHarness } from 'wrangler'

/** A site that can be asked. */
export interface Site {
  url: URL
  /** A request to the site; redirects are answers here, never followed. */
  get(path: string, init?: RequestInit): Promise<Response>
}

/** A site of a test's own. */
export interface RunningSite extends Site {
  db: D1Database
  queues: { leads: Queue; dead: Queue }
  worker: ReturnType<ReturnType<typeof createTestHarness>['getWorker']>
  /** Lines that the Worker logged, parsed where they are JSON. */
  logs(): unknown[]
  close(): Promise<void>
}

/** Content that a test publishes is to be seen at once. */
const impatient = { CONTENT_CHECK_SECONDS: '0' }

/** The production bundle in workerd with empty storage. `vars` and `secrets` override wrangler.toml. */
export async function startSite(
  vars: Record<string, string> = {},
  secrets: Record<string, string> = {},
  bundle = 'dist/worker',
): Promise<RunningSite> {
  const server = createTestHarness({
    root: fileURLToPath(new URL('..', import.meta.url)),
    workers: [
      {
        configPath: 'wrangler.toml',
        prebuiltWorkerDir: bundle,
        vars: { ...impatient, ...vars },
        secrets,
        bindingOverrides: { VIEWS: dataset.name },
      },
      { config: undertaker },
      { config: dataset },
    ],
  })
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database; LEADS: Queue }>()
  await worker.applyD1Migrations('DB')
  const { DB, LEADS } = await worker.getEnv()
  const { DEAD } = await server.getWorker<{ DEAD: Queue }>('undertaker').getEnv()

  return {
    ...siteAt(url),
    db: DB,
    queues: { leads: LEADS, dead: DEAD },
    worker: worker as RunningSite['worker'],
    logs: () => server.getLogs().map(({ message }) => parsed(message)),
    close: () => server.close(),
  }
}

/** Milliseconds for an answer: what hangs is named before its test runs out of time. */
const patience = 20_000

/** The site at an address. */
export function siteAt(url: URL): Site {
  return {
    url,
    async get(path, init) {
      try {
        const signal = AbortSignal.timeout(patience)
        return await fetch(new URL(path, url), { redirect: 'manual', signal, ...init })
      } catch (error) {
        throw new Error(`${init?.method ?? 'GET'} ${path}: ${(error as Error).message}`, { cause: error })
      }
    },
  }
}

/** A second Worker that can put jobs into the dead-letter queue, where only the queue itself puts them. */
const undertaker = {
  name: 'undertaker',
  main: 'test/fixtures/undertaker.ts',
  compatibility_date: '2026-10-20',
  queues: { producers: [{ binding: 'DEAD', queue: 'plumbline-leads-dead' }] },
}

/** Takes the place of Analytics Engine, which cannot be read: what is written there is in the logs. */
const dataset = { name: 'dataset', main: 'test/fixtures/dataset.ts', compatibility_date: '2026-10-20' }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
