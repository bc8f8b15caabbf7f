import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fallbackLocale, type Locale } from '../../locales/index.ts'
import { errorPage } from '../../ui/pages/error.tsx'
import { siteFor, words } from '../../ui/site.ts'
import { log } from '../log.ts'
import { requestIdOf, urlOf } from '../request.ts'
import { pageSettings, variablesOrDefaults } from '../settings.ts'
import { cachePolicy } from './cache-control.ts'
import { respond } from './response.tsx'

/** The error page with the error's status, message and request id; a page without frame where rendering it fails too. */
export async function respondToError(c: Context, error: unknown, locale: Locale = fallbackLocale): Promise<Response> {
  try {
    const status = statusOf(error)
    log(status < 500 ? 'warn' : 'error', 'request-error', { request: requestIdOf(c), status, path: c.req.path, error })
    c.header('Request-Id', requestIdOf(c))
    const site = siteFor(locale, '/', pageSettings(variablesOrDefaults(c.env), urlOf(c).origin))
    return await respond(c, site, errorPage(status, messageOf(error), requestIdOf(c)), { status })
  } catch (second) {
    log('error', 'error-page-error', { request: requestIdOf(c), error: second })
    return bareErrorPage(c, locale)
  }
}

/** Status of an error: its `statusCode`, its `status` or that of its response, from 400 to 599; else 500. */
export function statusOf(error: unknown): ContentfulStatusCode {
  const { statusCode, status, response } = (error ?? {}) as Record<string, unknown>
  const found = [statusCode, status, (response as Response | undefined)?.status].find(
    (value) => Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599,
  )
  return (found ?? 500) as ContentfulStatusCode
}

/** The error's message, but for those of D1, which name tables and statements. */
function messageOf(error: unknown): string {
  return error instanceof Error && !error.message.startsWith('D1_') ? error.message : ''
}

function bareErrorPage(c: Context, locale: Locale) {
  const t = words(locale)
  c.header('Cache-Control', cachePolicy.never)
  return c.html(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${t('errors.last')}</title>` +
      `<p>${t('errors.last')}</p><p><a href="/${locale}">${t('errors.back')}</a></p></html>`,
    500,
  )
}
