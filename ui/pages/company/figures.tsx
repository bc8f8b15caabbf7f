import { Fold } from '../../parts/fold.tsx'
import { href, type Site, type Text } from '../../site.ts'

const figures = [
  { name: 'company.figures.invest', text: 'company.figures.investCounts' },
  { name: 'company.figures.response', text: 'company.figures.responseCounts' },
  { name: 'company.figures.cost', text: 'company.figures.costCounts' },
  { name: 'company.figures.data', text: 'company.figures.dataCounts' },
] as const satisfies { name: Text; text: Text }[]

/** The company's own figures, each with its definition. Customers' figures are stories. */
export function Figures({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="own section wrap columns" id="figures">
      <header className="left-5">
        <h2>{t('company.figures.title')}</h2>
        <p className="lead">{t('company.figures.lead')}</p>
        <p className="onward">
          <a href={href(locale, 'contractor', 'Example')}>{t('company.figures.link')}</a>
        </p>
      </header>
      <div className="rows headed right-6">
        {figures.map(({ name, text }) => (
          <Fold key={name} title={t(name)}>
            <p>{t(text)}</p>
          </Fold>
        ))}
      </div>
    </section>
  )
}
