import { readdirSync, readFileSync } from 'node:fs'
import { unstable_splitSqlQuery } from 'wrangler'

/** Creates the tables of an empty database: messages (`leads`) or published texts (`content`). */
export async function migrate(db: D1Database, what: 'leads' | 'content') {
  const folder = `worker/migrations/${what}`
  for (const file of readdirSync(folder).sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(`${folder}/${file}`, 'utf8'))
    await db.batch(statements.map((sql) => db.prepare(sql)))
  }
}
