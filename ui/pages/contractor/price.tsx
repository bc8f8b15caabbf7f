import { Drawing } from '../../parts/drawing.tsx'
import { RequestButton } from '../../parts/request-button.tsx'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'

const plans = [
  {
    name: 'contractor.price.trial',
    term: 'contractor.price.trialTerm',
    text: 'contractor.price.trialText',
    drawing: 'plan-trial',
    height: 92,
  },
  {
    name: 'contractor.price.project',
    term: 'contractor.price.projectTerm',
    text: 'contractor.price.projectText',
    drawing: 'plan-project',
    height: 92,
  },
  {
    name: 'contractor.price.year',
    term: 'contractor.price.yearTerm',
    text: 'contractor.price.yearText',
    drawing: 'plan-year',
    height: 98,
  },
] as const satisfies { name: Text; term: Text; text: Text; drawing: string; height: number }[]

/** Price for contractors: three ways to pay, and a link to the full table. */
export function Price({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="price section raised" id="price">
      <div className="wrap">
        <header>
          <h2 className="title-m">{t('contractor.price.title')}</h2>
          <p className="lead">{t('contractor.price.lead')}</p>
        </header>
        <dl className="in-3">
          {plans.map(({ name, term, text, drawing, height }) => (
            <div key={name}>
              <dt className="title-m">{t(name)}</dt>
              <dd className="term">{t(term)}</dd>
              <dd>{t(text)}</dd>
              <dd>
                <Drawing name={drawing} size={[330, height]} />
              </dd>
            </div>
          ))}
        </dl>
        <RequestButton label={t('construction.plans.askTrial')} main />
        <p className="onward">
          <a href={href(locale, 'construction', 'Payway')}>{t('contractor.price.link')}</a>
        </p>
      </div>
    </section>
  )
}
