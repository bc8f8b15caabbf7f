import { OfferTable } from '../../parts/offer-table.tsx'
import type { Site, Text } from '../../site.ts'

const plans: Text[] = ['city.price.trial', 'city.price.basic', 'city.price.custom']
const purposes: Text[] = ['city.price.trialFor', 'city.price.basicFor', 'city.price.customFor']
const actions: Text[] = ['city.price.askTrial', 'city.price.askBasic', 'city.price.askCustom']

/** Features by plan, as words or marks, in the order of the plans; or one text for all plans. */
const rows: { name: Text; cells: readonly (Text | boolean)[] }[] = [
  { name: 'city.price.billing', cells: ['city.price.free', 'city.price.byProject', 'city.price.byQuote'] },
  { name: 'city.price.term', cells: ['city.price.trialTerm', 'city.price.projectTerm', 'city.price.agreed'] },
  { name: 'city.price.accounts', cells: ['city.price.trialAccounts', 'city.price.agreed', 'city.price.agreed'] },
  { name: 'city.price.all', cells: ['city.price.allText'] },
  { name: 'city.price.records', cells: [false, true, true] },
  { name: 'city.price.planned', cells: [false, true, true] },
  { name: 'city.price.inspection', cells: [false, true, true] },
  { name: 'city.price.permit', cells: [false, false, true] },
  { name: 'city.price.systems', cells: [false, false, true] },
  { name: 'city.price.servers', cells: [false, false, true] },
]

/** Price: the three versions, feature by feature. */
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
        plans={plans.map((name) => t(name))}
        rows={rows.map(({ name, cells }) => ({
          name: t(name),
          cells: cells.map((cell) => (typeof cell === 'string' ? t(cell) : cell)),
        }))}
        included={t('city.price.included')}
        excluded={t('city.price.excluded')}
        next={t('city.price.next')}
        actions={actions.map((action) => t(action))}
        purposes={purposes.map((purpose) => t(purpose))}
      />
    </section>
  )
}
