import type { Context } from 'hono'
import { localeNames } from '../../locales/index.ts'
import { articlePages, type Content } from '../../ui/content.ts'
import type { ContentPage, Page } from '../../ui/page.ts'
import { type PageName, routes, standingPages } from '../../ui/routes.ts'
import { localPath, markdownPath, type Site, siteFor } from '../../ui/site.ts'
import type { ContentReading } from '../content/store.ts'
import { cacheHeaders } from './cache-control.ts'
import { policies } from './kinds.ts'

export type PageTable = Partial<Record<PageName, Page | ContentPage>>

/** Articles of each kind. */
const newest = { consultation: 50, news: 12 }

/** GET /llms.txt: links to the Markdown of the pages, for language models (llmstxt.org). `site`: in its main language. */
export async function llms(
  c: Context,
  site: Site,
  { content, reading }: ContentReading,
  pages: PageTable,
): Promise<Response> {
  const line = (name: string, path: string, text: string) =>
    `- [${name}](${site.origin}${localPath(site.locale, markdownPath(path))}): ${text}\n`

  const standing = await Promise.all(
    standingPages.map(async (name) => {
      const { path } = routes[name]
      const page = await loaded(pages[name], siteFor(site.locale, path, site), content)
      return page ? line(page.title(site).replace(` | ${site.company.brand}`, ''), path, page.description(site)) : ''
    }),
  )
  const [guides = '', news = ''] = await Promise.all(
    (['consultation', 'news'] as const).map(async (kind) => {
      const { items } = await content.list(kind, { size: newest[kind] })
      const { path } = routes[articlePages[kind].item]
      return items.map(({ id, title, summary }) => line(title, path.replace(':id', id), summary)).join('')
    }),
  )
  const others = site.enabledLocales
    .filter((locale) => locale !== site.locale)
    .map((locale) => `- [${localeNames[locale]}](${site.origin}${localPath(locale, markdownPath('/'))})\n`)

  return c.text(
    `# ${site.company.brand}

> ${site.t('home.description')}

Every page stands in each language under the same path, and as Markdown under its address with .md at the end.

## Pages

${standing.join('')}
## ${site.t('consultation.heading')}

${guides}
## ${site.t('newsroom.heading')}

${news}
## Optional

${others.join('')}- [Sitemap](${site.origin}/sitemap.xml)
- [Feed](${site.origin}${localPath(site.locale, '/feed.xml')})
`,
    200,
    cacheHeaders(c, policies.articles, 200, reading),
  )
}

async function loaded(page: Page | ContentPage | undefined, site: Site, content: Content): Promise<Page | null> {
  if (!page || !('load' in page)) return page ?? null
  const found = await page.load(site, content, {})
  if (!found || !('title' in found)) return null
  for (const part of found.late ?? []) part.catch(() => undefined) // not awaited here
  return found
}
