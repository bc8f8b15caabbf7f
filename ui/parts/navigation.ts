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
  /** Shown apart from those before it. */
  beyond: boolean
  children: NavigationLink[]
}

type Width = 'narrow' | 'wide'

/** The entries of a menu on narrow or wide screens. */
export function navigation(site: Site, width: Width, entries: readonly MenuEntry[] = menu): NavigationLink[] {
  return entries.filter(({ only = width }) => only === width).map((entry) => linkOf(site, width, entry))
}

function linkOf(site: Site, width: Width, entry: MenuEntry): NavigationLink {
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
    beyond: entry.beyond ?? false,
    children: navigation(site, width, entry.children ?? []),
  }
}
