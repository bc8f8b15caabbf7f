import { fileURLToPath } from 'node:url'
import { createTestHarness } from 'wrangler'
import { migrate } from '../scripts/migrations.ts'
import { remoteDatabase } from './d1.ts'

export interface Site {
  url: URL
  /** Sends a request without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>
}

/** A site with its databases, Worker and log. */
export interface RunningSite extends Site {
  /** The database of messages. */
  db: D1Database
  /** The database of news, articles and jobs. */
  content: D1Database
  worker: ReturnType<ReturnType<typeof createTestHarness>['getWorker']>
  /** The Worker's log lines, with JSON parsed. */
  logs(): unknown[]
  close(): Promise<void>
}

export const contentToken = 'token-for-the-content'

/** Makes published content visible at once. */
const checkingAlways = { CONTENT_CHECK_SECONDS: '0' }

/** Starts the production bundle in workerd with empty storage. `vars` override wrangler.toml; `ill` makes KV fail. */
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
        vars: { ...checkingAlways, ...vars },
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

/** Timeout of a request in ms, shorter than that of a test, so that the error names the request. */
const patience = 20_000

/** A client for the site at an address. */
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

/** Replaces KV and fails. */
const storage = { name: 'storage', main: 'harness/workers/storage.ts', compatibility_date: '2026-10-20' }

/** Replaces Analytics Engine, which cannot be read, and logs every data point. */
const dataset = { name: 'dataset', main: 'harness/workers/dataset.ts', compatibility_date: '2026-10-20' }

/** Runs queries on the site's databases. */
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
