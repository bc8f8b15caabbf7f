// npm run content -- [--check | --list | --samples | --preview news/ID] [--local | --remote] [--env production]
//                    [--persist-to DIR] [--site https://www.example.com]
// Checks the Markdown of news, consultation articles and jobs, and loads what changed into D1, all or nothing.
import { locales } from '../locales/index.ts'
import { articlePages } from '../ui/content.ts'
import { href } from '../ui/site.ts'
import { signPreview } from '../worker/preview.ts'
import { argumentsOf, stop } from './arguments.ts'
import { load } from './content/load.ts'
import { inWords } from './content/problem.ts'
import { readResources } from './content/resources.ts'
import { sampleInWords, samplesOf } from './content/samples.ts'
import { kinds, readSources } from './content/source.ts'

const { values: options } = argumentsOf({
  options: {
    check: { type: 'boolean' },
    list: { type: 'boolean' },
    samples: { type: 'boolean' },
    preview: { type: 'string' },
    local: { type: 'boolean' },
    remote: { type: 'boolean' },
    env: { type: 'string' },
    'persist-to': { type: 'string' },
    site: { type: 'string' },
  },
})
const site = options.site ?? process.env.SITE_ORIGIN ?? ''

if (options.preview) await preview(options.preview)
else if (options.list) list()
else if (options.samples) await listSamples()
else await checkAndLoad()

async function checkAndLoad() {
  const { sources, problems } = readSources()
  problems.push(...readResources().problems)
  const errors = problems.filter((problem) => !problem.notice)
  for (const problem of problems) console[problem.notice ? 'warn' : 'error'](inWords(problem))
  if (errors.length > 0) stop(`${errors.length} to mend; nothing was loaded`, 1)
  if (options.check) return console.log(`${sources.length} texts are in order`)

  const { written, removed } = load(sources, [
    options.remote ? '--remote' : '--local',
    ...['env', 'persist-to'].flatMap((name) => (options[name] ? [`--${name}`, options[name]] : [])),
  ])
  for (const name of written) console.log(`loaded   ${name}`)
  for (const name of removed) console.log(`removed  ${name}`)
  console.log(`${written.length} loaded, ${removed.length} removed, of ${sources.length}`)
  if (options.remote && written.length + removed.length > 0) await purge([...written, ...removed])
}

/** Drops the cached copies; without it they go stale by themselves within a minute. */
async function purge(names) {
  const token = process.env.PURGE_TOKEN
  if (!site || !token) {
    return console.warn('Cached pages follow within 60 seconds. At once: set PURGE_TOKEN, and --site or SITE_ORIGIN')
  }
  const tags = [...new Set(names.map((name) => (name.startsWith('jobs/') ? 'jobs' : 'articles')))]
  const response = await fetch(new URL('/api/purge', site), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(10_000),
  }).catch((error) => ({ ok: false, status: error.message }))
  if (!response.ok) stop(`Loaded, but the purge failed (${response.status}); cached pages follow within 60 seconds`, 1)
  console.log(`purged   ${tags.join(', ')}`)
}

/** A table of what is written in which language. */
function list() {
  const { sources } = readSources()
  for (const kind of kinds) {
    const ids = [...new Set(sources.filter((source) => source.kind === kind).map(({ id }) => id))]
    const state = (id, locale) => {
      const source = sources.find((one) => one.kind === kind && one.id === id && one.locale === locale)
      if (!source) return 'MISSING'
      if (source.liveAt === null) return 'draft'
      return source.liveAt > Date.now() ? `from ${new Date(source.liveAt).toISOString().slice(0, 16)}` : 'live'
    }
    const row = (id) => [`${kind}/${id}`, Object.fromEntries(locales.map((locale) => [locale, state(id, locale)]))]
    console.table(Object.fromEntries(ids.map(row)))
  }
}

/** What was made up to show the site and has to be confirmed or replaced. */
async function listSamples() {
  const samples = samplesOf(readSources().sources)
  for (const sample of samples) console.log(sampleInWords(sample))
  console.log(`${samples.length} to confirm or replace before the site goes live`)
}

/** Links that show an article before it is published, for three days. */
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
