import type { Variables } from '../settings.ts'
import type { Outcome } from '../upstream/client.ts'
import { uploadConversion } from '../upstream/conversion.ts'
import { leaveMessage } from '../upstream/leave-message.ts'
import { idAt, listWebPages } from '../upstream/web-pages.ts'
import type { Lead } from './lead.ts'
import type { End, Task } from './outbox.ts'
import type { LeadState } from './states.ts'

interface Handler {
  /** Event in its log lines. */
  event: string
  /** A task that is off waits. */
  isOn(variables: Variables): boolean
  work(env: Env, variables: Variables, lead: Lead): Promise<Outcome>
  /** The message's next state, if the task changes it. */
  stateAfter?(result: End | 'unanswered', variables: Variables): LeadState
  /** Age of a message, in days, at which its waiting task expires. */
  mostDays?(variables: Variables): number
}

/** Milliseconds after the first attempt; doubled after each, up to the longest. */
const [firstDelay, longestDelay] = [20_000, 2 * 3_600_000]
/** Attempts of a task, in about a day. */
export const mostAttempts = 19

const deliveryStates = {
  accepted: 'delivered',
  refused: 'rejected',
  unanswered: 'queued',
  dead: 'dead',
  expired: 'dead',
} as const satisfies Record<End | 'unanswered', LeadState>

/** The handler of each task; a task without one does not compile. */
export const handlers: Record<Task, Handler> = {
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
    mostDays: ({ AD_CONVERSION_DAYS }) => AD_CONVERSION_DAYS,
  },
}

/** Whether a task is on. */
export function isOn(task: Task, variables: Variables): boolean {
  return variables.OUTBOX === 'on' && handlers[task].isOn(variables)
}

/** Milliseconds from the n-th attempt to the next, with up to a quarter of jitter; an integer. */
export function delayAfter(attempts: number): number {
  return Math.round(Math.min(firstDelay * 2 ** (attempts - 1), longestDelay) * (1 + Math.random() / 4))
}

/** Sends a message upstream, with the id of its page where the upstream lists it. Accepted at once without an upstream. */
async function deliver(env: Env, variables: Variables, lead: Lead): Promise<Outcome> {
  if (!variables.API_HOST) return { outcome: 'accepted', answer: 'no upstream' }

  const pages = await listWebPages(env, { ...lead, apiHost: variables.API_HOST })
  return leaveMessage(variables.API_HOST, lead, idAt(pages, lead.page))
}
