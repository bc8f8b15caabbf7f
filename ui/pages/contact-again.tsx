import { ContactForm } from '../contact/form.tsx'
import type { ProblemTexts } from '../contact/form-props.ts'
import { contactTexts, messageRows } from '../contact/texts.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

export interface FormAgain {
  /** The form as posted. */
  form: FormData
  problems?: ProblemTexts
  /** A message above the form, for no single field. */
  notice?: string
  /** A sum to solve, and whether an earlier answer was wrong. */
  question?: { first: number; second: number; isWrong: boolean }
}

/** The form on a page of its own for visitors without script: filled in, with its problems. */
export function contactAgainPage({ form, problems = {}, notice, question }: FormAgain): Page {
  return {
    title: ({ t, company }) => `${t('contact.title')} | ${company.brand}`,
    description: ({ t }) => t('contact.intro'),
    layout: 'plain',
    kind: 'private',
    style: 'notice',
    Body: ({ site }) => (
      <section className="wrap notice-page contact-page">
        <h1>{site.t('contact.title')}</h1>
        <p className="lead">{site.t('contact.intro')}</p>
        {question && <Sum {...question} site={site} />}
        <ContactForm
          form={form.get('form') === 'page' ? 'page' : 'popup'}
          page={String(form.get('page') ?? `/${site.locale}`)}
          texts={contactTexts(site)}
          rows={messageRows(site.locale)}
          values={form}
          {...(site.crossBorder && { crossBorder: true })}
          problems={problems}
          live={{ id: formId }}
          {...(notice && { notice })}
        />
      </section>
    ),
  }
}

const formId = 'contact-again'

/** A question without script; its answer is posted with the form below. */
function Sum({ site, first, second, isWrong }: NonNullable<FormAgain['question']> & { site: Site }) {
  return (
    <div className="field">
      <label htmlFor="answer">{site.t('contact.question', { first: `${first}`, second: `${second}` })}</label>
      <input
        id="answer"
        name="answer"
        form={formId}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'answer-problem' : undefined}
      />
      {isWrong && (
        <p className="problem" id="answer-problem">
          {site.t('contact.questionProblem')}
        </p>
      )}
    </div>
  )
}
