import type { Context } from 'hono'
import { words } from '../../ui/site.ts'
import { callLocale } from '../gateway/locale.ts'
import type { Gateway } from '../request.ts'

const refusals = {
  400: ['bad-request', 'errors.api.json'],
  403: ['forbidden', 'errors.api.foreign'],
  404: ['not-found', 'errors.api.notFound'],
  413: ['too-large', 'errors.api.bytes'],
  415: ['unsupported-type', 'errors.api.type'],
  422: ['invalid', 'errors.api.values'],
} as const

/** JSON answer to a call that cannot be served, in the visitor's language. `text`: another message than the status has. */
export async function refuse(c: Context<Gateway>, status: keyof typeof refusals, text?: 'errors.api.tooLarge') {
  // With a body that nobody reads, the connection cannot take the next request.
  if (status === 413) await c.req.raw.body?.cancel().catch(() => undefined)
  const [error, usual] = refusals[status]
  return c.json({ error, message: words(callLocale(c))(text ?? usual) }, status)
}
