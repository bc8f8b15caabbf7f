import { expect, test } from 'vitest'
import { enabled as locales } from '../harness/written.ts'
import type { Locale } from '../locales/index.ts'
import { href, words } from '../ui/site.ts'
import { sharedSite } from './shared.ts'

const forms = ['popup', 'page'] as const
const site = await sharedSite()

/** The HTML of the contact page's two forms, before any script runs. */
async function formsIn(locale: Locale): Promise<Record<(typeof forms)[number], string>> {
  const html = await (await site.get(href(locale, 'contact'))).text()
  const form = (id: string) => new RegExp(`id="${id}-island".*?</form>`, 's').exec(html)?.[0] ?? ''
  return { popup: form('popup'), page: form('page') }
}

/** Attributes of the tag with an id, with names in lowercase. */
function attributes(html: string, id: string): Record<string, string> {
  const [tag = ''] = new RegExp(`<[^>]*\\bid="${id}"[^>]*>`).exec(html) ?? []
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  )
}

/** Values and labels of a field's choices. */
function choices(html: string, id: string): string[][] {
  const [select = ''] = new RegExp(`<select[^>]*\\bid="${id}".*?</select>`, 's').exec(html) ?? []
  return [...select.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value = '', label = '']) => [
    value,
    label,
  ])
}

test('each field has its autocomplete, its required flag, and no maximum length', async () => {
  for (const [form, html] of Object.entries(await formsIn('en-US'))) {
    const told = (name: string, ...asked: string[]) => {
      const found = attributes(html, `${form}-${name}`)
      return [found.name, 'required' in found, ...asked.map((one) => found[one] ?? null)]
    }

    expect(html).toMatch(/<form[^>]* noValidate=""[^>]* action="\/api\/contact" method="post">/)
    expect(told('name', 'autocomplete')).toEqual(['name', true, 'name'])
    expect(told('company', 'autocomplete')).toEqual(['company', true, 'organization'])
    expect(told('job')).toEqual(['job', true])
    expect(told('jobBranch')).toEqual(['job', true])
    expect(told('position')).toEqual(['position', true])
    expect(told('positionOther', 'autocomplete')).toEqual(['positionOther', false, 'organization-title'])
    expect(told('department')).toEqual(['department', false])
    expect(told('telphone', 'autocomplete', 'inputmode', 'autocapitalize', 'spellcheck')).toEqual([
      ...['telphone', true, 'email', 'email', 'none', 'false'],
    ])
    expect(told('message')).toEqual(['message', false])
    expect(html, 'long input is reported, not cut off').not.toMatch(/maxlength/i)
    expect(told('website', 'tabindex', 'autocomplete', 'value')).toEqual(['website', false, '-1', 'off', null])
    expect(html).toMatch(/<div class="visually-hidden" aria-hidden="true">/)
    for (const hinted of ['requirementTypes', 'telphone', 'message']) {
      expect(attributes(html, `${form}-${hinted}`)['aria-describedby']).toBe(`${form}-${hinted}-hint`)
    }
    expect(html).toContain(`<input type="hidden" name="form" value="${form}"/>`)
    expect(html).toContain('<input type="hidden" name="page" value="/en-US/about-us/contact"/>')
    expect(html).not.toMatch(/ checked=""| selected=""/)
  }
})

test('the message box has four rows in Chinese and three in English', async () => {
  const rows = async (locale: Locale) => attributes((await formsIn(locale)).popup, 'popup-message').rows

  expect([await rows('zh-CN'), await rows('en-US'), await rows('ja-JP')]).toEqual(['4', '3', '4'])
})

test('every language has the numbered choices and links the documents to agree to', async () => {
  for (const locale of locales) {
    const t = words(locale)
    for (const [form, html] of Object.entries(await formsIn(locale))) {
      const choose = ['', t('contact.choose')]
      expect(choices(html, `${form}-job`), locale).toEqual([
        choose,
        ['1', t('contact.jobs.contractor')],
        ['2', t('contact.jobs.owner')],
        ['3', t('contact.jobs.designer')],
        ['4', t('contact.jobs.consultant')],
        ['5', t('contact.jobs.operator')],
      ])
      expect(choices(html, `${form}-jobBranch`), locale).toEqual([
        choose,
        ['101', t('contact.jobs.headquarters')],
        ['102', t('contact.jobs.branch')],
        ['103', t('contact.jobs.cityCompany')],
        ['104', t('contact.jobs.projectDepartment')],
      ])
      expect(choices(html, `${form}-position`), locale).toEqual([
        choose,
        ['general-manager', t('contact.positions.generalManager')],
        ['chief-engineer', t('contact.positions.chiefEngineer')],
        ['it-head', t('contact.positions.itHead')],
        ['bim-lead', t('contact.positions.bimLead')],
        ['professional-engineer', t('contact.positions.professionalEngineer')],
        ['other', t('contact.positions.other')],
      ])
      expect(choices(html, `${form}-department`), locale).toEqual([
        choose,
        ['design', t('contact.departments.design')],
        ['engineering', t('contact.departments.engineering')],
        ['operations', t('contact.departments.operations')],
        ['bim-center', t('contact.departments.bimCenter')],
        ['it-center', t('contact.departments.itCenter')],
        ['other', t('contact.departments.other')],
      ])
      const boxes = html.matchAll(
        /name="requirementTypes" value="(\d)"\/><span>([^<]+)<span[^>]*>\u2002([^<]+)<\/span>/g,
      )
      expect([...boxes].map(([, ...parts]) => parts)).toEqual([
        ['1', t('contact.requirements.onSite'), t('contact.requirements.onSiteText')],
        ['2', t('contact.requirements.asBuilt'), t('contact.requirements.asBuiltText')],
        ['3', t('contact.requirements.capture'), t('contact.requirements.captureText')],
        ['4', t('contact.requirements.other'), t('contact.requirements.otherText')],
      ])

      const links = [...html.matchAll(/<a href="([^"]*)" target="_blank" rel="noopener">([^<]+)</g)]
      const agreed = t(form === 'page' ? 'contact.sendingMeansAgreeing' : 'contact.fields.agreement')
      expect(links.map(([, address, name]) => [address, name])).toEqual(
        (['protocol', 'privacy', 'processing'] as const).map((page, index) => [
          href(locale, page),
          new RegExp(`<${index}>(.*?)</${index}>`).exec(agreed)?.[1],
        ]),
      )
    }
  }
  for (const page of ['protocol', 'privacy', 'processing'] as const) {
    expect((await site.get(href('ja-JP', page))).status, page).toBe(200)
  }
})

test('optional fields are marked, and a sentence before the form says that the others are required', async () => {
  for (const locale of locales) {
    const t = words(locale)
    const html = await (await site.get(href(locale, 'contact'))).text()
    for (const [form, before] of [
      ['popup', t('contact.intro')],
      ['page', t('contactPage.formText')],
    ] as const) {
      const labels = [
        ...html.matchAll(new RegExp(`<label for="${form}-(\\w+)">[^<]*(?:<span class="hint"> ([^<]*)<)?`, 'g')),
      ]
      const at = html.indexOf(before)

      expect(before).toContain(t('contact.optional'))
      expect(at).toBeGreaterThan(-1)
      expect(at).toBeLessThan(html.indexOf(`id="${form}-island"`))
      expect(labels.map(([, name, mark]) => [name, mark])).toEqual([
        ...['name', 'company', 'job', 'jobBranch', 'position', 'positionOther'].map((name) => [name, undefined]),
        ['department', t('contact.optional')],
        ['telphone', undefined],
        ['message', t('contact.optional')],
        ['website', undefined],
      ])
    }
  }
})
