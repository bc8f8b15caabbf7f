import { type MenuEntry, menu } from '../menu.ts'
import { type Route, routes } from '../routes.ts'
import { href, localPath, type Mark, type Site } from '../site.ts'

/** A menu entry in a page's language. */
export interface NavigationLink {
  label: string
  description: string
  address: string
  /** `page` for a link to the current page, `true` for one to what the page belongs to. */
  mark: Mark
  children: NavigationLink[]
}

/** The entries of a menu. `narrow` adds those of narrow screens. */
export function navigation(
  site: Site,
  narrow: 'narrow' | 'wide',
  entries: readonly MenuEntry[] = menu,
): NavigationLink[] {
  return entries.filter((entry) => narrow === 'narrow' || !entry.mobile).map((entry) => linkOf(site, narrow, entry))
}

function linkOf(site: Site, narrow: 'narrow' | 'wide', entry: MenuEntry): NavigationLink {
  const { path }: Route = routes[entry.page]
  const address = href(site.locale, entry.page, entry.anchor)
  return {
    label: site.t(entry.label),
    description: entry.description ? site.t(entry.description) : '',
    address: address + (entry.query ?? ''),
    mark:
      address === localPath(site.locale, path) && !entry.query
        ? site.markOf([path, ...(entry.section ?? [])].join('|'))
        : undefined,
    children: navigation(site, narrow, entry.children ?? []),
  }
}
