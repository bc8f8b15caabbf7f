import { Drawing } from '../../parts/drawing.tsx'
import { Steps } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'contractor.proexample.arrive', text: 'contractor.proexample.arriveText' },
  { name: 'contractor.proexample.place', text: 'contractor.proexample.placeText' },
  { name: 'contractor.proexample.drill', text: 'contractor.proexample.drillText' },
  { name: 'contractor.proexample.mount', text: 'contractor.proexample.mountText' },
  { name: 'contractor.proexample.close', text: 'contractor.proexample.closeText' },
  { name: 'contractor.proexample.accept', text: 'contractor.proexample.acceptText' },
] as const satisfies { name: Text; text: Text }[]

interface ProexampleProps {
  site: Site
  /** Phones see the corridor in two halves, each above the steps that it shows. */
  inHalves?: boolean
}

/** An example: a corridor in longitudinal section, from edge to edge of the window, and its steps by the numbers in it. */
export function Proexample({ site: { t }, inHalves }: ProexampleProps) {
  return (
    <section className="proexample section night" id="Proexample">
      <div className="wrap">
        <p className="eyebrow">{t('contractor.proexample.name')}</p>
        <h2 className="voice">{t('contractor.proexample.title')}</h2>
        <p className="lead">{t('contractor.proexample.lead')}</p>
      </div>
      <Drawing
        name="corridor"
        size={[1200, 330]}
        narrow={[480, 288]}
        label={t('contractor.proexample.alt')}
        surface="night"
      />
      {inHalves && <Drawing name="corridor-end" className="proexample-end" size={[480, 288]} surface="night" />}
      <div className="wrap">
        <Steps t={t} entries={steps} className="items in-3" />
      </div>
    </section>
  )
}
