import { enabled } from '../harness/written.ts'
import { pages } from '../ui/pages.ts'
import { pagesApp } from '../worker/pages/entrypoint.ts'
import { gateway } from '../worker/routes.ts'
import { settled, waitUntil } from './workers.ts'

const cached = pagesApp(pages)

/**
 * The gateway in the test's process, for its own settings and for bindings that fail. `asked` records requests to the
 * cached entrypoint; `answer` replaces it. `bindings` are variables too. Without a database nothing is published.
 */
export function gatewayWith(bindings: Record<string, unknown> = {}, answer?: (request: Request) => Response) {
  const asked: Request[] = []
  const purged: unknown[] = []
  const env = {
    DB: emptyDatabase,
    CONTENT: emptyDatabase,
    ENVIRONMENT: 'production',
    ENABLED_LOCALES: enabled.join(),
    VERSION: { id: '' },
    ...bindings,
  } as unknown as Env
  const context = {
    waitUntil,
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
    /** Sends a request as a visitor; `cf` is Cloudflare's metadata. */
    async get(address: string, init: Omit<RequestInit, 'cf'> & { cf?: object } = {}): Promise<Response> {
      const request = Object.defineProperty(new Request(address, init as object), 'cf', { value: init.cf })
      if (typeof init.body === 'string') request.headers.set('Content-Length', `${Buffer.byteLength(init.body)}`)
      return gateway.fetch(request, env, context)
    },
    /** Waits for background work after the answers. */
    settled,
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
