import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const cities = [
  { name: 'city.what.planned', text: 'city.what.plannedText' },
  { name: 'city.what.stands', text: 'city.what.standsText' },
  { name: 'city.what.buried', text: 'city.what.buriedText' },
] as const satisfies { name: Text; text: Text }[]

/** What it is: the three things that it shows. */
export function Definition({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="what section wrap" id="what">
      <header className="beside">
        <h2>{t('city.what.title')}</h2>
        <p className="lead">{t('city.what.lead')}</p>
      </header>
      <Entries t={t} entries={cities} className="rows tight in-3" />
    </section>
  )
}
