import { categories, categoryNames } from '../../content.ts'
import { href, type Site } from '../../site.ts'
import { type ListState, listAddress } from './state.ts'

/** The categories as links, which keep a search. */
export function Filter({ site, state }: { site: Site; state: ListState }) {
  const { t, locale } = site
  const path = href(locale, 'newsroom')
  return (
    <nav className="newsroom-filter" aria-label={t('newsroom.filter')}>
      <ul className="sideways">
        {[null, ...categories].map((category) => (
          <li key={category}>
            <a
              href={listAddress(path, { ...state, category, page: 1 })}
              aria-current={category === state.category ? 'true' : undefined}
            >
              {t(category === null ? 'newsroom.all' : categoryNames[category])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
