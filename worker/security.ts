import type { Context, MiddlewareHandler } from 'hono'
import { assets } from '../ui/assets.ts'
import type { Page } from '../ui/page.ts'
import type { Site } from '../ui/site.ts'
import { cachePolicy } from './cache.ts'
import { isIndexed } from './robots.ts'

/** What a page could ask its visitor for, and this site never does. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

/** Headers every answer of the Worker carries, whatever it is; `public/_headers` has those of files. */
const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unused.map((name) => `${name}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
]

/** Two years, subdomains too; only ever sent over https (RFC 6797, section 7.2). */
const transportSecurity = 'max-age=63072000; includeSubDomains'

/** What is no page, JSON, a feed or a redirect, may load nothing and be framed by nobody. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Puts the headers on whatever is answered, but for pages that come with them: written once, kept with the page. */
export const security: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('X-Content-Type-Options')) secure(c, c.res.headers)
}

/** Writes them into the headers of an answer. */
export function secure(c: Context, headers: Headers) {
  for (const [name, value] of securityHeaders) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', nothing)
  if (isEncrypted(c)) headers.set('Strict-Transport-Security', transportSecurity)
  if (!isIndexed(c)) headers.set('X-Robots-Tag', 'noindex')
}

/** Whether a visitor asked over http, as Cloudflare's edge says; on a developer's machine nobody does. */
export function cameInTheClear(c: Context): boolean {
  return !isEncrypted(c) && c.req.header('CF-Visitor')?.includes('"http"') === true
}

/** 301 to the same address over https. */
export const toHttps: MiddlewareHandler = async (c, next) => {
  if (!cameInTheClear(c)) return next()

  c.header('Cache-Control', cachePolicy.moved)
  return c.redirect(c.req.url.replace(/^http:/, 'https:'), 301)
}

/** What a page may load: scripts from here, its very own inline text, pictures from here and the media host. */
export function contentSecurityPolicy(
  page: Pick<Page, 'style'>,
  site: Pick<Site, 'origin' | 'mediaHost' | 'turnstile' | 'statistics' | 'advertising'>,
): string {
  const { origin, mediaHost, turnstile } = site
  const services = serviceHosts(site)
  const guests = [...(turnstile ? [turnstile.host] : []), ...services]
  const styles = ['site', page.style].flatMap((name) => assets.styles[name ?? ''] ?? [])
  return [
    "default-src 'none'",
    sources("script-src 'self'", `'${assets.start.hash}'`, ...guests),
    ...(turnstile ? [`frame-src ${turnstile.host}`] : []),
    `style-src ${styles.map((hash) => `'${hash}'`).join(' ')}`,
    sources("img-src 'self'", mediaHost, ...services),
    sources("media-src 'self'", mediaHost),
    "font-src 'self'",
    sources("connect-src 'self'", ...services),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Scripts of others write HTML in ways of their own: where one is let in, Trusted Types would break it.
    ...(guests.length === 0
      ? ["require-trusted-types-for 'script'", 'trusted-types plumbline-pages plumbline-check model']
      : []),
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function isEncrypted(c: Context): boolean {
  return c.req.url.startsWith('https:')
}

/** Hosts of the outside services whose scripts run where the visitor allows it. */
function serviceHosts({ statistics, advertising }: Pick<Site, 'statistics' | 'advertising'>): string[] {
  return [statistics, advertising].filter(Boolean).map((address) => new URL(address).origin)
}

function sources(directive: string, ...hosts: string[]): string {
  return [directive, ...new Set(hosts.filter(Boolean))].join(' ')
}
