import type { Locale } from '../../locales/index.ts'
import type { Variables } from '../settings.ts'
import { call, type Outcome, outcomeOf } from './client.ts'

/** An ad click that led to a message. */
interface Conversion {
  locale: Locale
  /** The URL that the click led to. */
  landing: string | null
}

/** Uploads a conversion to the ad platform. `newType` 3 is a message. */
export async function uploadConversion(variables: Variables, { locale, landing }: Conversion): Promise<Outcome> {
  const result = await call({
    address: variables.AD_CONVERSION_URL,
    method: 'POST',
    locale,
    body: { token: variables.AD_CONVERSION_TOKEN, conversionTypes: [{ logidUrl: landing, newType: 3 }] },
    timeout: 5_000,
  })
  return outcomeOf(result)
}
