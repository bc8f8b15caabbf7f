import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

/** Requirements: a model of any size, and a device. */
export function Needs({ site: { t } }: { site: Site }) {
  return (
    <section className="needs section wrap columns" id="needs">
      <h2>{t('home.needs.title')}</h2>
      <div className="left-6 middle">
        <Drawing name="axon" size={[1200, 750]} narrow label={t('home.needs.alt')} />
      </div>
      <dl className="rows right-6 middle">
        <dt>{t('home.needs.files')}</dt>
        <dd>
          {t('home.needs.filesText')}
          <p className="formats" translate="no">
            {facts.modelFormats.join(' ')}
          </p>
        </dd>
        <dt>{t('home.needs.size')}</dt>
        <dd>{t('home.needs.sizeText')}</dd>
        <dt>{t('home.needs.device')}</dt>
        <dd>{t('home.needs.deviceText')}</dd>
      </dl>
    </section>
  )
}
