/**
 * The states of a contact message, and the only ways between them:
 * received → delivered | rejected | queued; queued → delivered | rejected | stored | dead. `stored` (there is no
 * upstream) and `suspected` (sent too fast for a hand) stand from the start. Rejected, dead, stored and suspected ones
 * are queued again when an operator replays them. No table checks the list: adding a state takes no migration.
 */
export const leadStates = ['received', 'queued', 'delivered', 'rejected', 'stored', 'dead', 'suspected'] as const
export type LeadState = (typeof leadStates)[number]

/** The states in which a message is kept. */
export type FirstState = Extract<LeadState, 'received' | 'stored' | 'suspected'>

/** Somebody still has to send these: they have a waiting row in the outbox. */
export const unfinishedStates = ['received', 'queued'] as const satisfies LeadState[]
/** An operator can send these once more. */
export const replayableStates = ['stored', 'dead', 'rejected', 'suspected'] as const satisfies LeadState[]
/** These are deleted when they have aged; queued and dead ones never are. */
export const expiringStates = ['delivered', 'rejected', 'stored', 'suspected'] as const satisfies LeadState[]
/** A message in one of these has reached its end well, so that its ad conversion may be uploaded. */
export const convertingStates = ['delivered', 'stored'] as const satisfies LeadState[]

/** States as an SQL list: `('stored', 'dead')`. */
export function sqlList(states: readonly string[]): string {
  return `(${states.map((state) => `'${state}'`).join(', ')})`
}
