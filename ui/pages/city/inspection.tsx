import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const fields = [
  { name: 'city.inspection.object', text: 'city.inspection.objectText' },
  { name: 'city.inspection.place', text: 'city.inspection.placeText' },
  { name: 'city.inspection.finding', text: 'city.inspection.findingText' },
  { name: 'city.inspection.owner', text: 'city.inspection.ownerText' },
  { name: 'city.inspection.proof', text: 'city.inspection.proofText' },
] as const satisfies { name: Text; text: Text }[]

/** Inspection: a finding as a slip at its object. */
export function Inspection({ site: { t } }: { site: Site }) {
  return (
    <section className="inspection section raised" id="inspection">
      <div className="wrap columns">
        <header className="left-6">
          <h2>{t('city.inspection.title')}</h2>
          <p className="lead">{t('city.inspection.text')}</p>
        </header>
        <div className="slip right-5">
          <Cover />
          <p className="eyebrow">{t('city.inspection.slip')}</p>
          <Entries t={t} entries={fields} className="rows tight pairs" />
        </div>
      </div>
    </section>
  )
}

/** A manhole cover with a marked crack at its rim. */
function Cover() {
  return (
    <svg className="sketch" viewBox="0 0 200 120" aria-hidden="true">
      <ellipse cx={100} cy={62} rx={92} ry={50} />
      <ellipse className="solid" cx={100} cy={58} rx={80} ry={42} />
      <path className="quiet" d="M44 40h112M32 52h136M32 64h136M44 76h112M100 16v84M68 20v76M132 20v76" />
      <path className="mark thick" d="m160 28 8 10-6 6 14 10" />
      <circle className="mark" cx={168} cy={40} r={22} />
    </svg>
  )
}
