import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { pitch, yardsticks } from './yardsticks.ts'

const { pitches } = yardsticks

/** The area of all models in soccer fields, on phones one for each hundred; the last one large. */
export function Area({ site: { t, locale } }: { site: Site }) {
  const least = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
    facts.areaSquareMetres,
  )
  const counts = { ...pitch, pitches: new Intl.NumberFormat(locale).format(pitches), blocks: Math.floor(pitches / 100) }

  return (
    <section className="area section night" id="area">
      <div className="wrap columns">
        <h2 className="voice">{t('company.area.title', { least })}</h2>
        <p className="lead right-5 narrow">{t('company.area.leadOfHundreds', counts)}</p>
        <p className="lead right-5 broad">{t('company.area.lead', counts)}</p>
      </div>
      <Drawing
        name="counted-area"
        size={[1440, 326]}
        narrow={[390, 384]}
        label={t('company.area.alt', counts)}
        surface="night"
      />
    </section>
  )
}
