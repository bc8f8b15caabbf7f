import type { Section } from '../legal/legal-document.tsx'
import { annex, audits, dataTable, subject, subProcessors } from './shared.ts'

/** Under the laws of mainland China, Hong Kong and Macao. */
export const china: readonly Section[] = [
  {
    id: 'terms',
    title: 'processing.terms.title',
    clauses: [
      'processing.terms.parties',
      'processing.china.laws',
      'processing.china.roles',
      'processing.terms.data',
      'processing.terms.order',
      'processing.terms.tick',
      'processing.terms.elsewhere',
    ],
  },
  subject,
  {
    id: 'data',
    title: 'processing.data.title',
    clauses: [
      dataTable,
      'processing.data.reduce',
      'processing.china.basis',
      'processing.china.sensitive',
      'processing.china.important',
    ],
  },
  {
    id: 'instructions',
    title: 'processing.instructions.title',
    clauses: [
      'processing.instructions.only',
      'processing.instructions.unlawful',
      'processing.instructions.own',
      'processing.china.records',
      'processing.china.authorities',
    ],
  },
  {
    id: 'people',
    title: 'processing.people.title',
    clauses: ['processing.people.bound', 'processing.people.support'],
  },
  {
    id: 'security',
    title: 'processing.security.title',
    clauses: ['processing.security.annex', 'processing.china.graded', 'processing.security.yours'],
  },
  {
    id: 'others',
    title: 'processing.others.title',
    clauses: [
      subProcessors,
      'processing.others.region',
      'processing.china.consent',
      'processing.others.change',
      'processing.others.same',
    ],
  },
  {
    id: 'borders',
    title: 'processing.china.borders',
    clauses: ['processing.china.inland', 'processing.china.export', 'processing.china.hongKong'],
  },
  {
    id: 'breach',
    title: 'processing.breach.title',
    clauses: [
      'processing.china.notice',
      'processing.breach.content',
      'processing.breach.help',
      'processing.china.incident',
    ],
  },
  {
    id: 'rights',
    title: 'processing.rights.title',
    clauses: ['processing.rights.forward', 'processing.rights.help', 'processing.china.rights'],
  },
  audits,
  {
    id: 'deletion',
    title: 'processing.deletion.title',
    clauses: [
      'processing.deletion.export',
      'processing.deletion.delete',
      'processing.china.return',
      'processing.deletion.confirm',
    ],
  },
  {
    id: 'liability',
    title: 'processing.liability.title',
    clauses: ['processing.liability.terms', 'processing.china.compensation', 'processing.liability.persons'],
  },
  {
    id: 'disputes',
    title: 'processing.disputes.title',
    clauses: [
      {
        text: 'processing.disputes.talk',
        data: [
          { label: 'protocol.document.law', value: 'law' },
          { label: 'protocol.document.court', value: 'court' },
        ],
      },
      'processing.disputes.languages',
    ],
  },
  annex(['processing.china.grading', 'processing.china.gradingText']),
]
