// npm run deploy -- [--env staging] [--gradual 10] [--site https://www.example.com] [--first] [--with-samples] [--dry-run]
// Brings an environment (production, where none is named) to what is committed: tables, content, Worker, smoke test. It
// stops at the first step that fails and says what to do. `--first` makes database and queues; `--gradual` gives the new
// version that share of the visits; `--with-samples` lets production go out with texts and data that were made up to show
// the site; `--dry-run` needs no account.
import { argumentsOf, stop } from './arguments.ts'
import { samplesOf } from './content/samples.ts'
import { readSources } from './content/source.ts'
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

  begin('Format, lint, types, content', 'mend what is named above; nothing was changed yet')
  run('npm', ['run', 'check'])

  const { name, vars, database, queues } = await settings()
  if (values.first) {
    begin('Database and queues: what is there already stays')
    attempt('wrangler', ['d1', 'create', database])
    for (const queue of queues) attempt('wrangler', ['queues', 'create', queue])
  }

  begin('Tables', 'the running version goes on with the old ones; on an account without them begin with --first')
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...inEnvironment])

  const known = values.site ?? vars.SITE_ORIGIN
  begin('Content', 'nothing was loaded, the running version goes on')
  run('npm', ['run', 'content', '--', '--remote', ...inEnvironment, ...(known ? ['--site', known] : [])])

  const release = values.gradual ? deployShare(values.env, Number(values.gradual)) : deployAtOnce(values.env)

  const site = known || release.address
  begin('Smoke test', release.back)
  if (!site)
    stop('Where does it run? Set SITE_ORIGIN in wrangler.toml or name --site; then: npm run smoke -- ADDRESS', 1)
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
  const { database, queues } = await settings()
  begin('What would go out', 'mend what is named above')
  run('wrangler', ['deploy', '--dry-run', ...inEnvironment])
  const made = values.first ? [`make ${[database, ...queues].join(', ')}`] : []
  const release = values.gradual ? `give it ${values.gradual} % of the visits` : 'deploy'
  const steps = ['npm run check', ...made, 'apply migrations', 'load content', release, 'smoke test']
  console.log(`\n${values.env}: ${steps.join(' → ')}`)
}

/** What wrangler.toml says of the environment. wrangler takes a second to load: whoever is refused before need not wait. */
async function settings() {
  const { unstable_readConfig } = await import('wrangler')
  const { name, vars, d1_databases, queues } = unstable_readConfig({ config: 'wrangler.toml', env: values.env })
  return {
    name,
    vars,
    database: d1_databases[0].database_name,
    queues: [...new Set(queues.consumers.map(({ queue }) => queue))],
  }
}
