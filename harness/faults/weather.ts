/** Behavior of a storage. */
export type Mood = 'ok' | 'slow' | 'throws' | 'silent'
export type Storage = 'DB' | 'CONTENT' | 'KV'

/** Longest time in ms for a page or its error page, by the mood of the content database. */
export const pagePatience: Record<Mood, number> = { ok: 4_000, slow: 4_000, throws: 1_000, silent: 4_000 }

/** Moods of the storages, one set after another. */
export const moods: readonly Partial<Record<Storage, Mood>>[] = [
  {},
  { DB: 'slow', CONTENT: 'slow', KV: 'slow' },
  {},
  { DB: 'throws', CONTENT: 'throws' },
  {},
  { KV: 'throws' },
  { DB: 'silent', CONTENT: 'silent' },
  {},
  { KV: 'silent' },
]

export const contentToken = 'token-of-the-bench'

/** Path that sets the moods of a Worker: `?DB=slow&KV=silent`. */
export const moodPath = '/faults/mood'

/** Wraps the bundle's entry, and its storages. */
export const entry = `import site, * as entrypoints from './site.js'
  let moods = {}
  const behave = {
    slow: async (work) => (await scheduler.wait(300), work()),
    throws: async () => { throw new Error('D1_ERROR: away') },
    silent: () => new Promise(() => {}),
  }
  const asking = new Set(['first', 'all', 'run', 'raw', 'batch', 'get', 'put'])
  const gated = (storage, inner) => new Proxy(inner, { get(target, name) {
    if (name === 'inner') return target
    if (name === 'prepare' || name === 'bind') return (...given) => gated(storage, target[name](...given))
    if (!asking.has(name)) return target[name]
    return (...given) => {
      const plain = name === 'batch' ? [given[0].map((statement) => statement.inner)] : given
      const work = () => target[name](...plain)
      return behave[moods[storage]]?.(work) ?? work()
    }
  } })
  const envs = new WeakMap()
  function gatedEnv(env) {
    if (!envs.has(env)) {
      const storages = Object.fromEntries(['DB', 'CONTENT', 'KV'].map((name) => [name, gated(name, env[name])]))
      envs.set(env, { ...env, ...storages })
    }
    return envs.get(env)
  }
  export class Pages extends entrypoints.Pages {
    constructor(ctx, env) {
      super(ctx, gatedEnv(env))
    }
  }
  export default {
    fetch(request, env, ctx) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname !== '${moodPath}') return site.fetch(request, gatedEnv(env), ctx)
      moods = Object.fromEntries(searchParams)
      return new Response(JSON.stringify(moods))
    },
    queue: (batch, env, ctx) => site.queue(batch, gatedEnv(env), ctx),
    scheduled: (controller, env, ctx) => site.scheduled(controller, gatedEnv(env), ctx),
  }`
