import type { Context } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { timingSafeEqual } from 'hono/utils/buffer'
import { words } from '../../ui/site.ts'
import { callLocale } from '../gateway/locale.ts'
import { log, requestOf } from '../log.ts'
import type { Gateway } from '../routes.ts'
import { variablesOf } from '../settings.ts'

type Token = 'CONTENT_TOKEN' | 'PURGE_TOKEN'

/** Lets nobody through but the bearer of a secret, and nobody at all where it is not set; `event` names a refusal in the log. */
export function bearerOf(name: Token, event: string) {
  const refusal = (c: Context) => {
    log('warn', event, { request: requestOf(c) })
    return { error: 'unauthorized', message: words(callLocale(c))('errors.api.unauthorized') }
  }
  return bearerAuth({
    verifyToken: (given, c) => isToken(c as Context<Gateway>, name, given),
    noAuthenticationHeader: { message: refusal },
    invalidAuthenticationHeader: { message: refusal },
    invalidToken: { message: refusal },
  })
}

/** Whether a text is a secret that is set. */
export async function isToken(c: Context<Gateway>, name: Token, given: string): Promise<boolean> {
  const token = variablesOf(c.env)[name]
  return token !== '' && (await timingSafeEqual(given, token))
}
