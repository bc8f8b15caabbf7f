import { Drawing } from '../../parts/drawing.tsx'
import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const checks = [
  { name: 'city.planned.height', text: 'city.planned.heightText' },
  { name: 'city.planned.access', text: 'city.planned.accessText' },
  { name: 'city.planned.versions', text: 'city.planned.versionsText' },
] as const satisfies { name: Text; text: Text }[]

/** Planned buildings: a neighbor looks up at one in the street, and below it the checks, folded on phones. */
export function PlannedBuilding({ site: { t } }: { site: Site }) {
  return (
    <section className="section" id="planned">
      <header className="wrap beside">
        <h2>{t('city.planned.title')}</h2>
        <p className="lead">{t('city.planned.lead')}</p>
      </header>
      <div className="panorama">
        <Drawing name="street-section" size={[1440, 536]} narrow={[480, 364]} label={t('city.planned.alt')} />
      </div>
      <details className="fold wrap">
        <summary>{t('city.planned.checks')}</summary>
        <Entries t={t} entries={checks} className="rows tight in-3" />
      </details>
    </section>
  )
}
