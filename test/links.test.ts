import { expect, test } from 'vitest'
import { enabled as locales } from '../harness/written.ts'
import { companies, type Locale } from '../locales/index.ts'
import { type Text, words } from '../ui/site.ts'
import { tagPages } from '../ui/tags.ts'
import { everyAnswer } from './shared.ts'

/** Link texts by the address they must lead to, without the language. */
const leading: Record<string, readonly Text[]> = {
  '': ['frame.menu.home'],
  '/about': ['frame.menu.about', 'frame.describe.about', 'join.apply.about'],
  '/about#Aboutus': ['frame.menu.company'],
  '/about#Business': ['frame.menu.business'],
  '/about#Contact': ['frame.menu.contact'],
  '/about-us/accessibility': ['frame.footer.accessibility'],
  '/about-us/careers': ['frame.footer.careers', 'careers.back', 'join.hero.button'],
  '/about-us/company': ['frame.footer.facts', 'about.why.figures', 'join.apply.company', 'newsroom.tags.standards'],
  '/about-us/contact': ['frame.footer.contactPage', 'about.contact.form', 'accessibility.tell.formLink'],
  '/about-us/privacy': ['frame.footer.privacy'],
  '/about-us/privacy#choice': ['consent.open', 'consent.more'],
  '/about-us/processing': ['frame.footer.processing', 'processing.china.name'],
  '/about-us/processing?type=japan': ['processing.japan.name', 'privacy.rights.japan'],
  '/about-us/protocol': ['frame.footer.protocol'],
  '/consultation': ['frame.menu.consultation', 'consultation.heading', 'newsroom.backGuides'],
  '/newsroom': [
    ...(['frame.menu.newsroom', 'frame.describe.newsroom', 'newsroom.all', 'newsroom.backAll'] as const),
    'newsroom.backNews',
  ],
  '/newsroom?category=20': ['frame.menu.events'],
  '/newsroom?category=21': ['frame.menu.press'],
  '/newsroom?category=22': ['frame.menu.updates'],
  '/newsroom?category=23': ['frame.menu.cases'],
  '/products/construction': [
    'frame.menu.construction',
    'frame.describe.construction',
    'home.products.construction',
    'owners.price.construction',
  ],
  '/products/construction#Coresence': ['frame.menu.coresence', 'newsroom.tags.lightweighting'],
  '/products/construction#Feature': ['frame.menu.feature', 'newsroom.tags.headset'],
  '/products/construction#headset': ['home.products.headset', 'owners.price.headset'],
  '/products/construction#Maintech': ['frame.menu.maintech', 'newsroom.tags.positioning'],
  '/products/construction#Payway': [
    ...(['frame.menu.payway', 'design.price.link', 'contractor.price.link'] as const),
    ...(['infrastructure.price.buildLink', 'newsroom.tags.pilot'] as const),
  ],
  '/products/design': ['frame.footer.design', 'owners.decide.link', 'owners.price.design', 'newsroom.tags.design'],
  '/products/design#sandtable': ['home.products.sandTable', 'owners.price.sandTable', 'newsroom.tags.sandtable'],
  '/products/joinus': ['frame.menu.join', 'about.why.link', 'about.contact.jobsLink', 'careers.whyLink'],
  '/products/operation': [
    ...(['frame.footer.operation', 'owners.operate.link', 'owners.price.operation'] as const),
    ...(['newsroom.tags.operation', 'newsroom.tags.iot'] as const),
  ],
  '/products/product-download': ['frame.menu.download'],
  '/products/reality-capture': [
    ...(['frame.menu.data', 'frame.footer.capture', 'operation.handover.noneLink', 'owners.progress.link'] as const),
    ...(['owners.price.capture', 'newsroom.tags.capture'] as const),
  ],
  '/products/reality-capture#3DGS': ['newsroom.tags.splats'],
  '/products/reality-capture#realityCapture': ['newsroom.tags.pointCloud'],
  '/products/smart-city': ['frame.footer.city', 'home.products.city', 'newsroom.tags.city'],
  '/products/smart-city#price': ['infrastructure.price.runLink'],
  '/resources/questions#construction': [tagPages.construction.label],
  '/resources/questions#design': [tagPages.design.label],
  '/resources/questions#operation': [tagPages.operation.label],
  '/resources/questions#capture': [tagPages.capture.label],
  '/resources/questions#city': [tagPages.city.label],
  '/solution/constructor': ['frame.menu.stories', 'frame.footer.contractor', 'newsroom.tags.contractor'],
  '/solution/constructor#Customer': ['newsroom.tags.training'],
  '/solution/constructor#Example': ['newsroom.tags.quality'],
  '/solution/infrastructure': ['frame.footer.infrastructure', 'newsroom.tags.infrastructure'],
  '/solution/owners': ['frame.footer.owners', 'newsroom.tags.owners', 'newsroom.tags.handover'],
}

