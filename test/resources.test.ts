import { describe, expect, test } from 'vitest'
import { texts } from '../harness/published.ts'
import { enabled as locales } from '../harness/written.ts'
import { figuresIn } from '../scripts/content/figures.ts'
import { readResources } from '../scripts/content/resources.ts'
import { readSources } from '../scripts/content/source.ts'
import { facts } from '../ui/facts.ts'
import { href } from '../ui/site.ts'
import { write } from './articles.ts'
import { everyAnswer } from './shared.ts'

const answers = await everyAnswer()
const resources = readResources().resources.filter(({ locale }) => locales.includes(locale))

/** The main content of a page. */
function main(address: string): string {
  const { html = '' } = answers.find((answer) => answer.address === address) ?? {}
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

/** The text of some HTML. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u200b\u2060]+/g, '')
}

describe.each(locales)('in %s', (locale) => {
  test('each required format has a row with its authoring programs and its losses', () => {
    const rows = [...main(href(locale, 'formats')).matchAll(/<tr>\s*<th scope="row">(.*?)<\/th>([\s\S]*?)<\/tr>/g)]

    for (const format of [...facts.modelFormats, ...facts.scanFormats]) {
      const [, , cells = ''] = rows.find(([, name = '']) => plain(name) === format) ?? []
      expect(cells.match(/<td data-column="[^"]+">(<span>)?[^<]{2,}/g), format).toHaveLength(3)
    }
  })

  test('the glossary has forty terms, each with an anchor and a text', () => {
    const found = [...main(href(locale, 'glossary')).matchAll(/<h3 id="([\w-]+)">.+?<\/h3>\s*<p>(.{15,}?)<\/p>/g)]

    expect(new Set(found.map(([, id]) => id)).size).toBe(40)
    expect(found.map(([, id]) => id)).toEqual(
      [...main(href('en-US', 'glossary')).matchAll(/<h3 id="([\w-]+)"/g)].map(([, id]) => id),
    )
  })

  test('structured data have the questions and answers of the page, and no others', () => {
    const address = href(locale, 'questions')
    const { html = '' } = answers.find((answer) => answer.address === address) ?? {}
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
    const { mainEntity } = JSON.parse(json)['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'FAQPage')
    const shown = [
      ...main(address).matchAll(/<details id="[^"]+"><summary>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g),
    ]

    expect(shown.length).toBeGreaterThan(20)
    expect(
      mainEntity.map(({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) => [
        plain(name),
        plain(acceptedAnswer.text),
      ]),
    ).toEqual(shown.map(([, question = '', answer = '']) => [plain(question), plain(answer)]))
  })

  test('each product has questions of its own', () => {
    for (const product of ['construction', 'design', 'operation', 'capture', 'city']) {
      const [, part = ''] =
        new RegExp(`<h2 id="${product}">([\\s\\S]*?)(?=<h2 )`).exec(main(href(locale, 'questions'))) ?? []
      expect(part.match(/<details /g)?.length, product).toBeGreaterThanOrEqual(4)
    }
  })

  test('the release notes are the product news, all of them, newest first', () => {
    const news = texts
      .filter((one) => one.locale === locale && one.meta.category === 22)
      .sort((one, other) => other.meta.date.localeCompare(one.meta.date))
    const found = [
      ...main(href(locale, 'releases')).matchAll(
        /<time dateTime="([^"]*)">.*?<\/time><h3><a href="([^"]*)">(.*?)<\/a><\/h3><p>(.*?)<\/p>/g,
      ),
    ]

    expect(found.map(([, date, address, , summary = '']) => [date, address, plain(summary)])).toEqual(
      news.map(({ id, meta }) => [meta.date, href(locale, 'newsItem', '', { id }), plain(meta.summary)]),
    )
  })

  test('the accuracy page has a printable sheet with a line for each of ten points', () => {
    const [, sheet = ''] =
      /<div class="sheet">([\s\S]*?<\/table><\/div>\s*)<\/div>/.exec(main(href(locale, 'accuracy'))) ?? []

    expect(sheet).toContain('<h2 id="sheet">')
    for (let point = 1; point <= 10; point++)
      expect(sheet).toMatch(new RegExp(`<tr>\\s*<td>${point}</td>(\\s*<td></td>){5}\\s*</tr>`))
  })

  test('product pages end with links that help to decide', () => {
    for (const [page, anchor] of [
      ['construction', '/resources/formats#construction'],
      ['operation', '/resources/security'],
      ['capture', '/resources/questions#capture'],
    ] as const) {
      const { html = '' } = answers.find(({ address }) => address === href(locale, page)) ?? {}
      expect(html, page).toContain(`<a href="/${locale}${anchor}">`)
    }
  })
})

test('a table has row headers and, on narrow screens, column names in its cells', () => {
  for (const { html, file } of resources) {
    for (const [table] of html.matchAll(/<table class="stack[^"]*"[\s\S]*?<\/table>/g)) {
      const heads = [...table.matchAll(/<(?:th scope="col"|td)>(.*?)<\/t[hd]>/g)].map(([, head = '']) => plain(head))
      for (const [row] of table.matchAll(/<tr>\s*<th scope="row">[\s\S]*?<\/tr>/g)) {
        const columns = [...row.matchAll(/<td data-column="([^"]*)"[^>]*>/g)].map(([, column = '']) => plain(column))
        expect(columns, file).toEqual(heads.slice(1))
      }
      expect(table.match(/<th scope="row">/g)?.length, file).toBeGreaterThan(1)
    }
  }
})

test('reference pages have the same figures in every language', () => {
  const large = (text: string) => [...new Set(figuresIn(text).filter((figure) => figure >= 10))]
  const wrong = resources.flatMap(({ name, locale, text }) => {
    const english = resources.find((one) => one.name === name && one.locale === 'en-US')?.text ?? ''
    const [has, had] = [large(text.replace(named, ' ')), large(english.replace(named, ' '))]
    const more = has.filter((figure) => !had.includes(figure))
    const less = had.filter((figure) => !has.includes(figure))
    return more.length + less.length > 0 ? [`${locale} ${name}: has ${more}, lacks ${less}`] : []
  })

  expect(wrong).toEqual([])
})

/** Names with figures: standards, versions and inches. */
const named = /ISO [\d-]+|LOD \d+|Windows 1[01](?:或|または| or )?(?:11)?|\d+ to \d+ in\.|360|[\d–]+–\d+/g

describe('a term of the glossary', () => {
  const front =
    '---\ntitle: A text\nsummary: A summary.\ndate: 2025-01-01\ncover: /media/drawings/axon.svg\ncoverAlt: A drawing\nauthor: Us\ntags: [construction]\n---\n'
  const rendered = (body: string, locale = 'en-US') =>
    readSources(write({ [`locales/${locale}/consultation/a.md`]: front + body })).sources[0]?.html ?? ''

  test('is linked at its first use in a text, in any of its forms', () => {
    expect(rendered('A Control point, a control point, and site control. Two point clouds.')).toBe(
      '<p>A <a href="/en-US/resources/glossary#control-point">Control point</a>, a control point, and site control. ' +
        'Two <a href="/en-US/resources/glossary#point-cloud">point clouds</a>.</p>\n',
    )
    expect(rendered('控制点与点云，控制点。', 'zh-CN')).toBe(
      '<p><a href="/zh-CN/resources/glossary#control-point">控制点</a>与' +
        '<a href="/zh-CN/resources/glossary#point-cloud">点云</a>，控制点。</p>\n',
    )
  })

  test('is not linked in a heading, a table, a link, code or another word', () => {
    const html = rendered(
      '## Point cloud\n\n| IFC |\n|---|\n| RTK |\n\n[IFC](/about), `RTK`, Xclashes, rfi\n\n```\nRTK\n```\n\nAt last IFC and RTK.',
    )

    expect(html.match(/glossary#[\w-]+/g)).toEqual(['glossary#ifc', 'glossary#rtk'])
    expect(html).toContain('At last <a href="/en-US/resources/glossary#ifc">IFC</a> and')
  })

  test('is linked in articles of every language, never twice in one', () => {
    for (const locale of locales) {
      const linked = texts
        .filter((one) => one.locale === locale && one.kind !== 'jobs')
        .map(({ html }) => html.match(/\/resources\/glossary#[\w-]+/g) ?? [])
      for (const links of linked) expect(new Set(links).size).toBe(links.length)
      expect(linked.filter((links) => links.length > 0).length, locale).toBeGreaterThan(linked.length / 2)
    }
  })
})
