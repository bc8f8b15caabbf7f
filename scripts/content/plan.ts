import { createHash } from 'node:crypto'
import type { Locale } from '../../locales/index.ts'
import { isSpaced } from '../../locales/spaced.ts'
import { words } from '../../ui/site.ts'
import { tagPages } from '../../ui/tags.ts'
import { wordsOf } from '../../worker/data/content.ts'
import type { ArticleSource, Kind, Source } from './source.ts'

/** A row that the database has: which file it was made from, and the file's hash then. */
export interface Loaded {
  kind: Kind
  id: string
  locale: Locale
  hash: string
}

export interface Plan {
  /** SQL statements, to be run in one transaction; empty where nothing changed. */
  statements: string[]
  /** `news/outdoor-rtk (ja-JP)` */
  written: string[]
  removed: string[]
}

/** Asks the database for what it has, as `Loaded` rows. */
export const loadedQuery =
  "SELECT kind, id, locale, hash FROM articles UNION ALL SELECT 'jobs', id, locale, hash FROM jobs"

/** The statements that bring the database from what it has to what is written, changed rows only. */
export function planOf(sources: readonly Source[], loaded: readonly Loaded[]): Plan {
  const related = relatedOf(sources.filter(isArticle))
  const rows = sources.map((source) => {
    const near = related.get(source) ?? []
    return { source, near, hash: near.length > 0 ? `${source.hash}:${near.map(({ id }) => id).join()}` : source.hash }
  })
  const known = new Map(loaded.map((row) => [nameOf(row), row.hash]))
  const changed = rows.filter(({ source, hash }) => known.get(nameOf(source)) !== hash)
  const current = new Set(sources.map(nameOf))
  const gone = loaded.filter((row) => !current.has(nameOf(row)))

  const statements = [
    ...gone.flatMap(removal),
    ...changed.flatMap(({ source, near, hash }) =>
      isArticle(source) ? articleStatements(source, near, hash) : [jobStatement(source, hash)],
    ),
  ]
  return {
    statements: statements.length > 0 ? [...statements, ...ordinals, newVersion(rows.map(({ hash }) => hash))] : [],
    written: changed.map(({ source }) => nameOf(source)),
    removed: gone.map(nameOf),
  }
}

function nameOf({ kind, id, locale }: { kind: Kind; id: string; locale: Locale }): string {
  return `${kind}/${id} (${locale})`
}

function isArticle(source: Source): source is ArticleSource {
  return source.kind !== 'jobs'
}

function removal({ kind, id, locale }: Loaded): string[] {
  const row = `id = ${sql(id)} AND locale = ${sql(locale)}`
  if (kind === 'jobs') return [`DELETE FROM jobs WHERE ${row}`]
  return [
    `DELETE FROM article_words WHERE rowid = (SELECT row FROM articles WHERE kind = ${sql(kind)} AND ${row})`,
    `DELETE FROM articles WHERE kind = ${sql(kind)} AND ${row}`,
  ]
}

function articleStatements(source: ArticleSource, related: readonly ArticleSource[], hash: string): string[] {
  const { kind, id, locale, meta, text } = source
  const t = words(locale)
  const row = `SELECT row FROM articles WHERE kind = ${sql(kind)} AND id = ${sql(id)} AND locale = ${sql(locale)}`
  const index = wordsOf({ ...meta, kind, locale, text, labels: meta.tags.map((tag) => t(tagPages[tag].label)) })
  return [
    upsert('articles', 'kind, id, locale', {
      kind,
      id,
      locale,
      category: meta.category,
      title: meta.title,
      summary: meta.summary,
      html: source.html,
      outline: JSON.stringify(source.outline),
      minutes: minutesOf(locale, text),
      date: meta.date,
      live_at: source.liveAt,
      cover: source.cover,
      author: meta.author,
      tags: JSON.stringify(meta.tags),
      related: JSON.stringify(related.map(({ kind, id }) => ({ kind, id }))),
      hash,
    }),
    `DELETE FROM article_words WHERE rowid = (${row})`,
    `INSERT INTO article_words (rowid, title, summary, tags, body, scope) VALUES ((${row}), ${index.map(sql).join(', ')})`,
  ]
}

function jobStatement({ id, locale, meta, html, cover, liveAt }: Source, hash: string): string {
  return upsert('jobs', 'id, locale', {
    id,
    locale,
    department: meta.department,
    place: meta.place,
    type: meta.type,
    title: meta.title,
    summary: meta.summary,
    duties: JSON.stringify(meta.duties),
    requirements: JSON.stringify(meta.requirements),
    html,
    cover,
    date: meta.date,
    valid_through: meta.validThrough,
    live_at: liveAt,
    hash,
  })
}

/** Places in time, by which lists page; a new article in between moves the later ones. */
const ordinals = [
  `UPDATE articles SET ordinal = o.ordinal, category_ordinal = o.category_ordinal FROM (
     SELECT row, ROW_NUMBER() OVER (PARTITION BY kind, locale ORDER BY live_at, id) AS ordinal,
       ROW_NUMBER() OVER (PARTITION BY kind, locale, category ORDER BY live_at, id) AS category_ordinal
     FROM articles WHERE live_at IS NOT NULL
   ) o WHERE o.row = articles.row
     AND (articles.ordinal IS NOT o.ordinal OR articles.category_ordinal IS NOT o.category_ordinal)`,
  'UPDATE articles SET ordinal = NULL, category_ordinal = NULL WHERE live_at IS NULL AND ordinal IS NOT NULL',
]

function newVersion(hashes: readonly string[]): string {
  const version = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 12)
  return `INSERT INTO content_state (row, version) VALUES (1, ${sql(version)})
   ON CONFLICT (row) DO UPDATE SET version = excluded.version`
}

const mostRelated = 6

/** For each article those of its language that share most tags with it, rare tags counting more; newer ones first. */
function relatedOf(articles: readonly ArticleSource[]): Map<Source, ArticleSource[]> {
  const tagged = Map.groupBy(
    articles.flatMap((article) => article.meta.tags.map((tag) => ({ article, name: nameIn(article, tag) }))),
    ({ name }) => name,
  )
  return new Map(
    articles.map((one) => {
      const nearness = new Map<ArticleSource, number>()
      for (const tag of one.meta.tags) {
        const sharing = tagged.get(nameIn(one, tag)) ?? []
        for (const { article } of sharing) nearness.set(article, (nearness.get(article) ?? 0) + 1 / sharing.length)
      }
      nearness.delete(one)
      const nearest = [...nearness].sort(
        ([a, near], [b, far]) => far - near || b.meta.date.localeCompare(a.meta.date) || a.id.localeCompare(b.id),
      )
      return [one, nearest.slice(0, mostRelated).map(([article]) => article)]
    }),
  )
}

function nameIn({ locale }: ArticleSource, tag: string): string {
  return `${locale} ${tag}`
}

/** Reading time: 220 words, or 450 Chinese or Japanese characters, a minute. */
function minutesOf(locale: Locale, text: string): number {
  const read = isSpaced(locale) ? text.split(/\s+/).length / 220 : text.replace(/\s/g, '').length / 450
  return Math.max(1, Math.round(read))
}

function upsert(table: string, key: string, values: Record<string, string | number | null>): string {
  const columns = Object.keys(values)
  const set = columns.map((name) => `${name} = excluded.${name}`)
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${Object.values(values).map(sql).join(', ')})
   ON CONFLICT (${key}) DO UPDATE SET ${set.join(', ')}`
}

function sql(value: string | number | null): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
