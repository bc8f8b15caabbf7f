import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import { log } from '../log.ts'
import type { Variables } from '../settings.ts'
import { call, failureOf } from './client.ts'

const answer = v.object({ success: v.boolean() })

interface Check {
  token: string
  /** The visitor's network address. */
  address: string
  locale: Locale
  request: string
}

/** Asks Cloudflare about a visitor's token. Where it does not answer the message is let through: none is to be lost. */
export async function passesCheck(variables: Variables, { token, address, locale, request }: Check): Promise<boolean> {
  const result = await call({
    address: `${variables.TURNSTILE_HOST}/turnstile/v0/siteverify`,
    method: 'POST',
    locale,
    body: { secret: variables.TURNSTILE_SECRET, response: token, remoteip: address },
    timeout: 2_000,
  })
  if (result.outcome === 'accepted' && v.is(answer, result.body)) return result.body.success

  log('warn', 'turnstile-failed', { request, ...failureOf(result) })
  return true
}
