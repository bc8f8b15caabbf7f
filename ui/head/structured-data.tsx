import type { Page } from '../page.ts'
import { breadcrumbs } from '../schema/breadcrumbs.ts'
import type { Site } from '../site.ts'

/** The type and breadcrumbs of a page as JSON-LD. */
export function StructuredData({ site, page, address }: { site: Site; page: Page; address: string }) {
  const things = [...(page.data?.(site) ?? []), breadcrumbs(site, page, address)].filter((thing) => thing !== null)
  if (things.length === 0) return null

  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, so that no text can end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
