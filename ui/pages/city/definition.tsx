import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'
import { Street } from './street.tsx'

const cities = [
  { name: 'city.what.planned', text: 'city.what.plannedText' },
  { name: 'city.what.stands', text: 'city.what.standsText' },
  { name: 'city.what.buried', text: 'city.what.buriedText' },
] as const satisfies { name: Text; text: Text }[]

/** What it is: a street through the tablet, with each text at the height of its subject. */
export function Definition({ site: { t } }: { site: Site }) {
  return (
    <section className="what section wrap columns" id="what">
      <header className="left-8">
        <h2>{t('city.what.title')}</h2>
        <p className="lead">{t('city.what.lead')}</p>
      </header>
      <Street label={t('city.what.alt')} />
      <Entries t={t} entries={cities} className="rows" />
    </section>
  )
}
