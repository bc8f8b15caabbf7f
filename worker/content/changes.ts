import * as v from 'valibot'
import { locales } from '../../locales/index.ts'
import { upsert } from '../sql.ts'

const text = v.string()
const time = v.nullable(v.pipe(v.number(), v.integer()))
const kind = v.picklist(['news', 'consultation'])
const locale = v.picklist(locales)
const name = { id: text, locale }

const article = v.strictObject({
  kind,
  ...name,
  category: v.nullable(v.number()),
  title: text,
  summary: text,
  html: text,
  outline: text,
  minutes: v.number(),
  date: text,
  live_at: time,
  cover: text,
  author: text,
  tags: text,
  related: text,
  hash: text,
})
const job = v.strictObject({
  ...name,
  department: text,
  place: text,
  type: text,
  title: text,
  summary: text,
  duties: text,
  requirements: text,
  html: text,
  cover: text,
  date: text,
  valid_through: text,
  open_until: v.pipe(v.number(), v.integer()),
  live_at: time,
  hash: text,
})

/** Texts per transaction: three statements each, of the 1,000 that D1 allows per request. */
export const mostTexts = 200

/** What a load writes and deletes: rows of articles with their index rows (`indexRowOf`), rows of jobs, names of texts. */
export const contentChange = v.pipe(
  v.strictObject({
    articles: v.array(v.strictObject({ row: article, words: v.tuple([text, text, text, text, text]) })),
    jobs: v.array(job),
    gone: v.array(v.strictObject({ kind: v.union([kind, v.literal('jobs')]), ...name })),
  }),
  v.check(({ articles, jobs, gone }) => articles.length + jobs.length + gone.length <= mostTexts),
)
export type ContentChange = v.InferOutput<typeof contentChange>

/** A loaded text and the hash of its row. */
export type Loaded = ContentChange['gone'][number] & { hash: string }

/** Selects every loaded text, as `Loaded` rows. */
export const loadedQuery =
  "SELECT kind, id, locale, hash FROM articles UNION ALL SELECT 'jobs', id, locale, hash FROM jobs"

/**
 * The statements of a load, for one transaction: rows, index rows, ordinals and a new version. Texts are bound, so that
 * each statement stays short.
 */
export function changeContent(db: D1Database, { articles, jobs, gone }: ContentChange): D1PreparedStatement[] {
  const statement = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values)
  const row = '(SELECT row FROM articles WHERE kind = ?1 AND id = ?2 AND locale = ?3)'
  const withoutWords = ({ kind, id, locale }: Omit<Loaded, 'hash'>) =>
    statement(`DELETE FROM article_words WHERE rowid = ${row}`, kind, id, locale)

  return [
    ...gone.flatMap(({ kind, id, locale }) =>
      kind === 'jobs'
        ? [statement('DELETE FROM jobs WHERE id = ?1 AND locale = ?2', id, locale)]
        : [
            withoutWords({ kind, id, locale }),
            statement('DELETE FROM articles WHERE kind = ?1 AND id = ?2 AND locale = ?3', kind, id, locale),
          ],
    ),
    ...articles.flatMap(({ row: values, words }) => [
      upsert(db, 'articles', 'kind, id, locale', values),
      withoutWords(values),
      statement(
        `INSERT INTO article_words (rowid, title, summary, tags, body, scope) VALUES (${row}, ?4, ?5, ?6, ?7, ?8)`,
        values.kind,
        values.id,
        values.locale,
        ...words,
      ),
    ]),
    ...jobs.map((values) => upsert(db, 'jobs', 'id, locale', values)),
    ...[...ordinals, newVersion].map((sql) => db.prepare(sql)),
  ]
}

/** Numbers the articles by time; lists page by these numbers. An article in between renumbers the later ones. */
const ordinals = [
  `UPDATE articles SET ordinal = o.ordinal, category_ordinal = o.category_ordinal FROM (
     SELECT row, ROW_NUMBER() OVER (PARTITION BY kind, locale ORDER BY live_at, id) AS ordinal,
       ROW_NUMBER() OVER (PARTITION BY kind, locale, category ORDER BY live_at, id) AS category_ordinal
     FROM articles WHERE live_at IS NOT NULL
   ) o WHERE o.row = articles.row
     AND (articles.ordinal IS NOT o.ordinal OR articles.category_ordinal IS NOT o.category_ordinal)`,
  'UPDATE articles SET ordinal = NULL, category_ordinal = NULL WHERE live_at IS NULL AND ordinal IS NOT NULL',
]

/** A random version: the same texts, loaded again after others, are another version. */
const newVersion = `INSERT INTO content_state (row, version) VALUES (1, lower(hex(randomblob(8))))
   ON CONFLICT (row) DO UPDATE SET version = excluded.version`
