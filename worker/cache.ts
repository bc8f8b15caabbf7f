/** Every response names one of these. */
export const cachePolicy = {
  /** Rendered pages inside Workers Cache: nothing personal in them, so all visitors share one copy. */
  sharedPage: 'public, max-age=60, stale-while-revalidate=86400',
  /** The same pages on their way to one visitor: cookies may ride along, and an edit shows on the next visit. */
  visitorPage: 'private, no-cache',
  /** Moved for good, the same for everyone. */
  moved: 'public, max-age=86400',
  /** Depends on the visitor, or happens once. */
  never: 'no-store',
} as const
