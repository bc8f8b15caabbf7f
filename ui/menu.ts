import type { Link } from './route.ts'
import { type PageName, type StandingPage, standing, standingPages } from './routes.ts'
import type { Text } from './words.ts'

export interface MenuEntry extends Pick<Link, 'anchor' | 'query' | 'only' | 'beyond' | 'section' | 'description'> {
  label: Text
  page: PageName
  children?: readonly MenuEntry[]
}

/** The frame's links of one place, in order: the menu, the entries below one of its entries, or a column. */
export function linksIn(place: Link<StandingPage>['in']): MenuEntry[] {
  return standingPages
    .flatMap((page) => {
      const { label, links = [] } = standing(page)
      return links.filter((link) => link.in === place).map((link) => ({ at: last, label, page, ...link }))
    })
    .sort((one, other) => one.at - other.at)
}

const last = Number.POSITIVE_INFINITY

/** The navigation menu. The id of each page is its `webId` in the routes. */
export const menu: readonly MenuEntry[] = linksIn('menu').map((entry) => ({
  ...entry,
  children: linksIn(entry.page as StandingPage),
}))
