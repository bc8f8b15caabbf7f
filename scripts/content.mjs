// npm run content -- [--check | --list | --samples | --preview news/ID | --missing ko-KR]
//                    [--new page about-us/partners | news ID | guide ID | job ID | language ko-KR]
//                    [--local | --remote [--first]] [--env production] [--persist-to DIR] [--site https://example.com]
// Checks the Markdown of news, guides and jobs, and loads the changes, all or nothing. The running site loads texts
// into its remote database, if CONTENT_TOKEN matches. `--first` fills an empty remote database through wrangler; no
// visitor waits for it yet. `--new` begins a page or a text in every language, with placeholders that the checks report,
// or a language, with the English texts.
import { execFileSync } from 'node:child_process'
import { localeOf, locales } from '../locales/index.ts'
import { articlePages } from '../ui/content.ts'
import { href } from '../ui/site.ts'
import { signPreview } from '../worker/pages/preview.ts'
import { argumentsOf, stop } from './arguments.ts'
import { begin } from './content/begin.ts'
import { localesOf, timeZoneOf } from './content/days.ts'
import { load, throughSite, throughWrangler } from './content/load.ts'
import { isCopy, missingIn, missingInEnabled } from './content/missing.ts'
import { inWords } from './content/problem.ts'
import { readResources } from './content/resources.ts'
import { sampleInWords, samplesOf } from './content/samples.ts'
import { kinds, readSources } from './content/source.ts'

const { values: options, positionals } = argumentsOf({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    list: { type: 'boolean' },
    samples: { type: 'boolean' },
    preview: { type: 'string' },
    missing: { type: 'string' },
    new: { type: 'string' },
    local: { type: 'boolean' },
    remote: { type: 'boolean' },
    first: { type: 'boolean' },
    env: { type: 'string' },
    'persist-to': { type: 'string' },
    site: { type: 'string' },
  },
})
const site = options.site ?? process.env.SITE_ORIGIN ?? ''

if (options.preview) await preview(options.preview)
else if (options.missing) listMissing(localeOf(options.missing))
else if (options.new) beginNew()
else if (options.list) list()
else if (options.samples) await listSamples()
else await checkAndLoad()

async function checkAndLoad() {
  const { sources, problems } = readSources(undefined, timeZoneOf(options.env))
  problems.push(...readResources().problems)
  if (options.check) problems.push(...unwhole())
  const errors = problems.filter((problem) => !problem.notice)
  for (const problem of problems) console[problem.notice ? 'warn' : 'error'](inWords(problem))
  if (errors.length > 0) stop(`${errors.length} to fix; nothing was loaded`, 1)
  if (options.check) return console.log(`${sources.length} texts are in order`)

  const place = await placeToLoad()
  if (!place) return
  const { written, removed } = await load(sources, place).catch(({ message }) => stop(`Not loaded: ${message}`, 1))
  for (const name of written) console.log(`loaded   ${name}`)
  for (const name of removed) console.log(`removed  ${name}`)
  console.log(`${written.length} loaded, ${removed.length} removed, of ${sources.length}`)
}

async function placeToLoad() {
  const more = ['env', 'persist-to'].flatMap((name) => (options[name] ? [`--${name}`, options[name]] : []))
  if (!options.remote) return throughWrangler(['--local', ...more])

  if (options.first) {
    const place = throughWrangler(['--remote', ...more])
    const { length } = await place.loaded()
    if (length === 0) return place
    return console.log(`${length} texts are already loaded there. Load changes without --first`)
  }
  const token = process.env.CONTENT_TOKEN
  if (!site || !token) stop('Set CONTENT_TOKEN to the secret of that site, and --site or SITE_ORIGIN to its address')
  return throughSite(site, token)
}

/** Prints a table of the texts in each language. */
function list() {
  const { sources } = readSources()
  for (const kind of kinds) {
    const ids = [...new Set(sources.filter((source) => source.kind === kind).map(({ id }) => id))]
    const state = (id, locale) => {
      const source = sources.find((one) => one.kind === kind && one.id === id && one.locale === locale)
      if (!source) return 'MISSING'
      if (isCopy(`locales/${locale}/${kind}/${id}.md`)) return 'COPY'
      if (source.liveAt === null) return 'draft'
      return source.liveAt > Date.now() ? `from ${new Date(source.liveAt).toISOString().slice(0, 16)}` : 'live'
    }
    const row = (id) => [`${kind}/${id}`, Object.fromEntries(locales.map((locale) => [locale, state(id, locale)]))]
    console.table(Object.fromEntries(ids.map(row)))
  }
}

/** Enabled languages that are incomplete, with the missing parts. */
function unwhole() {
  const enabled = [undefined, 'staging', 'production'].flatMap((env) => localesOf(env))
  return [...new Set(enabled)].flatMap((locale) => {
    const missing = missingInEnabled(locale)
    if (missing.length === 0) return []
    const text = `ENABLED_LOCALES has ${locale}, which lacks ${missing.length} texts or files:\n${missing.join('\n')}`
    return [{ file: 'wrangler.toml', line: 1, text }]
  })
}

function listMissing(locale) {
  if (!locale) stop(`--missing takes a language of locales/languages.ts: ${locales.join(', ')}`)
  const missing = missingIn(locale)
  for (const line of missing) console.log(line)
  if (missing.length > 0) stop(`${missing.length} to write before ${locale} can be switched on`, 1)
  console.log(`${locale} is complete`)
}

function beginNew() {
  try {
    const files = begin(options.new, positionals[0])
    execFileSync('biome', ['check', '--write', ...files.filter((file) => !file.endsWith('.md'))], { stdio: 'ignore' })
    for (const file of files) console.log(file)
    console.log(nextStep(options.new, positionals[0]))
  } catch ({ message }) {
    stop(message)
  }
}

function nextStep(what, name) {
  if (what === 'language') return `Add ${name} to locales in locales/languages.ts; npx tsc names the other places`
  return `Replace the placeholders (npm run copy lists them); then npm run cards ${name.split('/').at(-1)}, npm run check`
}

/** Prints the samples that have to be confirmed or replaced. */
async function listSamples() {
  const samples = samplesOf(readSources().sources)
  for (const sample of samples) console.log(sampleInWords(sample))
  console.log(`${samples.length} to confirm or replace before the site goes live`)
}

/** Prints links that show an unpublished article for three days. */
async function preview(what) {
  const [, kind, id] = /^(news|consultation)\/([\w-]+)$/.exec(what) ?? []
  if (!kind) stop('--preview takes news/ID or consultation/ID')
  const secret = process.env.PREVIEW_SECRET
  if (!secret) stop('Set PREVIEW_SECRET to the secret of the deployment (locally: the one in .dev.vars)')
  const given = await signPreview(secret, what, Math.floor(Date.now() / 1000) + 3 * 86_400)
  for (const locale of locales) {
    console.log(
      `${site || 'http://localhost:8787'}${href(locale, articlePages[kind].item, '', { id })}?preview=${given}`,
    )
  }
}
