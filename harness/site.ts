import type { Miniflare } from 'miniflare'
import { modulesIn } from '../scripts/bundle.ts'
import { migrate } from '../scripts/migrations.ts'
import { query, remoteDatabase } from './d1.ts'
import { configured, startWorkerd } from './workerd.ts'

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
  worker: Awaited<ReturnType<Miniflare['getWorker']>>
  /** The Worker's own bindings. */
  bindings(): Promise<Pick<Env, 'KV' | 'LEADS'>>
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
  const options = configured({ ...checkingAlways, ...vars, CONTENT_TOKEN: contentToken, ...secrets })
  const logged: unknown[] = []
  const server = await startWorkerd({
    workers: [
      {
        ...options,
        name: 'site',
        modules: modulesIn(bundle),
        analyticsEngineDatasets: {},
        ...(ill && { kvNamespaces: {} }),
        serviceBindings: { VIEWS: 'dataset', ...(ill && { KV: 'storage' }) },
      },
      stand('dataset'),
      ...(ill ? [stand('storage')] : []),
      {
        name: 'database',
        modules: true,
        script: `export default { fetch: ${query} }`,
        d1Databases: ['DB', 'CONTENT'],
      },
    ],
    handleStructuredLogs: ({ message }: { message: string }) => logged.push(parsed(message)),
  })
  const database = await server.getWorker('database')
  const ask = (address: string, init: { method: string; body: string }) => database.fetch(address, init)
  const [db, content] = [remoteDatabase('DB', ask), remoteDatabase('CONTENT', ask)]
  await Promise.all([migrate(db, 'leads'), migrate(content, 'content')])

  return {
    ...siteAt(await server.ready),
    db,
    content,
    worker: await server.getWorker('site'),
    bindings: () => server.getBindings('site'),
    logs: () => logged,
    close: () => server.dispose(),
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

/** A Worker of harness/workers that replaces a binding. */
const stand = (name: string) => ({ name, modules: [{ type: 'ESModule', path: `harness/workers/${name}.js` }] })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
