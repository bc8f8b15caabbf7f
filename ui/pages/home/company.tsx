import { type FactName, factWords } from '#fact-words'
import { href, type Site, type Text } from '../../site.ts'

const cells = [
  { value: 'founded', label: 'home.company.founded' },
  { value: 'employees', label: 'home.company.employees' },
  { value: 'researchers', label: 'home.company.researchers' },
  { value: 'clients', label: 'home.company.clients' },
  { value: 'patents', label: 'home.company.patents' },
] as const satisfies { value: FactName; label: Text }[]

/** The company, as the title block of a drawing sheet. */
export function Company({ site }: { site: Site }) {
  const { t } = site
  const words = factWords(site.locale)

  return (
    <section className="company section wrap columns" id="company">
      <header className="beside">
        <h2>{t('home.company.title')}</h2>
        <p className="lead">{t('home.company.text')}</p>
      </header>
      <dl className="title-block">
        {cells.map(({ value, label }) => (
          <div key={value}>
            <dt>{t(label)}</dt>
            <dd>{words[value]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('home.company.standards')}</dt>
          <dd>{words.standards.replaceAll('ISO ', 'ISO\u00a0')}</dd>
        </div>
      </dl>
      <p>
        <a href={href(site.locale, 'company')}>{t('home.company.more')}</a>
      </p>
    </section>
  )
}
