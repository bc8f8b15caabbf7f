import type { Context } from 'hono'
import { qrSvg } from '../../ui/parts/qr-svg.ts'
import type { Settings } from '../../ui/site.ts'
import { urlOf } from '../request.ts'
import { cachePolicy } from './cache-control.ts'

/** A path of this site, perhaps with an anchor; a code of more characters has modules too small for a phone. */
const target = /^\/[\w./-]{1,200}(#[\w-]{1,50})?$/

/** GET /qr.svg?to=/path%23anchor: a QR code of that address of this site; null where it is none. */
export function qrCode(c: Context, { origin }: Settings): Response | null {
  const to = urlOf(c).searchParams.get('to') ?? ''
  if (!target.test(to) || to.startsWith('//')) return null
  return c.body(qrSvg(origin + to), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': cachePolicy.day })
}
