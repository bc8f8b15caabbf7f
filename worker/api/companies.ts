import { Hono } from 'hono'
import { callLocale } from '../gateway/locale.ts'
import { requestOf } from '../log.ts'
import { isWithin } from '../rate-limit.ts'
import type { Gateway } from '../routes.ts'
import { variablesOf } from '../settings.ts'
import { findCompanies } from '../upstream/companies.ts'
import { isOwnCall } from './origin.ts'

/** The register is asked for more than this many characters (specification, section 5). */
const threshold = 2

/** GET /api/companies?q=: names that match, none for a short text, another site's page, too many calls or a failing register. */
export const companies = new Hono<Gateway>().get('/', async (c) => {
  const text = (c.req.query('q') ?? '').trim().slice(0, 120)
  // The register is paid for by the call: pages of other sites, which CORS lets ask, are told that it has nothing.
  if ([...text].length <= threshold || !isOwnCall(c)) return c.json({ names: [] })

  if (!(await isWithin(c, c.env.SEARCH_LIMIT))) return c.json({ names: [] })
  const asked = { text, locale: callLocale(c), request: requestOf(c) }
  return c.json({ names: await findCompanies(variablesOf(c.env), asked) })
})
