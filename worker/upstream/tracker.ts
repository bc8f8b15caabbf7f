import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import { log } from '../log.ts'
import type { Variables } from '../settings.ts'
import { call, failureOf } from './client.ts'

/** A page's address, and the host of the site that led there or ''. */
interface View {
  address: string
  referrer: string
  locale: Locale
  /** Name of the visitor's request, for the log. */
  request: string
}

const answer = v.object({ status: v.literal('success') })

/**
 * The only file that knows the visit counter (Matomo's tracking API): passes a page view on, with nothing that tells
 * one visitor from another, so that each view is a visit of its own there. A failure is logged; nothing where none is set.
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
    bots: '1', // programs are left out before; the Worker itself is none
  })
  const result = await call({
    address: 'matomo.php',
    base: TRACKER_URL,
    method: 'POST',
    locale,
    body: { requests: [`?${view}`] },
    timeout: 3_000,
  })
  if (result.outcome === 'accepted' && v.is(answer, result.body)) return

  log('warn', 'tracker-failed', { request, ...failureOf(result) })
}
