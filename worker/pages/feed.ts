import type { Context } from 'hono'
import { type ArticleCard, articlePages } from '../../ui/content.ts'
import { href, localPath, type Site } from '../../ui/site.ts'
import type { ContentReading } from '../content/store.ts'
import { cacheHeaders } from './cache-control.ts'
import { policies } from './kinds.ts'
import { escapeXml } from './xml.ts'

/** Items of each kind. */
const newest = 20

/** GET /{lang}/feed.xml: the newest news and consultation articles as Atom (RFC 4287). */
export async function feed(c: Context, site: Site, { content, reading }: ContentReading): Promise<Response> {
  const lists = await Promise.all([
    content.list('news', { size: newest }),
    content.list('consultation', { size: newest }),
  ])
  const items = lists.flatMap((list) => list.items).sort((a, b) => b.date.localeCompare(a.date))
  const self = site.origin + localPath(site.locale, '/feed.xml')

  return c.body(
    `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">
  <id>${self}</id>
  <title>${escapeXml(site.t('newsroom.feed'))}</title>
  <updated>${timeOf(items[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${escapeXml(site.company.legalName)}</name></author>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${site.origin}${href(site.locale, 'newsroom')}"/>
${items.map((item) => entry(site, item)).join('')}</feed>
`,
    200,
    { 'Content-Type': 'application/atom+xml; charset=utf-8', ...cacheHeaders(c, policies.articles, 200, reading) },
  )
}

function entry(site: Site, { kind, id, title, summary, date }: ArticleCard): string {
  const address = site.origin + href(site.locale, articlePages[kind].item, '', { id })
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${timeOf(date)}</published>
    <updated>${timeOf(date)}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>
`
}

function timeOf(date: string): string {
  return `${date}T00:00:00Z`
}
