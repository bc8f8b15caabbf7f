import { ContactForm, type ProblemTexts } from '../contact/form.tsx'
import { contactTexts, messageRows } from '../contact/texts.ts'
import type { Page } from '../page.ts'

/** The form on a page of its own, as a visitor without script gets it back: filled, with what is to be mended. */
export function contactAgainPage(form: FormData, problems: ProblemTexts, notice?: string): Page {
  return {
    title: ({ t, company }) => `${t('contact.title')} | ${company.brand}`,
    description: ({ t }) => t('contact.intro'),
    layout: 'plain',
    kind: 'private',
    style: 'notice',
    Body: ({ site }) => (
      <section className="wrap contact-page">
        <h1>{site.t('contact.title')}</h1>
        <p className="lead">{site.t('contact.intro')}</p>
        <ContactForm
          form={form.get('form') === 'page' ? 'page' : 'popup'}
          page={String(form.get('page') ?? `/${site.locale}`)}
          texts={contactTexts(site)}
          rows={messageRows(site.locale)}
          values={form}
          {...(site.crossBorder && { crossBorder: true })}
          problems={problems}
          {...(notice && { notice })}
        />
      </section>
    ),
  }
}
