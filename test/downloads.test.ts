import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import brochures from '../ui/brochures.json' with { type: 'json' }
import { words } from '../ui/site.ts'
import { type RunningSite, startSite } from './site.ts'

const installers = {
  DOWNLOAD_PC: 'https://files.example/pc.exe',
  DOWNLOAD_REVIT_CITY: 'https://files.example/city.msi',
}
let site: RunningSite

beforeAll(async () => {
  site = await startSite(installers)
})
afterAll(() => site.close())

const page = async (locale: string) => (await site.get(`/${locale}/products/product-download`)).text()

test('an installer with an address is a link to it; any other opens the contact form', async () => {
  for (const locale of locales) {
    const html = await page(locale)
    for (const address of Object.values(installers)) expect(html, locale).toContain(`href="${address}"`)
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    // iOS and two plug-ins have no address, and Android is given out by people.
    expect(main.match(/command="show-modal" commandfor="contact"/gi)?.length, locale).toBeGreaterThanOrEqual(4)
  }
})

test('an installer whose address is not a whole one stops the site and names the variable', async () => {
  const broken = await startSite({ DOWNLOAD_IOS: 'app-store' })
  const response = await broken.get('/en-US')
  const html = await response.text()
  await broken.close()

  expect(response.status).toBe(500)
  expect(html).toContain('DOWNLOAD_IOS')
})

test('every brochure is there in every language, a PDF of the size and the pages that its link tells', async () => {
  const pages = Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, await page(locale)])))
  expect(Object.keys(brochures)).toHaveLength(8)
  for (const [material, files] of Object.entries(brochures)) {
    for (const locale of locales) {
      const { file, bytes, pages: count } = files[locale]
      const response = await site.get(file)
      const data = new Uint8Array(await response.arrayBuffer())

      expect(response.status, file).toBe(200)
      expect(response.headers.get('Content-Type'), file).toBe('application/pdf')
      expect(data.length, file).toBe(bytes)
      expect(new TextDecoder('latin1').decode(data.slice(0, 5)), file).toBe('%PDF-')
      expect(count, file).toBeGreaterThanOrEqual(2)
      expect(count, file).toBeLessThanOrEqual(6)
      expect(file.split('/').pop(), material).toMatch(new RegExp(`^[a-z][a-z-]+-${locale}\\.pdf$`))
      for (const html of Object.values(pages)) expect(html, file).toContain(`href="${file}"`)
    }
  }
})

test('Android says to contact business staff, in every language', async () => {
  for (const locale of locales) expect(await page(locale)).toContain(words(locale)('download.apps.androidGet'))
})
