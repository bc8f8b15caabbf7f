import type { Company, Key } from './index.ts'

/**
 * A text that the owner or a lawyer has to confirm or replace before the site goes live, in each `locales/<locale>/`.
 */
export interface Sample {
  file: string
  /** Dotted path within the file. */
  key: string
  /** The task, and for whom. */
  needed: string
}

const company: Partial<Record<keyof Company, string>> = {
  brand: 'Owner: the brand in each language',
  legalName: 'Owner: the registered Chinese name; in Japanese the same characters, never 株式会社',
  representative: 'Owner: the legal representative (APPI art. 32)',
  registration: 'Owner: the unified social credit code',
  address: 'Owner: the registered address',
  email: 'Owner: an address that is read',
  jobsEmail: 'Owner: an address that is read',
  privacyEmail: 'Owner: an address that is read by the person in charge of data protection',
  law: 'Lawyer: the governing law outside Japan',
  court: 'Lawyer: the court by its name',
  euRepresentative: 'Owner: appoint a representative in writing (GDPR art. 27); lawyer: whether one is needed',
  ukRepresentative: 'Owner: appoint a representative in writing (UK GDPR art. 27); lawyer: whether one is needed',
  japanOffice:
    'Lawyer: a liaison office may not trade; register a branch or a representative (会社法 art. 817, 818, 933)',
  japanRepresentative: 'Owner: the registered representative in Japan',
  japanAddress: 'Owner: the registered address in Japan',
  japanLaw: 'Lawyer: the governing law for Japanese users and customers',
  japanCourt: 'Lawyer: the agreed court for Japanese users and customers',
  social: 'Owner: the accounts of each language',
}

const texts: Partial<Record<Key, string>> = {
  'privacy.automatic.logs':
    'Lawyer: 7 days holds for a site outside mainland China; with ICP_FILING the Cybersecurity Law asks for 6 months',
  'privacy.purposes.answerAsked':
    'Lawyer: whether PIPL art. 13(1)(2) holds for people who write for a company; else CROSS_BORDER_CONSENT=on',
  'privacy.purposes.originAsked':
    'Lawyer: whether PIPL art. 13(1)(2) holds for the origin of a visit; else CROSS_BORDER_CONSENT=on',
  'privacy.borders.mainland':
    'Owner: fewer than 100,000 people a year; lawyer: the exemption, the contact of Cloudflare',
  'privacy.borders.asked': 'Lawyer: CROSS_BORDER_CONSENT on or off in production; the policy follows the switch',
  'privacy.borders.hongKong': 'Owner: sign the model clauses; lawyer: notice to the bureau of Macao',
  'privacy.borders.japan':
    'Lawyer: whether Cloudflare is entrusted (APPI art. 27(5)) and art. 28 is met by its contract',
  'privacy.borders.europe':
    'Lawyer: direct collection (EDPB Guidelines 05/2021); Switzerland: whether a representative is needed',
  'privacy.choice.open': 'Lawyer: whether opt-out suffices for statistics and advertising in each country served',
  'privacy.states.requests': 'Lawyer: which state laws apply, and their periods',
  'privacy.transmission.advertising': 'Owner: the name of the service, before AD_SCRIPT_URL is set',
  'privacy.transmission.conversion': 'Owner: the name of the platform, before AD_CONVERSION_URL is set',
  'privacy.transmission.register': 'Owner: the name of the register, before COMPANY_SEARCH_HOST is set',
  'privacy.others.system': 'Owner: who runs the customer system and where, before API_HOST is set',
  'privacy.japan.measures': 'Owner: that each measure is in force',
  'privacy.japan.complaints': 'Owner: membership of an accredited organization, if any',
  'processing.terms.elsewhere': 'Lawyer: an agreement under GDPR art. 28 to attach to main contracts in Europe',
  'processing.audits.papers': 'Owner: the certificates with number, issuer and scope',
  'processing.annex.table': 'Owner: that each measure of the annex is in force',
  'protocol.japan.court': 'Lawyer: law and court for Japan, and that the representative is registered',
  'protocol.japan.forces': 'Lawyer: the wording of 反社会的勢力の排除',
  'protocol.liability.cap': 'Lawyer: the cap where standard terms are reviewed (民法典 art. 496, 消費者契約法 art. 8)',
  'contactPage.address': 'Owner: whether visitors are received there',
}

const jobs: Record<string, string> = {
  'technical-support-engineer-japan':
    'Owner: every term of employment (職業安定法 art. 5-3); lawyer: that they are complete',
}

/** The launch list: standing pages, legal texts, and the job with made-up terms. */
export const samples: readonly Sample[] = [
  ...Object.entries(company).map(([key, needed]) => ({ file: 'site.json', key, needed })),
  ...Object.entries(texts).map(([path, needed]) => {
    const [file = '', ...key] = path.split('.')
    return { file: `${kebab(file)}.ts`, key: key.join('.'), needed }
  }),
  ...Object.entries(jobs).map(([id, needed]) => ({ file: `jobs/${id}.md`, key: '', needed })),
]

/** `contactPage` is in contact-page.ts. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
