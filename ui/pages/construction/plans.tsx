import { inLines } from '../../parts/plan-table.tsx'
import { RequestButton } from '../../parts/request-button.tsx'
import type { Site, Text } from '../../site.ts'

const plans = [
  { name: 'construction.plans.trial', ask: 'construction.plans.askTrial' },
  { name: 'construction.plans.project', ask: 'construction.plans.askProject' },
  { name: 'construction.plans.enterprise', ask: 'construction.plans.askYear' },
] as const satisfies { name: Text; ask: Text }[]

/** Rows of the comparison, one cell per plan, each with one line or more. */
const rows: [name: Text, ...cells: Text[][]][] = [
  [
    'construction.plans.term',
    ['construction.plans.trialTerm'],
    ['construction.plans.projectTerm'],
    ['construction.plans.enterpriseTerm'],
  ],
  [
    'construction.plans.purpose',
    ['construction.plans.trialFor'],
    ['construction.plans.projectFor'],
    ['construction.plans.enterpriseFor'],
  ],
  [
    'construction.plans.billing',
    ['construction.plans.trialBilling'],
    ['construction.plans.projectBilling'],
    ['construction.plans.enterpriseBilling'],
  ],
  [
    'construction.plans.scope',
    ['construction.plans.trialScope'],
    ['construction.plans.areaSmall', 'construction.plans.areaMedium', 'construction.plans.areaLarge'],
    ['construction.plans.enterpriseScope'],
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

/** Rows that on phones are the head of a plan: its term beside its name, and its purpose below. */
const head: Text[] = ['construction.plans.term', 'construction.plans.purpose']

const every: Text[] = [
  'construction.plans.everyMethods',
  'construction.plans.everySplits',
  'construction.plans.everyFormats',
  'construction.plans.everyLight',
]

/** Price: the plans side by side, and their common features. */
export function Plans({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="pricing section raised" id="Payway">
      <div className="wrap">
        <header>
          <h2 className="title-m">{t('construction.plans.title')}</h2>
          <p className="lead">{t('construction.plans.lead')}</p>
        </header>
        <table className="plans even">
          <caption className="visually-hidden">{t('construction.plans.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('construction.plans.plan')}</th>
              {plans.map(({ name }) => (
                <th key={name} scope="col">
                  <b>{t(name)}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, ...cells]) => (
              <tr key={row}>
                <th scope="row">{t(row)}</th>
                {plans.map(({ name }, column) => (
                  <td key={name} data-row={head.includes(row) ? undefined : t(row)}>
                    {inLines((cells[column] ?? []).map((line) => t(line)))}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('construction.plans.next')}</th>
              {plans.map(({ name, ask }) => (
                <td key={name}>
                  <RequestButton label={t(ask)} main={name === 'construction.plans.trial'} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <dl className="items in-2 onward">
          <div>
            <dt>{t('construction.plans.every')}</dt>
            <dd className="in-line">
              {every.map((line) => (
                <span key={line}>{t(line)}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t('construction.plans.delivery')}</dt>
            <dd>{t('construction.plans.deliveryText')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
