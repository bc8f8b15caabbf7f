import { convertingStates, sqlList, unfinishedStates } from './states.ts'

/** What is told to outside services about a message; worker/leads/tasks.ts says how. */
export const tasks = ['deliver', 'conversion'] as const
export type Task = (typeof tasks)[number]

/** What a service made of a task. */
export interface Outcome {
  /** `unanswered` is tried again, `refused` only when an operator replays it. */
  outcome: 'accepted' | 'refused' | 'unanswered'
  /** What the service said, as operators read it, or why there is no answer. */
  answer: string
  /** Its code, where it has one. */
  code?: number
  /** Somebody has to look. */
  alert?: true
}

/** How a task ended: `dead` after its last attempt, `expired` where the service would not take it any more. */
export type End = 'accepted' | 'refused' | 'dead' | 'expired'

/** Whose turn it is, and with what. */
export interface Job {
  key: string
  task: Task
}

/** The table of what is still to be told, and of what came of it; this file alone knows it. Times are milliseconds. */
export function outbox(db: D1Database) {
  const statement = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values)

  return {
    /** Takes a task that is due for `lease`: how many attempts it has had. Null where it is not due, or finished. */
    async claim({ key, task }: Job, lease: number): Promise<{ attempts: number } | null> {
      return statement(
        'UPDATE outbox SET due = ?3 WHERE key = ?1 AND task = ?2 AND due <= ?4 RETURNING attempts',
        key,
        task,
        Date.now() + lease,
        Date.now(),
      ).first<{ attempts: number }>()
    },

    /** Keys of messages whose task is due, the longest overdue first. */
    async due(task: Task, limit: number): Promise<string[]> {
      const sql = 'SELECT key FROM outbox WHERE task = ?1 AND due <= ?2 ORDER BY due LIMIT ?3'
      const { results } = await statement(sql, task, Date.now(), limit).all<{ key: string }>()
      return results.map(({ key }) => key)
    },

    /** Counts an attempt and ends its task, or puts it off by `delay`. One that has ended stays: the first answer stands. */
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

    /** Puts a task off without counting an attempt. */
    putOff: ({ key, task }: Job, delay: number) =>
      statement(
        "UPDATE outbox SET due = ?3 WHERE key = ?1 AND task = ?2 AND state = 'waiting'",
        key,
        task,
        Date.now() + delay,
      ).run(),

    /** Writes what the state of a message asks for and is not there: with the message, and with the end of its sending. */
    caused: (key: string) => causes('key = ?1').map((sql) => statement(sql, key, Date.now())),

    /** The same for every message: a Worker of before this table, and whoever restores messages, writes no rows here. */
    adopt: () => db.batch(causes('?1').map((sql) => statement(sql, 1, Date.now()))),

    /** Makes tasks wait again that have ended in one of `states`. How many. */
    async revive(task: Task, states: readonly End[]): Promise<number> {
      const { results } = await statement(
        `UPDATE outbox SET state = 'waiting', attempts = 0, due = ?2 WHERE task = ?1 AND state IN ${sqlList(states)}
         RETURNING key`,
        task,
        Date.now(),
      ).all()
      return results.length
    },

    /** Ends the conversions that wait for messages older than `days`. How many. */
    async expireConversions(days: number): Promise<number> {
      const { results } = await statement(
        `UPDATE outbox SET state = 'expired', due = NULL
         WHERE task = 'conversion' AND due IS NOT NULL
           AND (SELECT created_at FROM leads WHERE leads.key = outbox.key) < ?1 RETURNING key`,
        Date.now() - days * 86_400_000,
      ).all()
      return results.length
    },
  }
}

/** One statement a task: rows for the messages that need it, of those chosen. `?2` is now; `+` keeps D1 from the index by state. */
function causes(chosen: string): string[] {
  return [
    `INSERT INTO outbox (key, task, attempts, due, answer)
     SELECT key, 'deliver', attempts, coalesce(next_attempt_at, ?2), last_error FROM leads
     WHERE ${chosen} AND state IN ${sqlList(unfinishedStates)} ON CONFLICT (key, task) DO NOTHING`,
    `INSERT INTO outbox (key, task, attempts, due)
     SELECT key, 'conversion', conversion_attempts, ?2 FROM leads
     WHERE ${chosen} AND conversion = 'pending' AND conversion_at <= ?2 AND +state IN ${sqlList(convertingStates)}
     ON CONFLICT (key, task) DO NOTHING`,
  ]
}
