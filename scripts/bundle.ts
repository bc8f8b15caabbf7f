import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Bundles the Worker into a folder as a deployment would, after scripts/build.mjs has built the browser's half. */
export function bundle(folder = 'dist/worker') {
  rmSync(folder, { recursive: true, force: true })
  execFileSync('wrangler', ['deploy', '--dry-run', '--env=', '--outdir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** A module of a bundle, as miniflare takes it. */
export interface Module {
  type: 'ESModule' | 'Text' | 'Data'
  path: string
  contents: string | Buffer<ArrayBuffer>
}

const types = { '.js': 'ESModule', '.txt': 'Text', '.bin': 'Data' } as const

/** The modules of a bundle, its entry first. */
export function modulesIn(folder = 'dist/worker'): Module[] {
  return Object.entries(types).flatMap(([extension, type]) =>
    readdirSync(folder)
      .filter((path) => path.endsWith(extension))
      .map((path) => {
        const contents = readFileSync(join(folder, path))
        return { type, path, contents: type === 'Data' ? contents : contents.toString() }
      }),
  )
}
