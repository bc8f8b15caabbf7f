import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const methods = [
  {
    drawing: 'method-qr',
    alt: 'home.positioning.qrAlt',
    name: 'home.positioning.qr',
    text: 'home.positioning.qrText',
    use: 'home.positioning.qrUse',
  },
  {
    drawing: 'method-two-point',
    alt: 'home.positioning.twoPointAlt',
    name: 'home.positioning.twoPoint',
    text: 'home.positioning.twoPointText',
    use: 'home.positioning.twoPointUse',
  },
  {
    drawing: 'method-scene',
    alt: 'home.positioning.sceneAlt',
    name: 'home.positioning.scene',
    text: 'home.positioning.sceneText',
    use: 'home.positioning.sceneUse',
  },
  {
    drawing: 'method-rtk',
    alt: 'home.positioning.rtkAlt',
    name: 'home.positioning.rtk',
    text: 'home.positioning.rtkText',
    use: 'home.positioning.rtkUse',
  },
] as const satisfies { drawing: string; alt: Text; name: Text; text: Text; use: Text }[]

/** How it works: the methods that hold a model in place, and when to use which. */
export function Positioning({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="positioning section night" id="positioning">
      <div className="wrap">
        <header>
          <h2>{t('home.positioning.title')}</h2>
          <p className="lead">{t('home.positioning.lead')}</p>
          <AccuracyGuide site={site} />
          <Drawing
            name="figure-2cm"
            size={[480, 300]}
            label={t('home.positioning.accuracyAlt')}
            className="positioning-drawing"
            night
          />
        </header>
        <ul>
          {methods.map(({ drawing, alt, name, text, use }) => (
            <li key={name}>
              <Drawing name={drawing} size={[480, 360]} label={t(alt)} night />
              <div>
                <h3>{t(name)}</h3>
                <p>{t(text)}</p>
                <p className="use">
                  <b>{t('home.positioning.use')}</b> {t(use)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
