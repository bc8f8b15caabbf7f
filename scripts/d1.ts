import { spawnSync } from 'node:child_process'
import { stop } from './arguments.ts'

/** Runs wrangler on the site's database; `options` are its own, such as --local, --command or --file. What it prints. */
export function execute(options: readonly string[]): string {
  const { status, stdout, error } = spawnSync('wrangler', ['d1', 'execute', 'DB', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  })
  return status === 0 ? stdout : stop(mendOf(options, error ? `${error.message}: npm ci` : stdout.trim()), 1)
}

/** The rows that one statement answers with. */
export function query<Row>(options: readonly string[], sql: string): Row[] {
  const output = execute([...options, '--json', '--command', sql])
  return JSON.parse(output.slice(output.indexOf('[')))[0].results
}

/** What wrangler says, and what is to be done about it where that is known. */
function mendOf(options: readonly string[], output: string): string {
  const statement = options.findIndex((word) => ['--json', '--yes', '--command', '--file'].includes(word))
  const where = options.slice(0, statement < 0 ? options.length : statement).join(' ')
  if (/no such (table|column)/.test(output)) {
    return `The database lacks tables: npx wrangler d1 migrations apply DB ${where}`
  }
  if (/CLOUDFLARE_API_TOKEN|logged in|Authentication/i.test(output)) {
    return 'Nobody is logged in to Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN (--local needs neither)'
  }
  return `The database was not reached. ${output}`.trim()
}
