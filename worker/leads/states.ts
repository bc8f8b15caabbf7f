/**
 * The states of a contact message, and the only ways between them:
 * received → delivered | rejected | queued | stored; queued → delivered | rejected | dead;
 * dead and stored → queued again, when an operator replays them.
 */
export const leadStates = ['received', 'queued', 'delivered', 'rejected', 'stored', 'dead'] as const
export type LeadState = (typeof leadStates)[number]

/** Somebody still has to try these: they carry a next_attempt_at. */
export const unfinishedStates = ['received', 'queued'] as const satisfies LeadState[]
/** An operator can send these once more. */
export const replayableStates = ['stored', 'dead'] as const satisfies LeadState[]
/** These are deleted when they have aged; queued and dead ones never are. */
export const expiringStates = ['delivered', 'rejected', 'stored'] as const satisfies LeadState[]
/** A message in one of these has reached its end well, so that its ad conversion may be uploaded. */
export const convertingStates = ['delivered', 'stored'] as const satisfies LeadState[]

/** States as an SQL list: `('stored', 'dead')`. */
export function sqlList(states: readonly LeadState[]): string {
  return `(${states.map((state) => `'${state}'`).join(', ')})`
}
