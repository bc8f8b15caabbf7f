import type { Lead } from '../leads/store.ts'
import { log } from '../log.ts'
import type { Variables } from '../settings.ts'
import { call } from './client.ts'

/** Tells the ad platform that a click became a message (newType 3). True where it answered. */
export async function uploadConversion(variables: Variables, lead: Lead): Promise<boolean> {
  const result = await call({
    address: variables.AD_CONVERSION_URL,
    method: 'POST',
    locale: lead.locale,
    body: { token: variables.AD_CONVERSION_TOKEN, conversionTypes: [{ logidUrl: lead.landing, newType: 3 }] },
    timeout: 5_000,
  })
  if (!result.ok) log('warn', 'conversion-failed', { request: lead.request, key: lead.key, error: result.error })
  return result.ok
}
