import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { facts } from '../ui/facts.ts'
import type { Gateway } from './app.ts'
import { variablesOrDefaults } from './settings.ts'

const day = 86_400
const searchEngine = /(^|\.)(google|bing|baidu|sogou|so|sm|yahoo|duckduckgo|yandex|naver|ecosia|brave)\.[a-z.]+$/
/** Channel value of an organic search (specification, section 3). */
const organicSearch = '10'

/** Where a visit came from, as its cookies tell; read when a message is sent. */
export interface Visit {
  referrer?: string
  clickId?: string
  landing?: string
  source?: string
  keyword?: string
}

/** Keeps referrer, ad click, channel and keyword of the visit in cookies on the page's response. */
export const rememberVisit: MiddlewareHandler<Gateway> = async (c, next) => {
  await next()
  if (c.res.headers.get('Content-Type')?.startsWith('text/html') !== true) return

  const url = new URL(c.req.url)
  const external = externalReferrer(c)
  const article = /newsroom|consultation/.test(url.pathname)

  if (!getCookie(c, 'referrer')) {
    const begins = !c.req.header('Referer')
    const referrer = external?.href ?? (article && begins ? url.href : undefined)
    if (referrer) keep(c, 'referrer', referrer, facts.referrerCookieDays * day)
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

/** What the visit's cookies hold; `search` is the query of the page the message is sent from, which comes first. */
export function visitOf(c: Context, search: string): Visit {
  const query = new URLSearchParams(search)
  const known = {
    referrer: getCookie(c, 'referrer'),
    clickId: getCookie(c, 'click_id'),
    landing: getCookie(c, 'click_landing'),
    source: channel(query.get('source')) ?? channel(getCookie(c, 'source')),
    keyword: query.get('keyword')?.slice(0, 200) || getCookie(c, 'keyword'),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}

/** The visitor's network address, which rate limits count by. */
export function addressOf(c: Context): string {
  return c.req.header('CF-Connecting-IP') ?? 'unknown'
}

/** A source channel, 1 to 10, or undefined. */
function channel(text: string | null | undefined): string | undefined {
  return text && /^([1-9]|10)$/.test(text) ? text : undefined
}

function externalReferrer(c: Context): URL | null {
  const given = c.req.header('Referer')
  const referrer = given ? URL.parse(given) : null
  return referrer && /^https?:$/.test(referrer.protocol) && referrer.host !== new URL(c.req.url).host ? referrer : null
}

/** A session cookie where no age (seconds) is given. Long values are cut: browsers drop cookies above 4 KB. */
function keep(c: Context, name: string, value: string, maxAge?: number) {
  setCookie(c, name, [...value].slice(0, 300).join(''), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
    ...(maxAge !== undefined && { maxAge }),
  })
}
