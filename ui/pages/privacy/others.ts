import type { Section } from '../legal/legal-document.tsx'

/** Processors and other recipients. */
export const others: Section = {
  id: 'others',
  title: 'privacy.others.title',
  clauses: [
    {
      text: 'privacy.others.cloudflare',
      links: [
        { label: 'privacy.others.cloudflareLink', url: 'https://www.cloudflare.com/privacypolicy/' },
        { label: 'privacy.others.subprocessorsLink', url: 'https://www.cloudflare.com/gdpr/subprocessors/' },
      ],
    },
    'privacy.others.system',
    'privacy.others.staff',
    'privacy.others.authorities',
  ],
}

/** Legal grounds for data that leave a country. */
export const borders: Section = {
  id: 'borders',
  title: 'privacy.borders.title',
  clauses: [
    'privacy.borders.where',
    'privacy.borders.mainland',
    { text: 'privacy.borders.agreed', where: ({ separateConsent }) => separateConsent },
    { text: 'privacy.borders.asked', where: ({ separateConsent }) => !separateConsent },
    'privacy.borders.hongKong',
    {
      text: 'privacy.borders.japan',
      links: [
        {
          label: 'privacy.borders.japanLink',
          url: 'https://www.ppc.go.jp/personalinfo/legal/kaiseihogohou/#gaikoku',
        },
      ],
    },
    'privacy.borders.europe',
  ],
}
