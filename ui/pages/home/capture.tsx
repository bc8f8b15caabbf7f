import { Photo } from '../../parts/photo.tsx'
import { href, type Site } from '../../site.ts'

/** Capture: the points of a floor, with the way that was walked. */
export function Capture({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="capture section night" id="capture">
      <div className="wrap columns">
        <div className="record left-7">
          <Photo site={site} name="cloud-corner" alt={t('home.capture.alt')} dense />
        </div>
        <div className="right-5">
          <p className="eyebrow">{t('capture.hero.name')}</p>
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
