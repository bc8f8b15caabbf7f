import { fileURLToPath } from 'node:url'
import { createTestHarness } from 'wrangler'
import { migrate } from '../scripts/migrations.ts'
import { remoteDatabase } from './d1.ts'

/** A site that can be asked. */
export interface Site {
  url: URL
  /** A request to the site; redirects are answers here, never followed. */
  get(path: string, init?: RequestInit): Promise<Response>
}

/** A site of a test's own. */
export interface RunningSite extends Site {
  /** Messages. */
  db: D1Database
  /** What is published. */
  content: D1Database
  worker: ReturnType<ReturnType<typeof createTestHarness>['getWorker']>
  /** Lines that the Worker logged, parsed where they are JSON. */
  logs(): unknown[]
  close(): Promise<void>
}

export const contentToken = 'token-for-the-content'

/** Content that a test publishes is to be seen at once. */
const impatient = { CONTENT_CHECK_SECONDS: '0' }

/** The production bundle in workerd with empty storage. `vars` and `secrets` override wrangler.toml; `ill`: its KV fails. */
export async function startSite(
  vars: Record<string, string> = {},
  secrets: Record<string, string> = {},
  { ill = false, bundle = 'dist/worker' } = {},
): Promise<RunningSite> {
  const server = createTestHarness({
    root: fileURLToPath(new URL('..', import.meta.url)),
    workers: [
      {
        configPath: 'wrangler.toml',
        prebuiltWorkerDir: bundle,
        vars: { ...impatient, ...vars },
        secrets: { CONTENT_TOKEN: contentToken, ...secrets },
        bindingOverrides: {
          VIEWS: dataset.name,
          ...(ill && { KV: storage.name }),
        },
      },
      { config: dataset },
      { config: database },
      ...(ill ? [{ config: storage }] : []),
    ],
  })
  const { url } = await server.listen()
  const ask = (address: string, init: { method: string; body: string }) =>
    server.getWorker(database.name).fetch(address, init)
  const [db, content] = [remoteDatabase('DB', ask), remoteDatabase('CONTENT', ask)]
  await Promise.all([migrate(db, 'leads'), migrate(content, 'content')])

  return {
    ...siteAt(url),
    db,
    content,
    worker: server.getWorker(),
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

/** Takes the place of KV. */
const storage = { name: 'storage', main: 'harness/workers/storage.ts', compatibility_date: '2026-10-20' }

/** Takes the place of Analytics Engine, which cannot be read: what is written there is in the logs. */
const dataset = { name: 'dataset', main: 'harness/workers/dataset.ts', compatibility_date: '2026-10-20' }

/** Answers what the tests ask of the site's databases. */
const database = {
  name: 'database',
  main: 'harness/workers/database.ts',
  compatibility_date: '2026-10-20',
  d1_databases: [
    { binding: 'DB', database_name: 'plumbline' },
    { binding: 'CONTENT', database_name: 'plumbline-content' },
  ],
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
