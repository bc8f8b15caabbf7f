import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { title: 'contractor.proexample.arrive', text: 'contractor.proexample.arriveText' },
  { title: 'contractor.proexample.place', text: 'contractor.proexample.placeText' },
  { title: 'contractor.proexample.drill', text: 'contractor.proexample.drillText' },
  { title: 'contractor.proexample.mount', text: 'contractor.proexample.mountText' },
  { title: 'contractor.proexample.close', text: 'contractor.proexample.closeText' },
  { title: 'contractor.proexample.accept', text: 'contractor.proexample.acceptText' },
] as const satisfies { title: Text; text: Text }[]

/** An example: a corridor in longitudinal section, and its steps by the numbers in it. */
export function Proexample({ site: { t } }: { site: Site }) {
  return (
    <section className="proexample section night" id="Proexample">
      <div className="wrap">
        <p className="eyebrow">{t('contractor.proexample.name')}</p>
        <h2>{t('contractor.proexample.title')}</h2>
        <p className="lead">{t('contractor.proexample.lead')}</p>
        <Drawing name="corridor" size={[1200, 330]} narrow={[480, 548]} label={t('contractor.proexample.alt')} night />
        <ol className="items in-3">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
