import { execFileSync } from 'node:child_process'

/** Bundles the Worker into a folder as a deployment would, after scripts/build.mjs has built the browser's half. */
export function bundle(folder = 'dist/worker') {
  execFileSync('wrangler', ['deploy', '--dry-run', '--env=', '--outdir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
