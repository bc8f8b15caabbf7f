import { departments, type Job } from '../content.ts'
import type { ContentPage, Page } from '../page.ts'
import { href, type Site } from '../site.ts'
import { departmentNames } from './careers/names.ts'
import { Opening } from './careers/opening.tsx'
import { Steps } from './careers/steps.tsx'

/** The open jobs by department, each with its details to unfold. */
export const careers: ContentPage = {
  async load(_site, content): Promise<Page> {
    const jobs = await content.jobs()
    return {
      title: ({ t }) => t('careers.title'),
      description: ({ t }) => t('careers.description'),
      layout: 'default',
      style: 'careers',
      tags: ['jobs'],
      Body: ({ site }) => <Careers site={site} jobs={jobs} />,
    }
  },
}

function Careers({ site, jobs }: { site: Site; jobs: readonly Job[] }) {
  const { t, locale, company } = site
  const groups = departments
    .map((department) => ({ department, jobs: jobs.filter((job) => job.department === department) }))
    .filter((group) => group.jobs.length > 0)

  return (
    <div className="wrap careers">
      <header className="careers-head">
        <div>
          <h1>{t('careers.heading')}</h1>
          <p className="lead">{t('careers.lead')}</p>
        </div>
        {groups.length > 0 && (
          <nav aria-label={t('careers.contents')}>
            <ul>
              {groups.map(({ department, jobs }) => (
                <li key={department}>
                  <a href={`#${department}`}>{t(departmentNames[department])}</a> <span>{jobs.length}</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {groups.map(({ department, jobs }) => (
        <section key={department} className="department published" aria-labelledby={department}>
          <h2 id={department}>{t(departmentNames[department])}</h2>
          <ul>
            {jobs.map((job) => (
              <Opening key={job.id} site={site} job={job} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <div className="careers-empty">
          <p>{t('careers.empty')}</p>
          <p className="lead">{t('careers.emptyText', { email: company.jobsEmail })}</p>
        </div>
      )}
      <Steps site={site} />
      <p className="careers-why">
        {t('careers.whyText')} <a href={href(locale, 'join')}>{t('careers.whyLink')}</a>
      </p>
    </div>
  )
}
