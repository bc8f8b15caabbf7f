import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fallbackLocale, type Locale } from '../../locales/index.ts'
import { errorPage } from '../../ui/pages/error.tsx'
import { siteFor, words } from '../../ui/site.ts'
import { log, requestOf } from '../log.ts'
import { urlOf } from '../request.ts'
import { pageSettings, variablesOrDefaults } from '../settings.ts'
import { cachePolicy } from './cache-control.ts'
import { respond } from './response.tsx'

/** The error page in a language, with the error's status, message and reference; a plain last word where that fails too. */
export async function respondToError(c: Context, error: unknown, locale: Locale = fallbackLocale): Promise<Response> {
  try {
    const status = statusOf(error)
    log(status < 500 ? 'warn' : 'error', 'request-error', { request: requestOf(c), status, path: c.req.path, error })
    c.header('Request-Id', requestOf(c))
    const origin = urlOf(c).origin
    const site = siteFor(locale, '/', pageSettings(variablesOrDefaults(c.env), origin))
    return await respond(c, site, errorPage(status, messageOf(error), requestOf(c)), { status })
  } catch (second) {
    log('error', 'error-page-error', { request: requestOf(c), error: second })
    return lastWord(c, locale)
  }
}

/** Status of an error: its `statusCode`, `status` or its response's status where that is an error's, else 500. */
export function statusOf(error: unknown): ContentfulStatusCode {
  const { statusCode, status, response } = (error ?? {}) as Record<string, unknown>
  const found = [statusCode, status, (response as Response | undefined)?.status].find(
    (value) => Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599,
  )
  return (found ?? 500) as ContentfulStatusCode
}

/** The error's own message; what the database says of its tables and statements is for the log only. */
function messageOf(error: unknown): string {
  return error instanceof Error && !error.message.startsWith('D1_') ? error.message : ''
}

function lastWord(c: Context, locale: Locale) {
  const t = words(locale)
  c.header('Cache-Control', cachePolicy.never)
  return c.html(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${t('errors.last')}</title>` +
      `<p>${t('errors.last')}</p><p><a href="/${locale}">${t('errors.back')}</a></p></html>`,
    500,
  )
}
