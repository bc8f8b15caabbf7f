import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enabled as locales } from '../harness/written.ts'
import { copyOf } from '../locales/copy.ts'
import { companies, type Locale } from '../locales/index.ts'
import { samples } from '../locales/samples.ts'
import type { PageName } from '../ui/routes.ts'
import { href, type Text, words } from '../ui/site.ts'
import { gatewayWith } from './gateway.ts'

// Rendered pages are kept by host and address, so each deployment here has its own host.
const asking = { host: 'asking.example', ...gatewayWith({ CROSS_BORDER_CONSENT: 'on' }) }
const plain = { host: 'plain.example', ...gatewayWith() }
const reachable = { host: 'reachable.example', ...gatewayWith({ HOTLINE: '400-800-1234' }) }

/** The text of a page's main content. */
async function mainOf({ host, get }: typeof plain, locale: Locale, page: PageName) {
  const response = await get(`https://${host}${href(locale, page)}`)
  const html = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&quot;', '"')
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

test('the box for cross-border consent names the section of the policy about it', async () => {
  const [box = ''] =
    /<input[^>]*name="crossBorder"[\s\S]*?<\/label>/.exec(await mainOf(asking, 'zh-CN', 'contact')) ?? []
  const policy = await mainOf(asking, 'zh-CN', 'privacy')
  const [, number] = /<section id="borders"><h2><a class="legal-number"[^>]*>(\d+)</.exec(policy) ?? []

  expect(number).toBeDefined()
  expect(box.replace(/<[^>]*>/g, '')).toContain(`第 ${number} 节`)
})

test('the policy describes the consent of the Chinese form, and no other, in every language', async () => {
  const asked: Text[] = ['privacy.borders.agreed', 'privacy.purposes.answerAgreed', 'privacy.purposes.originAgreed']
  const unasked: Text[] = ['privacy.borders.asked', 'privacy.purposes.answerAsked', 'privacy.purposes.originAsked']

  for (const [site, told, untold] of [
    [asking, asked, unasked],
    [plain, unasked, asked],
  ] as const) {
    expect((await mainOf(site, 'zh-CN', 'contact')).includes('name="crossBorder"')).toBe(site === asking)
    for (const locale of locales) {
      const policy = await mainOf(site, locale, 'privacy')
      for (const key of told) expect(policy, `${locale} lacks ${key}`).toContain(words(locale)(key))
      for (const key of untold) expect(policy, `${locale} has ${key}`).not.toContain(words(locale)(key))
    }
  }
})

test('no text asks visitors to call when there is no number', async () => {
  for (const locale of locales) {
    expect(await mainOf(reachable, locale, 'contact'), locale).toMatch(copyOf[locale].calls)
    expect(await mainOf(reachable, locale, 'download'), locale).toContain('href="tel:4008001234"')
    const legal = ['privacy', 'processing', 'protocol', 'accessibility'] as const
    for (const page of ['contact', 'download', 'company', 'about', ...legal] as const) {
      expect(await mainOf(plain, locale, page), `${page} in ${locale}`).not.toMatch(copyOf[locale].calls)
    }
  }
})

test('the policy names the business operator and its representative for Japan', async () => {
  for (const locale of locales) {
    const [section = ''] = /<section id="japan">[\s\S]*?<\/section>/.exec(await mainOf(plain, locale, 'privacy')) ?? []
    const { legalName, address, representative, japanRepresentative } = companies[locale]

    for (const told of [legalName, address, representative, japanRepresentative]) {
      expect(section, locale).toContain(`<dd>${told}</dd>`)
    }
  }
})

test('a Chinese company keeps its legal form in Japanese', () => {
  expect(companies['ja-JP'].legalName).toMatch(/有限公司$/)
})

test('the launch list names existing files in every language, each place once', () => {
  for (const { file, key, needed } of samples) {
    for (const locale of locales) expect(existsSync(`locales/${locale}/${file}`), `${locale}/${file}`).toBe(true)
    expect(needed, `${file} ${key}`).toMatch(/^(Owner|Lawyer): /)
  }
  const places = samples.map(({ file, key }) => `${file} ${key}`)
  expect(places).toEqual([...new Set(places)])
})
