import type { Lead } from '../leads/lead.ts'
import type { Outcome } from '../leads/outbox.ts'
import type { Variables } from '../settings.ts'
import { call } from './client.ts'

/** Tells the ad platform that a click became a message (newType 3). */
export async function uploadConversion(variables: Variables, lead: Lead): Promise<Outcome> {
  const result = await call({
    address: variables.AD_CONVERSION_URL,
    method: 'POST',
    locale: lead.locale,
    body: { token: variables.AD_CONVERSION_TOKEN, conversionTypes: [{ logidUrl: lead.landing, newType: 3 }] },
    timeout: 5_000,
  })
  if (result.outcome === 'accepted') return { outcome: 'accepted', answer: '' }
  if (result.outcome === 'refused') return { outcome: 'refused', answer: result.error, alert: true }
  return { ...result, answer: result.error }
}
