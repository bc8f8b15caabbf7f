import { Hono } from 'hono'
import { callLocale } from '../gateway/locale.ts'
import { isWithin } from '../rate-limit.ts'
import { type Gateway, requestIdOf } from '../request.ts'
import { variablesOf } from '../settings.ts'
import { findCompanies } from '../upstream/companies.ts'
import { isOwnCall } from './origin.ts'

/** Shorter texts are not looked up: the register matches too much. */
const fewestCharacters = 3

/** GET /api/companies?q=: registered names that match. None for a short text, a foreign page, too many calls, a failing register. */
export const companies = new Hono<Gateway>().get('/', async (c) => {
  const text = (c.req.query('q') ?? '').trim().slice(0, 120)
  // The register charges per call, and CORS lets pages of other sites call.
  if ([...text].length < fewestCharacters || !isOwnCall(c)) return c.json({ names: [] })

  if (!(await isWithin(c, c.env.SEARCH_LIMIT))) return c.json({ names: [] })
  const asked = { text, locale: callLocale(c), request: requestIdOf(c) }
  return c.json({ names: await findCompanies(variablesOf(c.env), asked) })
})
