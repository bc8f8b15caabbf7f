import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { choices } from '../../ui/consent/choice.ts'
import { href } from '../../ui/site.ts'
import { forgetVisit, keepVisit } from '../gateway/attribution.ts'
import { keepChoice, objects } from '../gateway/consent-cookie.ts'
import { callLocale } from '../gateway/locale.ts'
import { urlOf } from '../request.ts'
import type { Gateway } from '../routes.ts'
import { isOwnCall } from './origin.ts'
import { refuse } from './refusal.ts'

const mostBytes = 8 * 1024

const body = v.object({
  choice: v.picklist(choices),
  /** Address and referrer with which this visit began. */
  landing: v.optional(v.string()),
  referrer: v.optional(v.string()),
})

export const consent = new Hono<Gateway>()

/**
 * POST /api/consent: keeps the visitor's choice. JSON from the banner is answered with the consent that follows from
 * it, an HTML form with the page that says so.
 */
consent.post('/', bodyLimit({ maxSize: mostBytes, onError: (c) => refuse(c, 413) }), async (c) => {
  // Another site's form must not agree in the visitor's name.
  if (!isOwnCall(c)) return refuse(c, 403)
  const isJson = c.req.header('Content-Type')?.startsWith('application/json')
  const given = v.safeParse(body, await (isJson ? c.req.json() : c.req.parseBody()).catch(() => null))
  if (!given.success) return refuse(c, 422)

  const { landing, referrer } = given.output
  const choice = objects(c) ? 'refused' : given.output.choice
  keepChoice(c, choice)
  if (choice === 'refused') forgetVisit(c)
  else rememberLanding(c, landing, referrer)
  if (isJson) return c.json({ consent: choice })
  return c.redirect(`${href(callLocale(c), 'privacy')}?choice=${choice}#choice`, 303)
})

/** Keeps with which address this visit began: what was not allowed when it did. */
function rememberLanding(c: Context<Gateway>, landing = '', referrer?: string) {
  const address = URL.parse(landing)
  if (address?.host === urlOf(c).host) keepVisit(c, address, referrer)
}
