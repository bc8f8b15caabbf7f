import { log } from '../log.ts'
import { type Variables, variablesOf } from '../settings.ts'
import { within } from '../time-limit.ts'
import { type Job, outbox, tasks } from './outbox.ts'
import { leads } from './store.ts'
import { isOn, mostTime, perform } from './tasks.ts'

/** How much of each task one sweep takes on: what is left is the next minute's. */
const perSweep = 100
const atOnce = 6
/** So many rejected messages within an hour are no accident. */
const manyRejected = 5
const hour = 3_600_000
/** Milliseconds for D1 to tell what is due: the next sweep is a minute away. */
const patience = 15_000

/** Every minute: does what is due, whatever became of its job in the queue. Once an hour and once a night: looks after the table. */
export async function scheduled(controller: ScheduledController, env: Env, ctx: ExecutionContext) {
  const variables = variablesOf(env)
  try {
    const due = await within(patience, findDue(env, variables))
    await inParallel(due, (job) => perform(env, variables, job, (work) => ctx.waitUntil(work)))

    const time = new Date(controller.scheduledTime)
    if (time.getUTCMinutes() === 0) await within(patience, lookAfter(env, variables, time))
  } catch (error) {
    log('error', 'sweep-error', { error })
  }
}

/** What is due of each task that is switched on. */
async function findDue(env: Env, variables: Variables): Promise<Job[]> {
  await prepare(env, variables)
  const on = tasks.filter((task) => isOn(task, variables))
  const due = await Promise.all(
    on.map(async (task) => (await outbox(env.DB).due(task, perSweep)).map((key): Job => ({ key, task }))),
  )
  return due.flat()
}

/** What has no row yet gets one; what the ad platform would not take any more is not uploaded. */
async function prepare(env: Env, variables: Variables) {
  await outbox(env.DB).adopt()
  if (!isOn('conversion', variables)) return

  const expired = await outbox(env.DB).expireConversions(variables.AD_CONVERSION_DAYS)
  if (expired > 0) log('info', 'conversions-expired', { expired, days: variables.AD_CONVERSION_DAYS })
}

async function lookAfter(env: Env, variables: Variables, time: Date) {
  const store = leads(env.DB)
  const rejected = await store.rejectedWithin(hour)
  if (rejected >= manyRejected) log('error', 'leads-rejected', { rejected, alert: true })

  if (time.getUTCHours() === 18) {
    const deleted = await store.deleteOld(variables.LEAD_RETENTION_DAYS)
    log('info', 'leads-deleted', { deleted })
  }
}

/** One that fails is logged and does not keep the others from their turn. */
async function inParallel(jobs: Job[], work: (job: Job) => Promise<unknown>) {
  const waiting = [...jobs]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const { key, task } = job
      await within(mostTime, work(job)).catch((error) => log('error', 'sweep-error', { key, task, error }))
    }
  })
  await Promise.all(workers)
}
