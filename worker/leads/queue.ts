import { log } from '../log.ts'
import { variablesOf } from '../settings.ts'
import { within } from '../time-limit.ts'
import { type LeadJob, mostTime, perform } from './attempts.ts'

/** Consumes the queue. A job that throws is retried; the sweep takes it when the queue gives up. */
export async function queue(batch: MessageBatch<LeadJob>, env: Env) {
  const variables = variablesOf(env)
  for (const job of batch.messages) {
    try {
      await within(mostTime, perform(env, variables, job.body))
      job.ack()
    } catch (error) {
      const { request, key, task } = job.body
      log('error', 'lead-job-error', { request, key, task, error })
      job.retry({ delaySeconds: 20 })
    }
  }
}
