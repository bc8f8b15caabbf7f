import { type Locale, localeOf, locales } from '../../locales/index.ts'
import { isSpaced } from '../../locales/languages.ts'
import type {
  ArticleBody,
  ArticleCard,
  ArticleHead,
  ArticleKind,
  ArticleLink,
  ArticleList,
  Content,
  Hit,
  Job,
} from '../../ui/content.ts'
import { log } from '../log.ts'
import { type Reading, read } from './version.ts'
import { matchExpression, scopeOf, unsegmented } from './words.ts'

/** Mark the hits in answers of FTS5. */
const [opens, closes] = ['\u0002', '\u0003']
const cardColumns = 'a.kind, a.id, a.title, a.summary, a.date, a.category, a.cover, a.minutes'
const bodyColumns = 'a.html, a.outline, a.tags, a.related'
const mostRelated = 3

export interface Options {
  /** Now, in ms since 1970. */
  now: number
  /** The version asked for. What the isolate's index has of it is not read again. */
  version: string | null
  /** Whether a signature opens an unpublished article. */
  mayPreview(what: string, signature: string): Promise<boolean>
  /** Continues work after the answer, as `waitUntil` does. */
  later(work: Promise<unknown>): void
}

export interface ContentReading {
  content: Content
  /** The version of what has been read so far. */
  reading: Reading
}

