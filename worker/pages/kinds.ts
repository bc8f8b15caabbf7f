import * as v from 'valibot'
import type { CacheTag, ContentPage, Kind, Page, Query } from '../../ui/page.ts'
import { cachePolicy } from './cache-control.ts'

interface Policy {
  /** How Workers Cache keeps it. */
  cache: string
  /** It shows this content: it is kept for one version of it, and purged by the tag. */
  tag?: CacheTag
  /** In which of its memories an isolate keeps it, if at all. */
  memory?: 'pages' | 'searches'
}

/** How pages are kept. */
export const policies: Record<Kind, Policy> = {
  standing: { cache: cachePolicy.sharedPage, memory: 'pages' },
  articles: { cache: cachePolicy.contentPage, tag: 'articles', memory: 'pages' },
  jobs: { cache: cachePolicy.contentPage, tag: 'jobs', memory: 'pages' },
  search: { cache: cachePolicy.searchPage, tag: 'articles', memory: 'searches' },
  passing: { cache: cachePolicy.never },
  missing: { cache: cachePolicy.never, memory: 'pages' },
  private: { cache: cachePolicy.never },
}

/** The kind of a page at a canonical query. */
export function kindOf({ kind }: Page | ContentPage, query: URLSearchParams): Kind {
  return typeof kind === 'function' ? kind(query) : kind
}

/** What a page reads of a query, each value in its one spelling. */
export function canonicalQuery(schemas: Query = {}, given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams()
  if (given.size === 0) return query

  for (const [key, schema] of Object.entries(schemas)) {
    const value = v.safeParse(schema, given.get(key))
    if (value.success) query.set(key, value.output)
  }
  return query
}
