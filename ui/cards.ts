import type { Locale } from '../locales/index.ts'
import type { ArticleKind, Cover } from './content.ts'
import type { Card, Page } from './page.ts'
import { pageAt } from './routes.ts'
import type { Site } from './site.ts'

/** The sharing card of a page, with its whole address: the page's own, its route's, or home's. */
export function cardOf(site: Site, page: Page): Card {
  const { src, ...size } = page.item?.card ?? namedCard(site.locale, pageAt(site.path) ?? 'home')
  return { src: (site.mediaHost || site.origin) + src, ...size }
}

/** The card of an article; without one its photograph, else the card of home. */
export function articleCard(locale: Locale, article: { kind: ArticleKind; id: string; cover: Cover }): Card {
  const { src, width, height, card } = article.cover
  if (card) return namedCard(locale, articleCardName(article))
  return /\.jpe?g$/.test(src) ? { src, width, height } : namedCard(locale, 'home')
}

/** `news-ID` or `guide-ID`. */
export function articleCardName({ kind, id }: { kind: ArticleKind; id: string }): string {
  return `${kind === 'news' ? 'news' : 'guide'}-${id}`
}

/** A card by the name of its route or article; `npm run cards` draws it. */
export function namedCard(locale: Locale, name: string): Card {
  return { src: `/media/cards/${locale}/${name}.jpg`, width: 1200, height: 630 }
}
