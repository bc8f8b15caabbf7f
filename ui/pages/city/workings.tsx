import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const errors = [
  { fix: 'place', name: 'city.how.place', text: 'city.how.placeText', alt: 'city.how.placeAlt' },
  { fix: 'heading', name: 'city.how.direction', text: 'city.how.directionText', alt: 'city.how.directionAlt' },
  { fix: 'height', name: 'city.how.height', text: 'city.how.heightText', alt: 'city.how.heightAlt' },
] as const satisfies { fix: string; name: Text; text: Text; alt: Text }[]

/** How it works: errors of position, direction and height, each drawn to scale; on phones the last two are folded. */
export function Workings({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="how section night" id="how">
      <div className="wrap">
        <header>
          <h2>{t('city.how.title')}</h2>
          <p className="lead">{t('city.how.lead')}</p>
          <AccuracyGuide site={site} />
        </header>
        <ul className="fixes items in-3">
          {errors.map((error, index) => (
            <li key={error.fix}>
              {index === 0 ? (
                <Fix t={t} error={error} />
              ) : (
                <details className="fold">
                  <summary>{t(error.name)}</summary>
                  <Fix t={t} error={error} />
                </details>
              )}
            </li>
          ))}
        </ul>
        <p className="note">{t('city.how.shade')}</p>
      </div>
    </section>
  )
}

function Fix({ t, error: { fix, name, text, alt } }: { t: Site['t']; error: (typeof errors)[number] }) {
  return (
    <>
      <Drawing name={`fix-${fix}`} size={[400, 280]} label={t(alt)} night />
      <h3>{t(name)}</h3>
      <p>{t(text)}</p>
    </>
  )
}
