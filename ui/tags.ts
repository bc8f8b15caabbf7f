import { type PageName, type routes, standing, standingPages } from './routes.ts'
import type { Text } from './words.ts'

type Tags = { [N in PageName]: (typeof routes)[N] extends { tags: infer T } ? keyof T & string : never }
export type Tag = Tags[PageName]

/** Tags of articles, with the page of each. */
export const tagPages = Object.fromEntries(
  standingPages.flatMap((page) =>
    Object.entries(standing(page).tags ?? {}).map(([tag, link]) => [tag, { page, ...link }]),
  ),
) as Record<Tag, { label: Text; page: PageName; anchor?: string }>
