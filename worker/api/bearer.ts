import type { Context } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { timingSafeEqual } from 'hono/utils/buffer'
import { words } from '../../ui/site.ts'
import { callLocale } from '../gateway/locale.ts'
import { log } from '../log.ts'
import { type Gateway, requestIdOf } from '../request.ts'
import { variablesOf } from '../settings.ts'

type Token = 'CONTENT_TOKEN' | 'PURGE_TOKEN'

/** Requires a secret as bearer token, and refuses everyone where it is not set. `event` is the log's name of a refusal. */
export function requireBearer(name: Token, event: string) {
  const refusal = (c: Context) => {
    log('warn', event, { request: requestIdOf(c) })
    return { error: 'unauthorized', message: words(callLocale(c))('errors.api.unauthorized') }
  }
  return bearerAuth({
    verifyToken: (given, c) => isToken(c as Context<Gateway>, name, given),
    noAuthenticationHeader: { message: refusal },
    invalidAuthenticationHeader: { message: refusal },
    invalidToken: { message: refusal },
  })
}

/** Whether a request has a secret as bearer token. */
export async function hasBearer(c: Context<Gateway>, name: Token): Promise<boolean> {
  const [, given = ''] = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '') ?? []
  return isToken(c, name, given)
}

async function isToken(c: Context<Gateway>, name: Token, given: string): Promise<boolean> {
  const token = variablesOf(c.env)[name]
  return token !== '' && (await timingSafeEqual(given, token))
}
