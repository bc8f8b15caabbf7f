import { Entries } from '../../parts/entries.tsx'
import { StreetApp } from '../../screens/street.tsx'
import type { Site, Text } from '../../site.ts'
import { pipes, Street } from './street.tsx'

const cities = [
  { name: 'city.what.planned', text: 'city.what.plannedText' },
  { name: 'city.what.stands', text: 'city.what.standsText' },
  { name: 'city.what.buried', text: 'city.what.buriedText' },
] as const satisfies { name: Text; text: Text }[]

/** What it is: a street through the tablet, with each text at the height of its subject. */
export function Definition({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="what section wrap columns" id="what">
      <header className="left-8">
        <h2>{t('city.what.title')}</h2>
        <p className="lead">{t('city.what.lead')}</p>
      </header>
      <StreetApp site={site} pipe={pipes[0]}>
        <Street label={t('city.what.alt')} />
      </StreetApp>
      <Entries t={t} entries={cities} className="rows" />
    </section>
  )
}
