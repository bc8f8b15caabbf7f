import { createHash } from 'node:crypto'
import type { Locale } from '../../locales/index.ts'
import { isSpaced } from '../../locales/languages.ts'
import { typeset } from '../../locales/typeset.ts'
import { words } from '../../ui/site.ts'
import { tagPages } from '../../ui/tags.ts'
import type { ContentChange, Loaded } from '../../worker/content/changes.ts'
import { indexRowOf } from '../../worker/content/words.ts'
import type { ArticleSource, Kind, Source } from './source.ts'

export interface Plan {
  change: ContentChange
  /** `news/outdoor-rtk (ja-JP)` */
  written: string[]
  removed: string[]
}

/** The change from the loaded rows to the sources: rows that differ, and their words in the search index. */
export function planOf(sources: readonly Source[], loaded: readonly Loaded[]): Plan {
  const related = relatedOf(sources.filter(isArticle))
  const known = new Map(loaded.map((row) => [nameOf(row), row.hash]))
  const isNew = (kind: Kind, { id, locale, hash }: Omit<Loaded, 'kind'>) =>
    known.get(nameOf({ kind, id, locale })) !== hash
  const articles = sources
    .filter(isArticle)
    .map((source) => articleOf(source, related.get(source) ?? []))
    .filter(({ row }) => isNew(row.kind, row))
  const jobs = sources
    .filter((source) => !isArticle(source))
    .map(jobOf)
    .filter((row) => isNew('jobs', row))
  const current = new Set(sources.map(nameOf))
  const gone = loaded.filter((row) => !current.has(nameOf(row)))

  return {
    change: { articles, jobs, gone: gone.map(({ kind, id, locale }) => ({ kind, id, locale })) },
    written: [...articles.map(({ row }) => nameOf(row)), ...jobs.map((row) => nameOf({ ...row, kind: 'jobs' }))],
    removed: gone.map(nameOf),
  }
}

function nameOf({ kind, id, locale }: { kind: Kind; id: string; locale: Locale }): string {
  return `${kind}/${id} (${locale})`
}

function isArticle(source: Source): source is ArticleSource {
  return source.kind !== 'jobs'
}

type ArticleChange = ContentChange['articles'][number]
type JobRow = ContentChange['jobs'][number]

function articleOf(source: ArticleSource, related: readonly ArticleSource[]): ArticleChange {
  const { kind, id, locale, meta, text } = source
  const t = words(locale)
  const index = indexRowOf({ ...meta, kind, locale, text, labels: meta.tags.map((tag) => t(tagPages[tag].label)) })
  const row = {
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
  }
  return { row: { ...row, hash: hashOf([row, index]) }, words: index }
}

function jobOf({ id, locale, meta, html, cover, liveAt, openUntil }: Source): JobRow {
  const lines = (texts: readonly string[]) => JSON.stringify(texts.map((text) => typeset(locale, text)))
  const row = {
    id,
    locale,
    department: meta.department,
    place: meta.place,
    type: meta.type,
    title: meta.title,
    summary: meta.summary,
    duties: lines(meta.duties),
    requirements: lines(meta.requirements),
    html,
    cover,
    date: meta.date,
    valid_through: meta.validThrough,
    open_until: openUntil,
    live_at: liveAt,
  }
  return { ...row, hash: hashOf(row) }
}

/**
 * Covers everything that is written, so that a change of the text, its neighbors or the segmenter writes the row again.
 */
function hashOf(written: unknown): string {
  return createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 16)
}

const mostRelated = 6

/**
 * For each article, those of its language with the most shared tags. Rare tags count more, newer articles come first.
 */
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

/** Minutes to read: 220 words or 450 Chinese or Japanese characters a minute. */
function minutesOf(locale: Locale, text: string): number {
  const read = isSpaced(locale) ? text.split(/\s+/).length / 220 : text.replace(/\s/g, '').length / 450
  return Math.max(1, Math.round(read))
}
