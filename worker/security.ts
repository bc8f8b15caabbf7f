import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { assets } from '../ui/assets.ts'
import type { Page } from '../ui/page.ts'
import type { Site } from '../ui/site.ts'

/** Headers every answer carries, whatever it is. */
export const security: MiddlewareHandler = secureHeaders({
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  xFrameOptions: 'DENY',
  crossOriginResourcePolicy: false,
  xXssProtection: false,
})

/** What a page may load: scripts from here, its very own style sheets, pictures from here and the media host. */
export function contentSecurityPolicy(page: Pick<Page, 'style'>, { mediaHost, turnstile }: Site): string {
  const check = turnstile ? turnstile.host : ''
  const styles = ['site', page.style].flatMap((name) => assets.styles[name ?? '']?.hash ?? [])
  return [
    "default-src 'none'",
    `script-src 'self' ${check}`.trim(),
    ...(check ? [`frame-src ${check}`] : []),
    `style-src ${styles.map((hash) => `'${hash}'`).join(' ')}`,
    `img-src 'self' data: ${mediaHost}`.trim(),
    `media-src 'self' ${mediaHost}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
