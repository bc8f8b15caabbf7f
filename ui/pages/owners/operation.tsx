import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { href } from '../../site.ts'
import { Wall } from './wall.tsx'

/** Operation after the handover: the parts behind a closed wall, and the savings. */
export function Operation({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="operate section raised" id="operate">
      <div className="wrap columns">
        <header className="left-6">
          <h2>{t('owners.operate.title')}</h2>
          <p className="lead">{t('owners.operate.lead')}</p>
        </header>
        <Wall label={t('owners.operate.alt')} />
        <figure className="parted left-6">
          <Drawing name="figure-75" size={[480, 300]} label={t('owners.operate.costAlt')} />
          <figcaption>
            <strong>{t('owners.operate.cost')}</strong>
            <span>{t('owners.operate.costText')}</span>
            <a href={href(locale, 'operation')}>{t('owners.operate.link')}</a>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
