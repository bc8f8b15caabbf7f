import type { Site } from '../../site.ts'
import type { Section } from '../legal/legal-document.tsx'

const heads = ['privacy.transmission.recipient', 'privacy.transmission.sent', 'privacy.transmission.use'] as const

/**
 * Data that device or server send to third parties, as Japan's Telecommunications Business Act requires; enabled
 * services only.
 */
export const transmission: Section = {
  id: 'transmission',
  title: 'privacy.transmission.title',
  clauses: [
    {
      text: 'privacy.transmission.law',
      table: {
        caption: 'privacy.transmission.caption',
        none: 'privacy.transmission.none',
        head: [...heads, 'privacy.transmission.host'],
        rows: [
          {
            where: ({ statistics }) => statistics !== '',
            cells: [
              'privacy.transmission.statistics',
              'privacy.transmission.statisticsSent',
              'privacy.transmission.statisticsUse',
              ({ statistics }) => hostOf(statistics),
            ],
          },
          {
            where: ({ advertising }) => advertising !== '',
            cells: [
              'privacy.transmission.advertising',
              'privacy.transmission.advertisingSent',
              'privacy.transmission.advertisingUse',
              ({ advertising }) => hostOf(advertising),
            ],
          },
          {
            where: ({ turnstile }) => turnstile !== '',
            cells: [
              'privacy.transmission.turnstile',
              'privacy.transmission.turnstileSent',
              'privacy.transmission.turnstileUse',
              ({ turnstile }) => hostOf(turnstile ? turnstile.host : ''),
            ],
          },
          {
            where: ({ mediaHost }) => mediaHost !== '',
            cells: [
              'privacy.transmission.media',
              'privacy.transmission.mediaSent',
              'privacy.transmission.mediaUse',
              ({ mediaHost }) => hostOf(mediaHost),
            ],
          },
        ],
      },
    },
    {
      text: 'privacy.transmission.server',
      table: {
        caption: 'privacy.transmission.serverCaption',
        none: 'privacy.transmission.none',
        head: heads,
        rows: [
          {
            where: ({ serverCalls }: Site) => serverCalls.tracker,
            cells: [
              'privacy.transmission.tracker',
              'privacy.transmission.trackerSent',
              'privacy.transmission.trackerUse',
            ],
          },
          {
            where: ({ serverCalls }: Site) => serverCalls.conversion,
            cells: [
              'privacy.transmission.conversion',
              'privacy.transmission.conversionSent',
              'privacy.transmission.conversionUse',
            ],
          },
          {
            where: ({ serverCalls }: Site) => serverCalls.register,
            cells: [
              'privacy.transmission.register',
              'privacy.transmission.registerSent',
              'privacy.transmission.registerUse',
            ],
          },
        ],
      },
    },
    'privacy.transmission.before',
  ],
}

function hostOf(address: string): { code: string } {
  return { code: URL.parse(address)?.host ?? address }
}
