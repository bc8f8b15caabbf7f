import { OfferTable } from '../../parts/offer-table.tsx'
import type { Site, Text } from '../../site.ts'

const plans = [
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
] as const satisfies { name: Text; purpose: Text; ask: Text }[]

/** Rows of the comparison, one cell per plan, each with one line or more. */
const rows: [name: Text, ...cells: Text[][]][] = [
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
          plans={plans.map(({ name, purpose, ask }) => ({ name: t(name), purpose: t(purpose), ask: t(ask) }))}
          rows={rows.map(([row, ...cells]) => ({
            name: t(row),
            cells: cells.map((lines) => lines.map((line) => t(line))),
          }))}
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
