import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const sheets = [
  {
    of: 'quality',
    name: 'company.standards.quality',
    about: 'company.standards.qualityAbout',
    change: 'company.standards.qualityChange',
  },
  {
    of: 'security',
    name: 'company.standards.security',
    about: 'company.standards.securityAbout',
    change: 'company.standards.securityChange',
  },
  {
    of: 'bim',
    name: 'company.standards.bim',
    about: 'company.standards.bimAbout',
    change: 'company.standards.bimChange',
  },
] as const satisfies { of: string; name: Text; about: Text; change: Text }[]

/** The certificates, one sheet each: the subject of the standard, and its use for a client. */
export function Standards({ site: { t } }: { site: Site }) {
  return (
    <section className="standards section" id="standards">
      <div className="wrap">
        <header>
          <h2>{t('company.standards.title')}</h2>
          <p className="lead">{t('company.standards.lead')}</p>
        </header>
        <ul className="items in-3">
          {sheets.map(({ of, name, about, change }, i) => (
            <li key={name}>
              <div>
                <Drawing name={`standard-${of}`} size={[200, 112]} />
              </div>
              <h3>
                <span className="title-m">{facts.standards[i]}</span> {t(name)}
              </h3>
              <p>{t(about)}</p>
              <p>{t(change)}</p>
            </li>
          ))}
        </ul>
        <p className="note onward">{t('company.standards.note')}</p>
      </div>
    </section>
  )
}
