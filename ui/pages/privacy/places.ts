import type { Section } from '../legal/legal-document.tsx'

/** Notices required by privacy laws of US states, and the effect of Global Privacy Control there. */
export const states: Section = {
  id: 'states',
  title: 'privacy.states.title',
  clauses: [
    'privacy.states.notice',
    {
      text: 'privacy.states.categories',
      cases: [
        'privacy.states.identifiers',
        'privacy.states.professional',
        'privacy.states.activity',
        'privacy.states.location',
      ],
    },
    'privacy.states.sale',
    'privacy.states.rights',
    'privacy.states.requests',
    'privacy.states.signals',
  ],
}

/** Notices required by article 32 of Japan's APPI and article 10 of its cabinet order. */
export const japan: Section = {
  id: 'japan',
  title: 'privacy.japan.title',
  clauses: [
    {
      text: 'privacy.japan.business',
      data: [
        { label: 'protocol.document.operator', value: 'legalName' },
        { label: 'protocol.document.address', value: 'address' },
        { label: 'privacy.who.representative', value: 'representative' },
        { label: 'privacy.japan.office', value: 'japanOffice' },
        { label: 'privacy.japan.address', value: 'japanAddress' },
        { label: 'privacy.who.japan', value: 'japanRepresentative' },
      ],
    },
    'privacy.japan.purposes',
    'privacy.japan.requests',
    'privacy.japan.measures',
    'privacy.japan.complaints',
  ],
}
