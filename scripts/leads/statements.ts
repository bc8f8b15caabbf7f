import { leadStates, replayableStates, sqlList } from '../../worker/leads/states.ts'

/** What is to be run, or what was asked wrongly and how to ask. */
export type Asked = { sql: string } | { wrong: string }

interface Filter {
  /** States, with commas between. */
  state?: string | undefined
  /** A day, such as 2026-11-01. */
  since?: string | undefined
  /** Text that the message has somewhere. */
  find?: string | undefined
}

/** Lists messages, the oldest first. */
export function listing({ state, since, find }: Filter): Asked {
  const states = state?.split(',') ?? leadStates
  const known = leadStates.filter((one) => states.includes(one))
  const unknown = states.find((one) => !known.some((name) => name === one))
  if (unknown !== undefined) return { wrong: `--state ${unknown}: there are ${leadStates.join(', ')}` }
  const from = since ? Date.parse(since) : 0
  if (Number.isNaN(from)) return { wrong: `--since ${since}: must be a date such as 2026-11-01` }

  const found = find ? `AND instr(lower(message), lower(${sqlText(find)})) > 0` : ''
  return {
    sql: `SELECT key, state, locale, page, request, message, consent, click_id, landing, conversion, attempts, last_error,
       upstream_code, next_attempt_at, created_at, updated_at
     FROM leads WHERE state IN ${sqlList(known)} AND created_at >= ${from} ${found} ORDER BY created_at`,
  }
}

/** Makes messages due at once, one or all of a state: the sweep, within a minute, sends them with the key they have. */
export function replaying(which: string): Asked {
  const state = replayableStates.find((one) => one === which)
  if (!state && !isKey(which)) return { wrong: `--replay takes a key, or one of ${replayableStates.join(', ')}` }

  const chosen = state
    ? `state = '${state}'`
    : `key = '${which.toLowerCase()}' AND state IN ${sqlList(replayableStates)}`
  return {
    sql: `UPDATE leads SET state = 'queued', attempts = 0, next_attempt_at = ${Date.now()}, updated_at = ${Date.now()}
     WHERE ${chosen} RETURNING key`,
  }
}

/** Deletes one message for good, whatever its state: what a person may ask for. */
export function deleting(key: string): Asked {
  return isKey(key)
    ? { sql: `DELETE FROM leads WHERE key = '${key.toLowerCase()}' RETURNING state` }
    : { wrong: '--delete takes the key of one message: find it with --find NAME, COMPANY or PHONE' }
}

function isKey(text: string): boolean {
  return /^[0-9a-f-]{36}$/i.test(text)
}

function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
