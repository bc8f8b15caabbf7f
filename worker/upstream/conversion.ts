import type { Locale } from '../../locales/index.ts'
import type { Variables } from '../settings.ts'
import { call, type Outcome, outcomeOf } from './client.ts'

/**
 * Uploads a conversion to the ad platform: an ad click that led to a message (`newType` 3). `landing`: the URL that the
 * click led to.
 */
export async function uploadConversion(
  variables: Variables,
  { locale, landing }: { locale: Locale; landing: string | null },
): Promise<Outcome> {
  const result = await call({
    address: variables.AD_CONVERSION_URL,
    method: 'POST',
    locale,
    body: { token: variables.AD_CONVERSION_TOKEN, conversionTypes: [{ logidUrl: landing, newType: 3 }] },
    timeout: 5_000,
  })
  return outcomeOf(result)
}
