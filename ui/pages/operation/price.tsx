import { OfferTable, offersIn, type Plan, type PlanRow } from '../../parts/offer-table.tsx'
import type { Site } from '../../site.ts'
import { Handover } from './handover.tsx'

const plans: Plan[] = [
  { name: 'operation.price.trial', purpose: 'operation.price.trialFor', ask: 'operation.price.askTrial' },
  { name: 'operation.price.basic', purpose: 'operation.price.basicFor', ask: 'operation.price.askBasic' },
  { name: 'operation.price.premium', purpose: 'operation.price.premiumFor', ask: 'operation.price.askPremium' },
]

const rows: PlanRow[] = [
  ['operation.price.term', ['operation.price.trialTerm'], ['operation.price.renewed'], ['operation.price.renewed']],
  [
    'operation.price.accounts',
    ['operation.price.trialAccounts'],
    ['operation.price.agreed'],
    ['operation.price.agreed'],
  ],
  [
    'operation.price.includes',
    ['operation.price.model', 'operation.price.behind', 'operation.price.cards'],
    ['operation.price.basicAdds', 'operation.price.rounds', 'operation.price.sensors', 'operation.price.alarms'],
    ['operation.price.premiumAdds', 'operation.price.history', 'operation.price.several', 'operation.price.systems'],
  ],
]

/** Price: the three versions, side by side, and what is needed to start. */
export function Price({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="price section" id="price">
      <div className="wrap">
        <header>
          <h2 id="price-title">{t('operation.price.title')}</h2>
          <p className="lead">{t('operation.price.lead')}</p>
        </header>
        <OfferTable
          labelledBy="price-title"
          plan={t('operation.price.plan')}
          {...offersIn(t, plans, rows)}
          next={t('operation.price.next')}
        />
        <Handover site={site} />
      </div>
    </section>
  )
}
