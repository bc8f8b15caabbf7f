import { waitUntil } from 'cloudflare:workers'
import { log } from '../log.ts'
import type { Variables } from '../settings.ts'
import { within } from '../time-limit.ts'
import type { Outcome } from '../upstream/client.ts'
import type { Lead } from './lead.ts'
import { type Job, outbox, type Task, tasks } from './outbox.ts'
import type { LeadState } from './states.ts'
import { leads } from './store.ts'
import { delayAfter, handlers, isOn, mostAttempts } from './tasks.ts'

/** A job in the queue. The message itself stays in D1. */
export interface LeadJob extends Job {
  /** Id of the request that brought the message. */
  request: string | null
}

/** Milliseconds for which an attempt holds its task; longer than its calls take together. */
export const lease = 20_000
/** Milliseconds for one task, D1 included. */
export const mostTime = 30_000
/** Milliseconds for the queue. */
const queuePatience = 5_000

/** Performs a task if it is due. D1 decides: a task that has ended, is early or is leased is left alone. */
export async function perform(env: Env, variables: Variables, { key, task }: Job) {
  if (!isOn(task, variables)) return
  const claimed = await outbox(env.DB).claim({ key, task }, lease)
  const lead = claimed && (await leads(env.DB).find(key))
  if (lead) await attempt(env, variables, { ...claimed, lead, task })
}

/** Performs the tasks that follow a delivered or stored message, after the answer. */
export function performFollowing(env: Env, variables: Variables, { key, request }: Pick<Lead, 'key' | 'request'>) {
  for (const task of tasks.filter((task) => task !== 'deliver')) {
    const work = within(mostTime, perform(env, variables, { key, task }))
    waitUntil(work.catch((error) => log('error', 'task-error', { key, request, task, error })))
  }
}

/** A task that the caller has leased. */
interface Claimed {
  lead: Lead
  task: Task
  attempts: number
}

/**
 * Performs a leased task, records its outcome and queues the next attempt. Never throws: an exception counts no attempt,
 * and the task is due again when its lease ends.
 */
export async function attempt(
  env: Env,
  variables: Variables,
  { lead, task, attempts }: Claimed,
): Promise<{ state: LeadState; code: number }> {
  const { key, request } = lead
  const job = { key, request, task }
  try {
    const outcome = await handlers[task].work(env, variables, lead)
    const { end, delay, state } = await settle(env, variables, { lead, task, attempts }, outcome)
    if (end === null) waitUntil(wake(env, job, delay))
    if (end === 'accepted' && state) performFollowing(env, variables, lead)
    return { state: state ?? lead.state, code: outcome.code ?? 2 }
  } catch (error) {
    log('error', 'task-error', { ...job, error })
    waitUntil(wake(env, job, lease))
    return { state: 'queued', code: 2 }
  }
}

/** Records an outcome, the message's state and the tasks that follow, in one transaction. */
async function settle(env: Env, variables: Variables, { lead, task, attempts }: Claimed, outcome: Outcome) {
  const { key, request } = lead
  const { event, stateAfter } = handlers[task]
  const made = attempts + 1
  const isLast = made >= mostAttempts
  const end = outcome.outcome === 'unanswered' ? (isLast ? 'dead' : null) : outcome.outcome
  const delay = delayAfter(made)
  const state = stateAfter?.(end ?? 'unanswered', variables)

  const box = outbox(env.DB)
  await env.DB.batch([
    box.settled({ key, task }, end ?? { delay }, outcome.answer),
    ...(state ? [leads(env.DB).moved(key, state, outcome), ...box.caused(key)] : []),
  ])

  const alert = outcome.alert || end === 'dead'
  log(alert ? 'error' : 'info', event, {
    request,
    key,
    state: state ?? end ?? outcome.outcome,
    attempts: made,
    ...(end !== 'accepted' && { error: outcome.answer }),
    ...(alert && { alert }),
  })
  return { end, delay, state }
}

/** Queues a task for `delay` ms from now. Where that fails, the sweep takes it. */
async function wake(env: Env, job: LeadJob, delay: number) {
  try {
    await within(queuePatience, env.LEADS.send(job, { delaySeconds: Math.ceil(delay / 1000) }))
  } catch (error) {
    log('warn', 'queue-failed', { ...job, error })
  }
}
