// npm run deploy -- [--env staging] [--gradual 10] [--site https://www.example.com] [--first] [--with-samples] [--dry-run]
// Brings an environment (production, where none is named) to what is committed: tables, Worker, content, smoke test. It
// stops at the first step that fails and says what to do. `--first` makes databases and queues that are missing, and fills
// an empty one with content before anybody asks; `--gradual` gives the new version that share of the visits, and leaves
// content to the end of the rollout; `--with-samples` lets production go out with texts and data that were made up to show
// the site; `--dry-run` needs no account.
import { argumentsOf, stop } from './arguments.ts'
import { samplesOf } from './content/samples.ts'
import { readSources } from './content/source.ts'
import { shareFiles } from './deploy/files.ts'
import { deployAtOnce, deployShare } from './deploy/release.ts'
import { asks, attempt, begin, run } from './deploy/step.ts'

const { values } = argumentsOf({
  options: {
    env: { type: 'string', default: 'production' },
    gradual: { type: 'string' },
    site: { type: 'string' },
    first: { type: 'boolean' },
    'with-samples': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
})
const environments = ['staging', 'production']
if (!environments.includes(values.env)) stop(`--env ${values.env}: there are ${environments.join(', ')}`)
if (values.gradual && !/^[1-9]\d?$/.test(values.gradual)) stop('--gradual takes a percentage, 1 to 99')
if (values.gradual && values.first) stop('There is nothing to share visits with yet: leave --gradual out')

const inEnvironment = ['--env', values.env]
if (values['dry-run']) await rehearse()
else await deploy()

async function deploy() {
  begin('Is everything committed?')
  if (values.env === 'production' && asks('git', ['status', '--porcelain']) !== '') {
    stop('Commit or stash first, so that what runs can be found again; --env staging takes what is there', 1)
  }

  if (values.env === 'production') await checkSamples()
  if (!values.first && !values.gradual && !process.env.CONTENT_TOKEN)
    stop('Set CONTENT_TOKEN to the secret of that environment: the texts are loaded with it', 1)

  begin('Format, lint, types, content', 'mend what is named above; nothing was changed yet')
  run('npm', ['run', 'check'])

  const { name, vars, databases, queues } = await settings()
  if (values.first) {
    begin('Databases and queues: what is there already stays')
    for (const { database_name } of databases) attempt('wrangler', ['d1', 'create', database_name])
    for (const queue of queues) attempt('wrangler', ['queues', 'create', queue])
  }

  begin('Tables', 'the running version goes on with the old ones; on an account without them begin with --first')
  for (const { binding } of databases) {
    run('wrangler', ['d1', 'migrations', 'apply', binding, '--remote', ...inEnvironment])
  }

  const loadContent = ['run', 'content', '--', '--remote', ...inEnvironment]
  if (values.first) {
    begin('Content of a new database', 'nothing was loaded, a version that runs goes on')
    run('npm', [...loadContent, '--first'])
  }

  if (!values.first) shareFiles(values.env, name)

  const known = values.site ?? vars.SITE_ORIGIN
  const release = values.gradual ? deployShare(values.env, Number(values.gradual), known) : deployAtOnce(values.env)

  const site = known || release.address
  if (!site)
    stop(
      'Where does it run? Set SITE_ORIGIN in wrangler.toml or name --site; then npm run content and npm run smoke',
      1,
    )
  // Pictures and code are there before the texts that need them: in a gradual rollout with the last visit only.
  if (!values.first && !values.gradual) {
    begin(
      'Content',
      `the new version runs with the texts of before. Mend it, then: npm ${loadContent.join(' ')} --site ${site}`,
    )
    run('npm', [...loadContent, '--site', site])
  }
  begin('Smoke test', release.back)
  run('npm', ['run', 'smoke', '--', site, '--worker', name, '--version', release.version])
  console.log(`\n${release.version} runs at ${site}. ${release.next}`)
}

/** Nothing that was made up goes live unless somebody says so. */
async function checkSamples() {
  begin('Is anything left that was made up?')
  const { length } = samplesOf(readSources().sources)
  console.log(`${length} samples: npm run content -- --samples lists them`)
  if (length > 0 && !values['with-samples'])
    stop('Confirm or replace them, or go live with them: npm run deploy -- --with-samples', 1)
}

/** Bundles the Worker as it would go out, and names the steps. */
async function rehearse() {
  const { databases, queues } = await settings()
  begin('What would go out', 'mend what is named above')
  run('wrangler', ['deploy', '--dry-run', ...inEnvironment])
  const names = databases.map(({ database_name }) => database_name)
  const made = values.first ? [`make ${[...names, ...queues].join(', ')}`] : []
  const content = values.gradual ? [] : ['load content']
  const release = values.gradual ? `give it ${values.gradual} % of the visits` : 'deploy'
  const steps = values.first ? [...content, release] : ['put files for both versions', release, ...content]
  const all = ['npm run check', ...made, 'apply migrations', ...steps, 'smoke test']
  console.log(`\n${values.env}: ${all.join(' → ')}`)
}

/** What wrangler.toml says of the environment. wrangler takes a second to load: whoever is refused before need not wait. */
async function settings() {
  const { unstable_readConfig } = await import('wrangler')
  const { name, vars, d1_databases, queues } = unstable_readConfig({ config: 'wrangler.toml', env: values.env })
  return {
    name,
    vars,
    databases: d1_databases,
    queues: [...new Set(queues.consumers.map(({ queue }) => queue))],
  }
}
