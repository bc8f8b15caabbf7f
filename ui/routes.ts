/**
 * The one contract of addresses: page name → path below the language segment, menu id, anchors. Router, links,
 * menus, sitemap and tests read it.
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
  download: { path: '/products/product-download' },
  consultation: { path: '/consultation' },
  guide: { path: '/consultation/:id' },
  join: { path: '/products/joinus' },
  resources: { path: '/resources' },
  formats: {
    path: '/resources/formats',
    anchors: ['model-formats', 'scan-formats', 'programs', 'construction', 'design', 'operation', 'capture', 'city'],
  },
  accuracy: { path: '/resources/accuracy', anchors: ['test', 'sheet'] },
  starting: { path: '/resources/getting-started', anchors: ['weeks', 'price', 'offline'] },
  security: { path: '/resources/security', anchors: ['certificates'] },
  compare: { path: '/resources/compare' },
  glossary: { path: '/resources/glossary' },
  questions: {
    path: '/resources/questions',
    anchors: ['construction', 'design', 'operation', 'capture', 'city'],
  },
  releases: { path: '/resources/releases' },
  newsroom: { path: '/newsroom', webId: 4 },
  newsItem: { path: '/newsroom/:id' },
  about: { path: '/about', webId: 5, anchors: ['Aboutus', 'Business', 'Contact'] },
  company: { path: '/about-us/company' },
  careers: { path: '/about-us/careers' },
  job: { path: '/about-us/careers-detail' },
  contact: { path: '/about-us/contact' },
  privacy: { path: '/about-us/privacy' },
  processing: { path: '/about-us/processing' },
  protocol: { path: '/about-us/protocol' },
  accessibility: { path: '/about-us/accessibility' },
  contactSent: { path: '/about-us/contact/sent' },
} as const satisfies Record<string, Route>

export type PageName = keyof typeof routes

/** Pages that stand at one address; the others show an entry of content, or an answer. */
export type StandingPage = Exclude<PageName, (typeof passing)[number]>
const passing = ['newsItem', 'guide', 'job', 'contactSent'] as const satisfies PageName[]
export const standingPages = (Object.keys(routes) as PageName[]).filter(
  (name): name is StandingPage => !passing.some((other) => other === name),
)

export interface Route {
  path: string
  /** Further paths that show the page; `path` is the canonical one. */
  aliases?: readonly string[]
  /** Id of the page in the menu and in listWeb; sent upstream as leaveOrigin. */
  webId?: number
  anchors?: readonly string[]
}

/** Every path that shows a page, the canonical one first. */
export function pathsOf(name: PageName): [string, ...string[]] {
  const { path, aliases = [] }: Route = routes[name]
  return [path, ...aliases]
}

/** The page that stands at a path below the language segment. */
export function pageAt(path: string): StandingPage | undefined {
  return standingPages.find((name) => routes[name].path === path)
}
