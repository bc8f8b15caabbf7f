import { type Lead, type LeadState, leads } from '../data/leads.ts'
import { idOfPage, listPages } from '../data/list-web.ts'
import type { Variables } from '../settings.ts'
import { uploadConversion } from '../upstream/conversion.ts'
import { leaveMessage } from '../upstream/leave-message.ts'

/** Milliseconds for which one sending owns a message: longer than its calls can take together. */
export const lease = 20_000
/** After so many attempts, about a day, a message is dead and waits for an operator. */
const mostAttempts = 18
const firstDelay = 20_000
const longestDelay = 2 * 3_600_000

/**
 * Sends a claimed message upstream and records what became of it. Where nobody answered it is queued with the time of
 * its next attempt; `later` takes work that the caller's answer need not wait for.
 */
export async function deliver(
  env: Env,
  variables: Variables,
  lead: Lead,
  later: (work: Promise<unknown>) => void,
): Promise<{ state: LeadState; code: number }> {
  const store = leads(env.DB)
  const converted = async () => {
    if (lead.clickId && variables.AD_CONVERSION_URL && (await uploadConversion(variables, lead))) {
      await store.markConverted(lead.key)
    }
  }

  if (!variables.API_HOST) {
    await store.finish(lead.key, 'stored')
    later(converted())
    return report(lead, 'stored')
  }

  const pages = await listPages(env, variables.API_HOST, later)
  const delivery = await leaveMessage(variables.API_HOST, lead, idOfPage(pages, lead.page))
  if (delivery.state !== 'unanswered') {
    await store.finish(lead.key, delivery.state, delivery.code)
    if (delivery.state === 'delivered') later(converted())
    return report(lead, delivery.state, delivery.code)
  }

  if (lead.attempts >= mostAttempts) {
    await store.finish(lead.key, 'dead')
    return report(lead, 'dead', 2, delivery.error)
  }
  const delay = delayAfter(lead.attempts)
  await store.postpone(lead.key, delay, delivery.error)
  later(env.LEADS.send({ key: lead.key }, { delaySeconds: Math.ceil(delay / 1000) }))
  return report(lead, 'queued', 2, delivery.error)
}

/** Whole milliseconds: doubling from 20 s to two hours, with up to a quarter of jitter; about a day in all. */
function delayAfter(attempts: number): number {
  return Math.round(Math.min(firstDelay * 2 ** (attempts - 1), longestDelay) * (1 + Math.random() / 4))
}

/** One log line a state change, without personal data. */
function report({ key, attempts }: Lead, state: LeadState, code = 2, error?: string) {
  const line = JSON.stringify({ event: 'lead', key, state, attempts, code, error })
  if (state === 'dead') console.error(line)
  else console.log(line)
  return { state, code }
}
