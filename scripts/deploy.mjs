// npm run deploy -- [--env staging] [--gradual 10] [--site https://www.example.com] [--first] [--with-samples]
// [--dry-run]
// Deploys the committed tables, Worker and content to an environment (production by default) and runs the smoke test.
// Stops at the first step that fails and says what to do.
// `--first` creates missing databases and queues, and fills an empty database before the site is public.
// `--gradual` gives the new version a share of the visits; content is loaded at the end of the rollout.
// `--with-samples` lets production go live with sample texts and data. `--dry-run` needs no account.
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
if (values.gradual && values.first) stop('A first version has every visit: leave --gradual out')

const inEnvironment = ['--env', values.env]
if (values['dry-run']) await rehearse()
else await deploy()

async function deploy() {
  begin('Is everything committed?')
  if (values.env === 'production' && asks('git', ['status', '--porcelain']) !== '') {
    stop('Commit or stash first, so that git has the deployed code; --env staging takes uncommitted changes', 1)
  }

  if (values.env === 'production') await checkSamples()
  if (!values.first && !values.gradual && !process.env.CONTENT_TOKEN)
    stop('Set CONTENT_TOKEN to the secret of that environment: loading the texts needs it', 1)

  begin('Format, lint, types, content', 'fix the errors above; nothing was changed yet')
  run('npm', ['run', 'check'])

  const { name, vars, databases, queues } = await settings()
  if (values.first) {
    begin('Databases and queues: existing ones stay')
    for (const { database_name } of databases) attempt('wrangler', ['d1', 'create', database_name])
    for (const queue of queues) attempt('wrangler', ['queues', 'create', queue])
  }

  begin('Tables', 'the running version keeps the old ones; a first deployment takes --first')
  for (const { binding } of databases) {
    run('wrangler', ['d1', 'migrations', 'apply', binding, '--remote', ...inEnvironment])
  }

  const loadContent = ['run', 'content', '--', '--remote', ...inEnvironment]
  if (values.first) {
    begin('Content of a new database', 'nothing was loaded; a running version stays')
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
  // Texts may need new pictures and code, so they come after the Worker; in a gradual rollout, after its last step.
  if (!values.first && !values.gradual) {
    begin(
      'Content',
      `the new version runs with the previous texts. Fix the error, then: npm ${loadContent.join(' ')} --site ${site}`,
    )
    run('npm', [...loadContent, '--site', site])
  }
  begin('Smoke test', release.back)
  run('npm', ['run', 'smoke', '--', site, '--worker', name, '--version', release.version])
  console.log(`\n${release.version} runs at ${site}. ${release.next}`)
}

/** Samples go live only with --with-samples. */
async function checkSamples() {
  begin('Are samples left?')
  const { length } = samplesOf(readSources().sources)
  console.log(`${length} samples: npm run content -- --samples lists them`)
  if (length > 0 && !values['with-samples'])
    stop('Confirm or replace them, or go live with them: npm run deploy -- --with-samples', 1)
}

/** Bundles the Worker as for a deployment, and prints the steps. */
async function rehearse() {
  const { databases, queues } = await settings()
  begin('What would be deployed', 'fix the errors above')
  run('wrangler', ['deploy', '--dry-run', ...inEnvironment])
  const names = databases.map(({ database_name }) => database_name)
  const made = values.first ? [`make ${[...names, ...queues].join(', ')}`] : []
  const content = values.gradual ? [] : ['load content']
  const release = values.gradual ? `give it ${values.gradual} % of the visits` : 'deploy'
  const steps = values.first ? [...content, release] : ['put files for both versions', release, ...content]
  const all = ['npm run check', ...made, 'apply migrations', ...steps, 'smoke test']
  console.log(`\n${values.env}: ${all.join(' → ')}`)
}

/** The settings of an environment in wrangler.toml. Imports wrangler late, because that takes a second. */
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
