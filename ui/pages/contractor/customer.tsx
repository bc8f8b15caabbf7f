import type { Site, Text } from '../../site.ts'

const desks = [
  { name: 'contact.jobs.headquarters', text: 'contractor.customer.headquarters' },
  { name: 'contact.jobs.branch', text: 'contractor.customer.branch' },
  { name: 'contact.jobs.cityCompany', text: 'contractor.customer.cityCompany' },
  { name: 'contact.jobs.projectDepartment', text: 'contractor.customer.projectDepartment' },
] as const satisfies { name: Text; text: Text }[]

/** The four desks of a contractor, from headquarters to the site, as levels of a section. */
export function Customer({ site: { t } }: { site: Site }) {
  return (
    <section className="customer section wrap columns" id="Customer">
      <header className="left-7">
        <h2>{t('contractor.customer.title')}</h2>
        <p className="lead">{t('contractor.customer.lead')}</p>
      </header>
      <ol className="levels">
        {desks.map(({ name, text }) => (
          <li key={name}>
            <Level />
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The level mark of a section drawing. */
function Level() {
  return (
    <svg className="sketch level" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      <path className="mark full" d="M12 23 3 8h18z" />
    </svg>
  )
}
