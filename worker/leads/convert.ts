import type { Variables } from '../settings.ts'
import { uploadConversion } from '../upstream/conversion.ts'
import { delayAfter, lease, mostAttempts } from './attempts.ts'
import { leads } from './store.ts'

/** Uploads the ad conversion of a message, if one is due. Milliseconds until it is to be tried again, or null. */
export async function convert(env: Env, variables: Variables, key: string): Promise<number | null> {
  const store = leads(env.DB)
  const lead = variables.AD_CONVERSION_URL ? await store.claimConversion(key, lease) : null
  if (!lead) return null

  if (await uploadConversion(variables, lead)) {
    await store.settleConversion(key, 'sent')
    return null
  }
  if (lead.conversionAttempts >= mostAttempts) {
    await store.settleConversion(key, 'failed')
    return null
  }
  const delay = delayAfter(lead.conversionAttempts)
  await store.settleConversion(key, { delay })
  return delay
}
