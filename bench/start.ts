import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Module } from '../scripts/bundle.ts'
import { ask } from './load.ts'

const rounds = 9

/** Milliseconds from the spawn of a bare workerd with these modules until it answered a redirect; the median of a few. */
export async function measureStart(modules: readonly Module[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  try {
    for (const { path, contents } of modules) writeFileSync(join(folder, path), contents)
    writeFileSync(join(folder, 'config.capnp'), configOf(modules))
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await startOnce(folder))
    return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function startOnce(folder: string): Promise<number> {
  const started = performance.now()
  const workerd = spawn(workerdBinary, ['serve', 'config.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  try {
    const [event] = await once(workerd.stdio[3] as NodeJS.ReadableStream, 'data')
    const { status } = await ask(JSON.parse(`${event}`.split('\n')[0] ?? '').port, '/about', 'plumbline.example')
    if (status !== 302) throw new Error(`workerd answered ${status}`)
    return performance.now() - started
  } finally {
    workerd.kill()
    if (workerd.exitCode === null && workerd.signalCode === null) await once(workerd, 'exit')
  }
}

const configOf = (modules: readonly Module[]) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "site", worker = (
    modules = [${modules.map(({ type, path }) => `(name = "${path}", ${type === 'Text' ? 'text' : 'esModule'} = embed "${path}")`)}],
    compatibilityDate = "2026-10-20",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "site")],
);`

const workerdBinary = createRequire(createRequire(import.meta.url).resolve('wrangler'))('workerd').default as string
