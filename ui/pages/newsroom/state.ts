import * as v from 'valibot'
import { type Category, categories } from '../../content.ts'
import type { Query } from '../../page.ts'

export const sizes = [10, 20, 50] as const

/** State of the list in the address. */
export interface ListState {
  category: Category | null
  /** Text of a search, or ''. */
  q: string
  /** Counts from 1. */
  page: number
  size: number
}

/** An unknown category means all, another size means 10, and an invalid page is the first. */
export const listQuery = {
  category: v.picklist(categories.map(String)),
  q: v.pipe(
    v.string(),
    v.transform((text) => text.trim().slice(0, 200)),
    v.nonEmpty(),
  ),
  page: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(2), v.transform(String)),
  size: v.picklist(sizes.slice(1).map(String)),
} satisfies Query

/** Reads a canonical query. */
export function listStateOf(query: URLSearchParams): ListState {
  const category = Number(query.get('category'))
  return {
    category: categories.find((one) => one === category) ?? null,
    q: query.get('q') ?? '',
    page: Number(query.get('page') ?? 1),
    size: Number(query.get('size') ?? sizes[0]),
  }
}

/** The address of a state: `path` and every value that differs from the default. */
export function listAddress(path: string, { category, q, page, size }: ListState): string {
  const query = new URLSearchParams([
    ...(category === null ? [] : [['category', `${category}`]]),
    ...(q ? [['q', q]] : []),
    ...(page > 1 ? [['page', `${page}`]] : []),
    ...(size === 10 ? [] : [['size', `${size}`]]),
  ])
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether the list is unfiltered and on its first page. */
export function isWhole({ category, q, page }: ListState): boolean {
  return category === null && !q && page === 1
}
