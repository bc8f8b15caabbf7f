import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type Choice, choices } from '../../ui/consent/choice.ts'
import { facts } from '../../ui/facts.ts'
import { countryOf, type Gateway, isEncrypted } from '../request.ts'

/** EEA, United Kingdom and Switzerland, with the territories where their laws apply. */
const askingCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB CH AX GF GP MQ RE YT MF GI'.split(
    ' ',
  ),
)

/** `ask`: nothing but the necessary is kept until the visitor has answered. */
export type Consent = Choice | 'ask'

/**
 * The visitor's consent: refused by Global Privacy Control, else as the cookie says, else by country. An unknown country
 * counts as one that asks.
 */
export function consentOf(c: Context<Gateway>): Consent {
  if (hasPrivacyControl(c)) return 'refused'
  const chosen = choices.find((choice) => choice === getCookie(c, 'consent'))
  if (chosen) return chosen
  const country = countryOf(c)
  return country && !askingCountries.has(country) ? 'granted' : 'ask'
}

/** Whether the browser sends Global Privacy Control, a refusal that no choice overrides. */
export function hasPrivacyControl(c: Context): boolean {
  return c.req.header('Sec-GPC') === '1'
}

/** Sets the consent cookie; scripts read it too. */
export function keepChoice(c: Context, choice: Choice) {
  setCookie(c, 'consent', choice, {
    path: '/',
    maxAge: facts.consentCookieDays * 86_400,
    sameSite: 'Lax',
    secure: isEncrypted(c),
  })
}

/** Sends the consent beside a page, as `Server-Timing`, because the page itself is the same for every visitor. */
export const sendConsent: MiddlewareHandler<Gateway> = async (c, next) => {
  await next()
  // c.header() would make Hono copy the response.
  if (showsPage(c)) c.res.headers.append('Server-Timing', `consent;desc=${consentOf(c)}`)
}

/** Whether the answer is a page, be it a 304, rather than a redirect or a file. */
export function showsPage(c: Context<Gateway>): boolean {
  return c.get('kind') !== undefined && c.res.status !== 302
}
