import { readdirSync, readFileSync } from 'node:fs'
import { unstable_splitSqlQuery } from 'wrangler'

const folder = 'worker/migrations'

/** Makes the tables of an empty database. */
export async function migrate(db: D1Database) {
  for (const file of readdirSync(folder).sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(`${folder}/${file}`, 'utf8'))
    await db.batch(statements.map((sql) => db.prepare(sql)))
  }
}
