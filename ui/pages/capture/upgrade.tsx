import { Drawing } from '../../parts/drawing.tsx'
import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const features = [
  { name: 'capture.upgrade.path', text: 'capture.upgrade.pathText' },
  { name: 'capture.upgrade.days', text: 'capture.upgrade.daysText' },
  { name: 'capture.upgrade.overlay', text: 'capture.upgrade.overlayText' },
  { name: 'capture.upgrade.scans', text: 'capture.upgrade.scansText' },
  { name: 'capture.upgrade.issues', text: 'capture.upgrade.issuesText' },
  { name: 'capture.upgrade.offline', text: 'capture.upgrade.offlineText' },
] as const satisfies { name: Text; text: Text }[]

const facts = ['use', 'needs', 'notes'] as const

/** Classes of hardware, in the order in which they stand on the ground line of their drawings. */
const classes = [
  {
    gear: 'handheld',
    name: 'capture.upgrade.handheld',
    use: 'capture.upgrade.handheldUse',
    needs: 'capture.upgrade.handheldNeeds',
    notes: 'capture.upgrade.handheldNotes',
  },
  {
    gear: 'tripod',
    name: 'capture.upgrade.tripod',
    use: 'capture.upgrade.tripodUse',
    needs: 'capture.upgrade.tripodNeeds',
    notes: 'capture.upgrade.tripodNotes',
  },
  {
    gear: 'tracker',
    name: 'capture.upgrade.tracker',
    use: 'capture.upgrade.trackerUse',
    needs: 'capture.upgrade.trackerNeeds',
    notes: 'capture.upgrade.trackerNotes',
  },
  {
    gear: 'phone',
    name: 'capture.upgrade.phone',
    use: 'capture.upgrade.phoneUse',
    needs: 'capture.upgrade.phoneNeeds',
    notes: 'capture.upgrade.phoneNotes',
  },
  {
    gear: 'workstation',
    name: 'capture.upgrade.workstation',
    use: 'capture.upgrade.workstationUse',
    needs: 'capture.upgrade.workstationNeeds',
    notes: 'capture.upgrade.workstationNotes',
  },
  {
    gear: 'storage',
    name: 'capture.upgrade.storage',
    use: 'capture.upgrade.storageUse',
    needs: 'capture.upgrade.storageNeeds',
    notes: 'capture.upgrade.storageNotes',
  },
] as const satisfies ({ gear: string; name: Text } & Record<(typeof facts)[number], Text>)[]

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
        <h3>{t('capture.upgrade.hardware')}</h3>
        <ul className="gear">
          {classes.map(({ gear, name, ...texts }) => (
            <li key={gear}>
              <Drawing name={`gear-${gear}`} size={[200, 220]} />
              <h4>{t(name)}</h4>
              <dl>
                {facts.map((fact) => (
                  <div key={fact}>
                    <dt>{t(`capture.upgrade.${fact}`)}</dt>
                    <dd>{t(texts[fact])}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <p className="note">{t('capture.upgrade.note')}</p>
      </div>
    </section>
  )
}
