import type { Section } from '../legal/legal-document.tsx'

/** The service and its permitted use. */
export const using: readonly Section[] = [
  {
    id: 'acceptance',
    title: 'protocol.acceptance.title',
    clauses: [
      'protocol.acceptance.parties',
      'protocol.acceptance.agree',
      'protocol.acceptance.company',
      'protocol.acceptance.contract',
      'protocol.acceptance.age',
    ],
  },
  {
    id: 'site',
    title: 'protocol.offer.title',
    clauses: [
      'protocol.offer.content',
      'protocol.offer.free',
      'protocol.offer.answer',
      'protocol.offer.downloads',
      'protocol.offer.pause',
    ],
  },
  {
    id: 'accounts',
    title: 'protocol.accounts.title',
    clauses: [
      'protocol.accounts.none',
      'protocol.accounts.administrator',
      'protocol.accounts.realName',
      'protocol.accounts.keep',
      'protocol.accounts.suspend',
    ],
  },
  {
    id: 'property',
    title: 'protocol.property.title',
    clauses: [
      'protocol.property.ours',
      {
        text: 'protocol.property.may',
        cases: ['protocol.property.read', 'protocol.property.quote', 'protocol.property.pass'],
      },
      'protocol.property.mayNot',
      'protocol.property.marks',
      'protocol.property.notice',
    ],
  },
  {
    id: 'models',
    title: 'protocol.models.title',
    clauses: [
      'protocol.models.yours',
      'protocol.models.license',
      'protocol.models.right',
      'protocol.models.secret',
      'protocol.models.deletion',
      'protocol.models.ideas',
    ],
  },
  {
    id: 'use',
    title: 'protocol.use.title',
    clauses: [
      {
        text: 'protocol.use.must',
        cases: [
          'protocol.use.false',
          'protocol.use.attack',
          'protocol.use.load',
          'protocol.use.harvest',
          'protocol.use.unlawful',
        ],
      },
      'protocol.use.limit',
      'protocol.use.breach',
    ],
  },
]
