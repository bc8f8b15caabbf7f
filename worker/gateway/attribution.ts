import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie'
import { facts } from '../../ui/facts.ts'
import { type Gateway, isEncrypted, urlOf } from '../request.ts'
import { variablesOrDefaults } from '../settings.ts'
import { consentOf, showsPage } from './consent-cookie.ts'

const day = 86_400
const searchEngine = /(^|\.)(google|bing|baidu|sogou|so|sm|yahoo|duckduckgo|yandex|naver|ecosia|brave)\.[a-z.]+$/
/** The upstream's number for visits from a search engine; channels are 1 to 10. */
const organicSearch = '10'
/** Cookies that consent is not needed for: language, consent, Cloudflare's protection. */
const necessary = /^(lang|consent|_*cf.*)$/

/** Where a visit came from. A message carries it upstream. */
export interface Attribution {
  referrer?: string
  clickId?: string
  /** Path that the ad click led to. */
  landing?: string
  source?: string
  keyword?: string
}

/** Sets the attribution cookies on pages, where the visitor consents. */
export const keepAttribution: MiddlewareHandler<Gateway> = async (c, next) => {
  await next()
  if (showsPage(c) && consentOf(c) === 'granted') setAttribution(c, urlOf(c), c.req.header('Referer'))
}

/** Sets the attribution cookies of a visit that began at `url`, with this referrer. */
export function setAttribution(c: Context<Gateway>, url: Readonly<URL>, referrer: string | undefined) {
  const external = externalReferrer(c, referrer)
  const article = /newsroom|consultation/.test(url.pathname)

  if (!getCookie(c, 'referrer')) {
    const first = external?.href ?? (article && !referrer ? url.href : undefined)
    if (first) addCookie(c, 'referrer', first, facts.referrerCookieDays * day)
  }

  const clickId = url.searchParams.get(variablesOrDefaults(c.env).AD_CLICK_PARAM)
  if (clickId) {
    addCookie(c, 'click_id', clickId, facts.clickCookieDays * day)
    addCookie(c, 'click_landing', url.pathname, facts.clickCookieDays * day)
  }

  const source = channel(url.searchParams.get('source'))
  if (source) addCookie(c, 'source', source)
  else if (article && external && searchEngine.test(external.hostname) && !getCookie(c, 'source')) {
    addCookie(c, 'source', organicSearch)
  }

  const keyword = url.searchParams.get('keyword')
  if (keyword) addCookie(c, 'keyword', keyword)
}

/** Deletes every cookie that needs consent, those of outside services on this domain included. */
export function deleteAttribution(c: Context) {
  const { hostname } = urlOf(c)
  for (const name of Object.keys(getCookie(c)).filter((one) => !necessary.test(one))) {
    for (const domain of [{}, { domain: hostname }]) deleteCookie(c, name, { path: '/', ...domain })
  }
}

/** The visit's attribution from its cookies. `search`, the query of the page with the form, comes first. */
export function attributionOf(c: Context<Gateway>, search: string): Attribution {
  const query = new URLSearchParams(search)
  const cookies = consentOf(c) === 'granted' ? getCookie(c) : {}
  const known = {
    referrer: cookies.referrer,
    clickId: cookies.click_id,
    landing: cookies.click_landing,
    source: channel(query.get('source')) ?? channel(cookies.source),
    keyword: query.get('keyword')?.slice(0, 200) || cookies.keyword,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}

/** A source channel, 1 to 10, or undefined. */
function channel(text: string | null | undefined): string | undefined {
  return text && /^([1-9]|10)$/.test(text) ? text : undefined
}

function externalReferrer(c: Context, given = ''): URL | null {
  const referrer = URL.parse(given)
  return referrer && /^https?:$/.test(referrer.protocol) && referrer.host !== urlOf(c).host ? referrer : null
}

/** `maxAge` in seconds; without it the cookie ends with the session. Values are cut: browsers drop cookies above 4 KB. */
function addCookie(c: Context, name: string, value: string, maxAge?: number) {
  const cookie = generateCookie(name, [...value].slice(0, 300).join(''), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isEncrypted(c),
    ...(maxAge !== undefined && { maxAge }),
  })
  // setCookie() would make Hono copy the response for each header.
  c.res.headers.append('Set-Cookie', cookie)
}
