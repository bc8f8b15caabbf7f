import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stop } from './arguments.ts'

/** Bindings of the two databases: messages (`DB`) and published texts (`CONTENT`). */
export type Database = 'DB' | 'CONTENT'

/** A database with the Worker's interface, reached through wrangler; `options` are wrangler's, such as --remote. */
export function databaseOf(database: Database, options: readonly string[]): D1Database {
  const ask = (statements: readonly string[]): D1Result<never>[] => {
    const output = execute(database, [...options, '--json', '--command', statements.join(';\n')])
    return JSON.parse(output.slice(output.indexOf('[')))
  }
  const prepare = (sql: string, values: readonly unknown[] = []) => {
    const text = sql.replaceAll(/\?(\d+)/g, (_, number) => sqlValue(values[number - 1]))
    return {
      text,
      bind: (...bound: unknown[]) => prepare(sql, bound),
      all: async () => ask([text])[0],
      run: async () => ask([text])[0],
      first: async () => ask([text])[0]?.results[0] ?? null,
    }
  }
  const batch = async (statements: { text: string }[]) => ask(statements.map(({ text }) => text))
  return { prepare, batch } as unknown as D1Database
}

/**
 * Runs any number of statements of `databaseOf` in one transaction. A remote database answers no other query meanwhile.
 */
export function run(database: Database, options: readonly string[], statements: readonly D1PreparedStatement[]) {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'))
  const file = join(folder, 'statements.sql')
  try {
    const texts = (statements as unknown as { text: string }[]).map(({ text }) => `${text};\n`)
    writeFileSync(file, texts.join(''), { mode: 0o600 })
    execute(database, [...options, '--yes', '--file', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Runs wrangler on a database and returns its output; `options` are wrangler's, such as --local, --command or --file.
 */
function execute(database: Database, options: readonly string[]): string {
  const { status, stdout, error } = spawnSync('wrangler', ['d1', 'execute', database, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  })
  return status === 0 ? stdout : stop(mendOf(database, options, error ? `${error.message}: npm ci` : stdout.trim()), 1)
}

/** How to fix wrangler's error, if known, or its output. */
function mendOf(database: Database, options: readonly string[], output: string): string {
  const statement = options.findIndex((word) => ['--json', '--yes', '--command', '--file'].includes(word))
  const where = options.slice(0, statement < 0 ? options.length : statement).join(' ')
  if (/no such (table|column)/.test(output)) {
    return `The database lacks tables: npx wrangler d1 migrations apply ${database} ${where}`
  }
  if (/CLOUDFLARE_API_TOKEN|logged in|Authentication/i.test(output)) {
    return 'Nobody is logged in to Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN (--local needs neither)'
  }
  return `The database was not reached. ${output}`.trim()
}

function sqlValue(value: unknown): string {
  if (value === null || typeof value === 'number') return `${value}`
  return `'${String(value).replaceAll("'", "''")}'`
}
