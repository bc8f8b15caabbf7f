import { idOfPage, listPages } from '../data/list-web.ts'
import { log } from '../log.ts'
import type { Variables } from '../settings.ts'
import { leaveMessage } from '../upstream/leave-message.ts'
import { delayAfter, mostAttempts } from './attempts.ts'
import { convert } from './convert.ts'
import type { LeadState } from './states.ts'
import { type Lead, leads } from './store.ts'

/** What became of a sending. `retryIn` (ms) is there where the message is to be tried again. */
export interface Outcome {
  state: LeadState
  code: number
  retryIn?: number
}

/** What the queue carries: whose turn it is, never the message itself, which stays in D1. */
export interface LeadJob extends Named {
  task: 'deliver' | 'conversion'
}

/** By what log lines name a message. */
type Named = Pick<Lead, 'key' | 'request'>

/** Takes work that the caller's answer need not wait for. */
export type Later = (work: Promise<unknown>) => void

/** Sends a message its caller has leased, and records the answer, or when it is to be tried again. */
export async function deliver(env: Env, variables: Variables, lead: Lead, later: Later): Promise<Outcome> {
  const store = leads(env.DB)

  if (!variables.API_HOST) {
    await store.finish(lead.key, 'stored')
    return finished(env, variables, lead, { state: 'stored', code: 2 }, later)
  }

  const pages = await listPages(env, { ...lead, apiHost: variables.API_HOST }, later)
  const delivery = await leaveMessage(variables.API_HOST, lead, idOfPage(pages, lead.page))
  if (delivery.state !== 'unanswered') {
    await store.finish(lead.key, delivery.state, delivery.code)
    return finished(env, variables, lead, delivery, later)
  }

  if (lead.attempts >= mostAttempts) return giveUp(env, lead, delivery.error)
  const retryIn = delayAfter(lead.attempts)
  await store.postpone(lead.key, retryIn, delivery.error)
  logState(lead, 'queued', { attempts: lead.attempts, error: delivery.error })
  return { state: 'queued', code: 2, retryIn }
}

/** A message that nobody took for a day waits for an operator; the log line is what alerts them. */
export async function giveUp(env: Env, { key, request }: Named, error: string): Promise<Outcome> {
  await leads(env.DB).finish(key, 'dead')
  log('error', 'lead', { request, key, state: 'dead', alert: true, error })
  return { state: 'dead', code: 2 }
}

/** Puts a job into the queue for `delay` ms from now. */
export function enqueue(env: Env, job: LeadJob, delay: number) {
  return env.LEADS.send(job, { delaySeconds: Math.ceil(delay / 1000) })
}

/** One log line a state change, without personal data. */
export function logState({ key, request }: Named, state: LeadState, details: Record<string, unknown> = {}) {
  log('info', 'lead', { request, key, state, ...details })
}

function finished(env: Env, variables: Variables, lead: Lead, outcome: Outcome, later: Later): Outcome {
  logState(lead, outcome.state, { attempts: lead.attempts, code: outcome.code })
  if (lead.landing && outcome.state !== 'rejected') later(convertNow(env, variables, lead))
  return outcome
}

/** The conversion rides on delivery, and has its own later attempts: its failure never touches the message. */
async function convertNow(env: Env, variables: Variables, { key, request }: Named) {
  await leads(env.DB).releaseConversion(key)
  const retryIn = await convert(env, variables, key)
  if (retryIn !== null) await enqueue(env, { key, request, task: 'conversion' }, retryIn)
}
