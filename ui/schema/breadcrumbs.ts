import type { Page } from '../page.ts'
import { pageAt, type StandingPage } from '../routes.ts'
import { href, type Site, type Text } from '../site.ts'
import type { Thing } from './thing.ts'

/** The short name of each page, and the page it stands under where that is not home. */
export const places: Record<StandingPage, { label: Text; under?: StandingPage }> = {
  home: { label: 'frame.menu.home' },
  construction: { label: 'frame.menu.construction' },
  design: { label: 'frame.footer.design' },
  operation: { label: 'frame.footer.operation' },
  capture: { label: 'frame.footer.capture' },
  city: { label: 'frame.footer.city' },
  contractor: { label: 'frame.footer.contractor' },
  owners: { label: 'frame.footer.owners' },
  infrastructure: { label: 'frame.footer.infrastructure' },
  download: { label: 'frame.menu.download' },
  consultation: { label: 'frame.menu.consultation' },
  newsroom: { label: 'frame.menu.newsroom' },
  about: { label: 'frame.menu.about' },
  company: { label: 'frame.footer.facts', under: 'about' },
  join: { label: 'frame.menu.join', under: 'about' },
  careers: { label: 'frame.footer.careers', under: 'join' },
  contact: { label: 'frame.footer.contactPage', under: 'about' },
  resources: { label: 'resources.label' },
  formats: { label: 'resources.formats.label', under: 'resources' },
  accuracy: { label: 'resources.accuracy.label', under: 'resources' },
  starting: { label: 'resources.starting.label', under: 'resources' },
  security: { label: 'resources.security.label', under: 'resources' },
  compare: { label: 'resources.compare.label', under: 'resources' },
  glossary: { label: 'resources.glossary.label', under: 'resources' },
  questions: { label: 'resources.questions.label', under: 'resources' },
  releases: { label: 'resources.releases.label', under: 'resources' },
  privacy: { label: 'frame.footer.privacy' },
  processing: { label: 'frame.footer.processing' },
  protocol: { label: 'frame.footer.protocol' },
  accessibility: { label: 'frame.footer.accessibility' },
}

/** The way from home to a page; null for home itself. `address` is the page's own. */
export function breadcrumbs(site: Site, page: Page, address: string): Thing | null {
  const standing = pageAt(site.path)
  const way = page.item ? [...wayTo(page.item.under)] : standing ? wayTo(standing) : []
  if (way.length + (page.item ? 1 : 0) < 2) return null

  const steps = way.map((name) => ({ name: site.t(places[name].label), item: site.origin + href(site.locale, name) }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (page.item ? [...steps, { name: page.item.name, item: address }] : steps).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

function wayTo(name: StandingPage): StandingPage[] {
  const { under } = places[name]
  return name === 'home' ? [name] : [...wayTo(under ?? 'home'), name]
}
