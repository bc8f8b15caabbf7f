import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { fallbackLocale, type Locale, localeOf, locales } from '../../locales/index.ts'
import { languages } from '../../locales/languages.ts'
import { facts } from '../../ui/facts.ts'
import { localPath } from '../../ui/site.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import { countryOf, type Gateway, isEncrypted, localPathOf, ownRefererOf, splitPath } from '../request.ts'
import { variablesOrDefaults } from '../settings.ts'

const countryLocales = new Map(
  locales.flatMap((locale) => languages[locale].countries.map((country) => [country, locale])),
)
/** Seconds. */
const year = 31_536_000
const languageLocales = new Map<string, Locale>(locales.map((locale) => [locale.slice(0, 2), locale]))

/** `?lang=`: sets the language cookie and redirects (303) to the same page in that language, without `lang`. */
export const switchLanguage: MiddlewareHandler<Gateway> = async (c, next) => {
  const locale = enabled(c, c.req.query('lang'))
  if (!locale) return next()

  const { path } = localPathOf(c)
  const url = new URL(c.req.url)
  url.searchParams.delete('lang')
  setCookie(c, 'lang', locale, {
    path: '/',
    maxAge: facts.languageCookieYears * year,
    sameSite: 'Lax',
    secure: isEncrypted(c),
  })
  c.header('Cache-Control', cachePolicy.never)
  return c.redirect(localPath(locale, path) + (url.search || queryOfReferer(c, path)), 303)
}

/** The visitor's language, from the path, the cookie, the country or Accept-Language, in this order; else the fallback. */
export function chooseLocale(c: Context<Gateway>, named = localPathOf(c).locale): Locale {
  const country = countryOf(c)
  const chosen =
    enabled(c, named) ??
    enabled(c, getCookie(c, 'lang')) ??
    enabled(c, country ? (countryLocales.get(country) ?? fallbackLocale) : accepted(c))
  return chosen ?? enabled(c, fallbackLocale) ?? (variablesOrDefaults(c.env).ENABLED_LOCALES[0] as Locale)
}

/** Language of an API call: that of the page it comes from, which `page` or the Referer names; else the visitor's. */
export function callLocale(c: Context<Gateway>, page?: unknown): Locale {
  const path = typeof page === 'string' ? (page.split(/[?#]/)[0] ?? '') : ''
  return chooseLocale(c, splitPath(path).locale ?? splitPath(ownRefererOf(c)?.pathname ?? '').locale)
}

function accepted(c: Context<Gateway>): Locale | undefined {
  return parseAccept(c.req.header('Accept-Language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => languageLocales.get(type.slice(0, 2).toLowerCase()))
    .find((locale) => enabled(c, locale))
}

function enabled(c: Context<Gateway>, text: string | null | undefined): Locale | null {
  const locale = localeOf(text ?? undefined)
  return locale && variablesOrDefaults(c.env).ENABLED_LOCALES.includes(locale) ? locale : null
}

/** The query of the page that the visitor comes from, where it is the same page in another language. */
function queryOfReferer(c: Context<Gateway>, path: string): string {
  const referer = ownRefererOf(c)
  if (!referer || splitPath(referer.pathname).path !== path) return ''
  referer.searchParams.delete('lang')
  return referer.search
}
