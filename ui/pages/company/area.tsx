import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { fieldsAMark, pitch, yardsticks } from './yardsticks.ts'

/** The area of all models in soccer fields: one large, with somebody on it, and all of them as marks of ten. */
export function Area({ site: { t, locale } }: { site: Site }) {
  const least = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
    facts.areaSquareMetres,
  )
  const counts = { ...pitch, each: fieldsAMark, pitches: new Intl.NumberFormat(locale).format(yardsticks.pitches) }

  return (
    <section className="section night" id="area">
      <div className="wrap">
        <header>
          <h2 className="voice">{t('company.area.title', { least })}</h2>
          <p className="lead">{t('company.area.lead', counts)}</p>
        </header>
        <Drawing
          name="counted-area"
          size={[1200, 372]}
          narrow={[350, 440]}
          label={t('company.area.alt', counts)}
          surface="night"
        />
      </div>
    </section>
  )
}
