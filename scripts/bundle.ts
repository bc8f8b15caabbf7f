import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'

/**
 * Bundles the Worker into a folder as a deployment does. scripts/build.mjs must have run. `more`: arguments of
 * `wrangler deploy`.
 */
export function bundle(folder = 'dist/worker', ...more: string[]) {
  rmSync(folder, { recursive: true, force: true })
  execFileSync('wrangler', ['deploy', '--dry-run', '--env=', '--outdir', folder, ...more], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Puts an entry that imports the bundle as `./site.js` into a new folder with it, and returns the folder. */
export function wrap(entry: string, from: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  cpSync(from, folder, { recursive: true })
  renameSync(join(folder, 'index.js'), join(folder, 'site.js'))
  buildSync({
    stdin: { contents: entry, resolveDir: folder },
    bundle: true,
    format: 'esm',
    target: 'esnext',
    external: ['*.txt', '*.bin', 'cloudflare:*', 'node:*'],
    outfile: join(folder, 'index.js'),
  })
  rmSync(join(folder, 'site.js'))
  return folder
}

/** A module of a bundle, in Miniflare's form. */
export interface Module {
  type: 'ESModule' | 'Text' | 'Data'
  path: string
  contents: string | Buffer<ArrayBuffer>
}

const types = { '.js': 'ESModule', '.txt': 'Text', '.bin': 'Data' } as const

/** The modules of a bundle, the entry first. */
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

/** Bytes of a bundle, raw and gzipped. wrangler reports up to 1 KiB more or less, because it packs in another order. */
export function sizeOf(modules: readonly Module[]) {
  const whole = Buffer.concat(modules.map(({ contents }) => Buffer.from(contents)))
  return { bytes: whole.length, packed: gzipSync(whole).length }
}
