import { Steps } from '../../parts/entries.tsx'
import { Legend } from '../../parts/legend.tsx'
import { CityWeb } from '../../screens/city.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'city.dig.apply', text: 'city.dig.applyText' },
  { name: 'city.dig.agree', text: 'city.dig.agreeText' },
  { name: 'city.dig.mark', text: 'city.dig.markText' },
  { name: 'city.dig.record', text: 'city.dig.recordText' },
] as const satisfies { name: Text; text: Text }[]

const line = 'M2 8h92'
const ring = 'M2 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7.5 6L9.8 4v8'
const grades = [
  { sign: 'model thick', d: line, name: 'city.dig.measured', text: 'city.dig.measuredText' },
  { sign: 'model thick dash', d: line, name: 'city.dig.detected', text: 'city.dig.detectedText' },
  { sign: 'model thick dots', d: line, name: 'city.dig.archived', text: 'city.dig.archivedText' },
  { sign: 'mark', d: ring, name: 'city.dig.crossing', text: 'city.dig.crossingText' },
] as const satisfies { sign: string; d: string; name: Text; text: Text }[]

/** Digging: what changes, the steps from permit to backfill, and the legend for the certainty of lines. */
export function Excavation({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="dig section tinted" id="dig">
      <div className="wrap columns">
        <header>
          <h2>{t('city.dig.title')}</h2>
          <p className="lead">{t('city.dig.lead')}</p>
        </header>
        <Steps t={t} entries={steps} className="items in-4" />
        <CityWeb site={site} />
        <div className="grades right-5 middle">
          <h3>{t('city.dig.sure')}</h3>
          <p>{t('city.dig.sureText')}</p>
          <Legend t={t} box="0 0 96 16" entries={grades} className="rows tight legend" />
        </div>
      </div>
    </section>
  )
}
