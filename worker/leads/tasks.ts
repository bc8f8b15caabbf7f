import { log } from '../log.ts'
import type { Variables } from '../settings.ts'
import { within } from '../time-limit.ts'
import { uploadConversion } from '../upstream/conversion.ts'
import { delayAfter, lease, schedules } from './attempts.ts'
import { deliver } from './deliver.ts'
import type { Lead } from './lead.ts'
import { type End, type Job, type Outcome, outbox, type Task } from './outbox.ts'
import type { LeadState } from './states.ts'
import { leads } from './store.ts'

/** What the queue carries: whose turn it is, never the message itself, which stays in D1. */
export interface LeadJob extends Job {
  /** Name of the request by which the message came. */
  request: string | null
}

/** Milliseconds for one task, all its questions to D1 included. */
export const mostTime = 30_000
/** Milliseconds for the queue. */
const queuePatience = 5_000

/** Takes work that the caller's answer need not wait for. */
export type Later = (work: Promise<unknown>) => void

interface Handler {
  /** What its log lines are called. */
  event: string
  /** What is switched off waits. */
  isOn(variables: Variables): boolean
  work(env: Env, variables: Variables, lead: Lead, later: Later): Promise<Outcome>
  /** What becomes of the message, where the task decides that. */
  stateAfter?(result: End | 'unanswered', variables: Variables): LeadState
}

const deliveryStates = {
  accepted: 'delivered',
  refused: 'rejected',
  unanswered: 'queued',
  dead: 'dead',
  expired: 'dead',
} as const satisfies Record<End | 'unanswered', LeadState>

/** How each task is done; one that is missing here does not compile. */
const handlers: Record<Task, Handler> = {
  deliver: {
    event: 'lead',
    isOn: () => true,
    work: deliver,
    stateAfter: (result, { API_HOST }) => (API_HOST ? deliveryStates[result] : 'stored'),
  },
  conversion: {
    event: 'conversion',
    isOn: ({ AD_CONVERSION_URL }) => AD_CONVERSION_URL !== '',
    work: (_, variables, lead) => uploadConversion(variables, lead),
  },
}

/** Whether a task is switched on. */
export function isOn(task: Task, variables: Variables): boolean {
  return variables.OUTBOX === 'on' && handlers[task].isOn(variables)
}

/** Does a task if it is due. D1 alone decides that: what is finished, early or in another's hands needs nothing. */
export async function perform(env: Env, variables: Variables, { key, task }: Job, later: Later) {
  if (!isOn(task, variables)) return
  const claimed = await outbox(env.DB).claim({ key, task }, lease)
  const lead = claimed && (await leads(env.DB).find(key))
  if (lead) await attempt(env, variables, { ...claimed, lead, task }, later)
}

/** The same where nobody waits for it. */
export function performLater(env: Env, variables: Variables, { key, request, task }: LeadJob, later: Later) {
  const work = within(mostTime, perform(env, variables, { key, task }, later))
  later(work.catch((error) => log('error', 'task-error', { key, request, task, error })))
}

/** A task whose caller holds its lease. */
interface Claimed {
  lead: Lead
  task: Task
  attempts: number
}

/**
 * Does a task that is claimed, records what came of it, and has the queue wake whoever comes next. Never throws: what
 * breaks is no attempt, and is due again when its lease ends.
 */
export async function attempt(
  env: Env,
  variables: Variables,
  { lead, task, attempts }: Claimed,
  later: Later,
): Promise<{ state: LeadState; code: number }> {
  const { key, request } = lead
  const job = { key, request, task }
  try {
    const outcome = await handlers[task].work(env, variables, lead, later)
    const { end, delay, state } = await settle(env, variables, { lead, task, attempts }, outcome)
    if (end === null) later(wake(env, job, delay))
    if (end === 'accepted' && state) performLater(env, variables, { key, request, task: 'conversion' }, later)
    return { state: state ?? lead.state, code: outcome.code ?? 2 }
  } catch (error) {
    log('error', 'task-error', { ...job, error })
    later(wake(env, job, lease))
    return { state: 'queued', code: 2 }
  }
}

/** Records an outcome, and with it what it makes of the message and what that causes, in one transaction. */
async function settle(env: Env, variables: Variables, { lead, task, attempts }: Claimed, outcome: Outcome) {
  const { key, request } = lead
  const { event, stateAfter } = handlers[task]
  const made = attempts + 1
  const isLast = made >= schedules[task].most
  const end = outcome.outcome === 'unanswered' ? (isLast ? 'dead' : null) : outcome.outcome
  const delay = delayAfter(task, made)
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

/** Has the queue name a task in `delay` ms. Where that fails the sweep takes it. */
async function wake(env: Env, job: LeadJob, delay: number) {
  try {
    await within(queuePatience, env.LEADS.send(job, { delaySeconds: Math.ceil(delay / 1000) }))
  } catch (error) {
    log('warn', 'queue-failed', { ...job, error })
  }
}
