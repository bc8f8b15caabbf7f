import type { Page } from '../page.ts'
import { breadcrumbs } from '../schema/breadcrumbs.ts'
import type { Site } from '../site.ts'
import { withoutMarks } from '../words.ts'

/** The type and breadcrumbs of a page as JSON-LD. */
export function StructuredData({ site, page, address }: { site: Site; page: Page; address: string }) {
  const json = page.item ? jsonOf(site, page, address) : standingJson(site, page)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, so that no text can end the element
  return json && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Stands for the origin, which alone differs from one visit of a standing page to the next. */
const anyOrigin = '{origin}'
const known = new Map<string, string>()

function standingJson(site: Site, page: Page): string {
  const key = [site.locale, site.path, site.mediaHost, site.hotline].join()
  const json = known.get(key) ?? jsonOf({ ...site, origin: anyOrigin }, page, '')
  known.set(key, json)
  return json.replaceAll(anyOrigin, site.origin)
}

function jsonOf(site: Site, page: Page, address: string): string {
  const things = [...(page.data?.(site) ?? []), breadcrumbs(site, page, address)].filter((thing) => thing !== null)
  if (things.length === 0) return ''

  return withoutMarks(JSON.stringify({ '@context': 'https://schema.org', '@graph': things })).replaceAll('<', '\\u003c')
}
