import { OfferTable, offersIn, type Plan, type PlanRow } from '../../parts/offer-table.tsx'
import type { Site } from '../../site.ts'

const plans: Plan[] = [
  { name: 'construction.plans.trial', purpose: 'construction.plans.trialFor', ask: 'construction.plans.askTrial' },
  {
    name: 'construction.plans.project',
    purpose: 'construction.plans.projectFor',
    ask: 'construction.plans.askProject',
  },
  {
    name: 'construction.plans.enterprise',
    purpose: 'construction.plans.enterpriseFor',
    ask: 'construction.plans.askYear',
  },
]

const rows: PlanRow[] = [
  [
    'construction.plans.term',
    ['construction.plans.trialTerm'],
    ['construction.plans.projectTerm'],
    ['construction.plans.enterpriseTerm'],
  ],
  [
    'construction.plans.billing',
    ['construction.plans.trialBilling', 'construction.plans.trialScope'],
    [
      'construction.plans.projectBilling',
      'construction.plans.areaSmall',
      'construction.plans.areaMedium',
      'construction.plans.areaLarge',
    ],
    ['construction.plans.enterpriseBilling', 'construction.plans.enterpriseScope'],
  ],
  [
    'construction.plans.accounts',
    ['construction.plans.agreed'],
    ['construction.plans.unlimited'],
    ['construction.plans.agreed'],
  ],
  [
    'construction.plans.deliveries',
    ['construction.plans.agreed'],
    ['construction.plans.projectDeliveries'],
    ['construction.plans.enterpriseDeliveries'],
  ],
]

/** Price: the plans side by side, and what a delivery is. */
export function Plans({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="pricing section" id="Payway">
      <div className="wrap">
        <header>
          <h2 id="plans">{t('construction.plans.title')}</h2>
          <p className="lead">{t('construction.plans.lead')}</p>
        </header>
        <OfferTable
          labelledBy="plans"
          plan={t('construction.plans.plan')}
          {...offersIn(t, plans, rows)}
          next={t('construction.plans.next')}
        />
        <p className="note">
          <strong>{t('construction.plans.delivery')}</strong>
          {t('construction.plans.deliveryText')}
        </p>
      </div>
    </section>
  )
}
