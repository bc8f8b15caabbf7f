import { Hono } from 'hono'
import type { Gateway } from '../app.ts'
import { listPages } from '../data/list-web.ts'
import { variablesOf } from '../settings.ts'

/** GET /api/pages: the listWeb pages. */
export const pages = new Hono<Gateway>().get('/', async (c) => {
  const { API_HOST } = variablesOf(c.env)
  return c.json({ pages: await listPages(c.env, API_HOST, (work) => c.executionCtx.waitUntil(work)) })
})
