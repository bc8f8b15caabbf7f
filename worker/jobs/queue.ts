import { leads } from '../data/leads.ts'
import { variablesOf } from '../settings.ts'
import { deliver, lease } from './deliver.ts'

interface LeadJob {
  key: string
}

/** Tries queued messages again. Each is acked for itself: a message that is not due, or is finished, needs nothing. */
export async function queue(batch: MessageBatch<LeadJob>, env: Env, ctx: ExecutionContext) {
  const later = (work: Promise<unknown>) => ctx.waitUntil(work)
  for (const job of batch.messages) {
    if (batch.queue.endsWith('-dead')) {
      // The job could not even be tried; the sweep finds the message by its time.
      console.error(JSON.stringify({ event: 'lead-job-dead', key: job.body.key }))
    } else {
      const lead = await leads(env.DB).claim(job.body.key, lease)
      if (lead) await deliver(env, variablesOf(env), lead, later)
    }
    job.ack()
  }
}
