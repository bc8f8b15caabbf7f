import { type Locale, locales } from '../../locales/index.ts'
import type { ArticleKind } from '../../ui/content.ts'
import { sqlList } from '../sql.ts'
import { type Reading, read } from './version.ts'

/** A text in one language. */
export interface Published {
  kind: ArticleKind | 'jobs'
  id: string
  locale: Locale
  /** YYYY-MM-DD */
  date: string
}

const everyLocale = sqlList(locales)

/** All texts published at a time (ms since 1970), in every language: articles, then jobs, newest first. */
export async function publishedAt(db: D1Database, now: number): Promise<{ rows: Published[]; reading: Reading }> {
  const { version, results } = await read<[Published, Published]>(db, now, [
    db
      .prepare(
        `SELECT kind, id, locale, date FROM articles
         WHERE kind IN ('news', 'consultation') AND locale IN ${everyLocale} AND live_at <= ?1
         ORDER BY date DESC, id`,
      )
      .bind(now),
    db
      .prepare(
        `SELECT 'jobs' AS kind, id, locale, date FROM jobs
         WHERE locale IN ${everyLocale} AND open_until > ?1 AND live_at <= ?1 ORDER BY date DESC, id`,
      )
      .bind(now),
  ])
  return { rows: results.flat(), reading: { version } }
}

/** How many texts are loaded, and the version of the last load: null before the first one. */
export function loadedCounts(db: D1Database) {
  return db
    .prepare(
      `SELECT (SELECT version FROM content_state) AS version, (SELECT COUNT(*) FROM articles) AS articles,
         (SELECT COUNT(*) FROM jobs) AS jobs`,
    )
    .first<{ version: string | null; articles: number; jobs: number }>()
}
