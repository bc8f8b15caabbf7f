import { query, remoteDatabase } from '../harness/d1.ts'
import { startWorkerd } from '../harness/workerd.ts'
import { migrate } from '../scripts/migrations.ts'
import type { LeadJob } from '../worker/leads/attempts.ts'

interface Queued {
  job: LeadJob
  delaySeconds: number | undefined
}

/**
 * Bindings for parts of the Worker that run in the test's process: a real D1 with empty tables, KV in memory, and a
 * queue that records its jobs. Faster than a site, and the clock can be set.
 */
export async function startBindings(variables: Record<string, string> = {}) {
  const miniflare = await startWorkerd({
    name: 'tables',
    modules: true,
    script: `export default { fetch: ${query} }`,
    d1Databases: ['DB'],
  })
  const DB = remoteDatabase('DB', (url, init) => miniflare.dispatchFetch(url, init))
  await migrate(DB, 'leads')

  const stored = new Map<string, string>()
  const queued: Queued[] = []
  const bindings = {
    DB,
    KV: {
      get: async (key: string) => JSON.parse(stored.get(key) ?? 'null'),
      put: async (key: string, value: string) => void stored.set(key, value),
    },
    LEADS: {
      send: async (job: LeadJob, options?: QueueSendOptions) =>
        void queued.push({ job, delaySeconds: options?.delaySeconds }),
    },
    CONTACT_LIMIT: { limit: async () => ({ success: true }) },
    FORM_LIMIT: { limit: async () => ({ success: true }) },
    VIEWS: { writeDataPoint: () => undefined },
  }
  /** The same bindings with other variables, because variables are parsed once per object. */
  const envWith = (over: Record<string, string>) => ({ ...bindings, ...variables, ...over }) as unknown as Env

  return {
    db: DB,
    env: envWith({}),
    envWith,
    stored,
    queued,
    close: () => miniflare.dispose(),
  }
}

export type Bindings = Awaited<ReturnType<typeof startBindings>>
