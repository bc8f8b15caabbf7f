import { Fragment } from 'react'
import { isSpaced } from '../../locales/spaced.ts'
import { pageAt, type StandingPage } from '../routes.ts'
import { href, type Site } from '../site.ts'

type Reference = 'formats' | 'accuracy' | 'starting' | 'security' | 'compare' | 'questions'

/** What helps to decide on a product, by its page; an anchor is the product's own part of a reference page. */
const further: Partial<Record<StandingPage, readonly (readonly [Reference, anchor?: string])[]>> = {
  construction: [['formats', 'construction'], ['accuracy'], ['compare'], ['starting'], ['questions', 'construction']],
  design: [
    ['formats', 'design'],
    ['questions', 'design'],
  ],
  operation: [['formats', 'operation'], ['security'], ['questions', 'operation']],
  capture: [['formats', 'scan-formats'], ['compare'], ['questions', 'capture']],
  city: [['formats', 'city'], ['accuracy'], ['security'], ['questions', 'city']],
  contractor: [['starting'], ['compare'], ['accuracy']],
  owners: [['security'], ['formats', 'operation']],
  download: [['formats'], ['questions']],
}

/** At the end of a product's page: the reference pages that help to decide on it. */
export function Further({ site }: { site: Site }) {
  const { t, locale, path } = site
  const links = further[pageAt(path) ?? 'home']
  if (!links) return null
  return (
    <p className="wrap further">
      {t('resources.more')}
      {isSpaced(locale) && ' '}
      {links.map(([page, anchor], index) => (
        <Fragment key={page}>
          {index > 0 && ' · '}
          <a href={href(locale, page, anchor)}>{t(`resources.${page}.label`)}</a>
        </Fragment>
      ))}
    </p>
  )
}
