import type { Context } from 'hono'
import { words } from '../../ui/site.ts'
import { callLocale } from '../gateway/locale.ts'
import type { Gateway } from '../request.ts'

/** JSON answer to a call that cannot be served, in the visitor's language. */
export async function refuse(c: Context<Gateway>, status: 400 | 403 | 413 | 422) {
  const t = words(callLocale(c))
  const refusals = {
    400: { error: 'bad-request', message: t('errors.api.json') },
    403: { error: 'forbidden', message: t('errors.api.foreign') },
    413: { error: 'too-large', message: t('errors.api.bytes') },
    422: { error: 'invalid', message: t('errors.api.values') },
  }
  if (status === 413) await discardBody(c)
  return c.json(refusals[status], status)
}

/** Cancels a body that is not read: otherwise its connection cannot take the next request. */
export async function discardBody(c: Context) {
  await c.req.raw.body?.cancel().catch(() => undefined)
}
