// node scripts/pages.mjs: makes every page of every language that is switched on and tells what each lacks. Part of
// `npm run check`; needs dist/ of the build.
import { build } from 'esbuild'

await build({
  entryPoints: ['scripts/pages/check.ts'],
  // As deep as its sources: one of them finds wrangler.toml from where it stands.
  outfile: 'dist/pages/check.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'warning',
})
await import(new URL('../dist/pages/check.mjs', import.meta.url))
