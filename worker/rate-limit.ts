import type { Context } from 'hono'
import { networkOf } from './gateway/attribution.ts'
import { log, requestOf } from './log.ts'
import type { Gateway } from './routes.ts'
import { within } from './time-limit.ts'

/** Milliseconds for a rate limit. */
const patience = 1_000

/** Whether a visitor's network is within a limit; `what` counts apart. A limit that does not answer limits nobody. */
export async function isWithin(c: Context<Gateway>, limit: RateLimit, what = ''): Promise<boolean> {
  try {
    return (await within(patience, limit.limit({ key: what + networkOf(c) }))).success
  } catch (error) {
    log('warn', 'limit-failed', { request: requestOf(c), error })
    return true
  }
}
