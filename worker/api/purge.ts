import { Hono } from 'hono'
import * as v from 'valibot'
import { cacheTags } from '../../ui/page.ts'
import { words } from '../../ui/site.ts'
import { callLocale } from '../gateway/locale.ts'
import type { Gateway } from '../request.ts'
import { requireBearer } from './bearer.ts'

const body = v.object({ tags: v.pipe(v.array(v.picklist(cacheTags)), v.minLength(1)) })

export const purge = new Hono<Gateway>().use(requireBearer('PURGE_TOKEN', 'purge-refused'))

/** POST /api/purge `{ "tags": ["articles"] }`: purges the cached pages with these tags. */
purge.post('/', async (c) => {
  const given = v.safeParse(body, await c.req.json().catch(() => null))
  if (!given.success) {
    const message = words(callLocale(c))('errors.api.tags', { tags: cacheTags.join(', ') })
    return c.json({ error: 'invalid', message }, 422)
  }

  return c.json({ purged: await c.executionCtx.exports.Pages.purge(given.output.tags) })
})
