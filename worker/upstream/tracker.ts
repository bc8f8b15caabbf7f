import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import type { Variables } from '../settings.ts'
import { ask } from './client.ts'

/** A page view. `referrer`: host of the referring site, or ''. */
interface View {
  address: string
  referrer: string
  locale: Locale
  /** Id of the visitor's request, for the log. */
  request: string
}

const answer = v.object({ status: v.literal('success') })

/**
 * Sends a page view to Matomo, without anything that identifies the visitor: each view is a new visit there. Does nothing
 * where TRACKER_URL is empty. Failures are logged.
 */
export async function trackView({ TRACKER_URL, TRACKER_SITE_ID }: Variables, seen: View) {
  if (!TRACKER_URL) return

  const { address, referrer, locale, request } = seen
  const view = new URLSearchParams({
    idsite: TRACKER_SITE_ID,
    rec: '1',
    apiv: '1',
    url: address,
    ...(referrer && { urlref: `https://${referrer}/` }),
    lang: locale,
    new_visit: '1',
    bots: '1', // bots are left out before; Matomo takes the Worker for one
  })
  await ask(answer, 'tracker-failed', {
    address: 'matomo.php',
    base: TRACKER_URL,
    method: 'POST',
    locale,
    body: { requests: [`?${view}`] },
    timeout: 3_000,
    request,
  })
}
