import { cardOf } from '../cards.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

/** Metadata for sharing a page: Open Graph, which other services read too. More is in CommonHead. */
export function Sharing({ site, page }: { site: Site; page: Page }) {
  const title = page.item?.name ?? page.title(site)
  const { src, width, height } = cardOf(site, page)
  return (
    <>
      <meta property="og:type" content={page.item?.date ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description(site)} />
      <meta property="og:image" content={src} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={title} />
      {page.item?.date && <meta property="article:published_time" content={page.item.date} />}
    </>
  )
}
