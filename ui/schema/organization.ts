import { facts } from '../facts.ts'
import { localPath, type Site } from '../site.ts'
import type { Thing } from './thing.ts'

/** The company with all its data. */
export function organization(site: Site): Thing {
  const { company, hotline } = site
  const { year, month } = facts.founded
  return {
    ...publisher(site),
    legalName: company.legalName,
    description: site.t('frame.describe.home'),
    email: company.email,
    ...(hotline && { telephone: hotline }),
    address: { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'CN' },
    foundingDate: `${year}-${String(month).padStart(2, '0')}`,
    sameAs: company.social.map(({ url }) => url),
  }
}

/** The company as publisher or employer of other things. */
export function publisher(site: Site): Thing {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.company.brand,
    url: site.origin + localPath(site.locale, '/'),
    logo: { '@type': 'ImageObject', url: `${site.mediaHost || site.origin}/media/logo.png`, width: 512, height: 512 },
  }
}
