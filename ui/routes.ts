import { isHidden } from './kind.ts'
import type { Route, Standing } from './route.ts'
import type { Text } from './words.ts'

export type { Route } from './route.ts'

/**
 * Every page in the order of the sitemap, with everything except its content in ui/pages/. Router, links, menu, footer,
 * breadcrumbs, cards, tags, sitemap, llms.txt and tests read it. ui/route.ts describes the fields.
 */
export const routes = {
  home: {
    path: '/',
    aliases: ['/home/home-Index'],
    webId: 1,
    words: 'home',
    label: 'frame.menu.home',
    hero: 'own',
    closing: 'home',
    card: { photos: ['drill'], focus: '73% 40%' },
  },
  construction: {
    path: '/products/construction',
    webId: 2,
    anchors: ['Coresence', 'Feature', 'Maintech', 'Payway'],
    words: 'construction',
    label: 'frame.menu.construction',
    hero: true,
    closing: 'own',
    card: { photos: ['bench'], focus: '100% 50%' },
    links: [
      {
        in: 'menu',
        at: 1,
        section: ['/products/product-download', '/products/design', '/products/operation'],
        description: 'frame.describe.construction',
      },
      { in: 'construction', at: 1, label: 'frame.menu.coresence', anchor: 'Coresence' },
      { in: 'construction', at: 2, label: 'frame.menu.feature', anchor: 'Feature' },
      { in: 'construction', at: 3, label: 'frame.menu.maintech', anchor: 'Maintech' },
      { in: 'construction', at: 4, label: 'frame.menu.payway', anchor: 'Payway' },
      { in: 'products', at: 1, label: 'newsroom.tags.construction' },
    ],
    tags: {
      construction: { label: 'newsroom.tags.construction' },
      headset: { label: 'newsroom.tags.headset', anchor: 'Feature' },
      positioning: { label: 'newsroom.tags.positioning', anchor: 'Maintech' },
      lightweighting: { label: 'newsroom.tags.lightweighting', anchor: 'Coresence' },
      pilot: { label: 'newsroom.tags.pilot', anchor: 'Payway' },
    },
    further: [['formats', 'construction'], ['compare'], ['questions', 'construction']],
  },
  design: {
    path: '/products/design',
    words: 'design',
    label: 'frame.footer.design',
    hero: true,
    closing: 'own',
    card: { photos: ['loft'], focus: '80% 40%' },
    links: [
      { in: 'construction', at: 5, beyond: true },
      { in: 'products', at: 2 },
    ],
    tags: {
      design: { label: 'newsroom.tags.design' },
      sandtable: { label: 'newsroom.tags.sandtable', anchor: 'sandtable' },
    },
    further: [
      ['formats', 'design'],
      ['questions', 'design'],
    ],
  },
  operation: {
    path: '/products/operation',
    words: 'operation',
    label: 'frame.footer.operation',
    hero: true,
    closing: 'own',
    card: { photos: ['ceiling'], focus: '77% 20%' },
    links: [
      { in: 'construction', at: 6, beyond: true },
      { in: 'products', at: 3 },
    ],
    tags: { operation: { label: 'newsroom.tags.operation' }, iot: { label: 'newsroom.tags.iot' } },
    further: [['formats', 'operation'], ['security'], ['questions', 'operation']],
  },
  capture: {
    path: '/products/reality-capture',
    webId: 13,
    anchors: ['BIM360', 'realityCapture', '3DGS', 'upgrade'],
    words: 'capture',
    label: 'frame.footer.capture',
    hero: true,
    closing: 'own',
    card: { photos: ['cloud'], focus: '80% 50%' },
    links: [
      {
        in: 'menu',
        at: 3,
        label: 'frame.menu.data',
        section: ['/products/smart-city'],
        description: 'frame.describe.data',
      },
      { in: 'capture', at: 1, beyond: true, only: 'narrow' },
      { in: 'products', at: 4 },
    ],
    tags: {
      capture: { label: 'newsroom.tags.capture' },
      'point-cloud': { label: 'newsroom.tags.pointCloud', anchor: 'realityCapture' },
      splats: { label: 'newsroom.tags.splats', anchor: '3DGS' },
    },
    further: [['formats', 'scan-formats'], ['compare'], ['questions', 'capture']],
  },
  city: {
    path: '/products/smart-city',
    words: 'city',
    label: 'frame.footer.city',
    hero: true,
    closing: 'own',
    card: { photos: ['city'] },
    links: [
      { in: 'capture', at: 2, beyond: true, only: 'narrow' },
      { in: 'construction', at: 8, beyond: true, only: 'wide' },
      { in: 'products', at: 5 },
    ],
    tags: { city: { label: 'newsroom.tags.city' } },
    further: [['accuracy'], ['security'], ['questions', 'city']],
  },
  contractor: {
    path: '/solution/constructor',
    webId: 3,
    anchors: ['Customer', 'Example', 'Proexample'],
    words: 'contractor',
    label: 'frame.footer.contractor',
    hero: true,
    closing: 'own',
    card: { photos: ['deck'], focus: '40% 55%' },
    links: [
      {
        in: 'menu',
        at: 2,
        label: 'frame.menu.stories',
        section: ['/solution/'],
        description: 'frame.describe.stories',
      },
      { in: 'contractor', at: 1, beyond: true, only: 'narrow' },
      { in: 'solutions', at: 1 },
    ],
    tags: {
      contractor: { label: 'newsroom.tags.contractor' },
      quality: { label: 'newsroom.tags.quality', anchor: 'Example' },
      training: { label: 'newsroom.tags.training', anchor: 'Customer' },
    },
    further: [['starting'], ['compare'], ['accuracy']],
  },
  owners: {
    path: '/solution/owners',
    words: 'owners',
    label: 'frame.footer.owners',
    hero: true,
    closing: 'own',
    card: { photos: ['handover'], focus: '60% 50%' },
    links: [
      { in: 'contractor', at: 2, beyond: true, only: 'narrow' },
      { in: 'construction', at: 9, beyond: true, only: 'wide' },
      { in: 'solutions', at: 2 },
    ],
    tags: { owners: { label: 'newsroom.tags.owners' }, handover: { label: 'newsroom.tags.handover' } },
    further: [['security'], ['formats', 'operation']],
  },
  infrastructure: {
    path: '/solution/infrastructure',
    words: 'infrastructure',
    label: 'frame.footer.infrastructure',
    hero: true,
    closing: 'own',
    card: { photos: ['bridge'], focus: '75% 30%' },
    links: [
      { in: 'contractor', at: 3, beyond: true, only: 'narrow' },
      { in: 'construction', at: 10, beyond: true, only: 'wide' },
      { in: 'solutions', at: 3 },
    ],
    tags: { infrastructure: { label: 'newsroom.tags.infrastructure' } },
    further: [['formats', 'construction'], ['accuracy'], ['compare']],
  },
  download: {
    path: '/products/product-download',
    words: 'download',
    label: 'frame.menu.download',
    hero: 'own',
    closing: 'own',
    card: { photos: ['headset'], focus: '45% 40%' },
    links: [
      { in: 'construction', at: 7, only: 'narrow' },
      { in: 'products', at: 6 },
    ],
    further: [['formats'], ['questions']],
  },
  consultation: {
    path: '/consultation',
    kind: 'articles',
    words: 'consultation',
    label: 'frame.menu.consultation',
    style: 'newsroom',
    card: { drawing: 'guide-hand-over-an-as-built' },
    links: [
      { in: 'newsroom', at: 5 },
      { in: 'company', at: 4 },
    ],
  },
  guide: { path: '/consultation/:id', kind: 'articles', entryOf: 'consultation' },
  join: {
    path: '/products/joinus',
    words: 'join',
    label: 'frame.menu.join',
    under: 'about',
    hero: true,
    closing: 'office',
    card: { photos: ['developer'] },
    links: [
      { in: 'about', at: 4 },
      { in: 'company', at: 7 },
    ],
  },
  resources: {
    path: '/resources',
    words: 'resources',
    label: 'resources.label',
    style: 'resource',
    closing: 'instruments',
    card: { drawing: 'kit' },
    links: [
      { in: 'newsroom', at: 6, beyond: true },
      { in: 'company', at: 5 },
    ],
  },
  formats: {
    path: '/resources/formats',
    anchors: ['model-formats', 'scan-formats', 'programs', 'construction', 'design', 'operation', 'capture', 'city'],
    words: 'resources.formats',
    label: 'resources.formats.label',
    under: 'resources',
    written: true,
    style: 'resource',
    card: { drawing: 'guide-prepare-a-revit-model-for-ar' },
  },
  accuracy: {
    path: '/resources/accuracy',
    anchors: ['test', 'pattern', 'sheet'],
    words: 'resources.accuracy',
    label: 'resources.accuracy.label',
    under: 'resources',
    written: true,
    closing: 'instruments',
    card: { drawing: 'guide-what-two-centimeters-mean' },
  },
  starting: {
    path: '/resources/getting-started',
    anchors: ['weeks', 'price', 'offline'],
    words: 'resources.starting',
    label: 'resources.starting.label',
    under: 'resources',
    written: true,
    style: 'resource',
    card: { drawing: 'guide-price-a-proof-of-concept' },
  },
  security: {
    path: '/resources/security',
    anchors: ['certificates'],
    words: 'resources.security',
    label: 'resources.security.label',
    under: 'resources',
    written: true,
    style: 'resource',
    card: { drawing: 'section', zoom: 2.6 },
  },
  compare: {
    path: '/resources/compare',
    words: 'resources.compare',
    label: 'resources.compare.label',
    under: 'resources',
    written: true,
    style: 'resource',
    closing: 'instruments',
    card: { drawing: 'tools' },
  },
  glossary: {
    path: '/resources/glossary',
    words: 'resources.glossary',
    label: 'resources.glossary.label',
    under: 'resources',
    written: true,
    style: 'resource',
    card: { drawing: 'axon', zoom: 1.7 },
  },
  questions: {
    path: '/resources/questions',
    anchors: ['construction', 'design', 'operation', 'capture', 'city'],
    words: 'resources.questions',
    label: 'resources.questions.label',
    under: 'resources',
    written: true,
    style: 'resource',
    card: { drawing: 'unknowns' },
  },
  releases: {
    path: '/resources/releases',
    kind: 'articles',
    words: 'resources.releases',
    label: 'resources.releases.label',
    under: 'resources',
    style: 'resource',
    card: { drawing: 'guide-point-cloud-to-model' },
  },
  newsroom: {
    path: '/newsroom',
    kind: 'articles',
    webId: 4,
    words: 'newsroom',
    label: 'frame.menu.newsroom',
    card: { photos: ['site-reality', 'site-model'] },
    links: [
      {
        in: 'menu',
        at: 4,
        section: ['/newsroom', '/consultation', '/resources'],
        description: 'frame.describe.newsroom',
      },
      { in: 'newsroom', at: 1, label: 'frame.menu.updates', query: '?category=22' },
      { in: 'newsroom', at: 2, label: 'frame.menu.events', query: '?category=20' },
      { in: 'newsroom', at: 3, label: 'frame.menu.press', query: '?category=21' },
      { in: 'newsroom', at: 4, label: 'frame.menu.cases', query: '?category=23' },
      { in: 'company', at: 3 },
    ],
  },
  newsItem: { path: '/newsroom/:id', kind: 'articles', entryOf: 'newsroom' },
  about: {
    path: '/about',
    webId: 5,
    anchors: ['Aboutus', 'Business', 'Contact'],
    words: 'about',
    label: 'frame.menu.about',
    hero: true,
    closing: 'plumb',
    card: { photos: ['plumb'] },
    links: [
      { in: 'menu', at: 5, section: ['/about', '/products/joinus'], description: 'frame.describe.about' },
      { in: 'about', at: 1, label: 'frame.menu.company', anchor: 'Aboutus' },
      { in: 'about', at: 2, label: 'frame.menu.business', anchor: 'Business' },
      { in: 'about', at: 3, label: 'frame.menu.contact', anchor: 'Contact' },
      { in: 'company', at: 1, label: 'frame.menu.company', anchor: 'Aboutus' },
      { in: 'company', at: 2, label: 'frame.menu.business', anchor: 'Business' },
    ],
  },
  company: {
    path: '/about-us/company',
    words: 'company',
    label: 'frame.footer.facts',
    under: 'about',
    hero: true,
    closing: 'row',
    card: { photos: ['datum'] },
    links: [{ in: 'company', at: 6 }],
    tags: { standards: { label: 'newsroom.tags.standards' }, company: { label: 'newsroom.tags.company' } },
  },
  careers: {
    path: '/about-us/careers',
    kind: 'jobs',
    words: 'careers',
    label: 'frame.footer.careers',
    under: 'join',
    hero: 'own',
    closing: 'office',
    card: { photos: ['vacant'], focus: '60% 70%' },
    links: [{ in: 'company', at: 8 }],
  },
  job: { path: '/about-us/careers-detail', kind: 'jobs', entryOf: 'careers' },
  contact: {
    path: '/about-us/contact',
    words: 'contactPage',
    label: 'frame.footer.contactPage',
    under: 'about',
    style: 'contact-page',
    hero: 'own',
    closing: 'own',
    card: { photos: ['message'], focus: '75% 60%' },
    links: [{ in: 'company', at: 9 }],
  },
  privacy: {
    path: '/about-us/privacy',
    words: 'privacy',
    label: 'frame.footer.privacy',
    layout: 'plain',
    style: 'legal',
    card: { drawing: 'section', zoom: 2.6 },
    links: [{ in: 'legal', at: 1 }],
  },
  processing: {
    path: '/about-us/processing',
    words: 'processing',
    label: 'frame.footer.processing',
    layout: 'plain',
    style: 'legal',
    card: { drawing: 'section', zoom: 2.6 },
    links: [{ in: 'legal', at: 4 }],
  },
  protocol: {
    path: '/about-us/protocol',
    words: 'protocol',
    label: 'frame.footer.protocol',
    layout: 'plain',
    style: 'legal',
    card: { drawing: 'section', zoom: 2.6 },
    links: [{ in: 'legal', at: 3 }],
  },
  accessibility: {
    path: '/about-us/accessibility',
    words: 'accessibility',
    label: 'frame.footer.accessibility',
    card: { drawing: 'method-two-point' },
    links: [{ in: 'legal', at: 2 }],
  },
  contactSent: { path: '/about-us/contact/sent', kind: 'private' },
} as const satisfies Record<string, Route>

