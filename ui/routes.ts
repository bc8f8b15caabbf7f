/**
 * The one contract of addresses: page name → path below the language segment, menu id, anchors. Router, links,
 * menus, sitemap and tests read it. `standIn` names the section of the home page that speaks of a page which is not
 * written yet: links lead there, and its own address answers 404.
 */
export const routes = {
  home: { path: '/', aliases: ['/home/home-Index'], webId: 1 },
  construction: {
    path: '/products/construction',
    webId: 2,
    anchors: ['Coresence', 'Feature', 'Maintech', 'Payway'],
  },
  design: { path: '/products/design' },
  operation: { path: '/products/operation' },
  capture: {
    path: '/products/reality-capture',
    webId: 13,
    anchors: ['BIM360', 'realityCapture', '3DGS', 'upgrade'],
  },
  city: { path: '/products/smart-city' },
  contractor: { path: '/solution/constructor', webId: 3, anchors: ['Customer', 'Example', 'Proexample'] },
  owners: { path: '/solution/owners' },
  infrastructure: { path: '/solution/infrastructure' },
  download: { path: '/products/product-download', standIn: {} },
  consultation: { path: '/consultation', standIn: {} },
  join: { path: '/products/joinus', standIn: {} },
  newsroom: { path: '/newsroom', webId: 4, standIn: {} },
  about: {
    path: '/about',
    webId: 5,
    anchors: ['Aboutus', 'Business', 'Contact'],
    standIn: { Aboutus: 'company', Business: 'products', Contact: 'demo' },
  },
  contactSent: { path: '/about-us/contact/sent' },
} as const satisfies Record<string, Route>

export type PageName = keyof typeof routes

export interface Route {
  path: string
  /** Further paths that show the page; `path` is the canonical one. */
  aliases?: readonly string[]
  /** Id of the page in the menu and in listWeb; sent upstream as leaveOrigin. */
  webId?: number
  anchors?: readonly string[]
  standIn?: Readonly<Record<string, string>>
}

/** Every path that shows a page, the canonical one first. */
export function pathsOf(name: PageName): [string, ...string[]] {
  const { path, aliases = [] }: Route = routes[name]
  return [path, ...aliases]
}
