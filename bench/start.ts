import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundle, type Module, modulesIn, sizeOf } from '../scripts/bundle.ts'
import type { Row } from './pages.ts'

/** Absolute, because wrangler resolves paths from the configuration file. */
const out = resolve('dist/start')

interface Candidate {
  worker: string
  /** The bundle for `wrangler deploy`; absent for the Worker that only measures workerd. */
  upload?: string
  modules: Module[]
  /** First page requested. */
  path: string
  profiled: number[]
  folder: string
  listening: number[]
  firstPage: number[]
}

/**
 * Measures the start of an isolate beside small Workers that stay the same, in turns: the busy time in the profile of
 * `wrangler check startup`, three times, and the CPU of workerd until it listens and for the first page.
 */
export async function measureStart(): Promise<Row[]> {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const scratch = mkdtempSync(join(tmpdir(), 'start-'))
  try {
    const candidates = [
      { worker: 'this site', path: '/en-US', ...bundled('site') },
      { worker: 'small: Hono and React', path: '/', ...bundled('small', '--config', 'bench/small/wrangler.toml') },
      { worker: 'nothing', path: '/', modules: [nothing] },
    ].map((one) => prepared(one, scratch))
    for (let round = 0; round < 3; round++)
      for (const { upload, profiled } of candidates) if (upload) profiled.push(profile(upload))
    for (let round = 0; round < 11; round++) for (const one of candidates) await startOnce(one)
    return candidates.map(rowOf)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

const nothing: Module = {
  type: 'ESModule',
  path: 'index.js',
  contents: "export default { fetch: () => new Response('nothing') }",
}

function bundled(name: string, ...more: string[]) {
  const upload = join(out, `${name}.bundle`)
  bundle(join(out, name), '--outfile', upload, ...more)
  return { upload, modules: modulesIn(join(out, name)) }
}

function prepared(one: Pick<Candidate, 'worker' | 'path' | 'modules' | 'upload'>, scratch: string): Candidate {
  const folder = mkdtempSync(join(scratch, 'worker-'))
  for (const { path, contents } of one.modules) writeFileSync(join(folder, path), contents)
  writeFileSync(join(folder, 'config.capnp'), configOf(one.modules))
  return { ...one, folder, profiled: [], listening: [], firstPage: [] }
}

function rowOf({ worker, modules, profiled, listening, firstPage }: Candidate): Row {
  const { bytes, packed } = sizeOf(modules)
  return {
    Worker: worker,
    'gzip, KiB': (packed / 1024).toFixed(0),
    'not packed, KiB': (bytes / 1024).toFixed(0),
    'wrangler check startup, CPU ms, three runs': profiled.map((time) => time.toFixed(0)).join(', '),
    'workerd until it listens, CPU ms, middle of eleven': middle(listening).toFixed(0),
    'then its first page, CPU ms': middle(firstPage).toFixed(0),
  }
}

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  timeDeltas: number[]
}

function profile(upload: string): number {
  const outfile = join(out, 'worker.cpuprofile')
  execFileSync('wrangler', ['check', 'startup', '--worker', upload, '--outfile', outfile], { stdio: 'ignore' })
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(outfile, 'utf8'))
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
  return samples.reduce((sum, id, index) => sum + (idle.has(id) ? 0 : (timeDeltas[index] ?? 0) / 1_000), 0)
}

async function startOnce({ folder, path, listening, firstPage }: Candidate) {
  const workerd = spawn(workerdBinary, ['serve', 'config.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  try {
    const [event] = await once(workerd.stdio[3] as NodeJS.ReadableStream, 'data')
    const started = cpuOf(workerd.pid)
    const { port } = JSON.parse(`${event}`.split('\n')[0] ?? '')
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    if (!response.ok || !(await response.text())) throw new Error(`workerd answered ${response.status}`)
    listening.push(started)
    firstPage.push(cpuOf(workerd.pid) - started)
  } finally {
    workerd.kill()
    if (workerd.exitCode === null && workerd.signalCode === null) await once(workerd, 'exit')
  }
}

/** CPU time of a process's threads, in ms. */
function cpuOf(id = 0): number {
  const threads = readdirSync(`/proc/${id}/task`).map((thread) =>
    readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8'),
  )
  return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1_000_000, 0)
}

const middle = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const kinds = { ESModule: 'esModule', Text: 'text', Data: 'data' }
const configOf = (modules: readonly Module[]) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "site", worker = (
    modules = [${modules.map(({ type, path }) => `(name = "${path}", ${kinds[type]} = embed "${path}")`)}],
    compatibilityDate = "2026-10-20",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "site")],
);`

const workerdBinary = createRequire(createRequire(import.meta.url).resolve('wrangler'))('workerd').default as string
