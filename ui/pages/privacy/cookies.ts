import type { Section } from '../legal/document.tsx'

/** The cookies of worker/visit.ts and worker/locale.ts, the storage of ui/contact/draft.ts and ui/browser. */
export const cookies: Section = {
  id: 'cookies',
  title: 'privacy.cookies.title',
  clauses: [
    {
      text: 'privacy.cookies.set',
      table: {
        caption: 'privacy.cookies.caption',
        head: ['privacy.cookies.name', 'privacy.cookies.purpose', 'privacy.cookies.lifetime'],
        rows: [
          [{ code: 'lang' }, 'privacy.cookies.lang', 'privacy.cookies.year'],
          [{ code: 'referrer' }, 'privacy.cookies.referrer', 'privacy.cookies.referrerDays'],
          [{ code: 'click_id' }, 'privacy.cookies.clickId', 'privacy.cookies.clickDays'],
          [{ code: 'click_landing' }, 'privacy.cookies.clickLanding', 'privacy.cookies.clickDays'],
          [{ code: 'source' }, 'privacy.cookies.source', 'privacy.cookies.session'],
          [{ code: 'keyword' }, 'privacy.cookies.keyword', 'privacy.cookies.session'],
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
