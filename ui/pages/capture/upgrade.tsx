import { Entries } from '../../parts/entries.tsx'
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

const columns: Text[] = ['capture.upgrade.use', 'capture.upgrade.needs', 'capture.upgrade.notes']

/** Classes of hardware: the name, then one cell per column. */
const classes: [name: Text, ...cells: Text[]][] = [
  [
    'capture.upgrade.handheld',
    'capture.upgrade.handheldUse',
    'capture.upgrade.handheldNeeds',
    'capture.upgrade.handheldNotes',
  ],
  ['capture.upgrade.tripod', 'capture.upgrade.tripodUse', 'capture.upgrade.tripodNeeds', 'capture.upgrade.tripodNotes'],
  [
    'capture.upgrade.tracker',
    'capture.upgrade.trackerUse',
    'capture.upgrade.trackerNeeds',
    'capture.upgrade.trackerNotes',
  ],
  ['capture.upgrade.phone', 'capture.upgrade.phoneUse', 'capture.upgrade.phoneNeeds', 'capture.upgrade.phoneNotes'],
  [
    'capture.upgrade.workstation',
    'capture.upgrade.workstationUse',
    'capture.upgrade.workstationNeeds',
    'capture.upgrade.workstationNotes',
  ],
  [
    'capture.upgrade.storage',
    'capture.upgrade.storageUse',
    'capture.upgrade.storageNeeds',
    'capture.upgrade.storageNotes',
  ],
]

/** The upgrade: its additions, and the hardware that it works with. */
export function Upgrade({ site: { t } }: { site: Site }) {
  return (
    <section className="upgrade section wrap columns" id="upgrade">
      <header>
        <h2>{t('capture.upgrade.title')}</h2>
        <p className="lead">{t('capture.upgrade.lead')}</p>
      </header>
      <h3>{t('capture.upgrade.features')}</h3>
      <Entries t={t} entries={features} className="features rows in-2" />
      <div className="apart">
        <PlanTable
          id="hardware"
          className="runs"
          title={t('capture.upgrade.hardware')}
          plan={t('capture.upgrade.class')}
          columns={columns.map((column) => t(column))}
          plans={classes.map(([name, ...cells]) => ({ name: t(name), cells: cells.map((cell) => [t(cell)]) }))}
        />
        <p className="note">{t('capture.upgrade.note')}</p>
      </div>
    </section>
  )
}
