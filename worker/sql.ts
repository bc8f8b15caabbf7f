/** SQL: a list of texts, `('news', 'jobs')`. */
export function sqlList(texts: readonly string[]): string {
  return `(${texts.map((text) => `'${text}'`).join(', ')})`
}

/** Statement: inserts a row, or changes the one with the same key. */
export function upsert(db: D1Database, table: string, key: string, row: Record<string, unknown>): D1PreparedStatement {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `?${index + 1}`)
  const set = columns.map((column) => `${column} = excluded.${column}`)
  return db
    .prepare(`INSERT INTO ${table} (${columns}) VALUES (${places}) ON CONFLICT (${key}) DO UPDATE SET ${set}`)
    .bind(...Object.values(row))
}
