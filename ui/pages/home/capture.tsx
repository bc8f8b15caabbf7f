import { Drawing } from '../../parts/drawing.tsx'
import { href, type Site } from '../../site.ts'

/** Capture: a recorded site whose scan turns into the model. */
export function Capture({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="capture section night" id="capture">
      <div className="wrap columns">
        <div className="scan left-7 middle" role="img" aria-label={t('home.capture.alt')}>
          <Drawing name="axon-points" size={[1200, 750]} className="points" night />
          <Drawing name="axon-lines" size={[1200, 750]} className="lines" night />
          <Scatter />
        </div>
        <div className="right-5">
          <p className="eyebrow">{t('home.capture.name')}</p>
          <h2>{t('home.capture.title')}</h2>
          <p className="lead">{t('home.capture.text')}</p>
          <p className="onward">
            <a href={href(site.locale, 'capture')}>{t('home.capture.more')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}

/** A filter that turns lines into scanned points: thickens them, and keeps them where noise is bright. */
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
