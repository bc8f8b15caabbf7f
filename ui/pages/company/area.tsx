import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { pitch, yardsticks } from './yardsticks.ts'

const { pitches, pitchArea, side, around } = yardsticks

/** The area of all models in soccer fields: one large, and all of them to the same scale. */
export function Area({ site: { t, locale } }: { site: Site }) {
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  const least = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
    facts.areaSquareMetres,
  )
  const label = t('company.area.alt', { pitches: number(pitches) })

  return (
    <section className="area section wrap columns" id="area">
      <header className="left-7">
        <h2>{t('company.area.title', { least })}</h2>
        <p className="lead">
          {t('company.area.lead', { ...pitch, pitch: number(pitchArea), pitches: number(pitches) })}
        </p>
        <p className="lead">{t('company.area.side', { side: number(side), around: number(around) })}</p>
      </header>
      <figure className="right-5">
        <Drawing name="pitch" size={[472, 326]} />
        <figcaption>{t('company.area.key')}</figcaption>
      </figure>
      <div>
        <Drawing name="counted-area" size={[16065, 2924]} narrow={[7980, 5168]} label={label} />
      </div>
    </section>
  )
}
