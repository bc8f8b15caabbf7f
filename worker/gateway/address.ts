import type { Context, MiddlewareHandler } from 'hono'
import { localeOf } from '../../locales/index.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import { isEncrypted, urlOf } from '../request.ts'

/** Whether the visitor asked over http, as Cloudflare's edge reports; never on a developer's machine. */
export function cameInTheClear(c: Context): boolean {
  return !isEncrypted(c) && c.req.header('CF-Visitor')?.includes('"http"') === true
}

/** 301 to the same address over https. */
export const toHttps: MiddlewareHandler = async (c, next) => {
  if (!cameInTheClear(c)) return next()

  c.header('Cache-Control', cachePolicy.day)
  return c.redirect(c.req.url.replace(/^http:/, 'https:'), 301)
}

/** 301 to the canonical path: no doubled or trailing slash, the language in its own spelling. */
export const toCanonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = urlOf(c)
  const segments = pathname.split('/').filter(Boolean)
  const locale = localeOf(segments[0])
  const path = `/${(locale ? [locale, ...segments.slice(1)] : segments).join('/')}`
  if (path === pathname) return next()

  c.header('Cache-Control', cachePolicy.day)
  return c.redirect(path + search, 301)
}
