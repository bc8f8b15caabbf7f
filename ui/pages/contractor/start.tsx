import { facts } from '../../facts.ts'
import { DemoButton } from '../../parts/demo-button.tsx'
import type { Site, Text } from '../../site.ts'

const things = [
  { name: 'contractor.start.model', text: 'contractor.start.modelText', formats: facts.modelFormats },
  { name: 'contractor.start.place', text: 'contractor.start.placeText' },
  { name: 'contractor.start.date', text: 'contractor.start.dateText' },
] as const satisfies { name: Text; text: Text; formats?: readonly string[] }[]

/** What to have at hand when booking. */
export function Start({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="start section wrap columns">
      <div className="left-6">
        <h2>{t('contractor.start.title')}</h2>
        <p className="lead">{t('contractor.start.lead')}</p>
      </div>
      <div className="checklist right-6">
        <dl className="checks">
          {things.map((thing) => (
            <div key={thing.name}>
              <dt>{t(thing.name)}</dt>
              <dd>{t(thing.text)}</dd>
              {'formats' in thing && (
                <dd className="chips" translate="no">
                  {thing.formats.map((format) => (
                    <span key={format}>{format}</span>
                  ))}
                </dd>
              )}
            </div>
          ))}
        </dl>
        <DemoButton site={site} />
      </div>
    </section>
  )
}
