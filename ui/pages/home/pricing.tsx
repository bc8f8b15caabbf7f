import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'
import { Prices } from './prices.tsx'

const columns: Text[] = [
  'home.pricing.term',
  'home.pricing.scope',
  'home.pricing.accounts',
  'home.pricing.deliveries',
  'home.pricing.fee',
]

/** The plans of the construction assistant: name, then a cell a column, each of one line or more. */
const plans: [name: Text, ...cells: Text[][]][] = [
  [
    'home.pricing.trial',
    ['home.pricing.trialTerm'],
    ['home.pricing.trialScope'],
    ['home.pricing.agreed'],
    ['home.pricing.agreed'],
    ['home.pricing.trialFee'],
  ],
  [
    'home.pricing.project',
    ['home.pricing.projectTerm'],
    ['home.pricing.areaSmall', 'home.pricing.areaMedium', 'home.pricing.areaLarge'],
    ['home.pricing.unlimited'],
    ['home.pricing.projectDeliveries'],
    ['home.pricing.projectFee'],
  ],
  [
    'home.pricing.enterprise',
    ['home.pricing.enterpriseTerm'],
    ['home.pricing.enterpriseScope'],
    ['home.pricing.agreed'],
    ['home.pricing.enterpriseDeliveries'],
    ['home.pricing.enterpriseFee'],
  ],
]

/** What it costs: the plans side by side, then the other products. */
export function Pricing({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="pricing section" id="pricing">
      <div className="wrap">
        <header>
          <h2>{t('home.pricing.title')}</h2>
          <p className="lead">{t('home.pricing.lead')}</p>
        </header>
        <PlanTable
          id="plans"
          title={t('home.pricing.construction')}
          plan={t('home.pricing.plan')}
          columns={columns.map((column) => t(column))}
          plans={plans.map(([name, ...cells]) => ({
            name: t(name),
            cells: cells.map((lines) => lines.map((line) => t(line))),
          }))}
        />
        <p className="note">{t('home.pricing.note')}</p>
        <Prices site={site} />
      </div>
    </section>
  )
}
