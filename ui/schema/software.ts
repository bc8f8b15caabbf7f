import type { PageName } from '../routes.ts'
import { href, type Site, type Text } from '../site.ts'
import { publisher } from './organization.ts'
import type { Thing } from './thing.ts'

interface Software {
  page: PageName
  /** Its section, where it is not what the whole page is about. */
  anchor?: string
  name: Text
  description: Text
  category: 'BusinessApplication' | 'DesignApplication'
  /** What it runs on, product names only. */
  runsOn?: string
  /** The price in yuan that the page states; 0 is free, any other a least one. What is sold by quote has none. */
  from?: number
}

/**
 * A product of ours. Google's rich result asks for a price and a rating too: we state no price where there is none, and
 * have no ratings.
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
