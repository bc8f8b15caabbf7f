// Builds the browser's files: islands, style sheets, the font, texts and codes, with hashed names, into public/assets.
// The Worker reads their names from dist/assets.json. wrangler runs this first ([build] in wrangler.toml).
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'
import { trades } from '../ui/model/building.ts'
import { parts as partsOf } from '../ui/model/parts.ts'
import { swatch } from '../ui/model/viewer/looks.ts'
import { standing, standingPages } from '../ui/routes.ts'
import { withMatrices } from '../ui/screens/matrix.ts'
import { writtenPages } from './content/resources.ts'
import { readSources } from './content/source.ts'
import { storiesAt } from './content/story.ts'
import { prepareDatabase } from './database.mjs'
import { drawings, surfaces } from './drawings.mjs'
import { packed } from './packed.mjs'
import { asset, textsAndCodes } from './texts-and-codes.mjs'
import { packedWords } from './words.mjs'

// scripts/checks.ts: wrangler builds for each of its commands, also for those that read no file.
if (process.env.BUILT) process.exit()

const out = 'public/assets'
const terser = JSON.parse(readFileSync('node_modules/terser/package.json', 'utf8'))
const models = 'public/media/ar'
const licenses = { js: '/*! /assets/licenses.txt */' }
const browsers = ['chrome123', 'firefox121', 'safari17.5']
/** Properties that only the code of model and walk reads: neither texts nor shaders know them, and none is found by a string. */
const ownProperties =
  'address|announce|axis|ballast|bays?|bend|board|bufferOf|built|cells|choices|choose|counts|cut|depth|distance|distances|' +
  'drag|drawCloud|drawModel|drawSphere|edges|faces|flyTo|follow|fragment|grey|hiddenStoreys|hiddenTrades|high|hit|holes|joint|' +
  'keepOnly|kind|known|leads|lines|low|marksOf|matrix|mesh|onFail|onFrame|onKey|onLost|onPoint|onWait|outlines?|passes|path|' +
  'picture|pictureAt|pins|pointAt|points|poured|problem|programOf|progress|projection|radius|renew|scenes|seed|settle|' +
  'shade|shaft|shift|sights|stepped|storey|storeyHeight|texture|textureIn|tilt|toRay|toScreen|tools|turn|update|vertex|' +
  'view|xs|ys'
const shared = { bundle: true, minify: true, write: false, outdir: out, publicPath: '/assets', logLevel: 'warning' }

// What the controls of model and walk look like comes with them, not with the page.
const stylesOf = async (file) => {
  const { outputFiles } = await build({ ...shared, entryPoints: [file], target: browsers })
  return JSON.stringify(outputFiles[0].text.trim())
}
const modelStyles = await stylesOf('ui/model/controls/controls.css')
const walkStyles = await stylesOf('ui/walk/controls.css')

