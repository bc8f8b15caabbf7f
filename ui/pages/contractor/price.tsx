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

/** Numbers follow their blocks. */
const figures = { height: 10, anchor: 'start' } as const

/** A row of blocks for each number. */
function Blocks({ rows }: { rows: readonly number[] }) {
  const row = (count: number, line: number) =>
    Array.from({ length: count }, (_, i) => `M${2 + i * 15} ${96 - line * 24}h10v-14h-10z`).join('')

  return (
    <svg className="sketch" viewBox="0 0 330 104" aria-hidden="true">
      <path d="M0 96h330" />
      <path className="model glass" d={rows.map(row).join('')} />
      <path
        className="mark figures"
        d={rows.map((count, line) => lettering(`${count}`, [4 + count * 15, 95 - line * 24], figures)).join('')}
      />
    </svg>
  )
}

/** Areas as floor plates with a common corner: the first step, the second to scale, and an open end. */
function Areas() {
  const first = 46
  const second = first * Math.sqrt(facts.modelAreaSteps[1] / facts.modelAreaSteps[0])

  return (
    <svg className="sketch" viewBox="0 0 330 104" aria-hidden="true">
      <path d="M0 96h330" />
      <path className="model glass" d={`M2 96v-${first}h${first}v${first}z`} />
      <path className="model" d={`M2 96v-${second}h${second}v${second}`} />
      <path className="model dash" d="M2 4h92v92" />
      <path className="mark" d="M106 24h52m-9-6 9 6-9 6" />
      <path
        className="mark figures"
        d={facts.modelAreaSteps.map((area, i) => lettering(`${area} m²`, [106, 88 - i * 26], figures)).join('')}
      />
    </svg>
  )
}
