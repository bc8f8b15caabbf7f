import type { Locale } from '../../locales/index.ts'
import { convertingStates, expiringStates, type LeadState, sqlList, unfinishedStates } from './states.ts'

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
  /** Name of the request by which it came; null for one older than the column. */
  request: string | null
  message: LeadMessage
  /** Address the ad click landed on; null where the visit had none. */
  landing: string | null
  attempts: number
  conversionAttempts: number
  upstreamCode: number | null
}

export type NewLead = Pick<Lead, 'key' | 'locale' | 'page' | 'request' | 'message' | 'landing'> & {
  clickId: string | null
  consent: { version: string; mode: 'ticked' | 'sent'; crossBorder?: true; at: string }
}

const columns = 'key, state, locale, page, request, message, landing, attempts, conversion_attempts, upstream_code'
const unfinished = `state IN ${sqlList(unfinishedStates)}`
const converting = `conversion = 'pending' AND state IN ${sqlList(convertingStates)}`

/** The messages in D1; this file alone knows the table. Times and delays are milliseconds. */
export function leads(db: D1Database) {
  const run = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .run()
  const first = async (sql: string, ...values: unknown[]) => {
    const row = await db
      .prepare(sql)
      .bind(...values)
      .first<Row>()
    return row && fromRow(row)
  }
  const keys = async (sql: string, ...values: unknown[]) => {
    const { results } = await db
      .prepare(sql)
      .bind(...values)
      .all<{ key: string }>()
    return results.map(({ key }) => key)
  }

  return {
    /** Stores a new message, leased to the caller for `lease`. `isNew` is false where its key is there already. */
    async keep(lead: NewLead, lease: number): Promise<{ lead: Lead; isNew: boolean }> {
      const now = Date.now()
      const inserted = await first(
        `INSERT INTO leads (key, state, locale, page, message, consent, click_id, landing, conversion, conversion_at,
           attempts, next_attempt_at, created_at, updated_at, request)
         VALUES (?1, 'received', ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 1, ?9, ?10, ?10, ?11)
         ON CONFLICT (key) DO NOTHING RETURNING ${columns}`,
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
        lead.request,
      )
      const kept = inserted ?? (await first(`SELECT ${columns} FROM leads WHERE key = ?1`, lead.key))
      if (!kept) throw new Error('The message was neither stored nor found')
      return { lead: kept, isNew: inserted !== null }
    },

    /** Takes a due message for `lease` and counts the attempt; null where it is not due, or finished. */
    claim: (key: string, lease: number) =>
      first(
        `UPDATE leads SET attempts = attempts + 1, next_attempt_at = ?2, updated_at = ?3
         WHERE key = ?1 AND next_attempt_at <= ?3 AND ${unfinished} RETURNING ${columns}`,
        key,
        Date.now() + lease,
        Date.now(),
      ),

    /** Keys of unfinished messages whose time has come, the longest overdue first. */
    due: (limit: number) =>
      keys('SELECT key FROM leads WHERE next_attempt_at <= ?1 ORDER BY next_attempt_at LIMIT ?2', Date.now(), limit),

    /** Finishes a message that is not finished yet: the first known answer stands. */
    finish: (key: string, state: Exclude<LeadState, 'received' | 'queued'>, code: number | null = null) =>
      run(
        `UPDATE leads SET state = ?2, upstream_code = ?3, next_attempt_at = NULL, updated_at = ?4
         WHERE key = ?1 AND ${unfinished}`,
        key,
        state,
        code,
        Date.now(),
      ),

    /** Keeps an unfinished message for another attempt in `delay`. */
    postpone: (key: string, delay: number, error: string) =>
      run(
        `UPDATE leads SET state = 'queued', last_error = ?2, next_attempt_at = ?3, updated_at = ?4
         WHERE key = ?1 AND ${unfinished}`,
        key,
        error.slice(0, 300),
        Date.now() + delay,
        Date.now(),
      ),

    /** Takes the ad conversion of a finished message for `lease`; null where there is none to upload now. */
    claimConversion: (key: string, lease: number) =>
      first(
        `UPDATE leads SET conversion_attempts = conversion_attempts + 1, conversion_at = ?2
         WHERE key = ?1 AND conversion_at <= ?3 AND ${converting} RETURNING ${columns}`,
        key,
        Date.now() + lease,
        Date.now(),
      ),

    /** Keys of finished messages whose conversion's time has come. */
    dueConversions: (limit: number) =>
      keys(
        `SELECT key FROM leads WHERE conversion_at <= ?1 AND ${converting} ORDER BY conversion_at LIMIT ?2`,
        Date.now(),
        limit,
      ),

    /** Makes the conversion of a message that has just been finished due at once. */
    releaseConversion: (key: string) =>
      run(`UPDATE leads SET conversion_at = ?2 WHERE key = ?1 AND ${converting}`, key, Date.now()),

    /** Ends the upload of a conversion, or, with a `delay`, puts it off. */
    settleConversion: (key: string, outcome: 'sent' | 'failed' | { delay: number }) =>
      typeof outcome === 'string'
        ? run('UPDATE leads SET conversion = ?2, conversion_at = NULL WHERE key = ?1', key, outcome)
        : run('UPDATE leads SET conversion_at = ?2 WHERE key = ?1', key, Date.now() + outcome.delay),

    /** How many messages wait and how many are dead; when the oldest waiting one came, and was due (ms since 1970). */
    async backlog(): Promise<Backlog> {
      const row = await db
        .prepare(
          `SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest, MIN(next_attempt_at) AS due,
             (SELECT COUNT(*) FROM leads WHERE state = 'dead') AS dead
           FROM leads WHERE ${unfinished}`,
        )
        .first<Backlog>()
      return row ?? { waiting: 0, dead: 0, oldest: null, due: null }
    },

    /** Deletes finished messages older than `days`; queued and dead ones stay. Tells how many. */
    async deleteOld(days: number): Promise<number> {
      const { meta } = await run(
        `DELETE FROM leads WHERE state IN ${sqlList(expiringStates)} AND created_at < ?1`,
        Date.now() - days * 86_400_000,
      )
      return meta.changes
    },
  }
}

interface Backlog {
  waiting: number
  dead: number
  oldest: number | null
  due: number | null
}

interface Row extends Omit<Lead, 'message' | 'conversionAttempts' | 'upstreamCode'> {
  message: string
  conversion_attempts: number
  upstream_code: number | null
}

function fromRow({ message, conversion_attempts, upstream_code, ...row }: Row): Lead {
  return {
    ...row,
    message: JSON.parse(message),
    conversionAttempts: conversion_attempts,
    upstreamCode: upstream_code,
  }
}
