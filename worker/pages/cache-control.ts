import type { Context } from 'hono'
import { type Reading, versionHeader } from '../content/version.ts'
import { urlOf } from '../request.ts'

/** The values of `Cache-Control`: every response has one of these. */
export const cachePolicy = {
  /** Standing pages in Workers Cache, shared by all visitors. */
  sharedPage: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Pages of news, articles and jobs in Workers Cache, where their address names the version of the content. */
  contentPage: 'public, max-age=3600',
  /** Search results, under such an address too. Few visitors ask the same. */
  searchPage: 'public, max-age=300',
  /** Any of these pages as a visitor gets it: perhaps with cookies, and asked for anew at each visit. */
  visitorPage: 'private, no-cache',
  /** Files whose name has a hash of their content; the same as in public/_headers. */
  hashedFile: 'public, max-age=31536000, immutable',
  /** Permanent redirects, and codes to scan. */
  day: 'public, max-age=86400',
  /** Answers for one visitor, or one moment. */
  never: 'no-store',
} as const

/**
 * The cache headers of an answer. An answer that shows content is cached under the version in its address, `?v=`, and not
 * at all if its rows are of another version. `reading`: the content read so far; none before a stream.
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

/** The version of the content that the address names; null where the gateway knows none. */
export function askedVersion(c: Context): string | null {
  return urlOf(c).searchParams.get('v')
}
