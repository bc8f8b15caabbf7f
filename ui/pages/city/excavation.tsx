import { Steps } from '../../parts/entries.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'city.dig.apply', text: 'city.dig.applyText' },
  { name: 'city.dig.agree', text: 'city.dig.agreeText' },
  { name: 'city.dig.mark', text: 'city.dig.markText' },
  { name: 'city.dig.record', text: 'city.dig.recordText' },
] as const satisfies { name: Text; text: Text }[]

/** Digging: a street whose lines are marked, across the window, and the steps from permit to backfill. */
export function Excavation({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="dig section night" id="dig">
      <header className="wrap beside">
        <h2 className="voice">{t('city.dig.title')}</h2>
        <p className="lead">{t('city.dig.lead')}</p>
      </header>
      <Photo site={site} name="marked" alt={t('city.dig.alt')} full />
      <Steps t={t} entries={steps} className="wrap items rows tight in-4" />
    </section>
  )
}
