import { Legend } from '../../parts/legend.tsx'
import { CityWeb } from '../../screens/city.tsx'
import type { Site, Text } from '../../site.ts'

const line = 'M2 8h44'
const ring = 'M2 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7.5 6L9.8 4v8'
const grades = [
  { sign: 'model thick', d: line, name: 'city.dig.measured', text: 'city.dig.measuredText' },
  { sign: 'model thick dash', d: line, name: 'city.dig.detected', text: 'city.dig.detectedText' },
  { sign: 'model thick dots', d: line, name: 'city.dig.archived', text: 'city.dig.archivedText' },
  { sign: 'mark', d: ring, name: 'city.dig.crossing', text: 'city.dig.crossingText' },
] as const satisfies { sign: string; d: string; name: Text; text: Text }[]

/** The GIS map beside what a tap shows, the legend for the certainty of its lines, and data that must not be loaded. */
export function Layers({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="layers section wrap columns" id="map">
      <header className="left-8">
        <h2>{t('city.map.title')}</h2>
        <p className="lead">{t('city.map.lead')}</p>
      </header>
      <CityWeb site={site} />
      <div className="grades right-5 centered">
        <p>{t('city.map.tap')}</p>
        <Legend t={t} box="0 0 48 16" entries={grades} className="rows tight legend" />
        <p className="note">{t('city.map.secret')}</p>
      </div>
    </section>
  )
}
