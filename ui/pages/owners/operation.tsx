import { Drawing } from '../../parts/drawing.tsx'
import { Photo } from '../../parts/photo.tsx'
import { href, type Site } from '../../site.ts'

/** Operation after the handover: the parts behind a closed wall, across the window, on phones before the words; what the savings count, and what is left of the cost. */
export function Operation({ site }: { site: Site }) {
  const { t, locale } = site
  return (
    <section className="operate" id="operate">
      <div className="vista night">
        <header className="wrap">
          <h2>{t('owners.operate.title')}</h2>
          <p className="lead">{t('owners.operate.lead')}</p>
        </header>
        <Photo site={site} name="riser" alt={t('owners.operate.alt')} full />
      </div>
      <figure className="section wrap columns">
        <figcaption className="left-5">
          <strong>{t('owners.operate.cost')}</strong>
          <span>{t('owners.operate.costText')}</span>
          <a href={href(locale, 'operation')}>{t('owners.operate.link')}</a>
        </figcaption>
        <div className="right-7 centered">
          <Drawing name="figure-75" size={[720, 62]} narrow={[350, 62]} label={t('owners.operate.costAlt')} />
        </div>
      </figure>
    </section>
  )
}
