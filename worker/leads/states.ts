/**
 * The states of a message. It begins as `received`, `stored` (no upstream is set) or `suspected` (filled in too fast).
 * received → delivered, rejected, queued. queued → delivered, rejected, stored, dead. An operator's replay queues
 * rejected, dead, stored and suspected ones again. The table has no check, so a new state needs no migration.
 */
export const leadStates = ['received', 'queued', 'delivered', 'rejected', 'stored', 'dead', 'suspected'] as const
export type LeadState = (typeof leadStates)[number]

/** The states that a message begins in. */
export type FirstState = Extract<LeadState, 'received' | 'stored' | 'suspected'>

/** Still to be sent: these have a waiting row in the outbox. */
export const unfinishedStates = ['received', 'queued'] as const satisfies LeadState[]
/** An operator can send these again. */
export const replayableStates = ['stored', 'dead', 'rejected', 'suspected'] as const satisfies LeadState[]
/** Deleted after LEAD_RETENTION_DAYS; queued and dead ones never are. */
export const expiringStates = ['delivered', 'rejected', 'stored', 'suspected'] as const satisfies LeadState[]
/** Successful: the ad conversion of these is uploaded. */
export const convertingStates = ['delivered', 'stored'] as const satisfies LeadState[]
