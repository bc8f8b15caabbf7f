import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { load, throughWrangler } from './content/load.ts'
import { inWords } from './content/problem.ts'
import { readSources } from './content/source.ts'

/** wrangler's options for the local database, such as --persist-to, from `npm run dev`; 'none' skips the database. */
const given = process.env.DATABASE_OPTIONS ?? '[]'
const options = given === 'none' ? [] : JSON.parse(given)
const record = 'dist/database.json'

/** Updates the local databases of `wrangler dev` when migrations, Markdown or its renderer changed. */
export async function prepareDatabase() {
  if (given === 'none') return

  const texts = globSync([
    'locales/*/{{news,consultation,jobs}/*,resources/glossary}.md',
    '{locales,scripts/content}/*.ts', // what renders them
  ]).sort()
  const current = {
    options,
    migrations: globSync('worker/migrations/*/*.sql').sort(),
    content: createHash('sha256')
      .update(JSON.stringify(texts.map((file) => [file, `${readFileSync(file)}`])))
      .digest('hex'),
  }
  const done = doneBefore()
  if (JSON.stringify([done.options, done.migrations]) !== JSON.stringify([options, current.migrations])) migrate()
  if (JSON.stringify(done) !== JSON.stringify(current)) await loadContent()
  mkdirSync('dist', { recursive: true })
  writeFileSync(record, JSON.stringify(current))
}

function doneBefore() {
  const anew = options.length === 0 && !existsSync('.wrangler/state/v3/d1')
  return existsSync(record) && !anew ? JSON.parse(readFileSync(record, 'utf8')) : {}
}

function migrate() {
  for (const database of ['DB', 'CONTENT']) {
    execFileSync('wrangler', ['d1', 'migrations', 'apply', database, '--local', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CI: 'true' },
    })
  }
}

/** Loads nothing when a text has an error, and prints how to fix it. */
async function loadContent() {
  const { sources, problems } = readSources()
  for (const problem of problems) console.warn(inWords(problem))
  if (problems.some((problem) => !problem.notice)) return console.warn('The content is not loaded until that is fixed')

  const { written, removed } = await load(sources, throughWrangler(['--local', ...options]))
  if (written.length + removed.length > 0) console.log(`content: ${written.length} loaded, ${removed.length} removed`)
}
