import type { Job } from '../../content.ts'
import { Cover } from '../../parts/cover.tsx'
import { Phrased } from '../../parts/phrased.tsx'
import { jobHref, type Site } from '../../site.ts'
import { Apply } from './apply.tsx'
import { typeNames } from './names.ts'

/** A job in the list, with details that unfold. */
export function Opening({ site, job }: { site: Site; job: Job }) {
  const { t, locale } = site
  const address = jobHref(locale, job.id)
  return (
    <li className="opening">
      <Cover site={site} cover={job.cover} sizes="200px" decorative />
      <h3>
        <a href={address}>
          <Phrased locale={locale} text={job.title} />
        </a>
      </h3>
      <p className="opening-place">
        <span>{job.place}</span> {t(typeNames[job.type])}
      </p>
      <p>
        <Phrased locale={locale} text={job.summary} />
      </p>
      <details>
        <summary>{t('careers.more')}</summary>
        <div className="opening-details">
          <Duties site={site} job={job} level="h4" />
          <p>
            <a href={address}>{t('careers.whole')}</a>
          </p>
          <Apply site={site} job={job} />
        </div>
      </details>
    </li>
  )
}

/** Duties and requirements, side by side on wide screens. */
export function Duties({ site, job, level: Heading }: { site: Site; job: Job; level: 'h2' | 'h4' }) {
  return (
    <div className="duties items in-2">
      <div className="prose">
        <Heading>{site.t('careers.duties')}</Heading>
        <ul>
          {job.duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      </div>
      <div className="prose">
        <Heading>{site.t('careers.requirements')}</Heading>
        <ul>
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
