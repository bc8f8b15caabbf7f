import { log } from '../log.ts'
import { type Variables, variablesOf } from '../settings.ts'
import { within } from '../time-limit.ts'
import { mostTime, perform } from './attempts.ts'
import { type Job, outbox, type Task, tasks } from './outbox.ts'
import { leads } from './store.ts'
import { handlers, isOn } from './tasks.ts'

/** Jobs of each task per sweep; the next sweep takes the rest. */
const perSweep = 100
const atOnce = 6
/** Rejected messages within an hour that raise an alert. */
const manyRejected = 5
const hour = 3_600_000
/** Milliseconds for D1. */
const patience = 15_000

/** Runs every minute and performs what is due, queue or no queue. Counts rejected messages hourly, deletes old ones daily. */
export async function scheduled(controller: ScheduledController, env: Env) {
  const variables = variablesOf(env)
  try {
    const due = await within(patience, findDue(env, variables))
    await inParallel(due, (job) => perform(env, variables, job))

    const time = new Date(controller.scheduledTime)
    if (time.getUTCMinutes() === 0) await within(patience, maintain(env, variables, time))
  } catch (error) {
    log('error', 'sweep-error', { error })
  }
}

/** Due jobs of each task that is on. */
async function findDue(env: Env, variables: Variables): Promise<Job[]> {
  await outbox(env.DB).adopt()
  const on = tasks.filter((task) => isOn(task, variables))
  for (const task of on) await expire(env, variables, task)
  const due = await Promise.all(
    on.map(async (task) => (await outbox(env.DB).due(task, perSweep)).map((key): Job => ({ key, task }))),
  )
  return due.flat()
}

/** Ends tasks whose messages are too old for the service. */
async function expire(env: Env, variables: Variables, task: Task) {
  const days = handlers[task].mostDays?.(variables)
  const expired = days === undefined ? 0 : await outbox(env.DB).expire(task, days)
  if (expired > 0) log('info', 'tasks-expired', { task, expired, days })
}

async function maintain(env: Env, variables: Variables, time: Date) {
  const store = leads(env.DB)
  const rejected = await store.rejectedWithin(hour)
  if (rejected >= manyRejected) log('error', 'leads-rejected', { rejected, alert: true })

  if (time.getUTCHours() === 18) {
    const deleted = await store.deleteOld(variables.LEAD_RETENTION_DAYS)
    log('info', 'leads-deleted', { deleted })
  }
}

/** Runs `work` for each job, `atOnce` at a time; errors are logged. */
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
