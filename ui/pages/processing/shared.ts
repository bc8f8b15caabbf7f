import type { Clause } from '../legal/clause.tsx'
import type { Section } from '../legal/legal-document.tsx'
import type { Table } from '../legal/table.tsx'

/** Data subjects and kinds of data. Each version adds the excluded data. */
export const dataTable: Clause = {
  text: 'processing.data.list',
  table: {
    caption: 'processing.data.caption',
    head: ['processing.data.people', 'processing.data.kinds', 'processing.data.why'],
    rows: [
      ['processing.data.users', 'processing.data.usersKinds', 'processing.data.usersWhy'],
      ['processing.data.crews', 'processing.data.crewsKinds', 'processing.data.crewsWhy'],
      ['processing.data.seen', 'processing.data.seenKinds', 'processing.data.seenWhy'],
      ['processing.data.devices', 'processing.data.devicesKinds', 'processing.data.devicesWhy'],
    ],
  },
}

export const subProcessors: Clause = {
  text: 'processing.others.list',
  table: {
    caption: 'processing.others.caption',
    head: ['processing.others.name', 'processing.others.seat', 'processing.others.task'],
    rows: [['processing.others.cloudflare', 'processing.others.cloudflareSeat', 'processing.others.cloudflareTask']],
  },
  links: [{ label: 'privacy.others.subprocessorsLink', url: 'https://www.cloudflare.com/gdpr/subprocessors/' }],
}

/** Subject, purpose and end, the same in both versions. */
export const subject: Section = {
  id: 'subject',
  title: 'processing.subject.title',
  clauses: ['processing.subject.purpose', 'processing.subject.means', 'processing.subject.duration'],
}

export const audits: Section = {
  id: 'audits',
  title: 'processing.audits.title',
  clauses: ['processing.audits.papers', 'processing.audits.visit'],
}

/** The annex; each version adds a row. */
export const annex = (row: Table['rows'][number]): Section => ({
  id: 'annex',
  title: 'processing.annex.title',
  clauses: [
    {
      text: 'processing.annex.table',
      table: {
        caption: 'processing.annex.caption',
        head: ['processing.annex.area', 'processing.annex.measure'],
        rows: [
          ['processing.annex.organization', 'processing.annex.organizationText'],
          ['processing.annex.staff', 'processing.annex.staffText'],
          ['processing.annex.premises', 'processing.annex.premisesText'],
          ['processing.annex.access', 'processing.annex.accessText'],
          ['processing.annex.encryption', 'processing.annex.encryptionText'],
          ['processing.annex.separation', 'processing.annex.separationText'],
          ['processing.annex.logs', 'processing.annex.logsText'],
          ['processing.annex.continuity', 'processing.annex.continuityText'],
          ['processing.annex.weak', 'processing.annex.weakText'],
          row,
        ],
      },
    },
  ],
})
