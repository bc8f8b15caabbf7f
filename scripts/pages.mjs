// node scripts/pages.mjs: renders every page of every enabled language and reports what each lacks. Part of `npm run
// check`; needs the build's dist/.
import { build } from 'esbuild'

await build({
  entryPoints: ['scripts/pages/check.ts'],
  // The bundle is as deep as its sources, because one of them finds wrangler.toml relative to its own place.
  outfile: 'dist/pages/check.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'warning',
})
await import(new URL('../dist/pages/check.mjs', import.meta.url))
