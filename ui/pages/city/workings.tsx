import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const errors = [
  { fix: 'place', name: 'city.how.place', text: 'city.how.placeText', alt: 'city.how.placeAlt' },
  { fix: 'heading', name: 'city.how.direction', text: 'city.how.directionText', alt: 'city.how.directionAlt' },
  { fix: 'height', name: 'city.how.height', text: 'city.how.heightText', alt: 'city.how.heightAlt' },
] as const satisfies { fix: string; name: Text; text: Text; alt: Text }[]

/** The two outlines of a pipe in the drawings. */
const signs = [
  { sign: 'model glass', name: 'city.how.lies' },
  { sign: 'mark dash veil', name: 'city.how.shows' },
] as const satisfies { sign: string; name: Text }[]

/** How it works: errors of position, direction and height, each drawn to scale, and what the lines of all three mean. */
export function Workings({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="how section" id="how">
      <div className="wrap">
        <header className="beside">
          <h2>{t('city.how.title')}</h2>
          <p className="lead">{t('city.how.lead')}</p>
          <ul className="in-line note">
            {signs.map(({ sign, name }) => (
              <li key={name}>
                <svg className="sketch" viewBox="0 0 24 16" aria-hidden="true">
                  <path className={sign} d="M1 2h22v12H1z" />
                </svg>
                {t(name)}
              </li>
            ))}
          </ul>
        </header>
        <ul className="fixes items in-3">
          {errors.map(({ fix, name, text, alt }) => (
            <li key={fix}>
              <Drawing name={`fix-${fix}`} size={[400, 280]} narrow={[350, 184]} label={t(alt)} />
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
