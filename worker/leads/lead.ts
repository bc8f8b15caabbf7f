import type { Context } from 'hono'
import type { Locale } from '../../locales/index.ts'
import { choiceLabels } from '../../ui/contact/choices.ts'
import type { ContactMessage } from '../../ui/contact/schema.ts'
import { termsVersion } from '../../ui/contact/terms.ts'
import { words } from '../../ui/site.ts'
import { type Attribution, attributionOf } from '../gateway/attribution.ts'
import { type Gateway, ipOf, ownRefererOf, requestIdOf, splitPath, urlOf } from '../request.ts'
import { variablesOf } from '../settings.ts'
import type { LeadMessage } from '../upstream/leave-message.ts'
import { uuidOf } from './key.ts'
import type { LeadState } from './states.ts'

export interface Lead {
  /** Identifies the message, in D1 and, as Idempotency-Key, upstream. */
  key: string
  state: LeadState
  locale: Locale
  /** Path, below the language, of the page it was sent from. */
  page: string
  /** Id of the request that brought it; null for messages older than the column. */
  request: string | null
  message: LeadMessage
  /** URL that an ad click led to; null without an ad click. */
  landing: string | null
  upstreamCode: number | null
}

export type NewLead = Pick<Lead, 'key' | 'locale' | 'page' | 'request' | 'message' | 'landing'> & {
  clickId: string | null
  consent: { version: string; mode: 'ticked' | 'sent'; crossBorder?: true; at: string }
}

/** Milliseconds. */
const keyWindow = 600_000

/** Makes a lead of a checked message: the upstream's fields, attribution, consent and key. */
export async function newLead(c: Context<Gateway>, message: ContactMessage, locale: Locale): Promise<NewLead> {
  const page = pageOf(c, message)
  const { path } = splitPath(page.pathname)
  const attribution = attributionOf(c, page.search)

  return {
    key: message.key ?? (await derivedKey(message, ipOf(c))),
    locale,
    page: path,
    request: requestIdOf(c),
    message: upstreamMessage(message, path, attribution, locale),
    clickId: attribution.clickId ?? null,
    landing: attribution.clickId ? landingUrl(c, attribution) : null,
    consent: {
      version: termsVersion,
      mode: message.form === 'popup' ? 'ticked' : 'sent',
      ...(message.crossBorder && { crossBorder: true }),
      at: new Date().toISOString(),
    },
  }
}

/** The upstream's fields, with labels in the visitor's language. Absent values are left out. */
function upstreamMessage(message: ContactMessage, path: string, attribution: Attribution, locale: Locale): LeadMessage {
  const labels = choiceLabels(words(locale))
  const department = message.department ? labels.departments[message.department] : []
  const articleId = /^\/(?:newsroom|consultation)\/([^/]+)$/.exec(path)?.[1]

  return {
    ...(articleId && { articleId: decoded(articleId) }),
    ...(attribution.source && { source: Number(attribution.source) }),
    ...(attribution.keyword && { keyword: attribution.keyword }),
    company: message.company,
    position: message.position === 'other' ? message.positionOther : labels.positions[message.position],
    ...(message.message && { leaveContent: message.message }),
    ...(attribution.referrer && { forwardAddUrl: attribution.referrer }),
    leavePhone: message.telphone,
    userName: message.name,
    dep: message.job
      .map((id) => labels.jobs[id])
      .concat(department)
      .join('/'),
    requirementTypes: message.requirementTypes.join(','),
  }
}

/** The page with the form. A form without script sends no query; it is taken from the Referer, if that is the same page. */
function pageOf(c: Context<Gateway>, message: ContactMessage): URL {
  const { origin } = urlOf(c)
  const referer = ownRefererOf(c)
  const page = URL.parse(message.page ?? referer?.pathname ?? '/', origin) ?? new URL(origin)
  if (!page.search && referer?.pathname === page.pathname) page.search = referer.search
  return page
}

/** Decodes a path segment; an invalid one stays as it is, because no message may be lost to it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The URL that the ad click led to, with its click id. Always on this site, whatever the cookie says. */
function landingUrl(c: Context<Gateway>, { landing = '/', clickId = '' }: Attribution): string {
  const { SITE_ORIGIN, AD_CLICK_PARAM } = variablesOf(c.env)
  const address = new URL(SITE_ORIGIN || c.req.url)
  address.pathname = landing
  address.search = new URLSearchParams({ [AD_CLICK_PARAM]: clickId }).toString()
  return address.href
}

/** A key from content, IP address and a ten-minute window: a form posted twice without script is one message. */
function derivedKey({ elapsed, ...content }: ContactMessage, ip: string): Promise<string> {
  return uuidOf([content, ip, Math.floor(Date.now() / keyWindow)])
}
