import type { Page } from '../page.ts'
import { pageAt, type StandingPage, standing } from '../routes.ts'
import { href, type Site } from '../site.ts'
import type { Thing } from './thing.ts'

/** Breadcrumbs from home to a page; null for home itself. `address`: of the page. */
export function breadcrumbs(site: Site, page: Page, address: string): Thing | null {
  const here = pageAt(site.path)
  const way = page.item ? wayTo(page.item.under) : here ? wayTo(here) : []
  if (way.length + (page.item ? 1 : 0) < 2) return null

  const steps = way.map((name) => ({ name: site.t(standing(name).label), item: site.origin + href(site.locale, name) }))
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
  const { under = 'home' } = standing(name)
  return name === 'home' ? [name] : [...wayTo(under as StandingPage), name]
}
