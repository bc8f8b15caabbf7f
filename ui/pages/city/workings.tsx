import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Steps } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'
import { Lane } from './lane.tsx'

const errors = [
  { name: 'city.how.place', text: 'city.how.placeText' },
  { name: 'city.how.direction', text: 'city.how.directionText' },
  { name: 'city.how.height', text: 'city.how.heightText' },
] as const satisfies { name: Text; text: Text }[]

/** How it works: errors of position, direction and height, beside a lane to scale. */
export function Workings({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="how section night" id="how">
      <div className="wrap columns">
        <header>
          <h2>{t('city.how.title')}</h2>
          <p className="lead">{t('city.how.lead')}</p>
          <AccuracyGuide site={site} />
        </header>
        <Lane label={t('city.how.alt')} />
        <Steps t={t} entries={errors} className="rows right-5" />
        <p className="note right-5">{t('city.how.shade')}</p>
      </div>
    </section>
  )
}
