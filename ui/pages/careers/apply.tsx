import type { Job } from '../../content.ts'
import type { Site } from '../../site.ts'

/** How to apply: a letter by e-mail, its subject filled in; the address to read for those without a mail program. */
export function Apply({ site, job }: { site: Site; job: Job }) {
  const { t, company } = site
  const subject = encodeURIComponent(t('careers.mailSubject', { title: job.title }))
  return (
    <div className="apply">
      <a className="button" href={`mailto:${company.jobsEmail}?subject=${subject}`}>
        {t('careers.apply')}
      </a>
      <p>{t('careers.applyText', { email: company.jobsEmail, title: job.title })}</p>
    </div>
  )
}
