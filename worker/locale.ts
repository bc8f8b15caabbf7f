import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { fallbackLocale, type Locale, localeOf, locales } from '../locales/index.ts'
import { languages } from '../locales/languages.ts'
import { facts } from '../ui/facts.ts'
import { localPath } from '../ui/site.ts'
import type { Gateway } from './app.ts'
import { cachePolicy } from './cache.ts'
import { variablesOrDefaults } from './settings.ts'
import { urlOf } from './url.ts'

const countryLocales = new Map(
  locales.flatMap((locale) => languages[locale].countries.map((country) => [country, locale])),
)
/** Seconds. */
const year = 31_536_000
const languageLocales = new Map<string, Locale>(locales.map((locale) => [locale.slice(0, 2), locale]))

/** 301 to the one canonical spelling: no doubled or trailing slash, the language segment as it is written. */
export const canonicalAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = urlOf(c)
  const segments = pathname.split('/').filter(Boolean)
  const locale = localeOf(segments[0])
  const path = `/${(locale ? [locale, ...segments.slice(1)] : segments).join('/')}`
  if (path === pathname) return next()

  c.header('Cache-Control', cachePolicy.moved)
  return c.redirect(path + search, 301)
}

/** `?lang=`: remembers the choice and answers 303 to the clean address in that language, query kept. */
export const switchLanguage: MiddlewareHandler<Gateway> = async (c, next) => {
  const locale = enabled(c, c.req.query('lang'))
  if (!locale) return next()

  const url = new URL(c.req.url)
  url.searchParams.delete('lang')
  const query = url.search || searchOf(c, refererOf(c))
  setCookie(c, 'lang', locale, {
    path: '/',
    maxAge: facts.languageCookieYears * year,
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
  })
  c.header('Cache-Control', cachePolicy.never)
  return c.redirect(localPath(locale, splitPath(url.pathname).path) + query, 303)
}

/** `/ja-JP/about` → ja-JP and /about; a path without a language has none. */
export function splitPath(pathname: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = localeOf(first)
  return locale === first && locale ? { locale, path: `/${rest.join('/')}` } : { locale: null, path: pathname }
}

/** The visitor's language: that of the address, else cookie, else country, else Accept-Language, else the fallback. */
export function chooseLocale(c: Context<Gateway>, pathname = urlOf(c).pathname): Locale {
  const country = countryOf(c)
  const chosen =
    enabled(c, splitPath(pathname).locale) ??
    enabled(c, getCookie(c, 'lang')) ??
    enabled(c, country ? (countryLocales.get(country) ?? fallbackLocale) : accepted(c))
  return chosen ?? enabled(c, fallbackLocale) ?? (variablesOrDefaults(c.env).ENABLED_LOCALES[0] as Locale)
}

/** The language of an API call: that of the page it comes from, named by `page` or the Referer, else the visitor's. */
export function callLocale(c: Context<Gateway>, page?: unknown): Locale {
  const path = typeof page === 'string' ? (page.split(/[?#]/)[0] ?? '') : ''
  return chooseLocale(c, splitPath(path).locale ? path : (refererOf(c)?.pathname ?? ''))
}

/** ISO 3166-1 code of the country that the request comes from; undefined where it is unknown or hidden (Tor). */
export function countryOf(c: Context): string | undefined {
  const country = c.req.header('CF-IPCountry') ?? (c.req.raw.cf?.country as string | undefined)
  return country && !['XX', 'T1'].includes(country) ? country : undefined
}

/** The Referer as an address of this very site, or null. */
export function refererOf(c: Context<Gateway>): URL | null {
  const referer = URL.parse(c.req.header('Referer') ?? '')
  return referer?.host === urlOf(c).host ? referer : null
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

function searchOf(c: Context<Gateway>, referer: URL | null): string {
  if (!referer || splitPath(referer.pathname).path !== splitPath(urlOf(c).pathname).path) return ''
  referer.searchParams.delete('lang')
  return referer.search
}
