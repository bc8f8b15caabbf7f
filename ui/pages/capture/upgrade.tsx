import { Drawing } from '../../parts/drawing.tsx'
import { Entries } from '../../parts/entries.tsx'
import { Fold } from '../../parts/fold.tsx'
import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'

const features = [
  { name: 'capture.upgrade.path', text: 'capture.upgrade.pathText' },
  { name: 'capture.upgrade.days', text: 'capture.upgrade.daysText' },
  { name: 'capture.upgrade.overlay', text: 'capture.upgrade.overlayText' },
  { name: 'capture.upgrade.scans', text: 'capture.upgrade.scansText' },
  { name: 'capture.upgrade.issues', text: 'capture.upgrade.issuesText' },
  { name: 'capture.upgrade.offline', text: 'capture.upgrade.offlineText' },
] as const satisfies { name: Text; text: Text }[]

/** Classes of hardware, in the order in which they stand on the ground line of their drawings. */
const classes = ['handheld', 'tripod', 'tracker', 'phone', 'workstation', 'storage'] as const

/** The upgrade: its additions, and the hardware that it works with. */
export function Upgrade({ site: { t } }: { site: Site }) {
  return (
    <section className="section wrap" id="upgrade">
      <header>
        <h2>{t('capture.upgrade.title')}</h2>
        <p className="lead">{t('capture.upgrade.lead')}</p>
      </header>
      <Fold title={t('capture.upgrade.features')}>
        <Entries t={t} entries={features} className="features rows in-3" />
      </Fold>
      <h3 className="apart" id="hardware">
        {t('capture.upgrade.hardware')}
      </h3>
      <ul className="gear items in-3">
        {classes.map((gear) => (
          <li key={gear}>
            <Drawing name={`gear-${gear}`} size={[200, 220]} />
            <h4>{t(`capture.upgrade.${gear}.name`)}</h4>
            <p>{t(`capture.upgrade.${gear}.use`)}</p>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('capture.upgrade.facts')}</summary>
        <PlanTable
          id="hardware"
          className="cells compare"
          plan={t('capture.upgrade.hardware')}
          columns={[t('capture.upgrade.needs'), t('capture.upgrade.notes')]}
          plans={classes.map((gear) => ({
            name: t(`capture.upgrade.${gear}.name`),
            cells: [[t(`capture.upgrade.${gear}.needs`)], [t(`capture.upgrade.${gear}.notes`)]],
          }))}
        />
      </details>
      <p className="note onward">{t('capture.upgrade.note')}</p>
    </section>
  )
}
