import { log } from '../log.ts'
import { variablesOf } from '../settings.ts'
import { within } from '../time-limit.ts'
import { type LeadJob, mostTime, perform } from './tasks.ts'

/** Does what the queue names, as far as it is due. A job that breaks comes back; when it does not, the sweep is there. */
export async function queue(batch: MessageBatch<LeadJob>, env: Env, ctx: ExecutionContext) {
  const variables = variablesOf(env)
  for (const job of batch.messages) {
    try {
      await within(
        mostTime,
        perform(env, variables, job.body, (work) => ctx.waitUntil(work)),
      )
      job.ack()
    } catch (error) {
      const { request, key, task } = job.body
      log('error', 'lead-job-error', { request, key, task, error })
      job.retry({ delaySeconds: 20 })
    }
  }
}
