import type { Locale } from '../../locales/index.ts'

/** received → delivered | rejected | queued | stored; queued → delivered | rejected | dead. */
export type LeadState = 'received' | 'delivered' | 'rejected' | 'queued' | 'stored' | 'dead'

/** The fields of specification section 3 as they are sent, but leaveOrigin, which is looked up at each sending. */
export interface LeadMessage {
  articleId?: string
  source?: number
  keyword?: string
  company: string
  position: string
  leaveContent?: string
  forwardAddUrl?: string
  leavePhone: string
  userName: string
  dep: string
  requirementTypes: string
}

export interface Lead {
  /** One key is one message, here and, as Idempotency-Key, upstream. */
  key: string
  state: LeadState
  locale: Locale
  /** Path below the language segment where it was sent from. */
  page: string
  message: LeadMessage
  clickId: string | null
  landing: string | null
  attempts: number
  upstreamCode: number | null
}

export type NewLead = Pick<Lead, 'key' | 'locale' | 'page' | 'message' | 'clickId' | 'landing'> & {
  consent: { version: string; mode: 'ticked' | 'sent'; at: string }
}

interface Row {
  key: string
  state: LeadState
  locale: Locale
  page: string
  message: string
  click_id: string | null
  landing: string | null
  attempts: number
  upstream_code: number | null
}

const columns = 'key, state, locale, page, message, click_id, landing, attempts, upstream_code'

/** The messages in D1. This file alone knows the table and its states. Times are milliseconds since 1970. */
export function leads(db: D1Database) {
  return {
    /** Stores a new message, leased to the caller for `lease` ms. `isNew` is false where its key is there already. */
    async keep(lead: NewLead, lease: number): Promise<{ lead: Lead; isNew: boolean }> {
      const now = Date.now()
      const inserted = await db
        .prepare(
          `INSERT INTO leads (key, state, locale, page, message, consent, click_id, landing, conversion,
             attempts, next_attempt_at, created_at, updated_at)
           VALUES (?1, 'received', ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, ?9, ?10, ?10)
           ON CONFLICT (key) DO NOTHING RETURNING ${columns}`,
        )
        .bind(
          lead.key,
          lead.locale,
          lead.page,
          JSON.stringify(lead.message),
          JSON.stringify(lead.consent),
          lead.clickId,
          lead.landing,
          lead.clickId ? 'pending' : 'none',
          now + lease,
          now,
        )
        .first<Row>()
      const row = inserted ?? (await find(db, lead.key))
      if (!row) throw new Error('The message was neither stored nor found')
      return { lead: fromRow(row), isNew: inserted !== null }
    },

    /** Takes a message that is due for `lease` ms and counts the attempt; null where it is not due or finished. */
    async claim(key: string, lease: number): Promise<Lead | null> {
      const now = Date.now()
      const row = await db
        .prepare(
          `UPDATE leads SET attempts = attempts + 1, next_attempt_at = ?2, updated_at = ?3
           WHERE key = ?1 AND next_attempt_at <= ?3 RETURNING ${columns}`,
        )
        .bind(key, now + lease, now)
        .first<Row>()
      return row && fromRow(row)
    },

    /** Keys of unfinished messages whose time has come, the longest overdue first. */
    async due(limit: number): Promise<string[]> {
      const { results } = await db
        .prepare('SELECT key FROM leads WHERE next_attempt_at <= ?1 ORDER BY next_attempt_at LIMIT ?2')
        .bind(Date.now(), limit)
        .all<{ key: string }>()
      return results.map(({ key }) => key)
    },

    /** Finishes a message: nobody will try it again by itself. */
    async finish(key: string, state: 'delivered' | 'rejected' | 'stored' | 'dead', code: number | null = null) {
      await db
        .prepare(
          `UPDATE leads SET state = ?2, upstream_code = coalesce(?3, upstream_code), next_attempt_at = NULL, updated_at = ?4
           WHERE key = ?1`,
        )
        .bind(key, state, code, Date.now())
        .run()
    },

    /** Keeps a message for another attempt in `delay` ms. */
    async postpone(key: string, delay: number, error: string) {
      const now = Date.now()
      await db
        .prepare(
          `UPDATE leads SET state = 'queued', last_error = ?2, next_attempt_at = ?3, updated_at = ?4 WHERE key = ?1`,
        )
        .bind(key, error.slice(0, 300), now + delay, now)
        .run()
    },

    /** Notes that the ad conversion of a message was taken. */
    async markConverted(key: string) {
      await db.prepare(`UPDATE leads SET conversion = 'sent' WHERE key = ?1`).bind(key).run()
    },

    /** Deletes delivered, rejected and stored messages older than `days`; queued and dead ones stay. */
    async deleteOld(days: number): Promise<number> {
      const { meta } = await db
        .prepare(`DELETE FROM leads WHERE state IN ('delivered', 'rejected', 'stored') AND created_at < ?1`)
        .bind(Date.now() - days * 86_400_000)
        .run()
      return meta.changes
    },
  }
}

async function find(db: D1Database, key: string): Promise<Row | null> {
  return db.prepare(`SELECT ${columns} FROM leads WHERE key = ?1`).bind(key).first<Row>()
}

function fromRow({ click_id, upstream_code, message, ...row }: Row): Lead {
  return { ...row, message: JSON.parse(message), clickId: click_id, upstreamCode: upstream_code }
}
