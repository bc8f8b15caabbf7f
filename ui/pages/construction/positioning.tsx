import { lettering } from '../../drafting.ts'
import { Drawing } from '../../parts/drawing.tsx'
import { href, type Site, type Text } from '../../site.ts'
import { methods } from './methods.ts'

/** The lines of the drawing: what stands, and the model. */
const lines = [
  { color: 'currentColor', name: 'home.assistant.site' },
  { color: 'var(--model)', name: 'home.assistant.model' },
] as const satisfies { color: string; name: Text }[]

/** The parts that the drawing numbers, in its order. */
const parts = [
  'construction.positioning.beam',
  'construction.positioning.sleeve',
  'construction.positioning.pipe',
] as const satisfies Text[]

/** A circle 20 px wide. */
const ring = 'a10 10 0 1 0 20 0 10 10 0 1 0-20 0'

/** Positioning: a section across the window, its signs, and what to expect of each method. */
export function Positioning({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="positioning section night" id="Maintech">
      <header className="wrap">
        <h2 className="voice">{t('construction.positioning.near')}</h2>
        <p className="lead">
          {t('construction.positioning.accuracyText')}{' '}
          <a href={href(site.locale, 'accuracy')}>{t('resources.accuracy.label')}</a>
        </p>
      </header>
      <Drawing
        name="sleeve"
        size={[1920, 640]}
        narrow={[390, 450]}
        label={t('construction.positioning.sleeveAlt')}
        className="passage"
        surface="night"
      />
      <p className="wrap in-line onward">
        {lines.map(({ color, name }) => (
          <span key={name} className="in-line">
            <svg width={28} height={24} stroke={color} strokeWidth={2} overflow="visible" aria-hidden="true">
              <path d="M0 12h40" />
            </svg>
            {t(name)}
          </span>
        ))}
        <span className="in-line">
          {parts.map((name, i) => (
            <span key={name} className="in-line">
              <svg width={8} height={24} fill="none" stroke="var(--mark)" overflow="visible" aria-hidden="true">
                <path d={`M0 12${ring}${lettering(`${i + 1}`, [10, 16.5], { height: 9 })}`} />
              </svg>
              {t(name)}
            </span>
          ))}
        </span>
      </p>
      <ol className="within compare onward wrap items up-to-4">
        {methods.map(({ name, reach, at, spot }) => (
          <li key={name}>
            <h3>{t(name)}</h3>
            <p>
              <b>{t(reach)}</b>
              {t(at)}
            </p>
            <p>{t(spot)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
