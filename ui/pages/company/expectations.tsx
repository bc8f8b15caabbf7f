import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'

const rows = [
  { when: 'company.hold.ask', what: 'company.hold.askText', link: 'company.hold.askLink', page: 'contact' },
  {
    when: 'company.hold.send',
    what: 'company.hold.sendText',
    link: 'company.hold.sendLink',
    page: 'construction',
    anchor: 'Feature',
  },
  {
    when: 'company.hold.stand',
    what: 'company.hold.standText',
    link: 'company.hold.standLink',
    page: 'construction',
    anchor: 'Maintech',
  },
  {
    when: 'company.hold.deliver',
    what: 'company.hold.deliverText',
    link: 'company.hold.deliverLink',
    page: 'construction',
    anchor: 'Payway',
  },
  { when: 'company.hold.keep', what: 'company.hold.keepText', link: 'company.hold.keepLink', page: 'processing' },
] as const satisfies { when: Text; what: Text; link: Text; page: PageName; anchor?: string }[]

/** What to expect on a project, step by step, with links. */
export function Expectations({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="hold section wrap" id="hold">
      <header>
        <h2 className="title-m">{t('company.hold.title')}</h2>
        <p className="lead">{t('company.hold.lead')}</p>
      </header>
      <table className="plans">
        <caption className="visually-hidden">{t('company.hold.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('company.hold.when')}</th>
            <th scope="col">{t('company.hold.what')}</th>
            <th scope="col">{t('company.hold.more')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, what, link, page, ...place }) => (
            <tr key={when}>
              <th scope="row">{t(when)}</th>
              <td>{t(what)}</td>
              <td>
                <a href={href(locale, page, 'anchor' in place ? place.anchor : '') ?? undefined}>{t(link)}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
