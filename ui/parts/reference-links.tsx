import { pageAt, type StandingPage, standing } from '../routes.ts'
import { href, type Site } from '../site.ts'

/** Links to what one reads before deciding, below the next step. */
export function ReferenceLinks({ site }: { site: Site }) {
  const { t, locale, path } = site
  const { further: links } = standing(pageAt(path) ?? 'home')
  if (!links) return null
  return (
    <div className="further">
      {t('resources.more')}
      <p className="in-line">
        {links.map(([page, anchor]) => (
          <a key={page} href={href(locale, page, anchor)}>
            {t(standing(page as StandingPage).label)}
          </a>
        ))}
      </p>
    </div>
  )
}
