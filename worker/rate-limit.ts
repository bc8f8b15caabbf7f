import type { Context } from 'hono'
import { log } from './log.ts'
import { type Gateway, networkOf, requestIdOf } from './request.ts'
import { within } from './time-limit.ts'

/** Milliseconds. */
const patience = 1_000

/** Whether a visitor's network is within a limit. `what` has a count of its own. Where the limit does not answer: yes. */
export async function isWithin(c: Context<Gateway>, limit: RateLimit, what = ''): Promise<boolean> {
  try {
    return (await within(patience, limit.limit({ key: what + networkOf(c) }))).success
  } catch (error) {
    log('warn', 'limit-failed', { request: requestIdOf(c), error })
    return true
  }
}
