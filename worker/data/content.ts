import { type Locale, localeOf, locales } from '../../locales/index.ts'
import { isSpaced } from '../../locales/spaced.ts'
import type { Article, ArticleCard, ArticleKind, ArticleList, Category, Content, Hit, Job } from '../../ui/content.ts'
import { joined, matchExpression, segmented } from './segment.ts'

/** The hits in what FTS5 answers stand between these. */
const [opens, closes] = ['\u0002', '\u0003']
const cardColumns = 'a.kind, a.id, a.title, a.summary, a.date, a.category, a.cover, a.minutes'
const mostRelated = 3

/**
 * What is published in a language at a time (ms since 1970); this file alone reads the tables. `mayPreview` tells
 * whether a signature opens an article that is not published yet.
 */
export function contentOf(
  db: D1Database,
  locale: Locale,
  now: number,
  mayPreview: (what: string, signature: string) => Promise<boolean>,
): Content {
  return {
    // D1 binds every number as a float, so a division that has to be whole says so.
    async list(kind, { category = null, page = 1, size }) {
      const column = category === null ? 'ordinal' : 'category_ordinal'
      const chosen = `kind = ?1 AND locale = ?2${category === null ? '' : ' AND category = ?6'}`
      const { results } = await db
        .prepare(
          `WITH newest AS (
             SELECT ${column} AS total FROM articles WHERE ${chosen} AND live_at <= ?3
             ORDER BY live_at DESC, ${column} DESC LIMIT 1
           ), shown AS (SELECT total, MIN(?4, CAST((total + ?5 - 1) / ?5 AS INTEGER)) AS page FROM newest)
           SELECT ${cardColumns}, shown.total, shown.page FROM shown JOIN articles a ON ${chosen}
             AND ${column} BETWEEN total - page * ?5 + 1 AND total - (page - 1) * ?5
           ORDER BY ${column} DESC`,
        )
        .bind(kind, locale, now, page, size, ...(category === null ? [] : [category]))
        .all<CardRow & Counted>()
      return listOf(results, size, cardOf)
    },

    async search(text, { category = null, page = 1, size }) {
      const expression = matchExpression(text)
      if (!expression) return listOf([], size, cardOf)

      const scope = `"${scopeOf('news', locale, category)}"`
      const search = (at: number) =>
        db
          .prepare(
            `WITH found AS MATERIALIZED (
               SELECT a.row, a.live_at, bm25(article_words, 10, 4, 6, 1, 0) AS distance
               FROM article_words JOIN articles a ON a.row = article_words.rowid
               WHERE article_words MATCH ?1 AND a.live_at <= ?2
             ), shown AS MATERIALIZED (
               SELECT row, distance, live_at, COUNT(*) OVER () AS total FROM found
               ORDER BY distance, live_at DESC LIMIT ?4 OFFSET (?3 - 1) * ?4
             )
             SELECT ${cardColumns}, shown.total, ?3 AS page,
               highlight(article_words, 0, '${opens}', '${closes}') AS found_title,
               highlight(article_words, 1, '${opens}', '${closes}') AS found_summary,
               snippet(article_words, 3, '${opens}', '${closes}', '…', ${isSpaced(locale) ? 24 : 48}) AS found_body
             FROM shown JOIN article_words ON article_words.rowid = shown.row JOIN articles a ON a.row = shown.row
             WHERE article_words MATCH ?1 ORDER BY shown.distance, shown.live_at DESC`,
          )
          .bind(`{title summary tags body} : (${expression}) AND {scope} : ${scope}`, now, at, size)
          .all<CardRow & Counted & FoundRow>()
      const { results } = await search(page)
      if (results.length > 0 || page === 1) return listOf(results, size, foundOf)

      const first = listOf((await search(1)).results, size, foundOf)
      return first.pages > 1 ? listOf((await search(first.pages)).results, size, foundOf) : first
    },

    async article(kind, id, preview) {
      const seen = preview && (await mayPreview(`${kind}/${id}`, preview)) ? Number.MAX_SAFE_INTEGER : now
      const visible = `COALESCE(live_at, ${Number.MAX_SAFE_INTEGER}) <= ?3`
      const row = await db
        .prepare(`SELECT * FROM articles a WHERE kind = ?1 AND id = ?2 AND locale = ?4 AND ${visible}`)
        .bind(kind, id, seen, locale)
        .first<ArticleRow>()

      const others = db
        .prepare(`SELECT locale FROM articles WHERE kind = ?1 AND id = ?2 AND ${visible}`)
        .bind(kind, id, seen)
      if (!row) return { elsewhere: inOrder((await others.all<{ locale: string }>()).results) }

      const neighbour = (comparison: '<' | '>', order: 'DESC' | 'ASC') =>
        db
          .prepare(
            `SELECT id, title FROM articles WHERE kind = ?1 AND locale = ?2 AND ordinal ${comparison} ?3 AND live_at <= ?4
             ORDER BY ordinal ${order} LIMIT 1`,
          )
          .bind(kind, locale, row.ordinal, now)
      const related = db
        .prepare(
          `SELECT ${cardColumns} FROM json_each(?1) r JOIN articles a ON a.kind = r.value ->> 'kind'
             AND a.id = r.value ->> 'id' AND a.locale = ?2 AND a.live_at <= ?3 ORDER BY r.key LIMIT ${mostRelated}`,
        )
        .bind(row.related, locale, now)
      const [elsewhere, near, older, newer] = await db.batch<never>([
        others,
        related,
        neighbour('<', 'DESC'),
        neighbour('>', 'ASC'),
      ])
      return {
        ...cardOf(row),
        html: row.html,
        outline: JSON.parse(row.outline),
        author: row.author,
        tags: JSON.parse(row.tags),
        related: (near?.results ?? []).map(cardOf),
        older: older?.results[0] ?? null,
        newer: newer?.results[0] ?? null,
        locales: inOrder(elsewhere?.results ?? []),
      } satisfies Article
    },

    async jobs() {
      const { results } = await db
        .prepare(
          'SELECT * FROM jobs WHERE locale = ?1 AND valid_through >= ?2 AND live_at <= ?3 ORDER BY date DESC, id LIMIT 200',
        )
        .bind(locale, dayOf(now), now)
        .all<JobRow>()
      return results.map(jobOf)
    },

    async job(id) {
      const row = await db
        .prepare('SELECT * FROM jobs WHERE id = ?1 AND locale = ?2 AND valid_through >= ?3 AND live_at <= ?4')
        .bind(id, locale, dayOf(now), now)
        .first<JobRow>()
      return row && jobOf(row)
    },
  }
}

