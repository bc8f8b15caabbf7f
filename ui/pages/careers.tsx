import { type Department, departments, type Job } from '../content.ts'
import type { ContentPage, Page } from '../page.ts'
import { Photo } from '../parts/photo.tsx'
import { routes } from '../routes.ts'
import { href, type Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { departmentNames } from './careers/names.ts'
import { Opening } from './careers/opening.tsx'

/** The open jobs by department, each with details that unfold. */
export const careers: ContentPage = {
  kind: () => routes.careers.kind,
  async load(site, content): Promise<Page> {
    const groups = content.jobs().then(byDepartment)
    return standingPage('careers', {
      late: [
        groups.then((groups) => <Contents site={site} groups={groups} />),
        groups.then((groups) => <Departments site={site} groups={groups} />),
      ],
      Hero,
      Body,
    })
  },
}

interface Group {
  department: Department
  jobs: readonly Job[]
}

/** Groups jobs by department, without empty ones. */
function byDepartment(jobs: readonly Job[]): Group[] {
  return departments
    .map((department) => ({ department, jobs: jobs.filter((job) => job.department === department) }))
    .filter((group) => group.jobs.length > 0)
}

function Hero({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="band night">
      <div className="wrap">
        <h1>{t('careers.hero.title')}</h1>
        <p className="lead">{t('careers.hero.lead')}</p>
      </div>
      <Photo site={site} name="vacant" alt={t('careers.hero.alt')} first low />
    </section>
  )
}

function Body({ site }: { site: Site }) {
  const { t, locale } = site
  return (
    <div className="wrap text-page careers">
      <i-slot />
      <i-slot />
      <div className="ruled">
        <p className="lead">
          {t('careers.whyText')} <a href={href(locale, 'join')}>{t('careers.whyLink')}</a>
        </p>
      </div>
    </div>
  )
}

function Contents({ site, groups }: { site: Site; groups: readonly Group[] }) {
  const { t } = site
  if (groups.length === 0) return null
  return (
    <nav aria-label={t('careers.contents')}>
      <ul className="rows index-rows in-3">
        {groups.map(({ department, jobs }) => (
          <li key={department}>
            <a href={`#${department}`}>{t(departmentNames[department])}</a> <span>{jobs.length}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Departments({ site, groups }: { site: Site; groups: readonly Group[] }) {
  const { t, company } = site
  if (groups.length === 0) {
    return (
      <div className="empty-list">
        <p>{t('careers.empty')}</p>
        <p className="lead">{t('careers.emptyText', { email: company.jobsEmail })}</p>
      </div>
    )
  }
  return groups.map(({ department, jobs }) => (
    <section key={department} className="department ruled published" aria-labelledby={department}>
      <h2 id={department}>{t(departmentNames[department])}</h2>
      <ul className="rows openings">
        {jobs.map((job) => (
          <Opening key={job.id} site={site} job={job} />
        ))}
      </ul>
    </section>
  ))
}
