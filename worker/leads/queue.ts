import { log } from '../log.ts'
import { type Variables, variablesOf } from '../settings.ts'
import { lease } from './attempts.ts'
import { convert } from './convert.ts'
import { deliver, giveUp, type LeadJob } from './deliver.ts'
import { leads } from './store.ts'

/** Tries queued messages and conversions again; each job is acked or retried for itself. */
export async function queue(batch: MessageBatch<LeadJob>, env: Env, ctx: ExecutionContext) {
  const variables = variablesOf(env)
  const dead = batch.queue.endsWith('-dead')
  for (const job of batch.messages) {
    try {
      const retryIn = dead ? await bury(env, job.body) : await work(env, variables, job.body, ctx)
      if (retryIn === null) job.ack()
      else job.retry({ delaySeconds: Math.ceil(retryIn / 1000) })
    } catch (error) {
      const { request, key, task } = job.body
      log('error', 'lead-job-error', { request, key, task, error })
      job.retry({ delaySeconds: 30 })
    }
  }
}

/** A job whose message is not due or finished needs nothing: the sweep takes what the queue does not. */
async function work(env: Env, variables: Variables, { key, task }: LeadJob, ctx: ExecutionContext) {
  if (task === 'conversion') return convert(env, variables, key)
  const lead = await leads(env.DB).claim(key, lease)
  if (!lead) return null
  const { retryIn = null } = await deliver(env, variables, lead, (promise) => ctx.waitUntil(promise))
  return retryIn
}

async function bury(env: Env, job: LeadJob): Promise<null> {
  if (job.task === 'deliver') await giveUp(env, job, 'The queue gave the job up')
  return null
}
