import type { Context } from 'hono'
import { urlOf } from '../request.ts'

/** Whether a page of this site makes the call, by Sec-Fetch-Site or Origin. Programs that send neither pass. */
export function isOwnCall(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  const origin = c.req.header('Origin')
  return !origin || URL.parse(origin)?.host === urlOf(c).host
}
