/** Every response names one of these. */
export const cachePolicy = {
  /** Rendered pages inside Workers Cache: nothing personal in them, so all visitors of a deployment share one copy. */
  sharedPage: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Pages of news, articles and jobs: their address there names the version of the content (data/content-version.ts). */
  contentPage: 'public, max-age=3600',
  /** What a search found, under such an address too: few ask the same, so it is not kept for long. */
  searchPage: 'public, max-age=300',
  /** The same pages on their way to one visitor: cookies may ride along, and an edit shows on the next visit. */
  visitorPage: 'private, no-cache',
  /** Moved for good, the same for everyone. */
  moved: 'public, max-age=86400',
  /** Depends on the visitor, or happens once. */
  never: 'no-store',
} as const
