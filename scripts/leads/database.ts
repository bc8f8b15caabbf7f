import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execute } from '../d1.ts'

/** The site's database as the Worker knows it, asked through wrangler; `options` are its own, such as --remote. */
export function databaseOf(options: readonly string[]): D1Database {
  const ask = (statements: readonly string[]): D1Result<never>[] => {
    const output = execute([...options, '--json', '--command', statements.join(';\n')])
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

/** Runs statements of `databaseOf`, as many as there are, in one transaction. */
export function run(options: readonly string[], statements: readonly D1PreparedStatement[]) {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  const file = join(folder, 'statements.sql')
  try {
    const texts = (statements as unknown as { text: string }[]).map(({ text }) => `${text};\n`)
    writeFileSync(file, texts.join(''), { mode: 0o600 })
    execute([...options, '--yes', '--file', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function sqlValue(value: unknown): string {
  if (value === null || typeof value === 'number') return `${value}`
  return `'${String(value).replaceAll("'", "''")}'`
}
