import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'
import { MethodChoice } from './method-choice.tsx'

const methods = [
  {
    drawing: 'method-qr',
    spot: 'construction.positioning.corridor',
    name: 'construction.positioning.qr',
    text: 'construction.positioning.qrText',
    once: 'construction.positioning.qrOnce',
    start: 'construction.positioning.qrStart',
    alt: 'construction.positioning.qrAlt',
  },
  {
    drawing: 'method-two-point',
    spot: 'construction.positioning.slab',
    name: 'construction.positioning.twoPoint',
    text: 'construction.positioning.twoPointText',
    once: 'construction.positioning.twoPointOnce',
    start: 'construction.positioning.twoPointStart',
    alt: 'construction.positioning.twoPointAlt',
  },
  {
    drawing: 'method-scene',
    spot: 'construction.positioning.finished',
    name: 'construction.positioning.scene',
    text: 'construction.positioning.sceneText',
    once: 'construction.positioning.sceneOnce',
    start: 'construction.positioning.sceneStart',
    alt: 'construction.positioning.sceneAlt',
  },
  {
    drawing: 'method-rtk',
    spot: 'construction.positioning.open',
    name: 'construction.positioning.rtk',
    text: 'construction.positioning.rtkText',
    once: 'construction.positioning.rtkOnce',
    start: 'construction.positioning.rtkStart',
    alt: 'construction.positioning.rtkAlt',
  },
] as const satisfies { drawing: string; spot: Text; name: Text; text: Text; once: Text; start: Text; alt: Text }[]

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
        <ol className="items up-to-4 drawn">
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
