import type { Context } from 'hono'
import type { Locale } from '../../locales/index.ts'
import { choiceLabels } from '../../ui/contact/choices.ts'
import { consentVersion } from '../../ui/contact/consent.ts'
import type { ContactMessage } from '../../ui/contact/schema.ts'
import { words } from '../../ui/site.ts'
import { addressOf, type Visit, visitOf } from '../gateway/attribution.ts'
import { refererOf, splitPath } from '../gateway/locale.ts'
import { requestOf } from '../log.ts'
import { urlOf } from '../request.ts'
import type { Gateway } from '../routes.ts'
import { variablesOf } from '../settings.ts'
import { keyOf } from './key.ts'
import type { LeadState } from './states.ts'

/** The fields of specification section 3 as they are sent, but leaveOrigin, which is looked up at each sending. */
export interface LeadMessage {
  articleId?: string
  source?: number
  keyword?: string
  company: string
  position: string
  leaveContent?: string
  forwardAddUrl?: string
  leavePhone: string
  userName: string
  dep: string
  requirementTypes: string
}

export interface Lead {
  /** One key is one message, here and, as Idempotency-Key, upstream. */
  key: string
  state: LeadState
  locale: Locale
  /** Path below the language segment where it was sent from. */
  page: string
  /** Name of the request by which it came; null for one older than the column. */
  request: string | null
  message: LeadMessage
  /** Address the ad click landed on; null where the visit had none. */
  landing: string | null
  upstreamCode: number | null
}

export type NewLead = Pick<Lead, 'key' | 'locale' | 'page' | 'request' | 'message' | 'landing'> & {
  clickId: string | null
  consent: { version: string; mode: 'ticked' | 'sent'; crossBorder?: true; at: string }
}

const keyWindow = 600_000

/** A checked message with all that is kept of it: what is sent upstream, the visit, the consent, its key. */
export async function newLead(c: Context<Gateway>, message: ContactMessage, locale: Locale): Promise<NewLead> {
  const page = pageOf(c, message)
  const { path } = splitPath(page.pathname)
  const visit = visitOf(c, page.search)

  return {
    key: message.key ?? (await derivedKey(message, addressOf(c))),
    locale,
    page: path,
    request: requestOf(c),
    message: upstreamMessage(message, path, visit, locale),
    clickId: visit.clickId ?? null,
    landing: visit.clickId ? landingAddress(c, visit) : null,
    consent: {
      version: consentVersion,
      mode: message.form === 'popup' ? 'ticked' : 'sent',
      ...(message.crossBorder && { crossBorder: true }),
      at: new Date().toISOString(),
    },
  }
}

/** The fields of specification section 3, labels in the visitor's language, absent values left out. */
function upstreamMessage(message: ContactMessage, path: string, visit: Visit, locale: Locale): LeadMessage {
  const labels = choiceLabels(words(locale))
  const department = message.department ? labels.departments[message.department] : []
  const articleId = /^\/(?:newsroom|consultation)\/([^/]+)$/.exec(path)?.[1]

  return {
    ...(articleId && { articleId: decoded(articleId) }),
    ...(visit.source && { source: Number(visit.source) }),
    ...(visit.keyword && { keyword: visit.keyword }),
    company: message.company,
    position: message.position === 'other' ? message.positionOther : labels.positions[message.position],
    ...(message.message && { leaveContent: message.message }),
    ...(visit.referrer && { forwardAddUrl: visit.referrer }),
    leavePhone: message.telphone,
    userName: message.name,
    dep: message.job
      .map((id) => labels.jobs[id])
      .concat(department)
      .join('/'),
    requirementTypes: message.requirementTypes.join(','),
  }
}

/** The page the form stands on. Without JavaScript the form names no query; the Referer of the same page does. */
function pageOf(c: Context<Gateway>, message: ContactMessage): URL {
  const { origin } = urlOf(c)
  const referer = refererOf(c)
  const page = URL.parse(message.page ?? referer?.pathname ?? '/', origin) ?? new URL(origin)
  if (!page.search && referer?.pathname === page.pathname) page.search = referer.search
  return page
}

/** A part of a path as text; as it stands where it is no valid encoding: a strange address never costs a message. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Where the ad click landed, on this site whatever its cookie says, with its id: what the ad platform knows it by. */
function landingAddress(c: Context<Gateway>, { landing = '/', clickId = '' }: Visit): string {
  const { SITE_ORIGIN, AD_CLICK_PARAM } = variablesOf(c.env)
  const address = new URL(SITE_ORIGIN || c.req.url)
  address.pathname = landing
  address.search = new URLSearchParams({ [AD_CLICK_PARAM]: clickId }).toString()
  return address.href
}

/** A key from content, address and a ten-minute window, so that a form posted twice without script is one message. */
function derivedKey({ elapsed, ...content }: ContactMessage, address: string): Promise<string> {
  return keyOf([content, address, Math.floor(Date.now() / keyWindow)])
}
