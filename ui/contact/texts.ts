import type { Locale, Translate } from '../../locales/index.ts'
import { isSpaced } from '../../locales/languages.ts'
import { numberOf } from '../pages/privacy/order.ts'
import { type Given, href } from '../site.ts'
import { choiceLabels } from './choices.ts'
import { problemTexts } from './schema.ts'

export type ContactTexts = ReturnType<typeof contactTexts>

/** The texts of the form in a language, and no others; the island loads them as JSON. */
export function contactTexts({ t, locale }: { t: Translate<Given>; locale: Locale }) {
  return {
    optional: t('contact.optional'),
    choose: t('contact.choose'),
    fields: {
      requirementTypes: t('contact.fields.requirementTypes'),
      name: t('contact.fields.name'),
      company: t('contact.fields.company'),
      job: t('contact.fields.job'),
      jobBranch: t('contact.fields.jobBranch'),
      position: t('contact.fields.position'),
      positionOther: t('contact.fields.positionOther'),
      department: t('contact.fields.department'),
      telphone: t('contact.fields.telphone'),
      message: t('contact.fields.message'),
      agreement: t('contact.fields.agreement'),
      crossBorder: t('contact.fields.crossBorder', { section: numberOf('borders') }),
      website: t('contact.fields.website'),
    },
    hints: {
      requirementTypes: t('contact.hints.requirementTypes'),
      telphone: t('contact.hints.telphone'),
      message: t('contact.hints.message'),
      companies: t('contact.hints.companies', { count: '#' }),
      suggestions: t('contact.hints.suggestions'),
      useTyped: t('contact.hints.useTyped', { name: '#' }),
    },
    problems: problemTexts(t),
    summary: t('contact.problems.summary'),
    labels: choiceLabels(t),
    send: t('contact.send'),
    sending: t('contact.sending'),
    /** Addresses of the terms one agrees to, in the order of the text's links. */
    terms: [href(locale, 'protocol'), href(locale, 'privacy'), href(locale, 'processing')],
    sendingMeansAgreeing: t('contact.sendingMeansAgreeing'),
    tip: t('contact.tip'),
    success: t('contact.success'),
    successText: t('contact.successText'),
    offline: t('contact.offline'),
    notSent: t('contact.notSent'),
    close: t('contact.close'),
  }
}

/** Rows of the message box; Chinese and Japanese have one more. */
export function messageRows(locale: Locale): number {
  return isSpaced(locale) ? 3 : 4
}
