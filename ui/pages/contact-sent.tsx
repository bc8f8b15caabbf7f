import type { Page } from '../page.ts'
import { Plumb } from '../parts/plumb.tsx'

/** The success page of a form without script, reached by a redirect so that reloading is safe. */
export const contactSent: Page = {
  title: ({ t, company }) => `${t('contact.success')} | ${company.brand}`,
  description: ({ t }) => t('contact.successText'),
  kind: 'private',
  layout: 'plain',
  style: 'notice',
  Body: ({ site }) => (
    <section className="wrap notice-page">
      <div className="survey">
        <div className="survey-text">
          <p className="eyebrow">{site.t('contact.tip')}</p>
          <h1>{site.t('contact.success')}</h1>
        </div>
        <Plumb />
      </div>
      <p className="lead">{site.t('contact.successText')}</p>
      <a className="button" href={`/${site.locale}`}>
        {site.t('errors.back')}
      </a>
    </section>
  ),
}
