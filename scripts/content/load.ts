import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execute, query } from '../d1.ts'
import { type Loaded, loadedQuery, type Plan, planOf } from './plan.ts'
import type { Source } from './source.ts'

/** Brings a database to what is written, in one transaction. `options` are wrangler's: --local or --remote, … */
export function load(sources: readonly Source[], options: readonly string[]): Plan {
  const plan = planOf(sources, query<Loaded>(options, loadedQuery))
  if (plan.statements.length === 0) return plan

  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    const file = join(folder, 'content.sql')
    writeFileSync(file, plan.statements.map((statement) => `${statement};\n`).join(''))
    execute([...options, '--yes', '--file', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
  return plan
}
