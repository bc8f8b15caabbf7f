import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isIndexed } from '../pages/robots.ts'
import { isEncrypted } from '../request.ts'

/** `public/_headers` has the same for files. */
const headers = (strictTransportSecurity: string | false) =>
  secureHeaders({
    strictTransportSecurity,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: {
      camera: [],
      displayCapture: [],
      geolocation: [],
      microphone: [],
      payment: [],
      serial: [],
      usb: [],
    },
    // Pages bring a policy of their own; everything else loads nothing and is framed by nobody.
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    overwrite: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xXssProtection: false,
    removePoweredBy: false,
  })

// Browsers ignore the header over http (RFC 6797, section 8.1). Two years, subdomains too.
const overHttp = headers(false)
const overHttps = headers('max-age=63072000; includeSubDomains')

/** Sets the security headers of every answer. */
export const securityHeaders: MiddlewareHandler = (c, next) => (isEncrypted(c) ? overHttps : overHttp)(c, next)

/** Keeps search engines away from whatever is not the production site under its canonical origin. */
export const noIndex: MiddlewareHandler = async (c, next) => {
  await next()
  if (!isIndexed(c)) c.res.headers.set('X-Robots-Tag', 'noindex')
}
