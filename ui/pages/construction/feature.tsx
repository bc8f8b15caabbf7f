import { factWords } from '#fact-words'
import { Photo } from '../../parts/photo.tsx'
import { Tablet } from '../../screens/tablet.tsx'
import type { Site } from '../../site.ts'

/** From the file to the tablet: the app on it, and beside it formats, what is left of a mesh, and the parts that crews open. */
export function Feature({ site }: { site: Site }) {
  const { t, locale } = site

  return (
    <section className="feature section wrap columns" id="Feature">
      <div className="tablet left-6 centered">
        <Photo
          site={site}
          name="bench"
          alt={t('construction.feature.alt')}
          own
          sizes="(min-width: 992px) max(570px, 50vw), 100vw"
        />
        <Tablet site={site} />
      </div>
      <div className="right-6 centered">
        <h2>{t('construction.feature.title')}</h2>
        <dl className="rows onward">
          <div>
            <dt>{t('construction.feature.load')}</dt>
            <dd translate="no">{factWords(locale).modelFormats}</dd>
          </div>
          <div>
            <dt>{t('construction.feature.lighten')}</dt>
            <dd>{t('construction.feature.lightenText')}</dd>
          </div>
          <div>
            <dt>{t('construction.splits.title')}</dt>
            <dd>{t('construction.splits.modes')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
