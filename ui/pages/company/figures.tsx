import { href, type Site, type Text } from '../../site.ts'

const rows = [
  { figure: 'company.figures.invest', counts: 'company.figures.investCounts', leaves: 'company.figures.investLeaves' },
  {
    figure: 'company.figures.response',
    counts: 'company.figures.responseCounts',
    leaves: 'company.figures.responseLeaves',
  },
  { figure: 'company.figures.cost', counts: 'company.figures.costCounts', leaves: 'company.figures.costLeaves' },
  { figure: 'company.figures.data', counts: 'company.figures.dataCounts', leaves: 'company.figures.dataLeaves' },
] as const satisfies Record<'figure' | 'counts' | 'leaves', Text>[]

/** The company's own figures, each with its definition. Customers' figures are stories. */
export function Figures({ site }: { site: Site }) {
  const { t, locale } = site

  return (
    <section className="own section wrap" id="figures">
      <header>
        <h2>{t('company.figures.title')}</h2>
        <p className="lead">{t('company.figures.lead')}</p>
      </header>
      <table className="plans compare">
        <thead>
          <tr>
            <th scope="col">{t('company.figures.figure')}</th>
            <th scope="col">{t('company.figures.counts')}</th>
            <th scope="col">{t('company.figures.leaves')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ figure, counts, leaves }) => (
            <tr key={figure}>
              <th scope="row">{t(figure)}</th>
              <td data-column={t('company.figures.counts')}>{t(counts)}</td>
              <td data-column={t('company.figures.leaves')}>{t(leaves)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="onward">
        <a href={href(locale, 'contractor', 'Example')}>{t('company.figures.link')}</a>
      </p>
    </section>
  )
}
