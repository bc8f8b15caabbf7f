import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const desks = [
  { drawing: 'company', name: 'contact.jobs.headquarters', text: 'contractor.customer.headquarters' },
  { drawing: 'branch', name: 'contact.jobs.branch', text: 'contractor.customer.branch' },
  { drawing: 'city', name: 'contact.jobs.cityCompany', text: 'contractor.customer.cityCompany' },
  { drawing: 'site', name: 'contact.jobs.projectDepartment', text: 'contractor.customer.projectDepartment' },
] as const satisfies { drawing: string; name: Text; text: Text }[]

/** The four desks of a contractor, from headquarters to the site, each with the part of the projects that it sees. */
export function Customer({ site: { t } }: { site: Site }) {
  return (
    <section className="section wrap" id="Customer">
      <header>
        <h2>{t('contractor.customer.title')}</h2>
      </header>
      <ol className="levels items up-to-4">
        {desks.map(({ drawing, name, text }) => (
          <li key={name}>
            <Drawing name={`level-${drawing}`} size={[320, 200]} />
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
