import { Steps } from '../../parts/entries.tsx'
import { CityWeb } from '../../screens/city.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'city.dig.apply', text: 'city.dig.applyText' },
  { name: 'city.dig.agree', text: 'city.dig.agreeText' },
  { name: 'city.dig.mark', text: 'city.dig.markText' },
  { name: 'city.dig.record', text: 'city.dig.recordText' },
] as const satisfies { name: Text; text: Text }[]

const grades = [
  { line: 'model thick', name: 'city.dig.measured', text: 'city.dig.measuredText' },
  { line: 'model thick dash', name: 'city.dig.detected', text: 'city.dig.detectedText' },
  { line: 'model thick dots', name: 'city.dig.archived', text: 'city.dig.archivedText' },
] as const satisfies { line: string; name: Text; text: Text }[]

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
          <dl className="rows tight legend">
            {grades.map(({ line, name, text }) => (
              <div key={name}>
                <dt>
                  <svg className="sketch" viewBox="0 0 96 16" aria-hidden="true">
                    <path className={line} d="M2 8h92" />
                  </svg>
                  {t(name)}
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