/** Reads what is published in a language. */
export function readerOf(db: D1Database, locale: Locale, options: Options): ContentReading {
  const { now, mayPreview, later } = options
  const versions = new Set<string>()
  const ask = async <Rows extends unknown[]>(...statements: D1PreparedStatement[]) => {
    const { version, results } = await read<Rows>(db, now, statements)
    versions.add(version)
    if (indexes.get(locale)?.version !== version) later(remember(db, locale, now))
    return results
  }
  const remembered = (): Index | null => {
    const index = indexes.get(locale)
    if (!index || index.version !== options.version) return null
    versions.add(index.version)
    return index
  }

  const content: Content = {
    // D1 binds every number as a float, so a division that has to be whole says so.
    async list(kind, { category = null, page = 1, size }) {
      const index = remembered()
      if (index?.isWhole) {
        const all = index.heads.filter(
          (head) => head.kind === kind && (category === null || head.category === category),
        )
        const pages = Math.max(1, Math.ceil(all.length / size))
        const shown = Math.min(page, pages)
        return { items: all.slice((shown - 1) * size, shown * size), total: all.length, page: shown, pages }
      }

      const column = category === null ? 'ordinal' : 'category_ordinal'
      const chosen = `kind = ?1 AND locale = ?2${category === null ? '' : ' AND category = ?6'}`
      const [rows] = await ask<[CardRow & Counted]>(
        db
          .prepare(
            `WITH newest AS (
               SELECT ${column} AS total FROM articles WHERE ${chosen} AND live_at <= ?3
               ORDER BY live_at DESC, ${column} DESC LIMIT 1
             ), shown AS (SELECT total, MIN(?4, CAST((total + ?5 - 1) / ?5 AS INTEGER)) AS page FROM newest)
             SELECT ${cardColumns}, shown.total, shown.page FROM shown JOIN articles a ON ${chosen}
               AND ${column} BETWEEN total - page * ?5 + 1 AND total - (page - 1) * ?5
             ORDER BY ${column} DESC`,
          )
          .bind(kind, locale, now, page, size, ...(category === null ? [] : [category])),
      )
      return listOf(rows, size, cardOf)
    },

    async search(text, { category = null, page = 1, size }) {
      const expression = matchExpression(text)
      if (!expression) return listOf([], size, cardOf)

      const scope = `"${scopeOf('news', locale, category)}"`
      const search = async (at: number) => {
        const [rows] = await ask<[CardRow & Counted & FoundRow]>(
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
            .bind(`{title summary tags body} : (${expression}) AND {scope} : ${scope}`, now, at, size),
        )
        return listOf(rows, size, foundOf)
      }
      const found = await search(page)
      if (found.items.length > 0 || page === 1) return found

      const first = await search(1)
      return first.pages > 1 ? search(first.pages) : first
    },

    article(kind, id, preview) {
      const index = preview ? null : remembered()
      const head = index?.heads.find((one) => one.kind === kind && one.id === id)
      if (index?.isWhole && head) return { head: async () => head, body: () => bodyAt(index, head) }

      const whole = readArticle(kind, id, preview)
      whole.catch(() => undefined) // thrown where it is awaited
      return {
        head: async () => head ?? (await whole).head,
        async body() {
          const { body } = await whole
          if (!body) throw new Error('The article was taken back')
          return body
        },
      }
    },

    async jobs() {
      const known = remembered()
      if (known) return known.jobs
      const [rows] = await ask<[JobRow]>(openJobs(db, locale, now))
      return rows.map(jobOf)
    },
  }

  /** The body of an article, with its neighbours from the index. */
  async function bodyAt({ heads, bodies }: Index, head: ArticleHead): Promise<ArticleBody> {
    const row = bodies.get(head) ?? (await readBody(head))
    const near: { kind: ArticleKind; id: string }[] = JSON.parse(row.related)
    const ofKind = heads.filter(({ kind }) => kind === head.kind)
    const place = ofKind.indexOf(head)
    return {
      ...bodyOf(row),
      related: near
        .flatMap((one) => heads.find(({ kind, id }) => kind === one.kind && id === one.id) ?? [])
        .slice(0, mostRelated),
      older: ofKind[place + 1] ?? null,
      newer: ofKind[place - 1] ?? null,
    }
  }

  async function readBody(head: ArticleHead): Promise<BodyRow> {
    const [[row]] = await ask<[BodyRow]>(
      db
        .prepare(`SELECT ${bodyColumns} FROM articles a WHERE kind = ?1 AND id = ?2 AND locale = ?3 AND live_at <= ?4`)
        .bind(head.kind, head.id, locale, now),
    )
    if (!row) throw new Error('The article was taken back')
    return row
  }

  /** An article with its neighbours and related articles, in one batch. */
  async function readArticle(kind: ArticleKind, id: string, preview: string | undefined) {
    const seen = preview && (await mayPreview(`${kind}/${id}`, preview)) ? drafts : now
    const one = `kind = ?1 AND id = ?2 AND COALESCE(live_at, ${drafts}) <= ?3`
    const about = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(kind, id, seen, ...values)
    const neighbour = (comparison: '<' | '>', order: 'DESC' | 'ASC') =>
      about(
        `SELECT id, title FROM articles WHERE kind = ?1 AND locale = ?4 AND live_at <= ?5
           AND ordinal ${comparison} (SELECT ordinal FROM articles WHERE ${one} AND locale = ?4)
         ORDER BY ordinal ${order} LIMIT 1`,
        locale,
        now,
      )
    const [rows, languages, related, older, newer] = await ask<
      [ArticleRow, { locale: string }, CardRow, ArticleLink, ArticleLink]
    >(
      about(`SELECT * FROM articles WHERE ${one} AND locale = ?4`, locale),
      about(`SELECT locale FROM articles WHERE ${one}`),
      about(
        `SELECT ${cardColumns} FROM json_each((SELECT related FROM articles WHERE ${one} AND locale = ?4)) r
           JOIN articles a ON a.kind = r.value ->> 'kind' AND a.id = r.value ->> 'id' AND a.locale = ?4 AND a.live_at <= ?5
         ORDER BY r.key LIMIT ${mostRelated}`,
        locale,
        now,
      ),
      neighbour('<', 'DESC'),
      neighbour('>', 'ASC'),
    )
    const locales = inOrder(languages.map((row) => row.locale))
    const [row] = rows
    if (!row) return { head: { elsewhere: locales }, body: null }
    return {
      head: headOf(row, locales),
      body: {
        ...bodyOf(row),
        related: related.map(cardOf),
        older: older[0] ?? null,
        newer: newer[0] ?? null,
      } satisfies ArticleBody,
    }
  }

  return {
    content,
    reading: {
      get version() {
        return versions.size === 1 ? ([...versions][0] ?? null) : null
      },
    },
  }
}

/** A time at which drafts are visible. */
const drafts = Number.MAX_SAFE_INTEGER

/**
 * The isolate's index of one version in one language. With the heads of articles a page's own head is sent before its
 * rows are read, and lists need no rows at all. Open jobs are few, so they are all here.
 */
