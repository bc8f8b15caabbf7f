import { replayableStates } from '../../worker/leads/states.ts'
import type { ListedLead } from '../../worker/leads/store.ts'

type Listed = Record<string, unknown>

/** A row for people: message fields as columns, times in ISO 8601, only the version of the consent. */
export function readable({ message, consent, ...row }: ListedLead): Listed {
  return {
    ...row,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    due: isoTime(row.due),
    ...JSON.parse(message),
    consent: JSON.parse(consent).version,
  }
}

/** The columns that fit a terminal. */
export function brief({ key, state, created_at, userName, company, leavePhone, attempts, answer }: Listed): Listed {
  return { key, state, created_at, userName, company, leavePhone, attempts, answer }
}

/**
 * CSV in UTF-8 with a byte order mark for spreadsheets. Escapes cells that begin like a formula, full-width signs
 * included.
 */
export function csv(rows: readonly Listed[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** The final message, and whether the command failed. */
interface Told {
  text: string
  failed: boolean
}

/** Result of `--replay`. A state without messages is no failure; an unknown key is. */
export function replayed(which: string, count: number): Told {
  const failed = count === 0 && ![...replayableStates, 'conversions'].includes(which)
  const [one, many] = which === 'conversions' ? ['conversion goes', 'conversions go'] : ['message goes', 'messages go']
  return { text: `${count} ${count === 1 ? one : many} out with the next sweeps, within minutes`, failed }
}

/** Result of `--delete`. Names the upstream's copy of every message that may have been sent. */
export function deleted(key: string, state: string | null): Told {
  if (state === null) return { text: `No message has the key ${key}: list them with --find`, failed: true }
  const elsewhere = state === 'stored' ? '' : '\nIt may have reached the upstream: ask for its deletion there too'
  return { text: `deleted; its state was ${state}${elsewhere}`, failed: false }
}

function cell(value: unknown): string {
  const text = `${value ?? ''}`
  const safe = /^[\s\0]*[=+\-@＝＋－＠\t\r\0]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function isoTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}
