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
