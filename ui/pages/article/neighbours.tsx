import { type ArticleBody, type ArticleKind, articlePages } from '../../content.ts'
import { href, type Site } from '../../site.ts'

/** Links to the older and the newer article, and to the list. */
export function Neighbours(props: { site: Site; kind: ArticleKind } & Pick<ArticleBody, 'older' | 'newer'>) {
  const { site, kind, older, newer } = props
  const { t, locale } = site
  const { list, item } = articlePages[kind]
  return (
    <nav className="neighbours items in-2" aria-label={t('newsroom.neighbours')}>
      {older && (
        <a rel="prev" href={href(locale, item, '', { id: older.id })}>
          <span>{t('newsroom.older')}</span> {older.title}
        </a>
      )}
      {newer && (
        <a rel="next" href={href(locale, item, '', { id: newer.id })}>
          <span>{t('newsroom.newer')}</span> {newer.title}
        </a>
      )}
      <a href={href(locale, list)}>{t(kind === 'news' ? 'newsroom.backAll' : 'newsroom.backGuides')}</a>
    </nav>
  )
}
