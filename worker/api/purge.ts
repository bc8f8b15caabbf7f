import { type Context, Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { timingSafeEqual } from 'hono/utils/buffer'
import * as v from 'valibot'
import { cacheTags } from '../../ui/page.ts'
import { words } from '../../ui/site.ts'
import type { Gateway } from '../app.ts'
import { callLocale } from '../locale.ts'
import { log, requestOf } from '../log.ts'
import { variablesOf } from '../settings.ts'

const body = v.object({ tags: v.pipe(v.array(v.picklist(cacheTags)), v.minLength(1)) })

export const purge = new Hono<Gateway>()

purge.use(
  bearerAuth({
    verifyToken: async (given, c) => {
      const token = variablesOf((c as Context<Gateway>).env).PURGE_TOKEN
      return token !== '' && (await timingSafeEqual(given, token))
    },
    noAuthenticationHeader: { message: refusal },
    invalidAuthenticationHeader: { message: refusal },
    invalidToken: { message: refusal },
  }),
)

/** POST /api/purge `{ "tags": ["articles"] }`: drops the cached pages that show this content. */
purge.post('/', async (c) => {
  const given = v.safeParse(body, await c.req.json().catch(() => null))
  if (!given.success) {
    const message = words(callLocale(c))('errors.api.tags', { tags: cacheTags.join(', ') })
    return c.json({ error: 'invalid', message }, 422)
  }

  return c.json({ purged: await c.executionCtx.exports.Pages.purge(given.output.tags) })
})

function refusal(c: Context) {
  log('warn', 'purge-refused', { request: requestOf(c) })
  return { error: 'unauthorized', message: words(callLocale(c))('errors.api.unauthorized') }
}
