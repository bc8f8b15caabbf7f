import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { choices } from '../../ui/consent/choice.ts'
import { href } from '../../ui/site.ts'
import { deleteAttribution, setAttribution } from '../gateway/attribution.ts'
import { hasPrivacyControl, keepChoice } from '../gateway/consent-cookie.ts'
import { callLocale } from '../gateway/locale.ts'
import { type Gateway, urlOf } from '../request.ts'
import { isOwnCall } from './origin.ts'
import { refuse } from './refusal.ts'

const mostBytes = 8 * 1024

const body = v.object({
  choice: v.picklist(choices),
  /** URL and referrer with which the visit began. */
  landing: v.optional(v.string(), ''),
  referrer: v.optional(v.string()),
})

export const consent = new Hono<Gateway>()

/**
 * POST /api/consent: sets the consent cookie. Answers JSON from the banner with the resulting consent, an HTML form with a
 * redirect to the privacy policy.
 */
consent.post('/', bodyLimit({ maxSize: mostBytes, onError: (c) => refuse(c, 413) }), async (c) => {
  // A form of another site must not consent for the visitor.
  if (!isOwnCall(c)) return refuse(c, 403)
  const isJson = c.req.header('Content-Type')?.startsWith('application/json')
  const given = v.safeParse(body, await (isJson ? c.req.json() : c.req.parseBody()).catch(() => null))
  if (!given.success) return refuse(c, 422)

  const { landing, referrer } = given.output
  const choice = hasPrivacyControl(c) ? 'refused' : given.output.choice
  keepChoice(c, choice)
  // Attribution cookies were not allowed when the visit began: they are set now.
  const began = URL.parse(landing)
  if (choice === 'refused') deleteAttribution(c)
  else if (began?.host === urlOf(c).host) setAttribution(c, began, referrer)
  if (isJson) return c.json({ consent: choice })
  return c.redirect(`${href(callLocale(c), 'privacy')}?choice=${choice}#choice`, 303)
})
