import { Photo } from '../../parts/photo.tsx'
import { href, type Site } from '../../site.ts'

const sizes = '(min-width: 992px) 30vw, 50vw'

/** Capture: a pump as scanned points beside its model. */
export function Capture({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="capture section night" id="capture">
      <div className="wrap columns">
        <div className="scan left-7 middle" role="img" aria-label={t('home.capture.alt')}>
          <Photo site={site} name="scan-cloud" alt="" sizes={sizes} third />
          <Photo site={site} name="scan-model" alt="" sizes={sizes} third />
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
