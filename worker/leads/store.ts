import { sqlList, upsert } from '../sql.ts'
import type { Outcome } from '../upstream/client.ts'
import type { LeadMessage } from '../upstream/leave-message.ts'
import { uuidOf } from './key.ts'
import type { Lead, NewLead } from './lead.ts'
import { outbox } from './outbox.ts'
import {
  expiringStates,
  type FirstState,
  type LeadState,
  leadStates,
  replayableStates,
  unfinishedStates,
} from './states.ts'

const columns = 'key, state, locale, page, request, message, landing, upstream_code'
const day = 86_400_000
const unfinished = `state IN ${sqlList(unfinishedStates)}`

/** The table `leads`: contact messages in D1. Times and delays are milliseconds. */
export function leads(db: D1Database) {
  const box = outbox(db)
  const statement = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values)

  async function insert(lead: NewLead, state: FirstState, lease: number): Promise<Kept> {
    const now = Date.now()
    const [inserted, found] = await db.batch<Row>([
      statement(
        `INSERT INTO leads (key, state, locale, page, message, consent, click_id, landing, conversion, conversion_at,
           next_attempt_at, created_at, updated_at, request)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?10, ?10, ?12)
         ON CONFLICT (key) DO NOTHING RETURNING key`,
        lead.key,
        state,
        lead.locale,
        lead.page,
        JSON.stringify(lead.message),
        JSON.stringify(lead.consent),
        lead.clickId,
        lead.landing,
        lead.landing ? 'pending' : 'none',
        now,
        state === 'received' ? now + lease : null,
        lead.request,
      ),
      statement(`SELECT ${columns} FROM leads WHERE key = ?1`, lead.key),
      ...box.caused(lead.key),
    ])
    const row = found?.results[0]
    if (!row) throw new Error('The message was neither stored nor found')
    return { lead: fromRow(row), isNew: inserted?.results.length === 1 }
  }

  return {
    /**
     * Stores a message and its tasks, leased to the caller for `lease`. `isNew` is false where the message is there
     * already. Another message with the same key, from a duplicated tab, is stored under a key made of both.
     */
    async keep(lead: NewLead, state: FirstState, lease: number): Promise<Kept> {
      const kept = await insert(lead, state, lease)
      const typed = typedBy(lead.message)
      if (kept.isNew || typedBy(kept.lead.message) === typed) return kept
      return insert({ ...lead, key: await uuidOf([lead.key, typed]) }, state, lease)
    },

    async find(key: string): Promise<Lead | null> {
      const row = await statement(`SELECT ${columns} FROM leads WHERE key = ?1`, key).first<Row>()
      return row && fromRow(row)
    },

    /** Statement: changes the state of an unfinished message. */
    moved: (key: string, state: LeadState, { code }: Pick<Outcome, 'code'> = {}) =>
      statement(
        `UPDATE leads SET state = ?2, upstream_code = ?3, updated_at = ?4 WHERE key = ?1 AND ${unfinished}`,
        key,
        state,
        code ?? null,
        Date.now(),
      ),

    /** Counts waiting and dead messages; creation and due time of the oldest waiting one (ms since 1970). */
    async backlog(): Promise<Backlog> {
      const row = await db
        .prepare(
          `SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest,
             (SELECT MIN(due) FROM outbox WHERE task = 'deliver' AND due IS NOT NULL) AS due,
             (SELECT COUNT(*) FROM leads WHERE state = 'dead') AS dead
           FROM leads WHERE ${unfinished}`,
        )
        .first<Backlog>()
      return row ?? { waiting: 0, dead: 0, oldest: null, due: null }
    },

    /** Counts the messages rejected within `span`. */
    async rejectedWithin(span: number): Promise<number> {
      const sql = "SELECT COUNT(*) AS rejected FROM leads WHERE state = 'rejected' AND updated_at >= ?1"
      const row = await statement(sql, Date.now() - span).first<{ rejected: number }>()
      return row?.rejected ?? 0
    },

    /** Deletes finished messages older than `days`, and returns how many. */
    async deleteOld(days: number): Promise<number> {
      const { results } = await statement(
        `DELETE FROM leads WHERE state IN ${sqlList(expiringStates)} AND created_at < ?1 RETURNING key`,
        Date.now() - days * day,
      ).all()
      return results.length
    },

    /** Messages by state, time and text, oldest first. */
    async list({ states = leadStates, since = 0, find = '' }: Filter): Promise<ListedLead[]> {
      const { results } = await statement(
        `SELECT leads.key, leads.state, locale, page, request, message, consent, click_id, landing, upstream_code,
           created_at, updated_at, sending.attempts, sending.due, coalesce(sending.answer, last_error) AS answer,
           upload.state AS conversion, upload.answer AS conversion_answer
         FROM leads
         LEFT JOIN outbox AS sending ON sending.key = leads.key AND sending.task = 'deliver'
         LEFT JOIN outbox AS upload ON upload.key = leads.key AND upload.task = 'conversion'
         WHERE leads.state IN ${sqlList(states)} AND created_at >= ?1
           AND (?2 = '' OR instr(lower(message), lower(?2)) > 0)
         ORDER BY created_at`,
        since,
        find,
      ).all<ListedLead>()
      return results
    },

    /** Queues one message, or all of a state, for the next sweep. Returns how many. */
    async replay(chosen: { key: string } | { state: (typeof replayableStates)[number] }): Promise<number> {
      const [column, value] = 'key' in chosen ? ['key', chosen.key] : ['state', chosen.state]
      const which = `leads.${column} = ?1 AND leads.state IN ${sqlList(replayableStates)}`
      const [, moved] = await db.batch([
        statement(
          `INSERT INTO outbox (key, task, due) SELECT key, 'deliver', ?2 FROM leads WHERE ${which}
           ON CONFLICT (key, task) DO UPDATE SET attempts = 0, due = excluded.due, state = 'waiting'`,
          value,
          Date.now(),
        ),
        statement(
          `UPDATE leads SET state = 'queued', attempts = 0, next_attempt_at = ?2, updated_at = ?2
           WHERE ${which} RETURNING key`,
          value,
          Date.now(),
        ),
      ])
      return moved?.results.length ?? 0
    },

    /** Messages that changed since two days before a time (ms since 1970), with their tasks, which take as long at most. */
    async backup(since: number): Promise<Backup> {
      const changed = 'updated_at >= ?1'
      const [messages, tasks] = await db.batch<Record<string, unknown>>([
        statement(`SELECT * FROM leads WHERE ${changed}`, since - 2 * day),
        statement(`SELECT * FROM outbox WHERE key IN (SELECT key FROM leads WHERE ${changed})`, since - 2 * day),
      ])
      return { leads: messages?.results ?? [], outbox: tasks?.results ?? [] }
    },

    /** Statements: write a backup over a database that was restored to an earlier time. */
    restored: (backup: Backup) => [
      ...backup.leads.map((row) => upsert(db, 'leads', 'key', row)),
      ...backup.outbox.map((row) => upsert(db, 'outbox', 'key, task', row)),
    ],

    /** Deletes a message and returns its state; null where there is none. */
    async remove(key: string): Promise<LeadState | null> {
      const sql = 'DELETE FROM leads WHERE key = ?1 RETURNING state'
      const row = await statement(sql, key).first<{ state: LeadState }>()
      return row?.state ?? null
    },
  }
}

/** Rows of both tables. */
export type Backup = Record<'leads' | 'outbox', Record<string, unknown>[]>

interface Kept {
  lead: Lead
  isNew: boolean
}

interface Backlog {
  waiting: number
  dead: number
  oldest: number | null
  due: number | null
}

export interface Filter {
  states?: readonly LeadState[]
  /** ms since 1970. */
  since?: number
  find?: string
}

/** A message as operators see it; `message` and `consent` are JSON. */
export interface ListedLead {
  [column: string]: unknown
  key: string
  message: string
  consent: string
  created_at: number
  updated_at: number
  due: number | null
}

interface Row extends Omit<Lead, 'message' | 'upstreamCode'> {
  message: string
  upstream_code: number | null
}

function fromRow({ message, upstream_code, ...row }: Row): Lead {
  return { ...row, message: JSON.parse(message), upstreamCode: upstream_code }
}

/** What the visitor typed and chose: it tells messages apart, whatever their attribution. */
function typedBy({ company, position, leaveContent = '', leavePhone, userName, dep, requirementTypes }: LeadMessage) {
  return JSON.stringify([company, position, leaveContent, leavePhone, userName, dep, requirementTypes])
}
