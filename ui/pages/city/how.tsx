import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import type { Site, Text } from '../../site.ts'
import { Lane } from './lane.tsx'

const errors = [
  { name: 'city.how.place', text: 'city.how.placeText' },
  { name: 'city.how.direction', text: 'city.how.directionText' },
  { name: 'city.how.height', text: 'city.how.heightText' },
] as const satisfies { name: Text; text: Text }[]

/** How it works: the errors of place, direction and height, beside a lane that is drawn to scale. */
export function How({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="how section night" id="how">
      <div className="wrap">
        <header>
          <h2>{t('city.how.title')}</h2>
          <p className="lead">{t('city.how.lead')}</p>
          <AccuracyGuide site={site} />
        </header>
        <Lane label={t('city.how.alt')} />
        <ol>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        <p className="note">{t('city.how.shade')}</p>
      </div>
    </section>
  )
}
