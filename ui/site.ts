import { type Company, companies, type Locale, type Translate } from '../locales/index.ts'
import { type PageName, routes } from './routes.ts'
import { type Given, words } from './words.ts'

export { type Given, type Text, words } from './words.ts'

/** Addresses of the installers. */
export type Downloads = Record<'pc' | 'ios' | 'revitConstruction' | 'revitOperation' | 'revitCity', string>

/** What a deployment sets and pages show. Empty text: not shown. */
export interface Settings {
  /** Canonical origin, such as https://www.example.com, no slash at the end. */
  origin: string
  enabledLocales: readonly Locale[]
  hotline: string
  filing: string
  /** Where /media lives: '' for this site. */
  mediaHost: string
  /** Where the installers are; '' for one that is to be asked for. */
  downloads: Downloads
  /** Cloudflare's check against machines; '' where it is off. It does not work in mainland China. */
  turnstile: { key: string; host: string } | ''
  /** Address of the script of the statistics service, Baidu Tongji, and of the advertising service; '' where off. */
  statistics: string
  advertising: string
  /** Outside services that the Worker calls, and whether they are on. */
  serverCalls: Record<'tracker' | 'conversion' | 'register', boolean>
  /** Whether the contact form asks before data leave the country; mainland China's law (PIPL) knows such a consent. */
  crossBorder: boolean
}

/** All that a page is a function of: the language, its address and the deployment; nothing of a visitor. */
export interface Site extends Settings {
  locale: Locale
  t: Translate<Given>
  company: Company
  /** Whether the Chinese form asks for that consent: the policy says so in every language. */
  separateConsent: boolean
  /** Path below the language segment: `/`, `/newsroom`. */
  path: string
  /** What a link to a path is marked with, as in `aria-current`: `page` where it is this very path. */
  markOf(path: string): 'page' | undefined
  /** The query keys that the page declares, and no others. */
  query: URLSearchParams
}

export function siteFor(locale: Locale, path: string, settings: Settings, query = new URLSearchParams()): Site {
  const company = companies[locale]
  const turnstile = locale === 'zh-CN' ? '' : settings.turnstile
  const crossBorder = locale === 'zh-CN' && settings.crossBorder
  const markOf: Site['markOf'] = (other) => (other === path ? 'page' : undefined)
  const separateConsent = settings.crossBorder
  return {
    ...settings,
    turnstile,
    crossBorder,
    separateConsent,
    locale,
    path,
    markOf,
    query,
    company,
    t: words(locale),
  }
}

/** `/ja-JP`, `/ja-JP/newsroom`: the canonical path of a path in a language. */
export function localPath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Where a page is to be had as Markdown: `/about.md`, and `/index.md` for home. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** Address of a job's page in a language. */
export function jobHref(locale: Locale, id: string): string {
  return `${href(locale, 'job')}?id=${encodeURIComponent(id)}`
}

/** Address of a page in a language; `params` fill the named parts of its path. */
export function href(
  locale: Locale,
  page: PageName,
  anchor = '',
  params: Readonly<Record<string, string>> = {},
): string {
  const path = routes[page].path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return localPath(locale, path) + (anchor && `#${anchor}`)
}
