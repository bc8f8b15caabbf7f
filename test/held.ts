import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { texts } from '../harness/published.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { wrap } from '../scripts/bundle.ts'
import { load } from '../scripts/content/load.ts'
import { changeContent } from '../worker/content/changes.ts'
import { gate } from './gate.ts'

/** D1 answers at once, after 200 ms, when released or never, or fails when released. */
type Behaviour = 'answers' | 'lags' | 'waits' | 'fails'

export interface HeldSite extends RunningSite {
  /** Number of batches that D1 received so far. */
  asked(): number
  /** Sets how D1 behaves from now on. `release` answers held batches, or makes them fail. */
  behave(behaviour: Behaviour): void
  release(): void
  /** Resolves when the next batch is held. */
  waiting(): Promise<void>
}

/**
 * The production bundle with all texts published, behind a D1 that the test controls. Content is read in batches, which
 * the test answers, delays or fails.
 */
export async function startHeldSite(vars: Record<string, string> = {}): Promise<HeldSite> {
  const waiting: ServerResponse[] = []
  let arrived = gate()
  let [asked, behaviour]: [number, Behaviour] = [0, 'answers']
  const settle = (response: ServerResponse) => response.writeHead(behaviour === 'fails' ? 500 : 200).end()
  const server = createServer((_, response) => {
    asked += 1
    if (behaviour === 'answers') settle(response)
    else if (behaviour === 'lags') setTimeout(settle, 200, response)
    else {
      waiting.push(response)
      arrived.open()
      arrived = gate()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  // Several test files use this at the same time, each with a bundle of its own.
  const folder = mkdtempSync(join(tmpdir(), 'held-'))
  const site = await startSite(
    { ...vars, HOLD: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    {},
    { bundle: wrap(entry, 'dist/worker', folder) },
  )
  await load(texts, {
    loaded: async () => [],
    change: async (change) => {
      const body = JSON.stringify(changeContent(noted, change))
      await site.get('/', { method: 'POST', headers: { Entrypoint: 'content' }, body })
    },
  })
  return {
    ...site,
    asked: () => asked,
    behave(next) {
      behaviour = next
    },
    release() {
      for (const response of waiting.splice(0)) settle(response)
    },
    waiting: () => arrived.opened,
    async close() {
      for (const response of waiting.splice(0)) response.destroy()
      server.closeAllConnections()
      server.close()
      await site.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Statements as [SQL, values], which run unknown to the isolate. */
const noted = {
  prepare: (sql: string) => Object.assign([sql, []], { bind: (...values: unknown[]) => [sql, values] }),
} as unknown as D1Database

/**
 * Wraps the bundle's entry. The header `Entrypoint: pages` calls the cached entrypoint; `content` runs statements on
 * the content database.
 */
const entry = `import site, * as entrypoints from './site.js'
    const held = new WeakMap()
    function hold(env) {
      if (!held.has(env)) held.set(env, { ...env, CONTENT: new Proxy(env.CONTENT, { get(db, name) {
        if (name !== 'batch') return typeof db[name] === 'function' ? db[name].bind(db) : db[name]
        return async (statements) => {
          if (!(await fetch(env.HOLD)).ok) throw new Error('D1_ERROR: away')
          return db.batch(statements)
        }
      } }) })
      return held.get(env)
    }
    export class Pages extends entrypoints.Pages {
      constructor(ctx, env) {
        super(ctx, hold(env))
      }
    }
    export default {
      async fetch(request, env, ctx) {
        if (request.headers.get('Entrypoint') === 'content') {
          const statements = await request.json()
          await env.CONTENT.batch(statements.map(([sql, values]) => env.CONTENT.prepare(sql).bind(...values)))
          return new Response()
        }
        return request.headers.has('Entrypoint') ? ctx.exports.Pages.fetch(request) : site.fetch(request, hold(env), ctx)
      },
    }`
