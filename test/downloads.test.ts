import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, type Site, startSite } from '../harness/site.ts'
import { enabled as locales } from '../harness/written.ts'
import type { Locale } from '../locales/index.ts'
import { brochures, coverOf } from '../ui/brochures.ts'
import { type Text, words } from '../ui/site.ts'
import { variablesOf } from '../worker/settings.ts'
import { sharedSite } from './shared.ts'

const installers = {
  DOWNLOAD_PC: 'https://files.example/pc.exe',
  DOWNLOAD_IOS: 'https://apps.example/ios',
  DOWNLOAD_REVIT_CONSTRUCTION: 'https://files.example/construction.msi',
  DOWNLOAD_REVIT_OPERATION: 'https://files.example/operation.msi',
  DOWNLOAD_REVIT_CITY: 'https://files.example/city.msi',
}
const labels = {
  DOWNLOAD_PC: 'download.apps.pcGet',
  DOWNLOAD_IOS: 'download.apps.iosGet',
  DOWNLOAD_REVIT_CONSTRUCTION: 'download.revit.constructionGet',
  DOWNLOAD_REVIT_OPERATION: 'download.revit.operationGet',
  DOWNLOAD_REVIT_CITY: 'download.revit.cityGet',
} as const satisfies Record<keyof typeof installers, Text>
let site: RunningSite

beforeAll(async () => {
  site = await startSite(installers)
})
afterAll(() => site.close())

const page = async (from: Site, locale: Locale) => {
  const html = await (await from.get(`/${locale}/products/product-download`)).text()
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}
const opensForm = (label: string) =>
  new RegExp(`<button[^>]*command="show-modal" commandfor="contact"[^>]*>${RegExp.escape(label)}</button>`, 'g')

test('an installer with an address is a link to it', async () => {
  for (const locale of locales) {
    const html = await page(site, locale)
    for (const [name, address] of Object.entries(installers) as [keyof typeof installers, string][]) {
      expect(html, locale).toContain(
        `<a class="button quiet-button" href="${address}">${words(locale)(labels[name])}</a>`,
      )
    }
    expect(html, locale).not.toMatch(opensForm(words(locale)('download.ask')))
  }
})

test('an installer without an address opens the contact form', async () => {
  for (const locale of locales) {
    const html = await page(await sharedSite(), locale)
    expect(html.match(opensForm(words(locale)('download.ask'))), locale).toHaveLength(4)
    expect(html, locale).not.toMatch(/<a class="button quiet-button" href="(?!\/brochures)/)
  }
})

test('a page without installers does not promise them, and says how to ask', async () => {
  const links = ['download.hero.lead', 'download.hero.scanText', 'download.install.deviceGet'] as const
  const asks = ['download.hero.leadAsk', 'download.hero.scanAsk', 'download.install.deviceAsk'] as const
  for (const locale of locales) {
    const t = words(locale)
    const [whole, bare] = [await page(site, locale), await page(await sharedSite(), locale)]
    for (const key of links) expect([whole.includes(t(key)), bare.includes(t(key))], key).toEqual([true, false])
    for (const key of asks) expect([whole.includes(t(key)), bare.includes(t(key))], key).toEqual([false, true])
  }
})

test.each(Object.keys(installers))(
  '%s that is not a whole address stops the site, with the name of the variable',
  (name) => {
    expect(() => variablesOf({ [name]: 'app-store' })).toThrow(`Variable ${name} must be empty or a whole address`)
  },
)

test('every brochure exists in every language, a PDF with the size and pages that its link names', async () => {
  const pages = Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, await page(site, locale)])))
  expect(Object.keys(brochures)).toHaveLength(8)
  for (const [material, files] of Object.entries(brochures)) {
    for (const locale of locales) {
      const { file = '', bytes = 0, pages: count = 0 } = files[locale] ?? {}
      const response = await site.get(file)
      const data = new Uint8Array(await response.arrayBuffer())

      expect(response.status, file).toBe(200)
      expect(response.headers.get('Content-Type'), file).toBe('application/pdf')
      expect(data.length, file).toBe(bytes)
      expect((await site.get(coverOf(file))).headers.get('Content-Type'), file).toBe('image/avif')
      expect(new TextDecoder('latin1').decode(data.slice(0, 5)), file).toBe('%PDF-')
      expect(count, file).toBeGreaterThanOrEqual(2)
      expect(count, file).toBeLessThanOrEqual(6)
      expect(file.split('/').pop(), material).toMatch(new RegExp(`^[a-z][a-z-]+-${locale}\\.pdf$`))
      for (const html of Object.values(pages)) expect(html, file).toContain(`href="${file}"`)
      const t = words(locale)
      const name = t(`download.materials.${material as keyof typeof brochures}.name`)
      const kilobytes = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const
      const size = new Intl.NumberFormat(locale, kilobytes).format(bytes / 1_000).replace('KB', 'kB')
      expect(pages[locale], file).toMatch(
        new RegExp(
          `href="${file}" type="application/pdf" hrefLang="${locale}">${name}</a>[\\s\\S]*?` +
            `<p class="meta">${RegExp.escape(t('download.brochures.meta', { pages: count, size }))}</p>`,
        ),
      )
    }
  }
})

test('Android users are told to contact business staff, in every language', async () => {
  for (const locale of locales) {
    expect(await page(site, locale)).toMatch(opensForm(words(locale)('download.apps.androidGet')))
  }
})
