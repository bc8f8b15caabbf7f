import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { Pitches } from './pitches.tsx'
import { pitch, pitches } from './yardsticks.ts'

/** The area of all models in soccer fields: one large, with somebody on it, and each of them, on phones their number. */
export function Area({ site: { t, locale } }: { site: Site }) {
  const least = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
    facts.areaSquareMetres,
  )
  const counts = { ...pitch, pitches: new Intl.NumberFormat(locale).format(pitches) }

  return (
    <section className="section night" id="area">
      <div className="wrap columns">
        <header className="left-8">
          <h2>{t('company.area.title', { least })}</h2>
          <p className="lead">
            {t('company.area.lead', counts)}
            <span>{t('company.area.drawn')}</span>
          </p>
        </header>
        <div className="pitch">
          <Drawing name="counted-field" size={[420, 288]} label={t('company.area.key')} surface="night" />
          <small>{t('company.area.person')}</small>
        </div>
        <p className="times">{t('company.area.times', counts)}</p>
      </div>
      <Pitches label={t('company.area.alt', counts)} />
    </section>
  )
}
