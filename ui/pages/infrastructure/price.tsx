import { RequestButton } from '../../parts/request-button.tsx'
import { href, type Site, type Text } from '../../site.ts'

const roles = [
  {
    role: 'infrastructure.price.build',
    product: 'infrastructure.price.buildProduct',
    text: 'infrastructure.price.buildText',
    link: 'infrastructure.price.buildLink',
    page: 'construction',
    anchor: 'Payway',
  },
  {
    role: 'infrastructure.price.run',
    product: 'infrastructure.price.runProduct',
    text: 'infrastructure.price.runText',
    link: 'infrastructure.price.runLink',
    page: 'city',
    anchor: 'price',
  },
] as const satisfies {
  role: Text
  product: Text
  text: Text
  link: Text
  page: 'construction' | 'city'
  anchor: string
}[]

/** Price: the plans of two products, by the visitor's role. */
export function Price({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="price section" id="price">
      <div className="wrap in-2">
        <header>
          <h2>{t('infrastructure.price.title')}</h2>
          <p className="lead">{t('infrastructure.price.lead')}</p>
          <p className="note">{t('infrastructure.price.note')}</p>
          <p className="onward">
            <RequestButton label={t('construction.plans.askQuote')} main />
          </p>
        </header>
        {roles.map(({ role, product, text, link, page, anchor }) => (
          <div key={role} className="role">
            <p className="eyebrow">{t(role)}</p>
            <h3>{t(product)}</h3>
            <p>{t(text)}</p>
            <p className="onward">
              <a href={href(locale, page, anchor)}>{t(link)}</a>
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
