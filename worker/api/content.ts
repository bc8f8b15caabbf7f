import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { cacheTags } from '../../ui/page.ts'
import { changeContent, contentChange, type Loaded, loadedQuery } from '../content/changes.ts'
import { read } from '../content/version.ts'
import { log } from '../log.ts'
import { type Gateway, requestIdOf } from '../request.ts'
import { within } from '../time-limit.ts'
import { requireBearer } from './bearer.ts'
import { refuse } from './refusal.ts'

const mostBytes = 32 * 1024 * 1024
/** Milliseconds for D1, which itself allows a batch 30 seconds. */
const patience = { loaded: 5_000, change: 30_000 }

/** Called by `npm run content`. */
export const content = new Hono<Gateway>().use(requireBearer('CONTENT_TOKEN', 'content-refused'))

/** GET /api/content: every loaded text with its hash. */
content.get('/', async (c) => {
  const { results } = await within(patience.loaded, c.env.CONTENT.prepare(loadedQuery).all<Loaded>())
  return c.json({ loaded: results })
})

/** POST /api/content: changes texts in one transaction and purges the cached pages that show them. */
content.post('/', bodyLimit({ maxSize: mostBytes, onError: (c) => refuse(c, 413) }), async (c) => {
  const given = v.safeParse(contentChange, await c.req.json().catch(() => null))
  if (!given.success) return refuse(c, 422)

  const { articles, jobs, gone } = given.output
  await within(patience.change, c.env.CONTENT.batch(changeContent(c.env.CONTENT, given.output)))
  await read(c.env.CONTENT, Date.now(), []).catch(() => undefined) // this isolate uses the new version at once
  log('info', 'content-loaded', {
    request: requestIdOf(c),
    written: articles.length + jobs.length,
    removed: gone.length,
  })
  waitUntil(Promise.resolve(c.executionCtx.exports.Pages.purge([...cacheTags])))
  return c.json({ loaded: articles.length + jobs.length, removed: gone.length })
})
