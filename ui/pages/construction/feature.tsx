import { factWords } from '#fact-words'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

/** Loading: what is left of a mesh, formats, and the parts that crews open. */
export function Feature({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="feature section wrap columns" id="Feature">
      <header className="left-6">
        <h2>{t('construction.feature.title')}</h2>
        <Drawing
          name="figure-25to1"
          size={[500, 232]}
          label={t('construction.feature.lightenAlt')}
          className="onward"
        />
      </header>
      <dl className="rows right-6">
        <div>
          <dt>{t('construction.feature.load')}</dt>
          <dd translate="no">{factWords(locale).modelFormats}</dd>
          <dd>{t('construction.feature.lightenText')}</dd>
        </div>
        <div>
          <dt>{t('construction.splits.title')}</dt>
          <dd>{t('construction.splits.modes')}</dd>
        </div>
      </dl>
    </section>
  )
}
