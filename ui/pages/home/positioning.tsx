import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import { href, type Site, type Text } from '../../site.ts'

const methods = [
  {
    drawing: 'method-qr',
    alt: 'home.positioning.qrAlt',
    name: 'home.positioning.qr',
    text: 'home.positioning.qrText',
  },
  {
    drawing: 'method-two-point',
    alt: 'home.positioning.twoPointAlt',
    name: 'home.positioning.twoPoint',
    text: 'home.positioning.twoPointText',
  },
  {
    drawing: 'method-scene',
    alt: 'home.positioning.sceneAlt',
    name: 'home.positioning.scene',
    text: 'home.positioning.sceneText',
  },
  {
    drawing: 'method-rtk',
    alt: 'home.positioning.rtkAlt',
    name: 'home.positioning.rtk',
    text: 'home.positioning.rtkText',
  },
] as const satisfies { drawing: string; alt: Text; name: Text; text: Text }[]

/** The methods of positioning, and where to use which. */
export function Positioning({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="positioning section night" id="positioning">
      <div className="wrap">
        <header>
          <h2>{t('home.positioning.title')}</h2>
          <p className="lead">{t('home.positioning.lead')}</p>
        </header>
        <ul className="items up-to-4">
          {methods.map(({ drawing, alt, name, text }) => (
            <li key={name}>
              <Drawing name={drawing} size={[480, 360]} label={t(alt)} surface="night" />
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
        <div className="in-line">
          <AccuracyGuide site={site} />
          <p className="onward">
            <a href={href(site.locale, 'construction', 'Maintech')}>{t('home.positioning.more')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
