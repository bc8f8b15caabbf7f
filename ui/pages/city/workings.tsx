import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const errors = [
  { fix: 'place', name: 'city.how.place', text: 'city.how.placeText', alt: 'city.how.placeAlt' },
  { fix: 'heading', name: 'city.how.direction', text: 'city.how.directionText', alt: 'city.how.directionAlt' },
  { fix: 'height', name: 'city.how.height', text: 'city.how.heightText', alt: 'city.how.heightAlt' },
] as const satisfies { fix: string; name: Text; text: Text; alt: Text }[]

/** How it works: errors of position, direction and height, each drawn to scale. */
export function Workings({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="how section" id="how">
      <div className="wrap">
        <header className="beside">
          <h2>{t('city.how.title')}</h2>
          <p className="lead">{t('city.how.lead')}</p>
        </header>
        <ul className="items in-3">
          {errors.map(({ fix, name, text, alt }) => (
            <li key={fix}>
              <Drawing name={`fix-${fix}`} size={[350, 184]} label={t(alt)} />
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
        <AccuracyGuide site={site} />
      </div>
    </section>
  )
}
