import { Hono } from 'hono'
import type { Gateway } from '../app.ts'
import { listPages } from '../data/list-web.ts'
import { callLocale } from '../locale.ts'
import { requestOf } from '../log.ts'
import { variablesOf } from '../settings.ts'

/** GET /api/pages: the listWeb pages. */
export const pages = new Hono<Gateway>().get('/', async (c) => {
  const upstream = { apiHost: variablesOf(c.env).API_HOST, locale: callLocale(c), request: requestOf(c) }
  return c.json({ pages: await listPages(c.env, upstream, (work) => c.executionCtx.waitUntil(work)) })
})
