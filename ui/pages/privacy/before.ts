import type { Section } from '../legal/legal-document.tsx'

/** The controller. */
export const who: Section = {
  id: 'who',
  title: 'privacy.who.title',
  clauses: [
    {
      text: 'privacy.who.operator',
      data: [
        { label: 'protocol.document.operator', value: 'legalName' },
        { label: 'protocol.document.registration', value: 'registration' },
        { label: 'protocol.document.address', value: 'address' },
        { label: 'privacy.who.representative', value: 'representative' },
      ],
    },
    {
      text: 'privacy.who.abroad',
      data: [
        { label: 'privacy.who.europe', value: 'euRepresentative' },
        { label: 'privacy.who.unitedKingdom', value: 'ukRepresentative' },
        { label: 'privacy.who.japan', value: 'japanRepresentative' },
      ],
    },
    'privacy.who.scope',
    'privacy.who.customers',
  ],
}

/** Data of the form, and data stored with it. */
export const given: Section = {
  id: 'given',
  title: 'privacy.given.title',
  clauses: [
    {
      text: 'privacy.given.collected',
      table: {
        caption: 'privacy.given.caption',
        head: ['privacy.given.field', 'privacy.given.needed', 'privacy.given.use'],
        rows: [
          ['privacy.given.name', 'privacy.given.yes', 'privacy.given.nameUse'],
          ['privacy.given.company', 'privacy.given.yes', 'privacy.given.companyUse'],
          ['privacy.given.enterprise', 'privacy.given.yes', 'privacy.given.enterpriseUse'],
          ['privacy.given.position', 'privacy.given.yes', 'privacy.given.positionUse'],
          ['privacy.given.department', 'privacy.given.no', 'privacy.given.departmentUse'],
          ['privacy.given.phone', 'privacy.given.yes', 'privacy.given.phoneUse'],
          ['privacy.given.types', 'privacy.given.yes', 'privacy.given.typesUse'],
          ['privacy.given.message', 'privacy.given.no', 'privacy.given.messageUse'],
        ],
      },
    },
    {
      text: 'privacy.given.with',
      cases: [
        'privacy.given.page',
        'privacy.given.origin',
        'privacy.given.click',
        'privacy.given.consent',
        'privacy.given.delivery',
      ],
    },
    'privacy.given.sensitive',
    'privacy.given.missing',
  ],
}

/** Data that every request contains. */
export const automatic: Section = {
  id: 'automatic',
  title: 'privacy.automatic.title',
  clauses: [
    'privacy.automatic.logs',
    'privacy.automatic.country',
    'privacy.automatic.limit',
    'privacy.automatic.key',
    'privacy.automatic.trap',
    'privacy.automatic.views',
    'privacy.automatic.vitals',
  ],
}

/** Purposes and legal bases. */
export const purposes: Section = {
  id: 'purposes',
  title: 'privacy.purposes.title',
  clauses: [
    {
      text: 'privacy.purposes.why',
      table: {
        caption: 'privacy.purposes.caption',
        head: ['privacy.purposes.purpose', 'privacy.purposes.data', 'privacy.purposes.ground'],
        rows: [
          {
            where: ({ separateConsent }) => separateConsent,
            cells: ['privacy.purposes.answer', 'privacy.purposes.answerData', 'privacy.purposes.answerAgreed'],
          },
          {
            where: ({ separateConsent }) => !separateConsent,
            cells: ['privacy.purposes.answer', 'privacy.purposes.answerData', 'privacy.purposes.answerAsked'],
          },
          {
            where: ({ separateConsent }) => separateConsent,
            cells: ['privacy.purposes.origin', 'privacy.purposes.originData', 'privacy.purposes.originAgreed'],
          },
          {
            where: ({ separateConsent }) => !separateConsent,
            cells: ['privacy.purposes.origin', 'privacy.purposes.originData', 'privacy.purposes.originAsked'],
          },
          ['privacy.purposes.security', 'privacy.purposes.securityData', 'privacy.purposes.securityGround'],
          ['privacy.purposes.proof', 'privacy.purposes.proofData', 'privacy.purposes.proofGround'],
        ],
      },
    },
    'privacy.purposes.automated',
    'privacy.purposes.other',
    'privacy.purposes.withdraw',
  ],
}

/** Company accounts of the services, which this site does not have. */
export const accounts: Section = {
  id: 'accounts',
  title: 'privacy.accounts.title',
  clauses: [
    'privacy.accounts.none',
    'privacy.accounts.administrator',
    'privacy.accounts.realName',
    'privacy.accounts.representative',
    'privacy.accounts.change',
  ],
}
