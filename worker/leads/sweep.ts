import { log } from '../log.ts'
import { variablesOf } from '../settings.ts'
import { lease } from './attempts.ts'
import { convert } from './convert.ts'
import { deliver } from './deliver.ts'
import { leads } from './store.ts'

/** How much one sweep takes on: what is left is the next minute's. */
const perSweep = 100
const atOnce = 6

/** Every minute: tries what is overdue, whatever became of its job in the queue. Once a night: deletes what has aged. */
export async function scheduled(controller: ScheduledController, env: Env, ctx: ExecutionContext) {
  const variables = variablesOf(env)
  const store = leads(env.DB)

  await inParallel(await store.due(perSweep), async (key) => {
    const lead = await store.claim(key, lease)
    if (lead) await deliver(env, variables, lead, (work) => ctx.waitUntil(work))
  })
  if (variables.AD_CONVERSION_URL) {
    await inParallel(await store.dueConversions(perSweep), (key) => convert(env, variables, key))
  }

  const time = new Date(controller.scheduledTime)
  if (time.getUTCHours() === 18 && time.getUTCMinutes() === 0) {
    const deleted = await store.deleteOld(variables.LEAD_RETENTION_DAYS)
    log('info', 'leads-deleted', { deleted })
  }
}

/** One that fails is logged and does not keep the others from their turn. */
async function inParallel(keys: string[], work: (key: string) => Promise<unknown>) {
  const waiting = [...keys]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      await work(key).catch((error) => log('error', 'sweep-error', { key, error }))
    }
  })
  await Promise.all(workers)
}