/** Shaders come without comments and spaces. */
const shaders = {
  name: 'shaders',
  setup({ onLoad }) {
    onLoad({ filter: /(viewer\/|walk\/|scene-)shaders\.ts$/ }, ({ path }) => ({
      contents: dense(readFileSync(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

// Islands are bundled separately: a shared chunk would cost each page a request. None is part of the loader.
const islandFiles = readdirSync('ui/islands').map((file) => join('ui/islands', file))
/** Files that the walk loads later, by the names of their addresses in its code. */
const later = { WALK_SCENES: 'ui/walk/scenes.ts', WALK_MODEL: 'ui/walk/model.ts', WALK_FLAT: 'ui/walk/flat.ts' }
const bundles = await Promise.all(
  [...islandFiles, ...Object.values(later)].map((entryPoint) =>
    build({
      ...shared,
      entryPoints: [entryPoint],
      entryNames: `${islandFiles.includes(entryPoint) ? '' : 'walk-'}[name]-[hash]`,
      chunkNames: 'chunk-[hash]',
      format: 'esm',
      splitting: true,
      target: 'es2022',
      jsx: 'automatic',
      define: {
        'process.env.NODE_ENV': '"production"',
        MODEL_STYLES: modelStyles,
        WALK_STYLES: walkStyles,
      },
      plugins: [shaders],
      // The signals' shim only replaces what React has had since 18.
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
      metafile: true,
      legalComments: 'none',
      footer: licenses,
    }),
  ),
)
const styled = standingPages.map((name) => ({ name, style: name, ...standing(name) }))
const withHero = new Set(styled.flatMap(({ style, hero }) => (hero === true ? [`${style}.css`] : [])))
/** Lays screens over the devices in pictures. */
const screens = {
  name: 'screens',
  setup({ onLoad }) {
    onLoad({ filter: /ui\/screens\/[^/]+\.css$/ }, ({ path }) => ({
      contents: withMatrices(readFileSync(path, 'utf8')),
      loader: 'css',
    }))
  },
}
/** Puts a page's own rules in the layer `page`, after its imports and the hero's rules if ui/routes.ts gives it a hero. */
const layers = {
  name: 'layers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^ui\/pages\/[^/]+\.css$/ }, ({ path }) => ({ path: resolve(path) }))
    onLoad({ filter: /ui\/pages\/[^/]+\.css$/ }, ({ path }) => {
      const hero = withHero.has(basename(path)) ? '@import "../styles/page-hero.css" layer(parts);\n' : ''
      const text = existsSync(path) || !hero ? readFileSync(path, 'utf8') : ''
      const [imports = ''] = /^(@import .*\n)*/.exec(text) ?? []
      const rules = text.slice(imports.length)
      return { contents: `${hero}${imports}${rules && `@layer page {${rules}}`}`, loader: 'css' }
    })
  },
}
const sheets = await build({
  ...shared,
  plugins: [layers, screens],
  entryPoints: [
    'ui/styles/site.css',
    ...new Set([...styled.map(({ style }) => `ui/pages/${style}.css`), ...globSync('ui/pages/*.css')]),
  ],
  entryNames: '[name]',
  assetNames: 'font-[hash]',
  loader: { '.woff2': 'file' },
  external: ['/media/*'],
  target: browsers,
})

// One sheet with every part, for /_parts (test/fixtures/dev.tsx). Only `npm run dev` bundles it.
const parts = await build({ ...shared, entryPoints: ['test/fixtures/parts.css'] })

const outputsOf = (isTheirs) => bundles.flatMap(({ outputFiles }, i) => (isTheirs(i) ? outputFiles : []))
const [model, walk] = ['ui/islands/model.ts', 'ui/islands/walk.ts'].map((file) => islandFiles.indexOf(file))
const bundled = [
  ...outputsOf((i) => i < islandFiles.length && i !== model && i !== walk),
  ...(await smallest(
    outputsOf((i) => i === model),
    'model',
  )),
  ...(await smallest(
    outputsOf((i) => i === walk || i >= islandFiles.length),
    'walk',
  )),
]
const islands = Object.fromEntries(
  islandFiles.map((file) => {
    const name = basename(file).replace(/\.tsx?$/, '')
    const { path } = bundled.find(({ path }) => basename(path).replace(/-[^-]+$/, '') === name)
    return [name, `/assets/${basename(path)}`]
  }),
)
const start = await build({
  ...shared,
  entryPoints: ['ui/browser/start.ts'],
  format: 'esm',
  target: 'es2022',
  define: { LOADER: JSON.stringify(islands.loader) },
  external: ['/assets/*'],
})

/** An inline text of pages, with its hash for the content security policy. */
const inline = (text) => ({ text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` })
const isSheet = (file) => file.path.endsWith('.css')
const made = textsAndCodes()
for (const { path, contents } of made.files)
  if (/(model|walk)-/.test(path) && new RegExp(`"(${ownProperties})":`).test(contents))
    throw new Error('A property of the model or of the walk is also a text’s name: take it out of ownProperties')
const written = writtenPages()
const references = Object.entries(written).map(([locale, pages]) => [
  locale,
  asset(`resources-${locale}`, 'json', JSON.stringify(pages)),
])
const files = [
  ...bundled,
  ...sheets.outputFiles.filter((file) => !isSheet(file)),
  ...made.files,
  ...references.map(([, { path, contents }]) => ({ path: `public/${path}`, contents })),
]
const texts = Object.fromEntries(
  await Promise.all(
    sheets.outputFiles.filter(isSheet).map(async (file) => {
      const name = basename(file.path, '.css')
      return [name, (await onlyUsed(name, file.text)).trim().replace(/([;{]--[\w-]+:|var\(--[\w-]+,) /g, '$1')]
    }),
  ),
)
const modelParts = partsOf({})
const assets = {
  islands,
  start: inline(start.outputFiles[0].text.trim()),
  font: `/assets/${basename(files.find((file) => file.path.endsWith('.woff2')).path)}`,
  texts: made.texts,
  modelTexts: made.modelTexts,
  walkTexts: made.walkTexts,
  codes: made.codes,
  trades: Object.fromEntries(
    trades.map((trade) => [
      trade,
      { count: modelParts.filter(({ part }) => part.trade === trade).length, fill: swatch(trade) },
    ]),
  ),
  ar: Object.fromEntries(readdirSync(models).map((file) => [file, statSync(join(models, file)).size])),
  written: Object.fromEntries(references.map(([locale, { path }]) => [locale, `/${path}`])),
  styles: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, inline(text).hash])),
}

mkdirSync(out, { recursive: true })
mkdirSync('dist/words', { recursive: true })
for (const surface of surfaces) mkdirSync(`public/media/drawings/${surface}`, { recursive: true })
const current = new Set([...files.map((file) => basename(file.path)), 'font-license.txt', 'licenses.txt'])
for (const file of readdirSync(out)) if (!current.has(file)) rmSync(join(out, file))
for (const file of files) writeChanged(join(out, basename(file.path)), file.contents)
writeChanged(join(out, 'font-license.txt'), readFileSync('node_modules/@fontsource-variable/instrument-sans/LICENSE'))
writeChanged(join(out, 'licenses.txt'), licensesOf(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs))))
for (const { path, contents } of drawings()) writeChanged(path, contents)
writeChanged('dist/assets.json', JSON.stringify(assets))
writeChanged('dist/sheets.json', JSON.stringify(texts))
writeChanged('dist/parts.txt', parts.outputFiles[0].contents)
writeChanged('dist/sheets.bin', packed(Object.values(texts).join('\0')))
for (const { path, contents } of packedWords()) writeChanged(path, contents)
writeChanged('dist/written.json', JSON.stringify(written))
const told = JSON.stringify(stories())
writeChanged('dist/stories.json', told)
writeChanged('dist/stories.bin', packed(told))

// With plain `wrangler dev` too, tables and content are there, and an edited text is loaded with the next build.
if (process.env.WRANGLER_COMMAND === 'dev' && !process.env.VITEST) await prepareDatabase()

/**
 * The sheet of pages without the rules of parts that they do not have: those for classes whose names stand neither in a
 * source of a page of this style (`style: '<name>'`, there or in ui/routes.ts), nor in the frame, nor where Markdown becomes
 * HTML. The site's own sheet is whole.
 */
async function onlyUsed(name, text) {
  const named = styled.filter(({ style }) => style === name).map(({ name }) => `Page('${name}'`)
  const pages = globSync(['ui/pages/**/*.tsx', 'worker/**/*.tsx']).filter((file) => {
    const source = readFileSync(file, 'utf8')
    return [`style: '${name}'`, ...named].some((mark) => source.includes(mark))
  })
  if (pages.length === 0) return text
  const { metafile } = await build({
    ...shared,
    minify: false,
    entryPoints: [...pages, 'ui/layouts/frame.tsx'],
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['#*', '*.json', 'cloudflare:*'],
    metafile: true,
  })
  const sources = Object.keys(metafile.inputs).filter((file) => !file.startsWith('locales/'))
  const markdown = text.includes('.prose') ? globSync('scripts/content/*.ts') : []
  const words = new Set([...sources, ...markdown].flatMap((file) => quotedIn(readFileSync(file, 'utf8'))))
  const classes = new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one))
  // A template such as `to-${side}` keeps every class that begins with `to-`.
  const isNamed = (one) => words.has(one) || [...words].some((word) => word.endsWith('-') && one.startsWith(word))
  const kept = pruned(text, new Set([...classes].filter((one) => !isNamed(one))))
  const used = (frames, animation) => (kept.split(animation).length > 2 ? frames : '')
  return kept
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, used)
    .replace(/^.*?(?=@layer page\{|$)/s, (parts) => parts.replaceAll('}@layer parts{', ''))
}

/** All words inside quotes, without keys of texts and paths. */
function quotedIn(source) {
  const texts = source.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)?.filter((text) => !/^['"][^\s.]*\.\S*$/.test(text)) ?? []
  return texts.flatMap((text) => text.match(/[\w-]+/g) ?? [])
}

/** Removes selectors of unused classes from a minified sheet or the body of a rule. */
function pruned(text, unused) {
  const alternatives = (list) => list.split(/,(?![^(]*\))/)
  // Of the alternatives in :is(), :where() or :has(), one must be used.
  const isUsed = (selector) => {
    const positive = selector.replace(/:not\([^)]*\)/g, '')
    const lists = [...positive.matchAll(/:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g)]
    return (
      [...positive.matchAll(/\.([a-z][\w-]*)(?![^(]*\))/gi)].every(([, one]) => !unused.has(one)) &&
      lists.every(([, list]) => alternatives(list).some(isUsed))
    )
  }
  let kept = ''
  for (let at = 0, end = 0; at < text.length; at = end) {
    const [, head = '', mark] = /^((?:"[^"]*"|\([^)]*\)|[^"({;}])*)([{;]?)/.exec(text.slice(at)) ?? []
    end = at + head.length + 1
    if (mark !== '{') {
      kept += text.slice(at, end)
      continue
    }
    for (let depth = 1; depth > 0; end++) depth += { '{': 1, '}': -1 }[text[end]] ?? 0
    const body = text.slice(at + head.length + 1, end - 1)
    if (/^@(keyframes|font-face|page)/.test(head)) kept += text.slice(at, end)
    else {
      const selectors = head.startsWith('@') ? [head] : alternatives(head).filter(isUsed)
      const inner = selectors.length > 0 ? pruned(body, unused) : ''
      if (inner) kept += `${selectors}{${inner}}`
    }
  }
  return kept
}

/** The customers' figures that standing pages show without a database query. */
function stories() {
  const telling = globSync('locales/*/{news,consultation}/*.md').filter((file) =>
    /^story:$/m.test(readFileSync(file, 'utf8')),
  )
  return storiesAt(Date.now(), readSources(telling).sources)
}

/** Names and licence texts of the packages in the browser's code, as the licences require. */
function licensesOf(paths) {
  const folders = paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [])
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const [file] = readdirSync(folder).filter((one) => /^licen[cs]e(\.|$)/i.test(one))
      if (!file) throw new Error(`${name} comes without the text of its licence, which browsers have to be given`)
      return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
    })
    .join(`\n${'-'.repeat(72)}\n\n`)
}

/** A source whose templates are GLSL, these without comments and needless spaces. */
function dense(source) {
  return source.replace(/`[^`]*`/g, (text) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{}();,=+\-*/<>&|?:]) ?/g, '$1'),
  )
}

/**
 * A twentieth less than with esbuild, which names variables another way in each function. Files of one island share the
 * names of properties, so all have one hash, of everything that these names depend on. The last result is kept, because it
 * takes as long as the rest of the build.
 */
async function smallest(files, island) {
  const hash = createHash('sha256').update(ownProperties + smallest + terser.version)
  for (const { text } of files) hash.update(text)
  const key = hash.digest('hex')
  const cache = `node_modules/.cache/${island}.json`
  const last = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {}
  if (last.key === key) return last.files

  const end = `${key.slice(0, 8)}.js`
  const named = files.map(({ path, text }) => ({ path: path.replace(/[^-]+$/, end), text }))
  const addresses = Object.fromEntries(
    Object.entries(later).map(([name, file]) => [name, `/assets/walk-${basename(file, '.ts')}-${end}`]),
  )
  const nameCache = {}
  const found = []
  for (const { path, text } of named) {
    const { code } = await minify(text, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, sequences: false, global_defs: addresses },
      mangle: { properties: { regex: new RegExp(`^(${ownProperties})$`), keep_quoted: true } },
      format: { comments: /^!/ },
      nameCache,
    })
    found.push({ path, contents: code })
  }
  mkdirSync('node_modules/.cache', { recursive: true })
  writeFileSync(`${cache}-${process.pid}`, JSON.stringify({ key, files: found }))
  renameSync(`${cache}-${process.pid}`, cache) // other builds may run
  return found
}

/** Writes only changed files, so that wrangler's watcher does not build again. `contents`: text or bytes. */
function writeChanged(path, contents) {
  if (!existsSync(path) || !readFileSync(path).equals(Buffer.from(contents))) writeFileSync(path, contents)
}
