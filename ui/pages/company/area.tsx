import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { pitch, yardsticks } from './yardsticks.ts'

const { pitches } = yardsticks

/** The area of all models in soccer fields, from edge to edge of the window, with one of them large. */
export function Area({ site: { t, locale } }: { site: Site }) {
  const least = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
    facts.areaSquareMetres,
  )
  const counts = { ...pitch, pitches: new Intl.NumberFormat(locale).format(pitches) }

  return (
    <section className="area section night" id="area">
      <div className="wrap columns">
        <h2 className="left-7">{t('company.area.title', { least })}</h2>
        <p className="lead right-5">{t('company.area.lead', counts)}</p>
      </div>
      <Drawing name="counted-area" size={[1440, 320]} narrow={[390, 444]} label={t('company.area.alt', counts)} night />
    </section>
  )
}
