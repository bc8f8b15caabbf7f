import type { Page } from '../page.ts'
import { Plumb } from '../parts/plumb.tsx'
import type { Site } from '../site.ts'

/** The page of an error status. 404 has its own text; others show the status, a message and a reference. */
export function errorPage(status: number, message = '', reference = ''): Page {
  const missing = status === 404
  const heading = ({ t }: Site) => (missing ? t('errors.notFound') : t('errors.broken'))
  return {
    title: (site) => `${heading(site)} | ${site.company.brand}`,
    description: heading,
    layout: 'default',
    kind: missing ? 'missing' : 'private',
    style: 'notice',
    ...(missing && { status: 404 }),
    Body: ({ site }) => (
      <section className="wrap notice-page">
        <div className="survey">
          <p className="survey-figure">{status}</p>
          <Plumb off />
        </div>
        <h1>{heading(site)}</h1>
        <p className="lead">{missing ? site.t('errors.notFoundText') : site.t('errors.brokenText')}</p>
        {!missing && message && (
          <p>
            <code>{message}</code>
          </p>
        )}
        {!missing && reference && <p>{site.t('errors.reference', { reference })}</p>}
        <a className="button" href={`/${site.locale}`}>
          {site.t('errors.back')}
        </a>
      </section>
    ),
  }
}
