import type { Section } from '../legal/document.tsx'

/** What device or server sends to third parties, as Japan's Telecommunications Business Act wants it told. */
export const transmission: Section = {
  id: 'transmission',
  title: 'privacy.transmission.title',
  clauses: [
    {
      text: 'privacy.transmission.law',
      table: {
        caption: 'privacy.transmission.caption',
        head: [
          'privacy.transmission.recipient',
          'privacy.transmission.sent',
          'privacy.transmission.use',
          'privacy.transmission.state',
        ],
        rows: [
          [
            'privacy.transmission.turnstile',
            'privacy.transmission.turnstileSent',
            'privacy.transmission.turnstileUse',
            ({ turnstile }) => (turnstile ? 'privacy.transmission.on' : 'privacy.transmission.off'),
          ],
          [
            'privacy.transmission.media',
            'privacy.transmission.mediaSent',
            'privacy.transmission.mediaUse',
            ({ mediaHost }) => (mediaHost ? 'privacy.transmission.on' : 'privacy.transmission.off'),
          ],
          [
            'privacy.transmission.statistics',
            'privacy.transmission.statisticsSent',
            'privacy.transmission.statisticsUse',
            'privacy.transmission.off',
          ],
          [
            'privacy.transmission.advertising',
            'privacy.transmission.advertisingSent',
            'privacy.transmission.advertisingUse',
            'privacy.transmission.off',
          ],
        ],
      },
    },
    {
      text: 'privacy.transmission.server',
      table: {
        caption: 'privacy.transmission.serverCaption',
        head: [
          'privacy.transmission.recipient',
          'privacy.transmission.sent',
          'privacy.transmission.use',
          'privacy.transmission.state',
        ],
        rows: [
          [
            'privacy.transmission.tracker',
            'privacy.transmission.trackerSent',
            'privacy.transmission.trackerUse',
            'privacy.transmission.off',
          ],
          [
            'privacy.transmission.conversion',
            'privacy.transmission.conversionSent',
            'privacy.transmission.conversionUse',
            'privacy.transmission.off',
          ],
          [
            'privacy.transmission.register',
            'privacy.transmission.registerSent',
            'privacy.transmission.registerUse',
            'privacy.transmission.off',
          ],
        ],
      },
    },
    'privacy.transmission.before',
  ],
}
