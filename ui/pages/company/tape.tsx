import { facts } from '../../facts.ts'
import type { Site, Text } from '../../site.ts'
import { monthsUntil } from './yardsticks.ts'

const lengths = [
  { line: 'short', name: 'company.tape.trial', text: 'company.tape.trialText' },
  { line: 'long', name: 'company.tape.license', text: 'company.tape.licenseText' },
] as const satisfies { line: string; name: Text; text: Text }[]

/** The company's age: a tape with a tick per month, and two periods to compare. */
export function Tape({ site: { t } }: { site: Site }) {
  const months = monthsUntil(new Date())
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, i) => facts.founded.year + i)

  return (
    <section className="pulled section wrap" id="tape">
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
        <svg className="sketch case" viewBox="0 0 88 120" aria-hidden="true">
          <path className="full" d="M0 0h62q26 0 26 30v60q0 30-26 30H0z" />
          <circle stroke="var(--sheet)" cx={38} cy={62} r={24} />
          <path d="M0 104h86" />
        </svg>
      </div>
      <dl className="items in-2">
        {lengths.map(({ line, name, text }) => (
          <div key={name} className={line}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The blade of the tape in whole years. The case covers the months to come. */
function Blade({ months, years, label }: { months: number; years: number; label: string }) {
  const ticks = Array.from({ length: months }, (_, i) => {
    const long = i % 12 === 0 ? 60 : i % 3 === 0 ? 32 : 18
    return `M${i} 0v${long}`
  })
  const [trial, license] = [facts.pocMonths, facts.licenseYears * 12]

  return (
    <svg className="sketch" viewBox={`0 0 ${years * 12} 200`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path className="solid" d={`M0 0h${months}v104H0z`} />
      <path d={ticks.join('')} />
      <path className="thick" d="M0 0v116" />
      <path className="full" d={`M${months} 0H${years * 12}v120H${months}z`} />
      <g className="mark">{period(150, trial)}</g>
      {period(186, license)}
    </svg>
  )
}

/** A dimension of so many months, its ends oblique, though the drawing is stretched. */
const period = (y: number, months: number) => (
  <>
    <path d={`M0 ${y - 8}v16M0 ${y}h${months}v-8v16`} />
    <path className="thick" d={`M-.5 ${y + 5}l1-10M${months - 0.5} ${y + 5}l1-10`} />
  </>
)
