import type { Context } from 'hono'
import { companies, fallbackLocale } from '../../locales/index.ts'
import { href, type Settings } from '../../ui/site.ts'
import { cachePolicy } from './cache-control.ts'

/** The address of RFC 9116; the older `/security.txt` redirects to it. */
export const securityPath = '/.well-known/security.txt'

/** Milliseconds until it expires; RFC 9116 allows a year. */
const validity = 180 * 86_400_000

/** GET /.well-known/security.txt: where to report a vulnerability (RFC 9116). */
export function securityText(c: Context, { origin, enabledLocales }: Settings): Response {
  const [locale = fallbackLocale] = enabledLocales
  const lines = [
    `Contact: mailto:${companies[locale].email}`,
    `Contact: ${origin}${href(locale, 'contact')}`,
    `Expires: ${new Date(Date.now() + validity).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${enabledLocales.map((one) => one.slice(0, 2)).join(', ')}`,
    `Canonical: ${origin}${securityPath}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': cachePolicy.sharedPage })
}