type Routes = typeof routes
export type PageName = keyof Routes

/** Pages with one address; the others show an entry of content, or an answer. */
export type StandingPage = { [N in PageName]: Routes[N] extends { words: string } ? N : never }[PageName]
/** Pages with a hero. */
export type HeroPage = { [N in PageName]: Routes[N] extends { hero: unknown } ? N : never }[PageName]
/** Pages with a Markdown text. */
export type WrittenPage = { [N in PageName]: Routes[N] extends { written: true } ? N : never }[PageName]

/** Standing pages that search engines may index, in the order of the table. */
export const standingPages = (Object.keys(routes) as PageName[]).filter((name): name is StandingPage => {
  const route: Route = routes[name]
  return 'words' in route && !isHidden({ kind: route.kind ?? 'standing' })
})

/** The entry of a standing page. A type error here means that `under`, `in` or `further` names no page. */
export function standing(name: StandingPage): Standing<PageName> {
  return routes[name]
}

/** Key of a standing page's heading. */
export function headingOf(name: StandingPage): Text {
  const { words, hero } = standing(name)
  return `${words}.${hero ? 'hero.title' : 'heading'}` as Text
}

/** Every path of a page, the canonical one first. */
export function pathsOf(name: PageName): [string, ...string[]] {
  const { path, aliases = [] }: Route = routes[name]
  return [path, ...aliases]
}

/** The standing page at a path, without the language. */
export function pageAt(path: string): StandingPage | undefined {
  return standingPages.find((name) => routes[name].path === path)
}
