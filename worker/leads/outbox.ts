import { sqlList } from '../sql.ts'
import { convertingStates, unfinishedStates } from './states.ts'

/** The tasks of a message, each a call to an outside service. `handlers` in tasks.ts has what each does. */
export const tasks = ['deliver', 'conversion'] as const
export type Task = (typeof tasks)[number]

/** How a task ended. `dead`: its last attempt failed. `expired`: too old for the service. */
export type End = 'accepted' | 'refused' | 'dead' | 'expired'

/** One task of one message. */
export interface Job {
  key: string
  task: Task
}

/** The table `outbox`: the tasks of all messages. Times are milliseconds. */
export function outbox(db: D1Database) {
  const statement = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values)

  return {
    /** Leases a due task for `lease` and returns its number of attempts. Null where it is not due, or has ended. */
    async claim({ key, task }: Job, lease: number): Promise<{ attempts: number } | null> {
      return statement(
        'UPDATE outbox SET due = ?3 WHERE key = ?1 AND task = ?2 AND due <= ?4 RETURNING attempts',
        key,
        task,
        Date.now() + lease,
        Date.now(),
      ).first<{ attempts: number }>()
    },

    /** Keys of messages whose task is due, longest overdue first. */
    async due(task: Task, limit: number): Promise<string[]> {
      const sql = 'SELECT key FROM outbox WHERE task = ?1 AND due <= ?2 ORDER BY due LIMIT ?3'
      const { results } = await statement(sql, task, Date.now(), limit).all<{ key: string }>()
      return results.map(({ key }) => key)
    },

    /** Statement: counts an attempt and ends the task, or delays it. A task that has ended keeps its first end. */
    settled({ key, task }: Job, next: End | { delay: number }, answer: string) {
      const ended = typeof next === 'string'
      return statement(
        `UPDATE outbox SET attempts = attempts + 1, state = ?3, due = ?4, answer = ?5
         WHERE key = ?1 AND task = ?2 AND state = 'waiting'`,
        key,
        task,
        ended ? next : 'waiting',
        ended ? null : Date.now() + next.delay,
        answer.slice(0, 300),
      )
    },

    /** Delays a task without counting an attempt. */
    putOff: ({ key, task }: Job, delay: number) =>
      statement(
        "UPDATE outbox SET due = ?3 WHERE key = ?1 AND task = ?2 AND state = 'waiting'",
        key,
        task,
        Date.now() + delay,
      ).run(),

    /** Statements: add the tasks that a message's state asks for. */
    caused: (key: string) => tasks.map((task) => statement(insertion(task, 'key = ?1'), key, Date.now())),

    /** Adds them for all messages: an older Worker, and a backup of its time, write none. */
    adopt: () => db.batch(adoptable.map((task) => statement(insertion(task, '?1'), 1, Date.now()))),

    /** Restarts tasks that ended in one of `states`. Returns how many. */
    async revive(task: Task, states: readonly End[]): Promise<number> {
      const { results } = await statement(
        `UPDATE outbox SET state = 'waiting', attempts = 0, due = ?2 WHERE task = ?1 AND state IN ${sqlList(states)}
         RETURNING key`,
        task,
        Date.now(),
      ).all()
      return results.length
    },

    /** Ends a waiting task of messages older than `days`. Returns how many. */
    async expire(task: Task, days: number): Promise<number> {
      const { results } = await statement(
        `UPDATE outbox SET state = 'expired', due = NULL
         WHERE task = ?1 AND due IS NOT NULL
           AND (SELECT created_at FROM leads WHERE leads.key = outbox.key) < ?2 RETURNING key`,
        task,
        Date.now() - days * 86_400_000,
      ).all()
      return results.length
    },
  }
}

interface Cause {
  /** SQL condition on `leads`: these messages have the task. */
  of: string
  /** Where a Worker from before the outbox keeps the task. Only such tasks are adopted. */
  before?: { attempts: string; due?: string; answer?: string }
}

/** The messages of each task. `?2` is now; `+` keeps D1 from using the index on `state`. */
const causes: Record<Task, Cause> = {
  deliver: {
    of: `state IN ${sqlList(unfinishedStates)}`,
    before: { attempts: 'attempts', due: 'coalesce(next_attempt_at, ?2)', answer: 'last_error' },
  },
  conversion: {
    of: `conversion = 'pending' AND conversion_at <= ?2 AND +state IN ${sqlList(convertingStates)}`,
    before: { attempts: 'conversion_attempts' },
  },
}
const adoptable = tasks.filter((task) => causes[task].before)

/** SQL: inserts a task for those of the chosen messages that have it. */
function insertion(task: Task, chosen: string): string {
  const { of, before } = causes[task]
  const { attempts = '0', due = '?2', answer = 'NULL' } = before ?? {}
  return `INSERT INTO outbox (key, task, attempts, due, answer)
     SELECT key, '${task}', ${attempts}, ${due}, ${answer} FROM leads
     WHERE ${chosen} AND ${of} ON CONFLICT (key, task) DO NOTHING`
}
