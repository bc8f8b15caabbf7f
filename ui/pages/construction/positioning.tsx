import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { MethodChoice } from './method-choice.tsx'
import { methods } from './methods.ts'

/** Positioning: the unknowns, the methods that find them, and where to use which. */
export function Positioning({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="positioning section night" id="Maintech">
      <div className="wrap columns">
        <header className="left-7">
          <h2>{t('construction.positioning.title')}</h2>
          <p className="lead">{t('construction.positioning.lead')}</p>
        </header>
        <Drawing
          name="unknowns"
          size={[400, 345]}
          label={t('construction.positioning.alt')}
          className="unknowns right-5"
          night
        />
        <ol className="items up-to-4">
          {methods.map(({ drawing, spot, name, text, once, start, alt }) => (
            <li key={name}>
              <Drawing name={drawing} size={[480, 360]} label={t(alt)} night />
              <h3>{t(name)}</h3>
              <p>{t(spot)}</p>
              <details className="fold">
                <summary>{t('design.menu.how')}</summary>
                <p>{t(text)}</p>
                <dl className="note">
                  <dt>{t('construction.positioning.once')}</dt>
                  <dd>{t(once)}</dd>
                  <dt>{t('construction.positioning.start')}</dt>
                  <dd>{t(start)}</dd>
                </dl>
              </details>
            </li>
          ))}
        </ol>
        <MethodChoice site={site} />
      </div>
    </section>
  )
}
