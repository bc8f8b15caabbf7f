import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { cacheTags } from '../../ui/page.ts'
import { changeContent, contentChange, type Loaded, loadedQuery } from '../content/changes.ts'
import { read } from '../content/version.ts'
import { log, requestOf } from '../log.ts'
import type { Gateway } from '../routes.ts'
import { within } from '../time-limit.ts'
import { bearerOf } from './bearer.ts'
import { refuse } from './refusal.ts'

const mostBytes = 32 * 1024 * 1024
/** Milliseconds for D1 to tell what is loaded, and to take a change: it gives a batch 30 seconds. */
const patience = { loaded: 5_000, change: 30_000 }

/** What `npm run content` calls. */
export const content = new Hono<Gateway>().use(bearerOf('CONTENT_TOKEN', 'content-refused'))

/** GET /api/content: what is loaded, name by name. */
content.get('/', async (c) => {
  const { results } = await within(patience.loaded, c.env.CONTENT.prepare(loadedQuery).all<Loaded>())
  return c.json({ loaded: results })
})

/** POST /api/content: changes texts in one transaction, and drops the cached pages that show them. */
content.post('/', bodyLimit({ maxSize: mostBytes, onError: (c) => refuse(c, 413) }), async (c) => {
  const given = v.safeParse(contentChange, await c.req.json().catch(() => null))
  if (!given.success) return refuse(c, 422)

  const { articles, jobs, gone } = given.output
  await within(patience.change, c.env.CONTENT.batch(changeContent(c.env.CONTENT, given.output)))
  await read(c.env.CONTENT, Date.now(), []).catch(() => undefined) // here it is seen at once
  log('info', 'content-loaded', { request: requestOf(c), written: articles.length + jobs.length, removed: gone.length })
  c.executionCtx.waitUntil(Promise.resolve(c.executionCtx.exports.Pages.purge([...cacheTags])))
  return c.json({ loaded: articles.length + jobs.length, removed: gone.length })
})
