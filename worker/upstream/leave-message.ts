import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import { call, type Outcome } from './client.ts'

const answer = v.object({ code: v.number() })

/** The fields of leaveAdd, but leaveOrigin, which is looked up for each attempt. */
export interface LeadMessage {
  articleId?: string
  source?: number
  keyword?: string
  company: string
  position: string
  leaveContent?: string
  forwardAddUrl?: string
  leavePhone: string
  userName: string
  dep: string
  requirementTypes: string
}

/**
 * POST client/v1.4/leaveMsg/leaveAdd. Code 2 is accepted. Any other code is refused without an alert: visitors cause
 * it. A status that refuses raises one.
 */
export async function leaveMessage(
  apiHost: string,
  { key, locale, message }: { key: string; locale: Locale; message: LeadMessage },
  leaveOrigin: unknown,
): Promise<Outcome> {
  const result = await call({
    address: 'client/v1.4/leaveMsg/leaveAdd',
    base: apiHost,
    method: 'POST',
    locale,
    headers: { 'Idempotency-Key': key },
    body: { ...message, ...(leaveOrigin !== undefined && { leaveOrigin }) },
    timeout: 5_000,
  })
  if (result.outcome === 'unanswered') return { ...result, answer: result.error }

  const code = v.is(answer, result.body) ? result.body.code : undefined
  if (result.outcome === 'refused') {
    const told = code === undefined || code === 2 ? result.status : code
    return { outcome: 'refused', answer: result.error, code: told, alert: true }
  }
  if (code === undefined) return { outcome: 'unanswered', answer: 'answer has no code' }
  return { outcome: code === 2 ? 'accepted' : 'refused', answer: `code ${code}`, code }
}
