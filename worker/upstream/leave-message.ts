import * as v from 'valibot'
import type { Lead } from '../leads/lead.ts'
import type { Outcome } from '../leads/outbox.ts'
import { call } from './client.ts'

const answer = v.object({ code: v.number() })

/**
 * POST client/v1.4/leaveMsg/leaveAdd. Code 2 is accepted, another code refused, which section 8 of the specification
 * wants silent; a status that refuses is for somebody to look at.
 */
export async function leaveMessage(apiHost: string, lead: Lead, leaveOrigin: unknown): Promise<Outcome> {
  const result = await call({
    address: 'client/v1.4/leaveMsg/leaveAdd',
    base: apiHost,
    method: 'POST',
    locale: lead.locale,
    headers: { 'Idempotency-Key': lead.key },
    body: { ...lead.message, ...(leaveOrigin !== undefined && { leaveOrigin }) },
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
