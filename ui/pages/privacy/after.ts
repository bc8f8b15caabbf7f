import type { Section } from '../legal/legal-document.tsx'

/** LEAD_RETENTION_DAYS and the states of worker/leads/states.ts. */
export const retention: Section = {
  id: 'retention',
  title: 'privacy.retention.title',
  clauses: [
    'privacy.retention.finished',
    'privacy.retention.unfinished',
    'privacy.retention.copies',
    'privacy.retention.claims',
  ],
}

/** Guardians. */
export const children: Section = {
  id: 'children',
  title: 'privacy.children.title',
  clauses: ['privacy.children.consent', 'privacy.children.found'],
}

/** Security measures, and their failure. */
export const security: Section = {
  id: 'security',
  title: 'privacy.security.title',
  clauses: ['privacy.security.measures', 'privacy.security.leak'],
}

/** Rights by jurisdiction, with the authority. */
export const rights: Section = {
  id: 'rights',
  title: 'privacy.rights.title',
  clauses: [
    {
      text: 'privacy.rights.byLaw',
      table: {
        caption: 'privacy.rights.caption',
        head: ['privacy.rights.place', 'privacy.rights.right', 'privacy.rights.authority'],
        rows: [
          ['privacy.rights.mainland', 'privacy.rights.mainlandRight', 'privacy.rights.mainlandAuthority'],
          ['privacy.rights.hongKong', 'privacy.rights.hongKongRight', 'privacy.rights.hongKongAuthority'],
          ['privacy.rights.macao', 'privacy.rights.macaoRight', 'privacy.rights.macaoAuthority'],
          ['privacy.rights.japan', 'privacy.rights.japanRight', 'privacy.rights.japanAuthority'],
          ['privacy.rights.europe', 'privacy.rights.europeRight', 'privacy.rights.europeAuthority'],
          ['privacy.rights.america', 'privacy.rights.americaRight', 'privacy.rights.americaAuthority'],
        ],
      },
      links: [
        { label: 'privacy.rights.mainlandAuthority', url: 'https://www.cac.gov.cn/' },
        { label: 'privacy.rights.hongKongAuthority', url: 'https://www.pcpd.org.hk/' },
        { label: 'privacy.rights.macaoAuthority', url: 'https://www.dspdp.gov.mo/' },
        { label: 'privacy.rights.japanAuthority', url: 'https://www.ppc.go.jp/' },
      ],
    },
    'privacy.rights.elsewhere',
    'privacy.rights.how',
    'privacy.rights.refuse',
  ],
}

/** Versions and languages. */
export const changes: Section = {
  id: 'changes',
  title: 'privacy.changes.title',
  clauses: ['privacy.changes.version', 'privacy.changes.notice', 'privacy.changes.languages'],
}

/** Contact. */
export const ask: Section = {
  id: 'ask',
  title: 'privacy.ask.title',
  clauses: [
    {
      text: 'privacy.ask.write',
      data: [
        { label: 'privacy.ask.mail', value: 'privacyEmail' },
        { label: 'protocol.document.operator', value: 'legalName' },
        { label: 'protocol.document.address', value: 'address' },
      ],
    },
  ],
}
