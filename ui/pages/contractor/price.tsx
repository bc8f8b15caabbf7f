import { Drawing } from '../../parts/drawing.tsx'
import { OfferList } from '../../parts/offer-list.tsx'
import { RequestButton } from '../../parts/request-button.tsx'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'

const plans = [
  {
    name: 'contractor.price.trial',
    term: 'contractor.price.trialTerm',
    purpose: 'construction.plans.trialFor',
    text: 'contractor.price.trialText',
    ask: 'construction.plans.askTrial',
    drawing: 'plan-trial',
    height: 92,
  },
  {
    name: 'contractor.price.project',
    term: 'contractor.price.projectTerm',
    purpose: 'construction.plans.projectFor',
    text: 'contractor.price.projectText',
    ask: 'construction.plans.askProject',
    drawing: 'plan-project',
    height: 92,
  },
  {
    name: 'contractor.price.year',
    term: 'contractor.price.yearTerm',
    purpose: 'construction.plans.enterpriseFor',
    text: 'contractor.price.yearText',
    ask: 'construction.plans.askYear',
    drawing: 'plan-year',
    height: 98,
  },
] as const satisfies { name: Text; term: Text; purpose: Text; text: Text; ask: Text; drawing: string; height: number }[]

/** Price for contractors: three ways to pay, side by side or on phones as a list, and a link to the full table. */
export function Price({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="price section" id="price">
      <div className="wrap">
        <header>
          <h2>{t('contractor.price.title')}</h2>
          <p className="lead">{t('contractor.price.lead')}</p>
        </header>
        <dl className="in-3">
          {plans.map(({ name, term, text, ask, drawing, height }) => (
            <div key={name}>
              <dt className="title-m">{t(name)}</dt>
              <dd className="term">{t(term)}</dd>
              <dd>{t(text)}</dd>
              <dd>
                <RequestButton label={t(ask)} main={name === 'contractor.price.trial'} />
              </dd>
              <dd>
                <Drawing name={drawing} size={[330, height]} />
              </dd>
            </div>
          ))}
        </dl>
        <OfferList
          offers={plans.map(({ name, term, purpose, text, ask }) => ({
            name: t(name),
            term: t(term),
            text: t(purpose),
            details: <p>{t(text)}</p>,
            ask: t(ask),
          }))}
        />
        <p className="onward">
          <a href={href(locale, 'construction', 'Payway')}>{t('contractor.price.link')}</a>
        </p>
      </div>
    </section>
  )
}
