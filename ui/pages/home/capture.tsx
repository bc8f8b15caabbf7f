import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'
import { Formats } from './on-site.tsx'

const records = [
  { name: 'home.capture.panorama', text: 'home.capture.panoramaText' },
  { name: 'home.capture.cloud', text: 'home.capture.cloudText' },
  { name: 'home.capture.splat', text: 'home.capture.splatText' },
] as const satisfies { name: Text; text: Text }[]

/** Data innovation: the site recorded, its scan going over into the model. */
export function Capture({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="capture section night" id="capture">
      <div className="wrap">
        <div className="scan" role="img" aria-label={t('home.capture.alt')}>
          <Drawing name="axon-points" size={[1200, 750]} className="points" night />
          <Drawing name="axon-lines" size={[1200, 750]} className="lines" night />
          <Scatter />
        </div>
        <div className="capture-words">
          <p className="eyebrow">{t('home.capture.name')}</p>
          <h2>{t('home.capture.title')}</h2>
          <p className="lead">{t('home.capture.text')}</p>
          <dl className="records">
            {records.map(({ name, text }) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
          <h3>{t('home.capture.formats')}</h3>
          <Formats names={facts.scanFormats} />
        </div>
      </div>
    </section>
  )
}

/** The filter that turns lines into scanned points: thickened, then kept only where noise is bright. */
function Scatter() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <filter id="scatter" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves={2} seed={7} />
        <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 0 0 -4.6" result="grain" />
        <feMorphology in="SourceGraphic" operator="dilate" radius={2} result="thick" />
        <feComposite in="thick" in2="grain" operator="in" />
      </filter>
    </svg>
  )
}
