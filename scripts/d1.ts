import { execFileSync } from 'node:child_process'

/** Runs wrangler on the site's database; `options` are its own, such as --local, --command or --file. What it prints. */
export function execute(options: readonly string[]): string {
  return execFileSync('wrangler', ['d1', 'execute', 'DB', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  }).toString()
}

/** The rows that one statement answers with. */
export function query<Row>(options: readonly string[], sql: string): Row[] {
  const output = execute([...options, '--json', '--command', sql])
  return JSON.parse(output.slice(output.indexOf('[')))[0].results
}
