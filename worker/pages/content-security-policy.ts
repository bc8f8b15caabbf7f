import { assets } from '../../ui/assets.ts'
import type { Page } from '../../ui/page.ts'
import type { Site } from '../../ui/site.ts'

/** What a page may load: its own scripts and sheets, pictures of the site and the media host, services that are on. */
export function contentSecurityPolicy(
  page: Pick<Page, 'style'>,
  site: Pick<Site, 'origin' | 'mediaHost' | 'turnstile' | 'statistics' | 'advertising'>,
): string {
  const { origin, mediaHost, turnstile } = site
  // The services whose scripts run where the visitor allows it.
  const services = [site.statistics, site.advertising].filter(Boolean).map((address) => new URL(address).origin)
  const foreign = [...(turnstile ? [turnstile.host] : []), ...services]
  const styles = ['site', page.style].flatMap((name) => assets.styles[name ?? ''] ?? [])
  return [
    "default-src 'none'",
    sources("script-src 'self'", `'${assets.start.hash}'`, ...foreign),
    ...(turnstile ? [`frame-src ${turnstile.host}`] : []),
    `style-src ${styles.map((hash) => `'${hash}'`).join(' ')}`,
    sources("img-src 'self'", mediaHost, ...services),
    sources("media-src 'self'", mediaHost),
    "font-src 'self'",
    sources("connect-src 'self'", ...services),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Foreign scripts write HTML in their own ways, which Trusted Types would break.
    ...(foreign.length === 0
      ? ["require-trusted-types-for 'script'", 'trusted-types plumbline-pages plumbline-check model walk']
      : []),
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function sources(directive: string, ...hosts: string[]): string {
  return [directive, ...new Set(hosts.filter(Boolean))].join(' ')
}
