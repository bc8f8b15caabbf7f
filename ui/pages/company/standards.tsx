import { facts } from '../../facts.ts'
import type { Site, Text } from '../../site.ts'

const certificates = [
  { name: 'company.standards.quality', change: 'company.standards.qualityChange' },
  { name: 'company.standards.security', change: 'company.standards.securityChange' },
  { name: 'company.standards.bim', change: 'company.standards.bimChange' },
] as const satisfies { name: Text; change: Text }[]

/** The certificates by their numbers, and the use of each for a client. */
export function Standards({ site: { t } }: { site: Site }) {
  return (
    <section className="standards section" id="standards">
      <div className="wrap">
        <header className="beside">
          <h2>{t('company.standards.title')}</h2>
          <p className="lead">{t('company.standards.lead')}</p>
        </header>
        <ul className="rows headed">
          {certificates.map(({ name, change }, i) => (
            <li key={name}>
              <h3>
                <span>{facts.standards[i]}</span> {t(name)}
              </h3>
              <p>{t(change)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
