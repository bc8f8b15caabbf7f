import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { Pitches } from './pitches.tsx'
import { pitch, pitches } from './yardsticks.ts'

/** The area of all models in soccer fields: each of them from edge to edge, and one large, with somebody on it. */
export function Area({ site: { t, locale } }: { site: Site }) {
  const least = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
    facts.areaSquareMetres,
  )
  const counts = { ...pitch, pitches: new Intl.NumberFormat(locale).format(pitches) }

  return (
    <section className="section night" id="area">
      <div className="wrap columns">
        <header className="left-8">
          <h2 className="voice">{t('company.area.title', { least })}</h2>
          <p className="lead">{t('company.area.lead', counts)}</p>
        </header>
        <Drawing name="counted-field" size={[420, 290]} label={t('company.area.key')} surface="night" />
      </div>
      <Pitches label={t('company.area.alt', counts)} />
    </section>
  )
}
