import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import type { Variables } from '../settings.ts'
import { ask } from './client.ts'

const answer = v.object({ success: v.boolean() })

/** Checks a visitor's Turnstile token. True where Cloudflare does not answer: no message may be lost. */
export async function passesCheck(
  variables: Variables,
  { token, ip, locale, request }: { token: string; ip: string; locale: Locale; request: string },
): Promise<boolean> {
  const told = await ask(answer, 'turnstile-failed', {
    address: `${variables.TURNSTILE_HOST}/turnstile/v0/siteverify`,
    method: 'POST',
    locale,
    body: { secret: variables.TURNSTILE_SECRET, response: token, remoteip: ip },
    timeout: 2_000,
    request,
  })
  return told?.success ?? true
}
