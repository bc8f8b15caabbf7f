import { type Category, categories } from '../../content.ts'

export const sizes = [10, 20, 50] as const

/** What the address says about the list. */
export interface ListState {
  category: Category | null
  /** What is searched for, or ''. */
  q: string
  /** From 1. */
  page: number
  size: number
}

/** Reads the query: an unknown category shows all, another size is 10, a page that is no number is the first. */
export function listStateOf(query: URLSearchParams): ListState {
  const number = (name: string) => (/^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : 0)
  return {
    category: categories.find((category) => category === number('category')) ?? null,
    q: (query.get('q') ?? '').trim(),
    page: Math.max(1, number('page')),
    size: sizes.find((size) => size === number('size')) ?? 10,
  }
}

/** The address of a state: `path` and what differs from the first page of everything. */
export function listAddress(path: string, { category, q, page, size }: ListState): string {
  const query = new URLSearchParams([
    ...(category === null ? [] : [['category', `${category}`]]),
    ...(q ? [['q', q]] : []),
    ...(page > 1 ? [['page', `${page}`]] : []),
    ...(size === 10 ? [] : [['size', `${size}`]]),
  ])
  return query.size > 0 ? `${path}?${query}` : path
}

/** The list as one comes to it, nothing chosen. */
export function isWhole({ category, q, page }: ListState): boolean {
  return category === null && !q && page === 1
}
