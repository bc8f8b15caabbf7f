import type { Section } from '../legal/legal-document.tsx'
import { annex, audits, dataTable, subject, subProcessors } from './shared.ts'

/** Under the Act on the Protection of Personal Information of Japan. */
export const japan: readonly Section[] = [
  {
    id: 'terms',
    title: 'processing.terms.title',
    clauses: [
      'processing.terms.parties',
      'processing.japan.laws',
      'processing.japan.roles',
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
    clauses: [dataTable, 'processing.data.reduce', 'processing.japan.basis', 'processing.japan.sensitive'],
  },
  {
    id: 'instructions',
    title: 'processing.instructions.title',
    clauses: [
      'processing.instructions.only',
      'processing.instructions.unlawful',
      'processing.instructions.own',
      'processing.japan.mixing',
      'processing.japan.report',
    ],
  },
  {
    id: 'people',
    title: 'processing.people.title',
    clauses: ['processing.people.bound', 'processing.japan.staff', 'processing.people.support'],
  },
  {
    id: 'security',
    title: 'processing.security.title',
    clauses: ['processing.security.annex', 'processing.japan.controls', 'processing.security.yours'],
  },
  {
    id: 'others',
    title: 'processing.others.title',
    clauses: [
      subProcessors,
      'processing.others.region',
      'processing.japan.approval',
      'processing.others.change',
      'processing.others.same',
    ],
  },
  {
    id: 'borders',
    title: 'processing.japan.borders',
    clauses: [
      {
        text: 'processing.japan.countries',
        table: {
          caption: 'processing.japan.countriesCaption',
          head: ['processing.japan.country', 'processing.japan.who', 'processing.japan.system'],
          rows: [
            ['processing.japan.chinaCountry', 'processing.japan.chinaWho', 'processing.japan.chinaSystem'],
            ['processing.japan.usCountry', 'processing.japan.usWho', 'processing.japan.usSystem'],
          ],
        },
        links: [
          {
            label: 'privacy.borders.japanLink',
            url: 'https://www.ppc.go.jp/personalinfo/legal/kaiseihogohou/#gaikoku',
          },
        ],
      },
      'processing.japan.equivalent',
      'processing.japan.review',
      'processing.japan.demand',
    ],
  },
  {
    id: 'breach',
    title: 'processing.breach.title',
    clauses: [
      'processing.japan.noticeTime',
      'processing.breach.content',
      'processing.japan.ppc',
      'processing.breach.help',
    ],
  },
  {
    id: 'rights',
    title: 'processing.rights.title',
    clauses: ['processing.rights.forward', 'processing.rights.help', 'processing.japan.rights'],
  },
  audits,
  {
    id: 'deletion',
    title: 'processing.deletion.title',
    clauses: [
      'processing.deletion.export',
      'processing.deletion.delete',
      'processing.japan.return',
      'processing.deletion.confirm',
    ],
  },
  {
    id: 'liability',
    title: 'processing.liability.title',
    clauses: ['processing.liability.terms', 'processing.japan.harm', 'processing.liability.persons'],
  },
  {
    id: 'disputes',
    title: 'processing.disputes.title',
    clauses: [
      {
        text: 'processing.disputes.talk',
        data: [
          { label: 'protocol.document.law', value: 'japanLaw' },
          { label: 'protocol.document.court', value: 'japanCourt' },
          { label: 'privacy.japan.office', value: 'japanOffice' },
          { label: 'privacy.japan.address', value: 'japanAddress' },
          { label: 'privacy.who.japan', value: 'japanRepresentative' },
        ],
      },
      'processing.disputes.languages',
    ],
  },
  annex(['processing.japan.environment', 'processing.japan.environmentText']),
]
