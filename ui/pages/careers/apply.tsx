import type { Job } from '../../content.ts'
import type { Site } from '../../site.ts'

/** How to apply: an email link with its subject, and the address as text for visitors without a mail program. */
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
