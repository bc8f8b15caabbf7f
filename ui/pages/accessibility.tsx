import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Block } from './accessibility/block.tsx'
import { Report } from './accessibility/report.tsx'
import { Tests } from './accessibility/tests.tsx'

export const accessibility = standingPage('accessibility', { Body })

const limits = [
  'accessibility.limits.readers',
  'accessibility.limits.browsers',
  'accessibility.limits.devices',
  'accessibility.limits.brochures',
  'accessibility.limits.drawings',
  'accessibility.limits.enlarged',
  'accessibility.limits.apps',
] as const satisfies Text[]

/** Tests, gaps, and how to report a problem. Every claim has a test or a manual check. */
function Body({ site }: { site: Site }) {
  const { t } = site
  return (
    <div className="wrap text-page access">
      <header className="page-head">
        <div>
          <h1>{t('accessibility.heading')}</h1>
          <p className="lead">{t('accessibility.lead')}</p>
        </div>
        <Block site={site} />
      </header>
      <Tests site={site} />
      <section className="ruled columns" aria-labelledby="script">
        <h2 className="left-5" id="script">
          {t('accessibility.script.title')}
        </h2>
        <p className="lead right-7">{t('accessibility.script.text')}</p>
      </section>
      <section className="access-limits columns" aria-labelledby="limits">
        <div className="left-5">
          <h2 id="limits">{t('accessibility.limits.title')}</h2>
          <p className="lead">{t('accessibility.limits.text')}</p>
        </div>
        <ul className="rows tight right-7">
          {limits.map((limit) => (
            <li key={limit}>{t(limit)}</li>
          ))}
        </ul>
      </section>
      <Report site={site} />
    </div>
  )
}
