import type { Context } from 'hono'
import { companies, fallbackLocale } from '../../locales/index.ts'
import { href, type Settings } from '../../ui/site.ts'
import { cachePolicy } from './cache-control.ts'

/** Where researchers look for it; `/security.txt`, its older place, leads there. */
export const securityPath = '/.well-known/security.txt'

/** Milliseconds for which what it says can be relied on, of the year that RFC 9116 allows. */
const validity = 180 * 86_400_000

/** GET /.well-known/security.txt: whom to tell of a weakness (RFC 9116). It expires half a year after it was asked for. */
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