interface Link {
  text: string
  /** Without the language segment. */
  address: string
}

const pages = await everyAnswer()

test('every link leads where its words say', () => {
  for (const locale of locales) {
    const addresses = new Map<string, Set<string>>()
    for (const [address, keys] of Object.entries(leading)) {
      for (const key of keys) {
        const text = words(locale)(key)
        addresses.set(text, (addresses.get(text) ?? new Set()).add(address))
      }
    }
    const links = pages
      .filter((page) => page.locale === locale)
      .flatMap(({ html }) => [...linksIn(html, locale), ...crumbsIn(html, locale)])
    const wrong = links.filter(({ text, address }) => !(addresses.get(text)?.has(address) ?? true))
    expect(wrong, locale).toEqual([])

    const found = new Set(links.map(({ text, address }) => `${text} → ${address}`))
    const missing = [...addresses].flatMap(([text, all]) => [...all].map((address) => `${text} → ${address}`))
    expect(
      missing.filter((one) => !found.has(one)),
      locale,
    ).toEqual([])
  }
})

test('a page has the same links in every language', () => {
  const of = (locale: Locale) => pages.filter((page) => page.locale === locale)
  const [english, ...others] = locales.map(of)
  for (const [index, one] of (english ?? []).entries()) {
    for (const other of others) {
      const same = other[index]
      const addressesOf = ({ html, locale }: typeof one) => linksIn(html, locale).map(({ address }) => address)
      if (same) expect(addressesOf(same), same.address).toEqual(addressesOf(one))
    }
  }
})

test('every email link has the address for its purpose', () => {
  for (const { address, html, name, locale } of pages) {
    const { email, privacyEmail, jobsEmail } = companies[locale]
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const written = [...main.matchAll(/href="mailto:([^"?]+)[^>]*>([^<]*)</g)]
    for (const [, to = '', text = ''] of written) {
      // A text with an address leads to that address.
      if (text.includes('@')) expect(text, address).toContain(to)
      expect([email, privacyEmail, jobsEmail], address).toContain(to)
    }
    if (name === 'job' || name === 'careers') {
      expect(new Set(written.map(([, to]) => to)), address).toEqual(new Set([jobsEmail]))
    }
  }
})

/** Links between pages of this site, without those inside texts, whose wording is free. */
function linksIn(html: string, locale: Locale): Link[] {
  const own = html.replace(/<div class="prose">[\s\S]*?<\/div>(?=<aside|<div class="apply"|<\/article>)/g, '')
  return [...own.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].flatMap(([, attributes = '', inner = '']) => {
    const address = /\bhref="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const here = RegExp(`^/${locale}(?=[/?#]|$)`)
    if (!here.test(address) || attributes.includes('data-locale')) return []
    return [{ text: plain(inner), address: address.replace(here, '') }]
  })
}

/** Breadcrumbs of a page in its structured data. */
function crumbsIn(html: string, locale: Locale): Link[] {
  return [...html.matchAll(/"position":\d+,"name":"([^"]*)","item":"https?:\/\/[^/]+\/([\w-]+)([^"]*)"/g)].flatMap(
    ([, text = '', language, address = '']) => (language === locale ? [{ text, address }] : []),
  )
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .trim()
}
