import type { PageName } from '../routes.ts'
import { href, type Site, type Text } from '../site.ts'
import { publisher } from './organization.ts'
import type { Thing } from './thing.ts'

interface Software {
  page: PageName
  name: Text
  description: Text
  category: 'BusinessApplication' | 'DesignApplication'
  /** What it runs on, product names only. */
  runsOn: string
  /** It costs nothing. A product that is sold by quote has no offer here: any price would be wrong. */
  free?: true
}

/** A product of ours. */
export function software(site: Site, { page, name, description, category, runsOn, free }: Software): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: site.t(name),
    description: site.t(description),
    url: site.origin + href(site.locale, page),
    applicationCategory: category,
    operatingSystem: runsOn,
    publisher: publisher(site),
    ...(free && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' } }),
  }
}
