import type { Locale } from '../locales/index.ts'
import { startOfDay, timeZoneOf } from '../scripts/content/days.ts'
import { load, throughSite } from '../scripts/content/load.ts'
import { readSources, type Source } from '../scripts/content/source.ts'
import { type PageName, standing, standingPages } from '../ui/routes.ts'
import { href, jobHref } from '../ui/site.ts'
import { type ContentReading, contentOf } from '../worker/data/content.ts'
import { type ContentChange, changeContent, type Loaded, loadedQuery } from '../worker/data/content-load.ts'
import { contentToken, type RunningSite } from './site.ts'
import { enabled } from './written.ts'

/** Every text of locales/. Jobs are open for a quarter from now: their last day is to pass in a calendar, not in a test. */
export const texts: readonly Source[] = readSources()
  .sources.filter(({ locale }) => enabled.includes(locale))
  .map((source) =>
    source.kind === 'jobs'
      ? { ...source, meta: { ...source.meta, validThrough: dayIn(90) }, openUntil: startOfDay(dayIn(91), timeZoneOf()) }
      : source,
  )

/** YYYY-MM-DD, so many days from now. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Loads texts into a running site as `npm run content` does, in place of those that it has. */
export async function publish({ url }: Pick<RunningSite, 'url'>, sources = texts) {
  await load(sources, throughSite(url.href, contentToken))
}

/** A database, to be loaded into as the Worker does. */
export function placeIn(db: D1Database) {
  return {
    loaded: async () => (await db.prepare(loadedQuery).all<Loaded>()).results,
    change: async (change: ContentChange) => void (await db.batch(changeContent(db, change))),
  }
}

export interface Address {
  address: string
  locale: Locale
  name: PageName
  /** The page shows what is published: a text, or a list of texts. */
  published: boolean
}

/** Every address that search engines may know: pages, articles, jobs, in every language. */
export function everyAddress(): Address[] {
  return [
    ...enabled.flatMap((locale) =>
      standingPages.map((name) => ({
        address: href(locale, name),
        locale,
        name,
        published: (standing(name).kind ?? 'standing') !== 'standing',
      })),
    ),
    ...texts.map(({ kind, id, locale }) => ({ ...placeOf(kind, id, locale), locale, published: true })),
  ]
}

function placeOf(kind: Source['kind'], id: string, locale: Locale): { address: string; name: PageName } {
  if (kind === 'jobs') return { address: jobHref(locale, id), name: 'job' }
  const name = kind === 'news' ? 'newsItem' : 'guide'
  return { address: href(locale, name, '', { id }), name }
}

/** The content of a database at a time, as a page reads it in an isolate that remembers nothing. */
export function contentAt(db: D1Database, locale: Locale, now = Date.now(), mayPreview = false): ContentReading {
  return contentOf(db, locale, { now, version: null, mayPreview: async () => mayPreview, later: () => undefined })
}
