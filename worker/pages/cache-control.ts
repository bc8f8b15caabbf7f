import type { Context } from 'hono'
import { type Reading, versionHeader } from '../content/version.ts'
import { urlOf } from '../request.ts'

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
  /** Names its content by a hash, as public/_headers says of the same files. */
  hashedFile: 'public, max-age=31536000, immutable',
  /** Moved for good, the same for everyone. */
  moved: 'public, max-age=86400',
  /** Depends on the visitor, or happens once. */
  never: 'no-store',
} as const

/**
 * How caches keep an answer. What shows content is kept under an address that names the version of its rows, `?v=`: not
 * where they turned out to be of another. `reading`: what was read for it; nothing while that is still to come.
 */
export function cacheHeaders(
  c: Context,
  { cache, tag }: { cache: string; tag?: string },
  status: number,
  reading?: Reading,
): Record<string, string> {
  if (!tag || status !== 200) return { 'Cache-Control': status === 200 ? cache : cachePolicy.never }
  const asked = askedVersion(c)
  const kept = asked && (!reading || reading.version === asked)
  return {
    'Cache-Control': kept ? cache : cachePolicy.never,
    'Cache-Tag': tag,
    ...(reading?.version && { [versionHeader]: reading.version }),
  }
}

/** The version of the content that a page is asked for in; none where the gateway does not know it. */
export function askedVersion(c: Context): string | null {
  return urlOf(c).searchParams.get('v')
}
