import { type FactName, factWords } from '#fact-words'
import { href, type Site, type Text } from '../../site.ts'

const figures = [
  { value: 'founded', label: 'home.company.founded' },
  { value: 'employees', label: 'home.company.employees' },
  { value: 'clients', label: 'home.company.clients' },
] as const satisfies { value: FactName; label: Text }[]

/** The company in one line: three figures, and the page that has all. */
export function Company({ site }: { site: Site }) {
  const { t, locale } = site
  const words = factWords(locale)

  return (
    <section className="company wrap" id="company">
      <h2>{t('home.company.title')}</h2>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={value}>
            <dt>{t(label)}</dt>
            <dd>{words[value]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={href(locale, 'company')}>{t('home.company.more')}</a>
      </p>
    </section>
  )
}
