import * as v from 'valibot'
import { locales } from '../locales/index.ts'
import { facts } from '../ui/facts.ts'
import type { Settings } from '../ui/site.ts'

/** `mustBe` ends the message about a value that does not fit. `preset` stands for a variable that is not set. */
const fitting = (fits: (text: string) => boolean, mustBe: string) => v.pipe(v.string(mustBe), v.check(fits, mustBe))
const matching = (pattern: RegExp, mustBe: string, preset = '') =>
  v.optional(v.pipe(v.string(mustBe), v.regex(pattern, mustBe)), preset)
const number = (pattern: RegExp, mustBe: string, preset: string) =>
  v.pipe(matching(pattern, mustBe, preset), v.transform(Number))

/** An origin without a trailing slash; '' for none. */
const origin = fitting(
  (text) => text === '' || (URL.parse(text)?.origin === text && /^https?:/.test(text)),
  'must be empty or an origin such as https://www.example.com, without a path or a slash at the end',
)
const address = fitting(
  (text) => text === '' || (URL.canParse(text) && /^https?:/.test(text)),
  'must be empty or a whole address, https://…',
)
const text = v.optional(v.pipe(v.string(), v.trim()), '')
const mustBeLocales = `must be a list of ${locales.join(', ')}, with commas between`

const fields = v.object({
  ENVIRONMENT: v.optional(
    v.picklist(['production', 'staging', 'development'], 'must be production, staging or development'),
    'development',
  ),
  API_HOST: v.optional(address, ''),
  COMPANY_SEARCH_HOST: v.optional(origin, ''),
  COMPANY_SEARCH_KEY: text,
  COMPANY_SEARCH_SECRET: text,
  AD_CONVERSION_URL: v.optional(address, ''),
  AD_CONVERSION_TOKEN: text,
  AD_CLICK_PARAM: matching(/^\w+$/, 'must be the name of a query parameter: letters, digits, _', 'bd_vid'),
  AD_CONVERSION_DAYS: number(/^[1-9]\d{0,2}$/, 'must be a whole number of days, 1 to 999', '30'),
  OUTBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  MEDIA_HOST: v.optional(origin, ''),
  HOTLINE: matching(/^(\+?[\d\s()-]{3,})?$/, 'must be empty or a phone number'),
  ICP_FILING: text,
  SITE_ORIGIN: v.optional(origin, ''),
  ENABLED_LOCALES: v.pipe(
    v.optional(v.string(), locales.join()),
    v.transform((list) => list.split(',').map((locale) => locale.trim())),
    v.array(v.picklist(locales, mustBeLocales), mustBeLocales),
    v.minLength(1),
  ),
  DOWNLOAD_PC: v.optional(address, ''),
  DOWNLOAD_IOS: v.optional(address, ''),
  DOWNLOAD_REVIT_CONSTRUCTION: v.optional(address, ''),
  DOWNLOAD_REVIT_OPERATION: v.optional(address, ''),
  DOWNLOAD_REVIT_CITY: v.optional(address, ''),
  STATISTICS_ID: matching(
    /^([0-9a-f]{32})?$/,
    'must be empty or the 32 characters after hm.js? in the code of Baidu Tongji',
  ),
  TRACKER_URL: v.optional(address, ''),
  TRACKER_SITE_ID: matching(/^([1-9]\d*)?$/, 'must be empty or the number of the site'),
  AD_SCRIPT_URL: v.optional(address, ''),
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET: text,
  TURNSTILE_HOST: v.optional(origin, 'https://challenges.cloudflare.com'),
  CONTENT_TOKEN: text,
  PURGE_TOKEN: text,
  PREVIEW_SECRET: text,
  CROSS_BORDER_CONSENT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  CONTENT_CHECK_SECONDS: number(/^\d{1,2}$/, 'must be a number of seconds, 0 to 99', '20'),
  TIME_ZONE: matching(
    /^(UTC|[A-Z]\w*(\/[\w+-]+)+)$/,
    'must be the name of a time zone, such as Asia/Shanghai',
    'Asia/Shanghai',
  ),
  LEAD_RETENTION_DAYS: number(
    /^[1-9]\d{0,4}$/,
    'must be a whole number of days, 1 or more',
    `${facts.leadRetentionDays}`,
  ),
})

const variables = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['TRACKER_URL'], ['TRACKER_SITE_ID']],
      ({ TRACKER_URL, TRACKER_SITE_ID }) => !TRACKER_URL === !TRACKER_SITE_ID,
      'must be set where TRACKER_URL is, and only there',
    ),
    ['TRACKER_SITE_ID'],
  ),
)

export type Variables = v.InferOutput<typeof variables>

/** Names each invalid variable and what it must be. */
class SettingsError extends Error {
  override name = 'SettingsError'
}

const read = new WeakMap<object, Variables>()

/** The deployment's variables, checked once per isolate. Throws a SettingsError where one is invalid. */
export function variablesOf(env: object): Variables {
  const known = read.get(env)
  if (known) return known

  // valibot's default message quotes the value, which the error page would show.
  const result = v.safeParse(variables, env, { message: 'does not fit: wrangler.toml says what it must be' })
  if (!result.success) {
    const wrong = new Map(result.issues.map((issue) => [v.getDotPath(issue)?.split('.')[0], issue.message]))
    throw new SettingsError([...wrong].map(([name, message]) => `Variable ${name} ${message}`).join('; '))
  }
  read.set(env, result.output)
  return result.output
}

/** The variables, or the defaults where one is invalid: for the error page that names it. */
export function variablesOrDefaults(env: object): Variables {
  try {
    return variablesOf(env)
  } catch {
    return variablesOf({})
  }
}

/** The variables that pages show. `requestOrigin` is the origin where SITE_ORIGIN is empty. */
export function pageSettings(variables: Variables, requestOrigin: string): Settings {
  return {
    origin: variables.SITE_ORIGIN || requestOrigin,
    enabledLocales: locales.filter((locale) => variables.ENABLED_LOCALES.includes(locale)),
    hotline: variables.HOTLINE,
    filing: variables.ICP_FILING,
    mediaHost: variables.MEDIA_HOST,
    downloads: {
      pc: variables.DOWNLOAD_PC,
      ios: variables.DOWNLOAD_IOS,
      revitConstruction: variables.DOWNLOAD_REVIT_CONSTRUCTION,
      revitOperation: variables.DOWNLOAD_REVIT_OPERATION,
      revitCity: variables.DOWNLOAD_REVIT_CITY,
    },
    crossBorder: variables.CROSS_BORDER_CONSENT === 'on',
    statistics: variables.STATISTICS_ID && `https://hm.baidu.com/hm.js?${variables.STATISTICS_ID}`,
    advertising: variables.AD_SCRIPT_URL,
    serverCalls: {
      tracker: variables.TRACKER_URL !== '',
      conversion: variables.AD_CONVERSION_URL !== '',
      register: variables.COMPANY_SEARCH_HOST !== '' && variables.COMPANY_SEARCH_KEY !== '',
    },
    turnstile: variables.TURNSTILE_SITE_KEY && { key: variables.TURNSTILE_SITE_KEY, host: variables.TURNSTILE_HOST },
  }
}
