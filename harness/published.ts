import type { Locale } from '../locales/index.ts'
import { startOfDay, timeZoneOf } from '../scripts/content/days.ts'
import { load, throughSite } from '../scripts/content/load.ts'
import { readSources, type Source } from '../scripts/content/source.ts'
import { type PageName, standing, standingPages } from '../ui/routes.ts'
import { href, jobHref } from '../ui/site.ts'
import { type ContentChange, changeContent, type Loaded, loadedQuery } from '../worker/content/changes.ts'
import { type ContentReading, readerOf } from '../worker/content/store.ts'
import { contentToken, type RunningSite } from './site.ts'
import { enabled } from './written.ts'

/**
 * Every text of the enabled languages. Jobs stay open for 90 days from now, so that tests do not depend on the date.
 */
export const texts: readonly Source[] = readSources()
  .sources.filter(({ locale }) => enabled.includes(locale))
  .map((source) =>
    source.kind === 'jobs'
      ? { ...source, meta: { ...source.meta, validThrough: dayIn(90) }, openUntil: startOfDay(dayIn(91), timeZoneOf()) }
      : source,
  )

/** YYYY-MM-DD, `days` from the start of the tests, which may run over midnight. */
export function dayIn(days: number): string {
  return new Date(Number(process.env.TEST_STARTED ?? Date.now()) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Replaces the texts of a running site, as `npm run content` does. */
export async function publish({ url }: Pick<RunningSite, 'url'>, sources = texts) {
  await load(sources, throughSite(url.href, contentToken))
}

/** A database as the target of `load`. */
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
  /** Whether the page shows texts from the database. */
  published: boolean
}

/** Every indexed address in every enabled language: pages, articles and jobs. */
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

/** Reads a database's content as of `now`, without the isolate's index. */
export function contentAt(db: D1Database, locale: Locale, now = Date.now(), mayPreview = false): ContentReading {
  return readerOf(db, locale, { now, version: null, mayPreview: async () => mayPreview, later: () => undefined })
}
