import { Drawing } from '../../parts/drawing.tsx'
import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const fields = [
  { name: 'city.inspection.object', text: 'city.inspection.objectText' },
  { name: 'city.inspection.place', text: 'city.inspection.placeText' },
  { name: 'city.inspection.finding', text: 'city.inspection.findingText' },
  { name: 'city.inspection.owner', text: 'city.inspection.ownerText' },
  { name: 'city.inspection.proof', text: 'city.inspection.proofText' },
] as const satisfies { name: Text; text: Text }[]

/** Inspection: a finding as a slip, beside its object in section. */
export function Inspection({ site: { t } }: { site: Site }) {
  return (
    <section className="inspection section" id="inspection">
      <div className="wrap columns">
        <header className="left-6">
          <h2>{t('city.inspection.title')}</h2>
          <p className="lead">{t('city.inspection.text')}</p>
        </header>
        <Drawing name="manhole" size={[640, 560]} label={t('city.inspection.alt')} className="right-6" />
        <details className="fold left-5">
          <summary>{t('city.inspection.slip')}</summary>
          <h3 className="eyebrow">{t('city.inspection.slip')}</h3>
          <Entries t={t} entries={fields} className="rows tight pairs" />
        </details>
      </div>
    </section>
  )
}
