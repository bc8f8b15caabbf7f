import type { Job, JobType } from '../../content.ts'
import { publisher } from '../../schema/organization.ts'
import type { Thing } from '../../schema/thing.ts'
import type { Site } from '../../site.ts'

const employmentTypes: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
}

/** Cities by country. Search engines refuse a job without a country, so add new cities here. */
const countries: Record<string, readonly string[]> = {
  CN: ['Shanghai', 'Chengdu', 'Shenzhen', '上海', '成都', '深圳'],
  JP: ['Tokyo', '东京', '東京'],
}

/** Structured data of an open job. */
export function posting(site: Site, job: Job): Thing {
  const company = publisher(site)
  const country = Object.keys(countries).find((code) => countries[code]?.includes(job.place))
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: description(site, job),
    datePosted: job.date,
    validThrough: `${job.validThrough}T23:59:59+08:00`,
    employmentType: employmentTypes[job.type],
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    hiringOrganization: { '@type': company['@type'], name: company.name, sameAs: company.url, logo: company.logo },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.place,
        ...(country && { addressCountry: country }),
      },
    },
  }
}

/** The job's description in HTML, as search engines require. */
function description({ t }: Site, { summary, duties, requirements }: Job): string {
  const list = (title: string, lines: readonly string[]) =>
    `<p>${escaped(title)}</p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
  return `<p>${escaped(summary)}</p>${list(t('careers.duties'), duties)}${list(t('careers.requirements'), requirements)}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
