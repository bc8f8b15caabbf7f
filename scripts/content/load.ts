import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Loaded, loadedQuery, type Plan, planOf } from './plan.ts'
import type { Source } from './source.ts'

/** Brings a database to what is written, in one transaction. `options` are wrangler's: --local or --remote, … */
export function load(sources: readonly Source[], options: readonly string[]): Plan {
  const answer = execute(options, '--json', '--command', loadedQuery)
  const [{ results }] = JSON.parse(answer.slice(answer.indexOf('['))) as [{ results: Loaded[] }]
  const plan = planOf(sources, results)
  if (plan.statements.length === 0) return plan

  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    const file = join(folder, 'content.sql')
    writeFileSync(file, plan.statements.map((statement) => `${statement};\n`).join(''))
    execute(options, '--yes', '--file', file)
  } finally {
    rmSync(folder, { recursive: true })
  }
  return plan
}

function execute(options: readonly string[], ...more: string[]): string {
  return execFileSync('wrangler', ['d1', 'execute', 'DB', ...options, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  }).toString()
}
