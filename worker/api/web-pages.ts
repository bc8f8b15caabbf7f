import { Hono } from 'hono'
import { callLocale } from '../gateway/locale.ts'
import { requestOf } from '../log.ts'
import type { Gateway } from '../routes.ts'
import { variablesOf } from '../settings.ts'
import { listPages } from '../upstream/web-pages.ts'

/** GET /api/pages: the listWeb pages. */
export const pages = new Hono<Gateway>().get('/', async (c) => {
  const upstream = { apiHost: variablesOf(c.env).API_HOST, locale: callLocale(c), request: requestOf(c) }
  return c.json({ pages: await listPages(c.env, upstream, (work) => c.executionCtx.waitUntil(work)) })
})
