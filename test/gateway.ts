import { pages } from '../ui/pages.ts'
import { app } from '../worker/app.ts'
import { pagesApp } from '../worker/pages-app.tsx'
import { enabled } from './written.ts'

const cached = pagesApp(pages)

/**
 * The gateway in the test's own process: for settings of a test's own, for bindings that fail, and to see what it asks
 * of the cached entrypoint (`asked`), in whose place `answer` may stand. `bindings` are variables too; without a
 * database nothing is published.
 */
export function gatewayWith(bindings: Record<string, unknown> = {}, answer?: (request: Request) => Response) {
  const asked: Request[] = []
  const purged: unknown[] = []
  const waiting: Promise<unknown>[] = []
  const env = {
    DB: emptyDatabase,
    CONTENT: emptyDatabase,
    ENVIRONMENT: 'production',
    ENABLED_LOCALES: enabled.join(),
    VERSION: { id: '' },
    ...bindings,
  } as unknown as Env
  const context = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException() {},
    exports: {
      Pages: {
        fetch(request: Request) {
          asked.push(request)
          return answer?.(request) ?? cached.fetch(request, env, context)
        },
        async purge(tags: unknown) {
          purged.push(tags)
          return true
        },
      },
    },
  } as unknown as ExecutionContext

  return {
    asked,
    purged,
    /** A request as a visitor sends it; `cf` is what Cloudflare adds. */
    async get(address: string, init: Omit<RequestInit, 'cf'> & { cf?: object } = {}): Promise<Response> {
      const request = Object.defineProperty(new Request(address, init as object), 'cf', { value: init.cf })
      if (typeof init.body === 'string') request.headers.set('Content-Length', `${Buffer.byteLength(init.body)}`)
      return app.fetch(request, env, context)
    },
    /** What goes on after the answer is over. */
    settled: () => Promise.allSettled(waiting),
  }
}

const nothing = {
  bind: () => nothing,
  first: async () => null,
  all: async () => ({ results: [] }),
}
const emptyDatabase = {
  prepare: () => nothing,
  batch: async (statements: unknown[]) => statements.map(() => ({ results: [] })),
}
