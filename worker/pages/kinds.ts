import * as v from 'valibot'
import type { CacheTag, Kind, Query } from '../../ui/page.ts'
import { cachePolicy } from './cache-control.ts'

interface Policy {
  /** Its `Cache-Control` in Workers Cache. */
  cache: string
  /** The content that it shows. It is kept for one version of it, and purged by this tag. */
  tag?: CacheTag
  /** The cache in the isolate's memory that keeps it; none keeps the others. */
  memory?: 'pages' | 'searches'
}

/** How the kinds of pages are cached. */
export const policies: Record<Kind, Policy> = {
  standing: { cache: cachePolicy.sharedPage, memory: 'pages' },
  articles: { cache: cachePolicy.contentPage, tag: 'articles', memory: 'pages' },
  jobs: { cache: cachePolicy.contentPage, tag: 'jobs', memory: 'pages' },
  search: { cache: cachePolicy.searchPage, tag: 'articles', memory: 'searches' },
  passing: { cache: cachePolicy.never },
  missing: { cache: cachePolicy.never, memory: 'pages' },
  private: { cache: cachePolicy.never },
}

const none = new URLSearchParams()

/** The keys of a query that the page declares, with canonical values. */
export function canonicalQuery(schemas: Query = {}, given: URLSearchParams): URLSearchParams {
  if (given.size === 0) return none

  const query = new URLSearchParams()
  for (const [key, schema] of Object.entries(schemas)) {
    const value = v.safeParse(schema, given.get(key))
    if (value.success) query.set(key, value.output)
  }
  return query
}
