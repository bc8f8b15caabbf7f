import type { Section } from '../legal/legal-document.tsx'

/** Liability of both sides, and disputes. */
export const answering: readonly Section[] = [
  {
    id: 'links',
    title: 'protocol.links.title',
    clauses: ['protocol.links.others', 'protocol.links.here'],
  },
  {
    id: 'prices',
    title: 'protocol.prices.title',
    clauses: [
      'protocol.prices.offer',
      'protocol.prices.order',
      'protocol.prices.trial',
      'protocol.prices.poc',
      'protocol.prices.tax',
    ],
  },
  {
    id: 'warranty',
    title: 'protocol.warranty.title',
    clauses: [
      'protocol.warranty.care',
      'protocol.warranty.figures',
      'protocol.warranty.engineering',
      'protocol.warranty.asIs',
    ],
  },
  {
    id: 'liability',
    title: 'protocol.liability.title',
    clauses: [
      'protocol.liability.cap',
      'protocol.liability.indirect',
      {
        text: 'protocol.liability.always',
        cases: ['protocol.liability.injury', 'protocol.liability.intent', 'protocol.liability.law'],
      },
      'protocol.liability.time',
      'protocol.liability.force',
    ],
  },
  {
    id: 'disputes',
    title: 'protocol.disputes.title',
    clauses: [
      'protocol.disputes.talk',
      'protocol.disputes.urgent',
      {
        text: 'protocol.disputes.court',
        data: [
          { label: 'protocol.document.law', value: 'law' },
          { label: 'protocol.document.court', value: 'court' },
        ],
      },
      'protocol.disputes.consumers',
    ],
  },
  {
    id: 'japan',
    title: 'protocol.japan.title',
    clauses: [
      {
        text: 'protocol.japan.court',
        data: [
          { label: 'protocol.document.law', value: 'japanLaw' },
          { label: 'protocol.document.court', value: 'japanCourt' },
          { label: 'privacy.who.japan', value: 'japanRepresentative' },
        ],
      },
      'protocol.japan.forces',
      'protocol.japan.acts',
      'protocol.japan.termination',
    ],
  },
  {
    id: 'changes',
    title: 'protocol.changes.title',
    clauses: ['protocol.changes.version', 'protocol.changes.notice', 'protocol.changes.end'],
  },
  {
    id: 'notices',
    title: 'protocol.notices.title',
    clauses: [
      {
        text: 'protocol.notices.us',
        data: [
          { label: 'protocol.document.operator', value: 'legalName' },
          { label: 'protocol.document.registration', value: 'registration' },
          { label: 'protocol.document.address', value: 'address' },
          { label: 'protocol.document.mail', value: 'email' },
        ],
      },
      'protocol.notices.you',
      'protocol.notices.received',
    ],
  },
  {
    id: 'languages',
    title: 'protocol.languages.title',
    clauses: ['protocol.languages.prevails', 'protocol.languages.invalid', 'protocol.languages.whole'],
  },
]
