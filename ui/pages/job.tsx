import * as v from 'valibot'
import { namedCard } from '../cards.ts'
import type { ContentPage, Page, Query } from '../page.ts'
import { Cover } from '../parts/cover.tsx'
import { Day } from '../parts/day.tsx'
import { Phrased } from '../parts/phrased.tsx'
import { href, jobHref } from '../site.ts'
import { Apply } from './careers/apply.tsx'
import { departmentNames, typeNames } from './careers/names.ts'
import { Duties } from './careers/opening.tsx'
import { posting } from './careers/posting.ts'

const query = { id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,100}$/)) } satisfies Query

/** The job of `?id=`. Without an id it redirects to the list; a job that is not open is a 404. */
export const job: ContentPage = {
  kind: () => 'jobs',
  query,
  async load(site, content): Promise<Page | { redirect: 'careers' } | null> {
    const id = site.query.get('id')
    if (!id) return { redirect: 'careers' }
    const jobs = await content.jobs()
    const job = jobs.find((one) => one.id === id)
    if (!job) return null

    const { t, locale } = site
    const others = jobs.filter((other) => other.id !== id && other.department === job.department)
    return {
      kind: 'jobs',
      title: ({ company }) => `${job.title}, ${job.place} | ${company.brand}`,
      description: () => job.summary,
      layout: 'default',
      closing: 'work',
      style: 'careers',
      canonicalQuery: () => `?id=${encodeURIComponent(id)}`,
      item: { under: 'careers', name: job.title, card: namedCard(locale, 'job') },
      data: () => [posting(site, job)],
      Body: () => (
        <article className="wrap text-page job published">
          <header className="page-head">
            <div>
              <p className="eyebrow">
                <a href={href(locale, 'careers')}>{t('careers.back')}</a>
              </p>
              <h1>
                <Phrased locale={locale} text={job.title} />
              </h1>
              <p className="lead">
                <Phrased locale={locale} text={job.summary} />
              </p>
            </div>
            <Cover site={site} cover={job.cover} sizes="480px" first />
          </header>
          <dl className="items job-facts">
            <div>
              <dt>{t('careers.department')}</dt>
              <dd>{t(departmentNames[job.department])}</dd>
            </div>
            <div>
              <dt>{t('careers.place')}</dt>
              <dd>{job.place}</dd>
            </div>
            <div>
              <dt>{t('careers.type')}</dt>
              <dd>{t(typeNames[job.type])}</dd>
            </div>
            <div>
              <dt>{t('careers.posted')}</dt>
              <dd>
                <Day locale={locale} date={job.date} />
              </dd>
            </div>
            <div>
              <dt>{t('careers.until')}</dt>
              <dd>
                <Day locale={locale} date={job.validThrough} />
              </dd>
            </div>
          </dl>
          <Duties site={site} job={job} level="h2" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown, made safe when it was loaded (scripts/content/markdown.ts) */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: job.html }} />
          <Apply site={site} job={job} />
          {others.length > 0 && (
            <nav className="ruled" aria-labelledby="others">
              <h2 id="others">{t('careers.others')}</h2>
              <ul className="rows tight index-rows">
                {others.map((other) => (
                  <li key={other.id}>
                    <a href={jobHref(locale, other.id)}>{other.title}</a>
                    <span>{other.place}</span>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </article>
      ),
    }
  },
}
