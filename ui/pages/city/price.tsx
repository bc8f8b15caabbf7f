import { OfferTable } from '../../parts/offer-table.tsx'
import type { Site, Text } from '../../site.ts'

const plans = [
  { name: 'city.price.trial', purpose: 'city.price.trialFor', ask: 'city.price.askTrial' },
  { name: 'city.price.basic', purpose: 'city.price.basicFor', ask: 'city.price.askBasic' },
  { name: 'city.price.custom', purpose: 'city.price.customFor', ask: 'city.price.askCustom' },
] as const satisfies { name: Text; purpose: Text; ask: Text }[]

/** Rows of the comparison, one cell per plan, each with one line or more. */
const rows: [name: Text, ...cells: Text[][]][] = [
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
        plans={plans.map(({ name, purpose, ask }) => ({ name: t(name), purpose: t(purpose), ask: t(ask) }))}
        rows={rows.map(([row, ...cells]) => ({
          name: t(row),
          cells: cells.map((lines) => lines.map((line) => t(line))),
        }))}
        next={t('city.price.next')}
      />
    </section>
  )
}
