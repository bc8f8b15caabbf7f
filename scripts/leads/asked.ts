import { type LeadState, leadStates, replayableStates } from '../../worker/leads/states.ts'
import type { Filter } from '../../worker/leads/store.ts'

/** What is asked wrongly, and how to ask. */
interface Wrong {
  wrong: string
}

interface Words {
  /** States, with commas between. */
  state?: string | undefined
  /** A day, such as 2026-11-01. */
  since?: string | undefined
  /** Text that the message has somewhere. */
  find?: string | undefined
}

/** Which messages are to be listed. */
export function filterOf({ state, since, find = '' }: Words): Filter | Wrong {
  const named = state?.split(',') ?? leadStates
  const unknown = named.find((one) => !isState(one))
  if (unknown !== undefined) return { wrong: `--state ${unknown}: there are ${leadStates.join(', ')}` }
  const from = since ? Date.parse(since) : 0
  if (Number.isNaN(from)) return { wrong: `--since ${since}: must be a date such as 2026-11-01` }

  return { states: named.filter(isState), since: from, find }
}

type Replayable = (typeof replayableStates)[number]

/** What is to be sent again: one message, those of a state, or the conversions that were refused or given up. */
export function replayOf(which: string): { key: string } | { state: Replayable } | 'conversions' | Wrong {
  if (which === 'conversions') return which
  const state = replayableStates.find((one) => one === which)
  if (state) return { state }
  if (isKey(which)) return { key: which.toLowerCase() }
  return { wrong: `--replay takes a key, or one of ${replayableStates.join(', ')}, conversions` }
}

/** The one message that is to be deleted. */
export function deletionOf(key: string): { key: string } | Wrong {
  if (isKey(key)) return { key: key.toLowerCase() }
  return { wrong: '--delete takes the key of one message: find it with --find NAME, COMPANY or PHONE' }
}

function isState(text: string): text is LeadState {
  return leadStates.some((state) => state === text)
}

function isKey(text: string): boolean {
  return /^[0-9a-f-]{36}$/i.test(text)
}
