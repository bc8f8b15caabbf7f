import { execFileSync } from 'node:child_process'

/** Bundles the Worker once, as a deployment would; every test file runs this very bundle. */
export default function build() {
  execFileSync('wrangler', ['deploy', '--dry-run', '--env=', '--outdir', 'dist/worker'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
