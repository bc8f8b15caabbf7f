import { pageAt, type StandingPage, standing } from '../routes.ts'
import { href, type Site } from '../site.ts'

/** Links from the end of a product page to reference pages. */
export function ReferenceLinks({ site }: { site: Site }) {
  const { t, locale, path } = site
  const { further: links } = standing(pageAt(path) ?? 'home')
  if (!links) return null
  return (
    <p className="wrap further">
      {t('resources.more')}
      {links.map(([page, anchor]) => (
        <a key={page} href={href(locale, page, anchor)}>
          {t(standing(page as StandingPage).label)}
        </a>
      ))}
    </p>
  )
}
