import type { Context } from 'hono'
import { type Locale, locales } from '../../locales/index.ts'
import { articlePages } from '../../ui/content.ts'
import { cacheTags } from '../../ui/page.ts'
import { standingPages } from '../../ui/routes.ts'
import { href, jobHref, type Settings } from '../../ui/site.ts'
import { type Published, publishedAt } from '../content/published.ts'
import { cacheHeaders, cachePolicy } from './cache-control.ts'
import { escapeXml } from './xml.ts'

/** GET /sitemap.xml: every indexed address with its languages (sitemaps.org 0.9). */
export async function sitemap(c: Context<{ Bindings: Env }>, { origin, enabledLocales }: Settings): Promise<Response> {
  const { rows, reading } = await publishedAt(c.env.CONTENT, Date.now())
  const entries = [
    ...standingPages.map((name) => ({ locales: enabledLocales, addressIn: (locale: Locale) => href(locale, name) })),
    ...byEntry(rows).map((rows) => ({
      locales: enabledLocales.filter((locale) => rows.some((row) => row.locale === locale)),
      addressIn: (locale: Locale) => hrefOf(rows[0] as Published, locale),
      date: rows[0]?.date,
    })),
  ]
  return c.body(
    `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.flatMap((entry) => entry.locales.map((locale) => urlElement(origin, locale, entry))).join('')}</urlset>
`,
    200,
    {
      'Content-Type': 'application/xml; charset=utf-8',
      ...cacheHeaders(c, { cache: cachePolicy.contentPage, tag: cacheTags.join() }, 200, reading),
    },
  )
}

interface Entry {
  locales: readonly Locale[]
  addressIn(locale: Locale): string
  /** YYYY-MM-DD; none for pages without a date. */
  date?: string | undefined
}

function urlElement(origin: string, locale: Locale, { locales, addressIn, date }: Entry): string {
  const address = (one: Locale) => escapeXml(origin + addressIn(one))
  const alternate = (language: string, one: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(one)}"/>`
  return `<url><loc>${address(locale)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${locales
    .map((one) => alternate(one, one))
    .join('')}${locales.includes('en-US') ? alternate('x-default', 'en-US') : ''}</url>
`
}

/** The rows of each text, in the site's order of languages. */
function byEntry(rows: readonly Published[]): Published[][] {
  const groups = Map.groupBy(rows, ({ kind, id }) => `${kind}/${id}`)
  return [...groups.values()].map((group) =>
    group.sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale)),
  )
}

function hrefOf({ kind, id }: Published, locale: Locale): string {
  if (kind === 'jobs') return jobHref(locale, id)
  return href(locale, articlePages[kind].item, '', { id })
}
