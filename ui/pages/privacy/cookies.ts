import { ChoiceForm } from '../../consent/choice-form.tsx'
import type { Section } from '../legal/legal-document.tsx'

/**
 * Cookies of worker/gateway/attribution.ts, consent-cookie.ts and locale.ts, and storage of ui/contact/draft.ts and
 * ui/browser.
 */
export const cookies: Section = {
  id: 'cookies',
  title: 'privacy.cookies.title',
  clauses: [
    {
      text: 'privacy.cookies.set',
      table: {
        caption: 'privacy.cookies.caption',
        head: ['privacy.cookies.name', 'privacy.cookies.purpose', 'privacy.cookies.lifetime', 'privacy.cookies.kind'],
        rows: [
          [{ code: 'lang' }, 'privacy.cookies.lang', 'privacy.cookies.year', 'privacy.cookies.necessary'],
          [{ code: 'consent' }, 'privacy.cookies.consent', 'privacy.cookies.consentDays', 'privacy.cookies.necessary'],
          [
            { code: 'referrer' },
            'privacy.cookies.referrer',
            'privacy.cookies.referrerDays',
            'privacy.cookies.optional',
          ],
          [{ code: 'click_id' }, 'privacy.cookies.clickId', 'privacy.cookies.clickDays', 'privacy.cookies.optional'],
          [
            { code: 'click_landing' },
            'privacy.cookies.clickLanding',
            'privacy.cookies.clickDays',
            'privacy.cookies.optional',
          ],
          [{ code: 'source' }, 'privacy.cookies.source', 'privacy.cookies.session', 'privacy.cookies.optional'],
          [{ code: 'keyword' }, 'privacy.cookies.keyword', 'privacy.cookies.session', 'privacy.cookies.optional'],
          {
            where: ({ statistics }) => statistics !== '',
            cells: [
              { code: 'Hm_lvt_…' },
              'privacy.cookies.statistics',
              'privacy.cookies.statisticsYear',
              'privacy.cookies.optional',
            ],
          },
          {
            where: ({ statistics }) => statistics !== '',
            cells: [
              { code: 'Hm_lpvt_…' },
              'privacy.cookies.statistics',
              'privacy.cookies.session',
              'privacy.cookies.optional',
            ],
          },
        ],
      },
    },
    'privacy.cookies.script',
    {
      text: 'privacy.cookies.storage',
      table: {
        caption: 'privacy.cookies.storageCaption',
        head: ['privacy.cookies.name', 'privacy.cookies.purpose', 'privacy.cookies.lifetime'],
        rows: [
          [{ code: 'contact-popup' }, 'privacy.cookies.draft', 'privacy.cookies.draftUntil'],
          [{ code: 'contact-page' }, 'privacy.cookies.draft', 'privacy.cookies.draftUntil'],
          [{ code: 'reloaded' }, 'privacy.cookies.reloaded', 'privacy.cookies.reloadedUntil'],
        ],
      },
    },
    'privacy.cookies.delete',
  ],
}

/** The consent question, its audience, and the forms to answer it. */
export const choice: Section = {
  id: 'choice',
  title: 'privacy.choice.title',
  clauses: [
    'privacy.choice.asked',
    'privacy.choice.open',
    'privacy.choice.objects',
    { text: 'privacy.choice.change', Below: ChoiceForm },
  ],
}
