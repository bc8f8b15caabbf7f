import type { PageName } from '../routes.ts'
import { href, type Site, type Text } from '../site.ts'
import { publisher } from './organization.ts'
import type { Thing } from './thing.ts'

interface Software {
  page: PageName
  /** Anchor of its section, when the page is about more. */
  anchor?: string
  name: Text
  description: Text
  category: 'BusinessApplication' | 'DesignApplication'
  /** Platforms, as product names. */
  runsOn?: string
  /** The page's price in yuan; 0 is free, any other a minimum. Quoted products have none. */
  from?: number
}

/**
 * Structured data of a product. Google's rich result also needs a price and a rating; both are left out when there are
 * none.
 */
export function software(site: Site, product: Software): Thing {
  const { page, anchor, name, description, category, runsOn, from } = product
  return {
    '@type': 'SoftwareApplication',
    name: site.t(name),
    description: site.t(description),
    url: site.origin + href(site.locale, page, anchor),
    applicationCategory: category,
    ...(runsOn && { operatingSystem: runsOn }),
    publisher: publisher(site),
    ...(from !== undefined && { offers: offer(from) }),
  }
}

function offer(from: number): Thing {
  const priceCurrency = 'CNY'
  if (from === 0) return { '@type': 'Offer', price: 0, priceCurrency }
  return { '@type': 'Offer', priceSpecification: { '@type': 'PriceSpecification', minPrice: from, priceCurrency } }
}