/** The one word of the column `scope` by which a search keeps to a kind, a language and perhaps a category. */
function scopeOf(kind: ArticleKind, locale: Locale, category: Category | null = null): string {
  return `${kind}${locale.replace('-', '')}${category ?? ''}`
}

/** What the index holds of an article: one value a column of article_words. */
export function wordsOf(article: {
  kind: ArticleKind
  locale: Locale
  category: Category | null
  title: string
  summary: string
  labels: readonly string[]
  text: string
}): string[] {
  const { kind, locale, category, title, summary, labels, text } = article
  return [
    ...[title, summary, labels.join(' · '), text].map(segmented),
    `${scopeOf(kind, locale)} ${category ? scopeOf(kind, locale, category) : ''}`.trim(),
  ]
}

interface CardRow {
  kind: ArticleKind
  id: string
  title: string
  summary: string
  date: string
  category: Category | null
  cover: string
  minutes: number
}

type Counted = { total: number; page: number }
type FoundRow = { found_title: string; found_summary: string; found_body: string }
type ArticleRow = CardRow & {
  html: string
  outline: string
  author: string
  tags: string
  related: string
  ordinal: number
}
type JobRow = Omit<Job, 'cover' | 'duties' | 'requirements' | 'validThrough'> & {
  cover: string
  duties: string
  requirements: string
  valid_through: string
}

function cardOf({ kind, id, title, summary, date, category, cover, minutes }: CardRow): ArticleCard {
  return { kind, id, title, summary, date, category, cover: JSON.parse(cover), minutes }
}

function foundOf(row: CardRow & FoundRow): ArticleCard & { hit: Hit } {
  const excerpt = [row.found_summary, row.found_body].find((text) => text.includes(opens)) ?? row.found_summary
  return { ...cardOf(row), hit: { title: pieces(row.found_title), excerpt: pieces(excerpt) } }
}

function pieces(marked: string): string[] {
  return joined(marked).replaceAll(closes, opens).split(opens)
}

function listOf<Row extends Counted>(
  rows: Row[],
  size: number,
  itemOf: (row: Row) => ArticleList['items'][number],
): ArticleList {
  const { total, page } = rows[0] ?? { total: 0, page: 1 }
  return { items: rows.map(itemOf), total, page, pages: Math.max(1, Math.ceil(total / size)) }
}

function jobOf({ cover, duties, requirements, valid_through, ...row }: JobRow): Job {
  return {
    ...row,
    cover: JSON.parse(cover),
    duties: JSON.parse(duties),
    requirements: JSON.parse(requirements),
    validThrough: valid_through,
  }
}

function inOrder(rows: { locale: string }[]): Locale[] {
  return locales.filter((locale) => rows.some((row) => localeOf(row.locale) === locale))
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
