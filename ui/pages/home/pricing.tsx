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
        <h3 id="plans">{t('home.pricing.construction')}</h3>
        <table aria-labelledby="plans">
          <thead>
            <tr>
              <th scope="col">{t('home.pricing.plan')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plans.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{t(name)}</th>
                {cells.map((lines, column) => (
                  <td key={columns[column]} data-column={t(columns[column] as Text)}>
                    {lines.map((line) => (
                      <span key={line}>{t(line)}</span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note">{t('home.pricing.note')}</p>
        <Prices site={site} />
      </div>
    </section>
  )
}
