import { type Locale, locales } from '../locales/index.ts'
import { planOf } from '../scripts/content/plan.ts'
import { readSources, type Source } from '../scripts/content/source.ts'
import { type PageName, routes } from '../ui/routes.ts'
import { href, jobHref } from '../ui/site.ts'
import type { RunningSite } from './site.ts'

/** Loads texts into a running site's database as `npm run content` does; by default all of locales/. */
export async function publish(site: RunningSite, sources: readonly Source[] = readSources().sources) {
  const { statements } = planOf(sources, [])
  await site.db.batch(statements.map((statement) => site.db.prepare(statement)))
}

export interface Address {
  address: string
  locale: Locale
  name: PageName
  /** The page shows what is published: a text, or a list of texts. */
  published: boolean
}

const lists = new Set<PageName>(['newsroom', 'consultation', 'careers'])

/** Every address that search engines may know: pages, articles, jobs, in every language. */
export function everyAddress(): Address[] {
  const pages = (Object.keys(routes) as PageName[]).filter(
    (name) => !routes[name].path.includes(':') && name !== 'job' && name !== 'contactSent',
  )
  return [
    ...locales.flatMap((locale) =>
      pages.map((name) => ({ address: href(locale, name), locale, name, published: lists.has(name) })),
    ),
    ...readSources().sources.map(({ kind, id, locale }) => ({ ...placeOf(kind, id, locale), locale, published: true })),
  ]
}

function placeOf(kind: Source['kind'], id: string, locale: Locale): { address: string; name: PageName } {
  if (kind === 'jobs') return { address: jobHref(locale, id), name: 'job' }
  const name = kind === 'news' ? 'newsItem' : 'guide'
  return { address: href(locale, name, '', { id }), name }
}
