import * as v from 'valibot'
import type { Lead } from '../leads/store.ts'
import { call } from './client.ts'

export type Delivery = { state: 'delivered' | 'rejected'; code: number } | { state: 'unanswered'; error: string }

const answer = v.object({ code: v.number() })

/** POST client/v1.4/leaveMsg/leaveAdd: code 2 is delivered, another code rejected, anything else no answer. */
export async function leaveMessage(apiHost: string, lead: Lead, leaveOrigin: unknown): Promise<Delivery> {
  const result = await call({
    address: 'client/v1.4/leaveMsg/leaveAdd',
    base: apiHost,
    method: 'POST',
    locale: lead.locale,
    headers: { 'Idempotency-Key': lead.key },
    body: { ...lead.message, ...(leaveOrigin !== undefined && { leaveOrigin }) },
    timeout: 5_000,
  })
  if (!result.ok) return { state: 'unanswered', error: result.error }
  if (!v.is(answer, result.body)) return { state: 'unanswered', error: 'answer has no code' }

  const { code } = result.body
  return { state: code === 2 ? 'delivered' : 'rejected', code }
}
