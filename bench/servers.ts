import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { placeIn, texts } from '../harness/published.ts'
import { configured, startWorkerd } from '../harness/workerd.ts'
import { modulesIn } from '../scripts/bundle.ts'
import { load } from '../scripts/content/load.ts'
import { migrate } from '../scripts/migrations.ts'
import type { Answer } from './load.ts'

export interface Server {
  /** The Worker's own port, without Miniflare in between. */
  port: number
  /** User and system CPU of workerd so far, in ms. */
  cpu(): number
  /** Megabytes: heap of the Worker after a garbage collection, and the whole process. */
  memory(): Promise<{ heap: number; process: number }>
  close(): Promise<void>
}

/** Folder of the bench's bundle, apart from the tests' bundle. */
export const folder = 'dist/bench'

/** Starts a production bundle in its own workerd, with the content of locales/ and without static files. */
export async function startSite(bundled = folder): Promise<Server> {
  const { server, miniflare } = await start({
    ...configured({ ENVIRONMENT: 'production' }),
    assets: undefined,
    modules: modulesIn(bundled),
  })

  await migrate((await miniflare.getD1Database('DB')) as unknown as D1Database, 'leads')
  const content = (await miniflare.getD1Database('CONTENT')) as unknown as D1Database
  await migrate(content, 'content')
  await load(texts, placeIn(content))
  return server
}

/** Starts a Worker that only sends given bytes and headers from memory. Keys of `answers` are encoding and path. */
export async function startRoofline(answers: Readonly<Record<string, Answer>>): Promise<Server> {
  const kept = Object.entries(answers).map(([visit, { status, headers, body }], index) => ({
    visit,
    init: { status, headers: headers.filter(([name]) => !sentByItself.has(name.toLowerCase())), encodeBody: 'manual' },
    body,
    module: `${index}.bin`,
  }))
  const code = `
    ${kept.map(({ module }, index) => `import body${index} from './${module}'`).join('\n')}
    const kept = new Map([${kept.map(({ visit, init }, index) => `[${JSON.stringify(visit)}, [body${index}, ${JSON.stringify(init)}]]`)}])
    export default {
      fetch(request) {
        const { pathname, search } = new URL(request.url)
        const [body, init] = kept.get(request.headers.get('Accept-Encoding') + ' ' + pathname + search)
        return new Response(body.byteLength ? body : null, init)
      },
    }`
  const { server } = await start({
    compatibilityDate: '2026-10-20',
    modules: [
      { type: 'ESModule', path: 'index.js', contents: code },
      ...kept.map(({ module, body }) => ({ type: 'Data' as const, path: module, contents: body })),
    ],
  })
  return server
}

/** Headers that workerd sets itself. */
const sentByItself = new Set(['content-length', 'transfer-encoding', 'connection', 'date'])

interface Target {
  webSocketDebuggerUrl: string
}

async function start(options: object) {
  const before = new Set(children())
  const miniflare = await startWorkerd({ ...options, name: 'bench', inspectorPort: 0, unsafeDirectSockets: [{}] })
  const { port } = await miniflare.unsafeGetDirectURL()
  const inspector = await miniflare.getInspectorURL()
  const process = children().find((id) => !before.has(id))
  if (!process) throw new Error('workerd did not start')
  return {
    miniflare,
    server: {
      port: Number(port),
      cpu: () => cpuOf(process),
      memory: async () => ({ heap: await heapOf(inspector), process: residentOf(process) }),
      close: () => miniflare.dispose(),
    },
  }
}

/** Ids of the workerd processes that this process started. */
function children(): string[] {
  return readdirSync('/proc').filter((id) => {
    const stat = /^\d+$/.test(id) ? statOf(id) : undefined
    return stat?.name === 'workerd' && stat.fields[1] === `${process.pid}`
  })
}

/** The sum of its threads: /proc/ID/stat counts in steps of 10 ms. workerd keeps its threads. */
function cpuOf(id: string): number {
  const threads = readdirSync(`/proc/${id}/task`)
  const nanoseconds = threads.map(
    (thread) => readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
  )
  return nanoseconds.reduce((sum, one) => sum + Number(one), 0) / 1e6
}

function residentOf(id: string): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1_024
}

/** Heap of the Worker's isolate in MB after a garbage collection. */
async function heapOf(inspector: URL): Promise<number> {
  const [target] = (await (await fetch(new URL('/json', inspector.href.replace('ws:', 'http:')))).json()) as Target[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize: number; backingStorageSize: number }>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(data)
        if (answer.id === id) resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  await ask(1, 'HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await ask(2, 'Runtime.getHeapUsage')
  socket.close()
  return (usedSize + backingStorageSize) / 1_048_576
}

/** Name, and all fields from the third on, of /proc/ID/stat. */
function statOf(id: string) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') }
  } catch {
    return undefined // the process has ended
  }
}
