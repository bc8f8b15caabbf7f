import { Entries } from '../../parts/entries.tsx'
import { StreetApp } from '../../screens/street.tsx'
import type { Site, Text } from '../../site.ts'

const cities = [
  { name: 'city.what.planned', text: 'city.what.plannedText' },
  { name: 'city.what.stands', text: 'city.what.standsText' },
  { name: 'city.what.buried', text: 'city.what.buriedText' },
] as const satisfies { name: Text; text: Text }[]

/** What it is: a street as the app shows it, beside what it shows. */
export function Definition({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="what section wrap columns" id="what">
      <header className="beside">
        <h2>{t('city.what.title')}</h2>
        <p className="lead">{t('city.what.lead')}</p>
      </header>
      <StreetApp site={site} />
      <Entries t={t} entries={cities} className="rows tight" />
    </section>
  )
}