interface Index {
  version: string
  /** Newest first, of all kinds. */
  heads: readonly ArticleHead[]
  /** Whether these are all published articles. */
  isWhole: boolean
  /** Bodies of the newest articles, which most visitors ask for. They need no query. */
  bodies: ReadonlyMap<ArticleHead, BodyRow>
  jobs: readonly Job[]
}

const indexes = new Map<Locale, Index>()
/** When an index was last asked for, in ms since 1970. */
const askedFor = new Map<Locale, number>()
/** Newest articles in the index; the head of an older one is read with its rows. */
const mostHeads = 500
/** Newest bodies in the index, some 300 kB a language. */
const mostBodies = 24

const newestFirst = 'ORDER BY a.live_at DESC, a.ordinal DESC, a.row'

async function remember(db: D1Database, locale: Locale, now: number) {
  if (now - (askedFor.get(locale) ?? 0) < 5_000) return
  askedFor.set(locale, now)
  try {
    const { version, results } = await read<[IndexRow, BodyRow, JobRow]>(db, now, [
      db
        .prepare(
          `SELECT ${cardColumns}, a.author, (
             SELECT GROUP_CONCAT(o.locale) FROM articles o WHERE o.kind = a.kind AND o.id = a.id AND o.live_at <= ?2
           ) AS locales
           FROM articles a WHERE a.locale = ?1 AND a.live_at <= ?2 ${newestFirst} LIMIT ${mostHeads}`,
        )
        .bind(locale, now),
      db
        .prepare(
          `SELECT ${bodyColumns} FROM articles a WHERE a.locale = ?1 AND a.live_at <= ?2 ${newestFirst} LIMIT ${mostBodies}`,
        )
        .bind(locale, now),
      openJobs(db, locale, now),
    ])
    const [rows, newest, jobs] = results
    const heads = rows.map((row) => headOf(row, inOrder(row.locales.split(','))))
    indexes.set(locale, {
      version,
      heads,
      isWhole: heads.length < mostHeads,
      bodies: new Map(newest.map((row, at) => [heads[at] as ArticleHead, row])),
      jobs: jobs.map(jobOf),
    })
  } catch (error) {
    log('warn', 'index-error', { error })
  }
}

function openJobs(db: D1Database, locale: Locale, now: number): D1PreparedStatement {
  return db
    .prepare(
      'SELECT * FROM jobs WHERE locale = ?1 AND open_until > ?2 AND live_at <= ?2 ORDER BY date DESC, id LIMIT 200',
    )
    .bind(locale, now)
}

type CardRow = Omit<ArticleCard, 'cover'> & { cover: string }
type Counted = { total: number; page: number }
type FoundRow = { found_title: string; found_summary: string; found_body: string }
type HeadRow = CardRow & { author: string }
type IndexRow = HeadRow & { locales: string }
/** JSON but `html`. `related`: [{ kind, id }], nearest first. */
type BodyRow = { html: string; outline: string; tags: string; related: string }
type ArticleRow = HeadRow & BodyRow
type JobRow = Omit<Job, 'cover' | 'duties' | 'requirements' | 'validThrough'> &
  Record<'cover' | 'duties' | 'requirements' | 'valid_through', string>

function cardOf({ kind, id, title, summary, date, category, cover, minutes }: CardRow): ArticleCard {
  return { kind, id, title, summary, date, category, cover: JSON.parse(cover), minutes }
}

function foundOf(row: CardRow & FoundRow): ArticleCard & { hit: Hit } {
  const excerpt = [row.found_summary, row.found_body].find((text) => text.includes(opens)) ?? row.found_summary
  return { ...cardOf(row), hit: { title: pieces(row.found_title), excerpt: pieces(excerpt) } }
}

function pieces(marked: string): string[] {
  return unsegmented(marked).replaceAll(closes, opens).split(opens)
}

function listOf<Row extends Counted>(
  rows: readonly Row[],
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

function headOf(row: HeadRow, locales: readonly Locale[]): ArticleHead {
  return { ...cardOf(row), author: row.author, locales }
}

function bodyOf({ html, outline, tags }: BodyRow) {
  return { html, outline: JSON.parse(outline), tags: JSON.parse(tags) }
}

function inOrder(found: readonly string[]): Locale[] {
  return locales.filter((locale) => found.some((one) => localeOf(one) === locale))
}
