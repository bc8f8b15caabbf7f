import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'

const doors = [
  { page: 'careers', name: 'company.next.careers', text: 'company.next.careersText' },
  { page: 'newsroom', name: 'company.next.newsroom', text: 'company.next.newsroomText' },
  { page: 'contact', name: 'company.next.contact', text: 'company.next.contactText' },
] as const satisfies { page: PageName; name: Text; text: Text }[]

/** Links to jobs, news and contact, with the hotline if there is one. */
export function Next({ site: { t, locale, hotline } }: { site: Site }) {
  return (
    <section className="doors section">
      <div className="wrap">
        <h2>{t('company.next.title')}</h2>
        <ul className="items in-3 apart">
          {doors.map(({ page, name, text }) => (
            <li key={page}>
              <h3 className="title-m">
                <a href={href(locale, page) ?? undefined}>{t(name)}</a>
              </h3>
              <p className="broad">{t(page === 'contact' && hotline ? 'company.next.contactCall' : text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
