import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Applies the D1 migrations to the local database; `options` are wrangler's, such as --persist-to. */
export function migrate(options = []) {
  execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true' },
  })
}

/** The same for the default place, skipped where the database has them all. */
export function migrateOnce() {
  const done = 'dist/migrated'
  const names = readdirSync('worker/migrations').sort().join('\n')
  if (existsSync('.wrangler/state/v3/d1') && existsSync(done) && readFileSync(done, 'utf8') === names) return
  migrate()
  mkdirSync('dist', { recursive: true })
  writeFileSync(done, names)
}
