import { OfferTable, offersIn, type Plan, type PlanRow } from '../../parts/offer-table.tsx'
import type { Site } from '../../site.ts'

const plans: Plan[] = [
  { name: 'city.price.trial', purpose: 'city.price.trialFor', ask: 'city.price.askTrial' },
  { name: 'city.price.basic', purpose: 'city.price.basicFor', ask: 'city.price.askBasic' },
  { name: 'city.price.custom', purpose: 'city.price.customFor', ask: 'city.price.askCustom' },
]

const rows: PlanRow[] = [
  ['city.price.billing', ['city.price.free'], ['city.price.byProject'], ['city.price.byQuote']],
  ['city.price.term', ['city.price.trialTerm'], ['city.price.projectTerm'], ['city.price.agreed']],
  ['city.price.accounts', ['city.price.trialAccounts'], ['city.price.agreed'], ['city.price.agreed']],
  [
    'city.price.includes',
    ['city.price.map', 'city.price.rtk', 'city.price.pipes'],
    ['city.price.basicAdds', 'city.price.records', 'city.price.planned', 'city.price.inspection'],
    ['city.price.customAdds', 'city.price.permit', 'city.price.systems', 'city.price.servers'],
  ],
]

/** Price: the three versions, side by side. */
export function Price({ site: { t } }: { site: Site }) {
  return (
    <section className="price section wrap" id="price">
      <header>
        <h2 id="price-title">{t('city.price.title')}</h2>
        <p className="lead">{t('city.price.lead')}</p>
      </header>
      <OfferTable
        labelledBy="price-title"
        plan={t('city.price.plan')}
        {...offersIn(t, plans, rows)}
        next={t('city.price.next')}
      />
    </section>
  )
}
