// Browser half of the build: islands, style sheets and the font, hashed into public/assets, and their names in
// dist/assets.json for the Worker. wrangler runs it before it bundles the Worker ([build] in wrangler.toml).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { prepareDatabase } from './database.mjs'

const out = 'public/assets'
const shared = { bundle: true, minify: true, write: false, outdir: out, publicPath: '/assets', logLevel: 'warning' }

const islandFiles = readdirSync('ui/islands').map((file) => join('ui/islands', file))
const islands = await build({
  ...shared,
  entryPoints: islandFiles,
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  format: 'esm',
  splitting: true,
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
})
const sheets = await build({
  ...shared,
  entryPoints: [
    'ui/styles/site.css',
    ...readdirSync('ui/pages').flatMap((f) => (f.endsWith('.css') ? [`ui/pages/${f}`] : [])),
  ],
  entryNames: '[name]',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file' },
  external: ['/media/*'],
  target: ['chrome123', 'firefox121', 'safari17.5'],
})

const isSheet = (file) => file.path.endsWith('.css')
const files = [...islands.outputFiles, ...sheets.outputFiles.filter((file) => !isSheet(file))]
const assets = {
  islands: Object.fromEntries(
    Object.entries(islands.metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint ? [[basename(entryPoint).replace(/\.tsx?$/, ''), `/assets/${basename(path)}`]] : [],
    ),
  ),
  font: `/assets/${basename(files.find((file) => file.path.endsWith('.woff2')).path)}`,
  styles: Object.fromEntries(
    sheets.outputFiles.filter(isSheet).map((file) => {
      const css = file.text.trim()
      return [basename(file.path, '.css'), { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }]
    }),
  ),
}

mkdirSync(out, { recursive: true })
mkdirSync('dist', { recursive: true })
const current = new Set([...files.map((file) => basename(file.path)), 'font-license.txt'])
for (const file of readdirSync(out)) if (!current.has(file)) rmSync(join(out, file))
for (const file of files) writeChanged(join(out, basename(file.path)), file.contents)
writeChanged(join(out, 'font-license.txt'), readFileSync('node_modules/@fontsource-variable/instrument-sans/LICENSE'))
writeChanged('dist/assets.json', Buffer.from(JSON.stringify(assets)))

// Whoever runs `wrangler dev`, with or without npm, finds tables and content; an edited text is loaded with the next build.
if (process.env.WRANGLER_COMMAND === 'dev' && !process.env.VITEST) prepareDatabase()

/** Writes only what differs, so that wrangler's watcher does not start a build again. */
function writeChanged(path, contents) {
  if (!existsSync(path) || !readFileSync(path).equals(contents)) writeFileSync(path, contents)
}
