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
  type: 'ESModule' | 'Text'
  path: string
  contents: string
}

/** The modules of a bundle, its entry first. */
export function modulesIn(folder = 'dist/worker'): Module[] {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const texts = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  return [
    { type: 'ESModule', path: 'index.js', contents: read('index.js') },
    ...texts.map((path): Module => ({ type: 'Text', path, contents: read(path) })),
  ]
}
