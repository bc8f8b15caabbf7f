import { type LeadState, leadStates, replayableStates } from '../../worker/leads/states.ts'
import type { Filter } from '../../worker/leads/store.ts'

/** An error in the arguments and how to fix it. */
interface Wrong {
  wrong: string
}

interface Words {
  /** States, separated by commas. */
  state?: string | undefined
  /** A day such as 2026-11-01. */
  since?: string | undefined
  /** Text anywhere in the message. */
  find?: string | undefined
}

/** The filter for the list of messages. */
export function filterOf({ state, since, find = '' }: Words): Filter | Wrong {
  const named = state?.split(',') ?? leadStates
  const unknown = named.find((one) => !isState(one))
  if (unknown !== undefined) return { wrong: `--state ${unknown}: there are ${leadStates.join(', ')}` }
  const from = since ? Date.parse(since) : 0
  if (Number.isNaN(from)) return { wrong: `--since ${since}: must be a date such as 2026-11-01` }

  return { states: named.filter(isState), since: from, find }
}

type Replayable = (typeof replayableStates)[number]

/** The target of `--replay`: one message, all messages of a state, or all failed conversions. */
export function replayOf(which: string): { key: string } | { state: Replayable } | 'conversions' | Wrong {
  if (which === 'conversions') return which
  const state = replayableStates.find((one) => one === which)
  if (state) return { state }
  if (isKey(which)) return { key: which.toLowerCase() }
  return { wrong: `--replay takes a key, or one of ${replayableStates.join(', ')}, conversions` }
}

/** The key of the message to delete. */
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
