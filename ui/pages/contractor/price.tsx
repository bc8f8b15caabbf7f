import type { ReactNode } from 'react'
import { lettering } from '../../drafting.ts'
import { facts } from '../../facts.ts'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'

const plans = [
  {
    name: 'contractor.price.trial',
    term: 'contractor.price.trialTerm',
    text: 'contractor.price.trialText',
    drawing: <Blocks rows={[1]} />,
  },
  {
    name: 'contractor.price.project',
    term: 'contractor.price.projectTerm',
    text: 'contractor.price.projectText',
    drawing: <Areas />,
  },
  {
    name: 'contractor.price.year',
    term: 'contractor.price.yearTerm',
    text: 'contractor.price.yearText',
    drawing: <Blocks rows={facts.planProjects} />,
  },
] as const satisfies { name: Text; term: Text; text: Text; drawing: ReactNode }[]

/** Price for contractors: three ways to pay, and a link to the full table. */
export function Price({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="price section raised" id="price">
      <div className="wrap">
        <header>
          <h2>{t('contractor.price.title')}</h2>
          <p className="lead">{t('contractor.price.lead')}</p>
        </header>
        <dl className="in-3">
          {plans.map(({ name, term, text, drawing }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd className="term title-m">{t(term)}</dd>
              <dd>{t(text)}</dd>
              <dd aria-hidden="true">{drawing}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={href(locale, 'construction', 'Payway')}>{t('contractor.price.link')}</a>
        </p>
      </div>
    </section>
  )
}

/** Numbers follow their drawings. */
const figures = { height: 10, anchor: 'start' } as const

/** A row of buildings for each number of projects, from the ground up. */
function Blocks({ rows }: { rows: readonly number[] }) {
  const ground = rows.length * 26 + 4
  const row = (count: number, line: number) =>
    Array.from({ length: count }, (_, i) => `M${2 + i * 15} ${ground - line * 26}h10v-14h-10zm0-7h10`).join('')

  return (
    <svg className="sketch" viewBox={`0 0 330 ${ground + 2}`} aria-hidden="true">
      <path d={`M0 ${ground}h330`} />
      <path className="model glass" d={rows.map(row).join('')} />
      <path
        className="mark figures"
        d={rows.map((count, line) => lettering(`${count}`, [6 + count * 15, ground - 2 - line * 26], figures)).join('')}
      />
    </svg>
  )
}

/** Areas as floor plates with a common corner, to one scale, and what is larger. */
function Areas() {
  const first = 44
  const second = first * Math.sqrt(facts.modelAreaSteps[1] / facts.modelAreaSteps[0])
  const [small, large] = facts.modelAreaSteps.map((area) => area.toLocaleString('en'))
  const steps = [
    [first, small],
    [second, large],
    [88, `${large}+`],
  ] as const

  return (
    <svg className="sketch" viewBox="0 0 330 92" aria-hidden="true">
      <path d="M0 90h330" />
      <path className="model dash" d="M2 4h86v86" />
      <path className="model glass" d={`M2 90v-${second}h${second}v${second}z`} />
      <path className="model glass" d={`M2 90v-${first}h${first}v${first}z`} />
      <path
        className="mark figures"
        d={steps
          .map(
            ([side, area], i) =>
              `M${side - 4} ${96 - side}L104 ${72 - i * 26}h6${lettering(`${area} m²`, [114, 77 - i * 26], figures)}`,
          )
          .join('')}
      />
    </svg>
  )
}
