import { facts } from '../../facts.ts'
import type { Site } from '../../site.ts'
import { monthsUntil } from './yardsticks.ts'

/** Months of the longest project license. */
const term = facts.licenseYears * 12

/** The company's age: a tape with a tick per month, and below it the longest term of a license. */
export function Tape({ site: { t } }: { site: Site }) {
  const months = monthsUntil(new Date())
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, i) => facts.founded.year + i)

  return (
    <section className="tapes section" id="tape">
      <div className="wrap">
        <header>
          <h2>{t('company.tape.title')}</h2>
          <p className="lead">{t('company.tape.lead', { months })}</p>
        </header>
        <div className="tape">
          <ol>
            {years.map((year) => (
              <li key={year}>{year}</li>
            ))}
          </ol>
          <Blade months={months} years={years.length} label={t('company.tape.alt')} />
          <svg className="sketch" viewBox="0 0 88 120" aria-hidden="true">
            <path className="full" d="M0 0h62q26 0 26 30v60q0 30-26 30H0z" />
            <circle stroke="var(--sheet)" cx={38} cy={62} r={24} />
            <path d="M0 104h86" />
          </svg>
          <div>
            <h3>{t('company.tape.license')}</h3>
            <p>{t('company.tape.licenseText')}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The blade of the tape in whole years, with the term as a dimension below it. The case covers the months to come. */
function Blade({ months, years, label }: { months: number; years: number; label: string }) {
  const ticks = Array.from({ length: months }, (_, i) => {
    const long = i % 12 === 0 ? 60 : i % 3 === 0 ? 32 : 18
    return `M${i} 0v${long}`
  })

  return (
    <svg className="sketch" viewBox={`0 0 ${years * 12} 120`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path className="solid" d={`M0 0h${months}v104H0z`} />
      <path d={ticks.join('')} />
      <path className="thick" d="M0 0v116" />
      <path className="mark" d={`M0 142h${term}`} />
      <path className="mark thick" d={`M0 132v20M${term} 132v20`} />
      <path className="full" d={`M${months} 0H${years * 12}v120H${months}z`} />
    </svg>
  )
}
