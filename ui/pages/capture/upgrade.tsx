import { Drawing } from '../../parts/drawing.tsx'
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

/** Classes of hardware; the first three are drawn, with what they are for. */
const classes = ['handheld', 'tripod', 'tracker', 'phone', 'workstation', 'storage'] as const
const drawn = 3

/** The upgrade: the hardware that it works with, and folded its features and what the hardware needs. */
export function Upgrade({ site: { t } }: { site: Site }) {
  return (
    <section className="upgrade section wrap" id="upgrade">
      <header className="beside">
        <h2>{t('capture.upgrade.title')}</h2>
        <p className="lead">{t('capture.upgrade.lead')}</p>
      </header>
      <ul className="gear items">
        {classes.slice(0, drawn).map((gear) => (
          <li key={gear}>
            <Drawing name={`gear-${gear}`} size={[240, 120]} />
            <h3>{t(`capture.upgrade.${gear}.name`)}</h3>
            <p>{t(`capture.upgrade.${gear}.use`)}</p>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('capture.upgrade.facts')}</summary>
        <h3>{t('capture.upgrade.features')}</h3>
        <Entries t={t} entries={features} className="rows pairs tight" />
        <PlanTable
          id="hardware"
          title={t('capture.upgrade.hardware')}
          className="cells compare"
          plan={t('capture.upgrade.hardware')}
          columns={[t('capture.upgrade.needs'), t('capture.upgrade.notes')]}
          plans={classes.map((gear, index) => ({
            name: t(`capture.upgrade.${gear}.name`),
            cells: [
              index < drawn
                ? [t(`capture.upgrade.${gear}.needs`)]
                : [t(`capture.upgrade.${gear}.use`), t(`capture.upgrade.${gear}.needs`)],
              [t(`capture.upgrade.${gear}.notes`)],
            ],
          }))}
        />
        <p className="note">{t('capture.upgrade.note')}</p>
      </details>
    </section>
  )
}
