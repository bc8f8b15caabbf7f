import { type Company, companies, type Locale, type Translate } from '../locales/index.ts'
import { type PageName, routes } from './routes.ts'
import { type Given, words } from './words.ts'

export { type Given, type Text, words } from './words.ts'

/** Addresses of the installers. */
export type Downloads = Record<'pc' | 'ios' | 'revitConstruction' | 'revitOperation' | 'revitCity', string>

/** Settings of a deployment that pages show. An empty text hides its part. */
export interface Settings {
  /** Canonical origin, such as https://www.example.com, without a trailing slash. */
  origin: string
  enabledLocales: readonly Locale[]
  hotline: string
  filing: string
  /** Host of /media; '' for this site. */
  mediaHost: string
  /** Addresses of the installers; '' for one on request. */
  downloads: Downloads
  /** Turnstile, Cloudflare's check against bots; '' when off. It does not work in mainland China. */
  turnstile: { key: string; host: string } | ''
  /** Addresses of the statistics script (Baidu Tongji) and the advertising script; '' when off. */
  statistics: string
  advertising: string
  /** Outside services that the Worker calls, and whether they are enabled. */
  serverCalls: Record<'tracker' | 'conversion' | 'register', boolean>
  /** Whether the contact form asks for consent before data leave the country, as mainland China's PIPL requires. */
  crossBorder: boolean
}

export type Mark = 'page' | 'true' | undefined

/** Everything that a page depends on: language, address and deployment, and nothing of a visitor. */
export interface Site extends Settings {
  locale: Locale
  t: Translate<Given>
  company: Company
  /** Whether the Chinese form asks for that consent, which the policy states in every language. */
  separateConsent: boolean
  /** Path without the language: `/`, `/newsroom`. */
  path: string
  /** Value of `aria-current` for a link: `page` for the current path, `true` when that begins like one after `|`. */
  markOf(paths: string): Mark
  /** The query keys that the page declares. */
  query: URLSearchParams
}

export function siteFor(locale: Locale, path: string, settings: Settings, query = new URLSearchParams()): Site {
  const company = companies[locale]
  const turnstile = locale === 'zh-CN' ? '' : settings.turnstile
  const crossBorder = locale === 'zh-CN' && settings.crossBorder
  const markOf: Site['markOf'] = (paths) => {
    const [own, ...section] = paths.split('|')
    return own === path ? 'page' : section.some((start) => path.startsWith(start)) ? 'true' : undefined
  }
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

/** The canonical path in a language: `/ja-JP`, `/ja-JP/newsroom`. */
export function localPath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Path of a page's Markdown: `/about.md`, and `/index.md` for home. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** Address of a job's page. */
export function jobHref(locale: Locale, id: string): string {
  return `${href(locale, 'job')}?id=${encodeURIComponent(id)}`
}

/** Address of a page in a language. `params` fill the named parts of its path. */
export function href(
  locale: Locale,
  page: PageName,
  anchor = '',
  params: Readonly<Record<string, string>> = {},
): string {
  const { path } = routes[page]
  const filled = path.includes(':')
    ? path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
    : path
  return localPath(locale, filled) + (anchor && `#${anchor}`)
}
