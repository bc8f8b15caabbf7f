import type { Context } from 'hono'
import { type Locale, localeOf } from '../locales/index.ts'
import type { Kind } from '../ui/page.ts'

/** What handlers of the gateway and the API find on `c.env` and `c.get`. */
export interface Gateway {
  Bindings: Env
  Variables: {
    /** The kind of page that answers; not set for redirects within the gateway, files and the API. */
    kind?: Kind
  }
}

/** A path, taken apart: `/ja-JP/about` has the language ja-JP and the path `/about`. */
export interface LocalPath {
  /** null where the path does not begin with a language. */
  locale: Locale | null
  path: string
}

const urls = new WeakMap<Request, Readonly<URL>>()

/** The URL of a request; parsed once. */
export function urlOf({ req: { raw } }: Context): Readonly<URL> {
  const url = urls.get(raw) ?? new URL(raw.url)
  urls.set(raw, url)
  return url
}

/** Language and path of a request's own URL. */
export function localPathOf(c: Context): LocalPath {
  return splitPath(urlOf(c).pathname)
}

/** Language and path of any pathname. */
export function splitPath(pathname: string): LocalPath {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = localeOf(first)
  return locale === first && locale ? { locale, path: `/${rest.join('/')}` } : { locale: null, path: pathname }
}

/**
 * Id of a request, in logs, in the table of messages and for the visitor: Cloudflare's CF-Ray, or Request-Id between the
 * gateway and the cached entrypoint. One is made where neither is given.
 */
export function requestIdOf(c: Context): string {
  const known: string | undefined = c.get('requestId')
  if (known) return known

  const given = c.req.header('CF-Ray') ?? c.req.header('Request-Id') ?? ''
  const id = /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
  c.set('requestId', id)
  return id
}

/** Whether the request came over https. */
export function isEncrypted(c: Context): boolean {
  return c.req.url.startsWith('https:')
}

/** ISO 3166-1 code of the visitor's country; undefined where it is unknown or hidden (Tor). */
export function countryOf(c: Context): string | undefined {
  const country = c.req.header('CF-IPCountry') ?? (c.req.raw.cf?.country as string | undefined)
  return country && !['XX', 'T1'].includes(country) ? country : undefined
}

/** The visitor's IP address. */
export function ipOf(c: Context): string {
  return c.req.header('CF-Connecting-IP') ?? 'unknown'
}

/** Key of rate limits: the IPv4 address, or the /64 of an IPv6 address, which is one customer's. */
export function networkOf(c: Context): string {
  const ip = ipOf(c)
  if (!ip.includes(':')) return ip

  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** The Referer, where it is a page of this site; else null. */
export function ownRefererOf(c: Context): URL | null {
  const referer = URL.parse(c.req.header('Referer') ?? '')
  return referer?.host === urlOf(c).host ? referer : null
}
