import { Hono } from 'hono'
import { callLocale } from '../gateway/locale.ts'
import { type Gateway, requestIdOf } from '../request.ts'
import { variablesOf } from '../settings.ts'
import { listWebPages } from '../upstream/web-pages.ts'

/** GET /api/pages: the pages that the upstream lists. */
export const webPages = new Hono<Gateway>().get('/', async (c) => {
  const upstream = { apiHost: variablesOf(c.env).API_HOST, locale: callLocale(c), request: requestIdOf(c) }
  return c.json({ pages: await listWebPages(c.env, upstream) })
})
