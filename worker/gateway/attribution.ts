import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie'
import { facts } from '../../ui/facts.ts'
import { urlOf } from '../request.ts'
import type { Gateway } from '../routes.ts'
import { variablesOrDefaults } from '../settings.ts'
import { consentOf, isPage } from './consent-cookie.ts'

const day = 86_400
const searchEngine = /(^|\.)(google|bing|baidu|sogou|so|sm|yahoo|duckduckgo|yandex|naver|ecosia|brave)\.[a-z.]+$/
/** Channel value of an organic search (specification, section 3). */
const organicSearch = '10'
/** Language, consent, and what Cloudflare protects the site with. */
const necessary = /^(lang|consent|_*cf.*)$/

/** Where a visit came from, as its cookies tell; read when a message is sent. */
export interface Visit {
  referrer?: string
  clickId?: string
  landing?: string
  source?: string
  keyword?: string
}

/** Keeps referrer, ad click, channel and keyword of the visit in cookies on the page's response, where that is consented to. */
export const rememberVisit: MiddlewareHandler<Gateway> = async (c, next) => {
  await next()
  if (isPage(c) && consentOf(c) === 'granted') keepVisit(c, urlOf(c), c.req.header('Referer'))
}

/** The same for a visit that began at an address of this site, led there by a referrer. */
export function keepVisit(c: Context<Gateway>, url: Readonly<URL>, referrer: string | undefined) {
  const external = externalReferrer(c, referrer)
  const article = /newsroom|consultation/.test(url.pathname)

  if (!getCookie(c, 'referrer')) {
    const first = external?.href ?? (article && !referrer ? url.href : undefined)
    if (first) keep(c, 'referrer', first, facts.referrerCookieDays * day)
  }

  const clickId = url.searchParams.get(variablesOrDefaults(c.env).AD_CLICK_PARAM)
  if (clickId) {
    keep(c, 'click_id', clickId, facts.clickCookieDays * day)
    keep(c, 'click_landing', url.pathname, facts.clickCookieDays * day)
  }

  const source = channel(url.searchParams.get('source'))
  if (source) keep(c, 'source', source)
  else if (article && external && searchEngine.test(external.hostname) && !getCookie(c, 'source')) {
    keep(c, 'source', organicSearch)
  }

  const keyword = url.searchParams.get('keyword')
  if (keyword) keep(c, 'keyword', keyword)
}

/** Deletes every cookie that is not necessary, those that outside services set in this site's name included. */
export function forgetVisit(c: Context) {
  const { hostname } = urlOf(c)
  for (const name of Object.keys(getCookie(c)).filter((one) => !necessary.test(one))) {
    for (const domain of [{}, { domain: hostname }]) deleteCookie(c, name, { path: '/', ...domain })
  }
}

/** What the visit's cookies hold; `search` is the query of the page the message is sent from, which comes first. */
export function visitOf(c: Context<Gateway>, search: string): Visit {
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

/** The visitor's network address. */
export function addressOf(c: Context): string {
  return c.req.header('CF-Connecting-IP') ?? 'unknown'
}

/** What rate limits count by: the network address, of IPv6 the /64, all of which one visitor has for the asking. */
export function networkOf(c: Context): string {
  const address = addressOf(c)
  if (!address.includes(':')) return address

  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** A source channel, 1 to 10, or undefined. */
function channel(text: string | null | undefined): string | undefined {
  return text && /^([1-9]|10)$/.test(text) ? text : undefined
}

function externalReferrer(c: Context, given = ''): URL | null {
  const referrer = URL.parse(given)
  return referrer && /^https?:$/.test(referrer.protocol) && referrer.host !== urlOf(c).host ? referrer : null
}

/** A session cookie where no age (seconds) is given. Long values are cut: browsers drop cookies above 4 KB. */
function keep(c: Context, name: string, value: string, maxAge?: number) {
  const cookie = generateCookie(name, [...value].slice(0, 300).join(''), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: urlOf(c).protocol === 'https:',
    ...(maxAge !== undefined && { maxAge }),
  })
  // Not setCookie: Hono would make the whole response anew for every header that is added to it.
  c.res.headers.append('Set-Cookie', cookie)
}
