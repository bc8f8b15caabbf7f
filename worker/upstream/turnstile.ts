import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import { log } from '../log.ts'
import type { Variables } from '../settings.ts'
import { call, failureOf } from './client.ts'

const answer = v.object({ success: v.boolean() })

interface Check {
  token: string
  /** The visitor's IP address. */
  ip: string
  locale: Locale
  request: string
}

/** Checks a visitor's Turnstile token. True where Cloudflare does not answer: no message may be lost. */
export async function passesCheck(variables: Variables, { token, ip, locale, request }: Check): Promise<boolean> {
  const result = await call({
    address: `${variables.TURNSTILE_HOST}/turnstile/v0/siteverify`,
    method: 'POST',
    locale,
    body: { secret: variables.TURNSTILE_SECRET, response: token, remoteip: ip },
    timeout: 2_000,
  })
  if (result.outcome === 'accepted' && v.is(answer, result.body)) return result.body.success

  log('warn', 'turnstile-failed', { request, ...failureOf(result) })
  return true
}
