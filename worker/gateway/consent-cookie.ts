import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type Choice, choices } from '../../ui/consent/choice.ts'
import { facts } from '../../ui/facts.ts'
import { urlOf } from '../request.ts'
import type { Gateway } from '../routes.ts'
import { countryOf } from './locale.ts'

/** EEA, United Kingdom and Switzerland, with their territories where the same laws hold. */
const opensWithAQuestion = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB CH AX GF GP MQ RE YT MF GI'.split(
    ' ',
  ),
)

/** What may be kept beyond the necessary; `ask`: nothing, until the visitor has answered. */
export type Consent = Choice | 'ask'

/**
 * The visitor's consent: a browser's Global Privacy Control refuses, then the stored choice counts, then the country.
 * Of an unknown country the strictest law is assumed.
 */
export function consentOf(c: Context<Gateway>): Consent {
  if (objects(c)) return 'refused'
  const chosen = choices.find((choice) => choice === getCookie(c, 'consent'))
  if (chosen) return chosen
  const country = countryOf(c)
  return country && !opensWithAQuestion.has(country) ? 'granted' : 'ask'
}

/** Whether the browser sends Global Privacy Control, an objection that no choice overrides. */
export function objects(c: Context): boolean {
  return c.req.header('Sec-GPC') === '1'
}

/** Keeps a choice; scripts of this site read it too. */
export function keepChoice(c: Context, choice: Choice) {
  setCookie(c, 'consent', choice, {
    path: '/',
    maxAge: facts.consentCookieDays * 86_400,
    sameSite: 'Lax',
    secure: urlOf(c).protocol === 'https:',
  })
}

/** Tells the consent to the page's script in `Server-Timing`: the page itself is the same for all visitors. */
export const tellConsent: MiddlewareHandler<Gateway> = async (c, next) => {
  await next()
  // Not c.header: Hono would make the whole response anew.
  if (isPage(c)) c.res.headers.append('Server-Timing', `consent;desc=${consentOf(c)}`)
}

/** Whether the answer is a page, a fresh one or a 304. */
export function isPage(c: Context): boolean {
  return c.res.headers.get('Content-Type')?.startsWith('text/html') === true
}
