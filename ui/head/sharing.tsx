import type { Locale } from '../../locales/index.ts'
import { cardOf } from '../cards.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

/** Metadata for sharing a page: Open Graph, which other services read too. More is in CommonHead. */
export function Sharing(props: { site: Site; page: Page; address: string; languages: readonly Locale[] }) {
  const { site, page, address, languages } = props
  const title = page.item?.name ?? page.title(site)
  const { src, width, height } = cardOf(site, page)
  return (
    <>
      <meta property="og:type" content={page.item?.date ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description(site)} />
      <meta property="og:url" content={address} />
      {languages
        .filter((locale) => locale !== site.locale)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={locale.replace('-', '_')} />
        ))}
      <meta property="og:image" content={src} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={title} />
      {page.item?.date && <meta property="article:published_time" content={page.item.date} />}
    </>
  )
}
