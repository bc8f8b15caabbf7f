import { href, type Site } from '../../site.ts'

/** The demo, and a link to its preparation. */
export function Start({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="start section wrap beside">
      <h2 className="title-m">{t('contractor.start.title')}</h2>
      <div>
        <p className="lead">{t('contractor.start.lead')}</p>
        <p className="onward">
          <a href={`${href(site.locale, 'construction')}#next`}>{t('construction.next.title')}</a>
        </p>
      </div>
    </section>
  )
}
