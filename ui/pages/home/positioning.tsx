import { Drawing } from '../../parts/drawing.tsx'
import { href, type Site, type Text } from '../../site.ts'

/** The halves of one section, and the methods below each. */
const halves = [
  {
    drawing: 'ways-inside',
    alt: 'home.positioning.insideAlt',
    methods: [
      { name: 'home.positioning.qr', text: 'home.positioning.qrText' },
      { name: 'home.positioning.twoPoint', text: 'home.positioning.twoPointText' },
    ],
  },
  {
    drawing: 'ways-outside',
    alt: 'home.positioning.outsideAlt',
    methods: [
      { name: 'home.positioning.scene', text: 'home.positioning.sceneText' },
      { name: 'home.positioning.rtk', text: 'home.positioning.rtkText' },
    ],
  },
] as const satisfies { drawing: string; alt: Text; methods: { name: Text; text: Text }[] }[]

/** The methods of positioning along one section across the window, each where it is used. */
export function Positioning({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="positioning section night" id="positioning">
      <header className="wrap">
        <h2 className="voice">{t('home.positioning.title')}</h2>
        <p className="lead">{t('home.positioning.lead')}</p>
      </header>
      <div className="ways">
        {halves.map(({ drawing, alt, methods }) => (
          <div key={drawing}>
            <Drawing name={drawing} size={[1920, 372]} narrow={[390, 250]} label={t(alt)} surface="night" />
            <ul>
              {methods.map(({ name, text }) => (
                <li key={name}>
                  <h3>{t(name)}</h3>
                  <p>{t(text)}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="wrap onward">
        <a href={href(site.locale, 'construction', 'Maintech')}>{t('home.positioning.more')}</a>
      </p>
    </section>
  )
}
