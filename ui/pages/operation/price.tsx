import { OfferTable } from '../../parts/offer-table.tsx'
import type { Site, Text } from '../../site.ts'
import { Handover } from './handover.tsx'

const plans = ['operation.price.trial', 'operation.price.basic', 'operation.price.premium'] as const satisfies Text[]
const purposes: Text[] = ['operation.price.trialFor', 'operation.price.basicFor', 'operation.price.premiumFor']
const actions: Text[] = ['operation.price.askTrial', 'operation.price.askBasic', 'operation.price.askPremium']

/** Features by plan, as words or marks, in the order of the plans; or one text for all plans. */
const rows: { name: Text; cells: readonly (Text | boolean)[] }[] = [
  {
    name: 'operation.price.term',
    cells: ['operation.price.trialTerm', 'operation.price.renewed', 'operation.price.renewed'],
  },
  {
    name: 'operation.price.accounts',
    cells: ['operation.price.trialAccounts', 'operation.price.agreed', 'operation.price.agreed'],
  },
  { name: 'operation.price.all', cells: ['operation.price.allText'] },
  { name: 'operation.price.rounds', cells: [false, true, true] },
  { name: 'operation.price.sensors', cells: [false, true, true] },
  { name: 'operation.price.alarms', cells: [false, true, true] },
  { name: 'operation.price.history', cells: [false, false, true] },
  { name: 'operation.price.several', cells: [false, false, true] },
  { name: 'operation.price.systems', cells: [false, false, true] },
]

/** Price: the three versions, feature by feature, and what is needed to start. */
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
          plans={plans.map((name) => t(name))}
          rows={rows.map(({ name, cells }) => ({
            name: t(name),
            cells: cells.map((cell) => (typeof cell === 'string' ? t(cell) : cell)),
          }))}
          included={t('operation.price.included')}
          excluded={t('operation.price.excluded')}
          next={t('operation.price.next')}
          actions={actions.map((action) => t(action))}
          purposes={purposes.map((purpose) => t(purpose))}
        />
        <Handover site={site} />
      </div>
    </section>
  )
}
