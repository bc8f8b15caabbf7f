import { leads } from '../data/leads.ts'
import { variablesOf } from '../settings.ts'
import { deliver, lease } from './deliver.ts'

/** Every minute: tries what is overdue, whatever became of its queue entry. Once a night: deletes what has aged. */
export async function scheduled(controller: ScheduledController, env: Env, ctx: ExecutionContext) {
  const variables = variablesOf(env)
  const store = leads(env.DB)
  for (const key of await store.due(50)) {
    const lead = await store.claim(key, lease)
    if (lead) await deliver(env, variables, lead, (work) => ctx.waitUntil(work))
  }

  const time = new Date(controller.scheduledTime)
  if (time.getUTCHours() === 18 && time.getUTCMinutes() === 0) {
    const deleted = await store.deleteOld(variables.LEAD_RETENTION_DAYS)
    console.log(JSON.stringify({ event: 'leads-deleted', deleted }))
  }
}
