import { globSync, readFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { imageSize } from 'image-size'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { enabled as locales } from '../harness/written.ts'
import { companies } from '../locales/index.ts'
import { modulesIn as bundled } from '../scripts/bundle.ts'
import { assets } from '../ui/assets.ts'
import { Cover } from '../ui/parts/cover.tsx'
import { OfferTable } from '../ui/parts/offer-table.tsx'
import { Photo } from '../ui/parts/photo.tsx'
import { Phrased } from '../ui/parts/phrased.tsx'
import { PlanTable } from '../ui/parts/plan-table.tsx'
import { qrSvg } from '../ui/parts/qr-svg.ts'
import { type Site, type Text, words } from '../ui/site.ts'
import { PartsDocument } from './fixtures/parts.tsx'
import { oneOfEach } from './sample.ts'
import { everyAnswer, sharedSite } from './shared.ts'

const pages = await everyAnswer()
const site = await sharedSite()

const drawn = <Props extends object>(part: ComponentType<Props>, props: Props) =>
  renderToStaticMarkup(createElement(part, props))

describe('a table of plans', () => {
  test('has a row a plan, and each cell names its column for screens that show one below the other', () => {
    const html = drawn(PlanTable, {
      id: 'plans',
      title: 'Plans',
      plan: 'Plan',
      columns: ['Term', 'Fee'],
      plans: [
        { name: 'Trial', cells: [['a week'], ['nothing']] },
        { name: 'Project', cells: [['a year', 'or two'], ['by area']] },
      ],
    })

    expect(html).toMatch(/<h3 id="plans">Plans<\/h3><table[^>]* aria-labelledby="plans"/)
    expect(cellsIn(html)).toEqual([
      ['th col Plan', 'th col Term', 'th col Fee'],
      ['th row Trial', 'td Term: a week', 'td Fee: nothing'],
      ['th row Project', 'td Term: a year / or two', 'td Fee: by area'],
    ])
  })

  test('is the same on every page: a cell names the heading that it stands under', () => {
    for (const { address, html } of pages) {
      for (const [table] of html.matchAll(/<table class="plans[^"]*"[\s\S]*?<\/table>/g)) {
        const [head = [], ...rows] = table.includes('data-column') ? cellsIn(table) : []
        for (const row of rows.filter((cells) => cells.length === head.length)) {
          for (const [index, cell] of row.entries()) {
            const heading = head[index]?.replace('th col ', '').split(' / ')[0]
            if (index > 0) expect(cell.startsWith(`td ${heading}: `), `${cell} on ${address}`).toBe(true)
          }
        }
      }
    }
  })

  test.each<[string, plan: Text, column: Text, ...cells: Text[]]>([
    ...(['trial', 'project', 'enterprise'] as const).map(
      (plan) =>
        [
          '/products/construction',
          'construction.plans.term',
          `construction.plans.${plan}`,
          `construction.plans.${plan}Term`,
        ] as [string, Text, Text, Text],
    ),
    [
      '/products/construction',
      'construction.plans.deliveries',
      'construction.plans.project',
      'construction.plans.projectDeliveries',
    ],
    [
      '/products/product-download',
      'download.revit.construction',
      'download.revit.takes',
      'download.revit.constructionTakes',
    ],
    ['/products/product-download', 'download.revit.operation', 'download.revit.takes', 'download.revit.operationTakes'],
    ['/products/product-download', 'download.revit.operation', 'download.revit.use', 'download.revit.operationUse'],
    ['/products/product-download', 'download.revit.city', 'download.revit.use', 'download.revit.cityUse'],
  ])('of %s has for %s under %s what belongs there', (path, row, column, cell) => {
    for (const locale of locales) {
      const t = words(locale)
      const html = pages.find(({ address }) => address === `/${locale}${path}`)?.html ?? ''
      const rows = [...html.matchAll(/<table[\s\S]*?<\/table>/g)].flatMap(([table]) => cellsIn(table))

      const found = rows.filter(([name]) => name === `th row ${t(row)}`).flat()
      expect(found, locale).toContain(`td ${t(column)}: ${t(cell)}`)
    }
  })
})

test('a table of offers has a column a plan, with what it is for, its lines and a button that asks for it; on phones the plans are a list, folded', () => {
  const html = drawn(OfferTable, {
    labelledBy: 'offers',
    plan: 'Plan',
    plans: [
      { name: 'One', purpose: 'a project', ask: 'Ask' },
      { name: 'Two', purpose: 'several', ask: 'Book' },
    ],
    rows: [
      { name: 'Billing', cells: [['once'], ['a year']] },
      { name: 'Includes', cells: [['a map'], ['all of One, and:', 'support']] },
    ],
    next: 'Next',
  })
  const [table = '', list = ''] = html.split('</table>')

  expect(html).toContain('aria-labelledby="offers"')
  expect(cellsIn(table)).toEqual([
    ['th col Plan', 'th col Onea project', 'th col Twoseveral'],
    ['th row Billing', 'td One: once', 'td Two: a year'],
    ['th row Includes', 'td One: a map', 'td Two: all of One, and: / support'],
    ['th row Next', 'td One: Ask', 'td Two: Book'],
  ])
  for (const part of [table, list])
    expect(part.match(/<button[^>]* command="show-modal" commandfor="contact" data-wakes="contact"/g)).toHaveLength(2)
  expect(
    list
      .split('<li>')
      .slice(1)
      .map((item) => item.split(/(?:<[^>]*>)+/).filter(Boolean)),
  ).toEqual([
    ['One', ' ', 'once', ' ', 'a project', 'Includes', 'a map', 'Ask'],
    ['Two', ' ', 'a year', ' ', 'several', 'Includes', 'all of One, and:', 'support', 'Book'],
  ])
})

describe('a QR code', () => {
  test('has the modules of its text, and a quiet zone of four around them', () => {
    for (const text of ['https://www.example.com/ja-JP/newsroom/a', 'https://www.example.com/b', 'x'.repeat(200)]) {
      expect(modulesIn(qrSvg(text))).toEqual(encode(text, { border: 4, maskPattern: 0 }).data)
    }
  })

  test('on a page leads to that very page', async () => {
    const withCode = pages.filter(({ html }) => html.includes('src="/qr.svg'))
    expect(withCode.length).toBeGreaterThan(locales.length)
    for (const { address, html } of oneOfEach(withCode)) {
      const [, src = ''] = /src="(\/qr\.svg[^"]*)"/.exec(html) ?? []
      const answer = await site.get(src)
      const there = site.url.origin + address + (html.includes('id="room"') ? '#room' : '')

      expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
      expect(modulesIn(await answer.text()), address).toEqual(encode(there, { border: 4, maskPattern: 0 }).data)
    }
  })

  test.each([
    '',
    '?to=',
    '?to=en-US',
    '?to=//example.com/a',
    '?to=https://example.com/',
    '?to=/a%20b',
    `?to=/${'a'.repeat(201)}`,
  ])('at /qr.svg%s leads nowhere', async (query) => {
    expect((await site.get(`/qr.svg${query}`)).status).toBe(404)
  })

  test('of an account leads to that account, and its picture says to which', () => {
    for (const locale of locales) {
      const [, list = ''] =
        /<ul class="social">([\s\S]*?)<\/ul>/.exec(pages.find((page) => page.locale === locale)?.html ?? '') ?? []
      const accounts = [
        ...list.matchAll(/<img class="qr-code" src="([^"]*)"[^>]* alt="([^"]*)"[\s\S]*?<a href="([^"]*)"/g),
      ]
      const { social } = companies[locale]

      expect(accounts.map(([, , alt, url]) => [alt, url])).toEqual(
        social.map(({ name, url }) => [words(locale)('frame.footer.scan', { name }), url]),
      )
      for (const [, src = '', , url = ''] of accounts) {
        expect(src).toBe(assets.codes[url as keyof typeof assets.codes])
        expect(modulesIn(readFileSync(`public${src}`, 'utf8')), url).toEqual(
          encode(url, { border: 4, maskPattern: 0 }).data,
        )
      }
    }
  })
})

describe('a Chinese title', () => {
  test.each([
    ['两厘米在工地上意味着什么', '两厘米在工地上|意味着什么'],
    ['概念验证到底花多少：先算', '概念验证|到底花多少：|先算'],
    ['31个里有24个站了起来，另外7个让我们学到更多。', '31个里有24个|站了起来，|另外7个让|我们学到更多。'],
    ['看“模型”，再动手', '看“模型”，|再动手'],
    ['（一）标题：正文。', '（一）标题：|正文。'],
    ['BIM 模型与 AR', 'BIM\u00a0模型与 AR'],
  ])(
    '%s breaks between clauses, in long ones between words, and beside no mark that must not stand alone',
    (text, pieces) => {
      const html = drawn(() => Phrased({ locale: 'zh-CN', text }), {})

      expect(html.replaceAll('<wbr/>', '|')).toBe(pieces)
    },
  )

  test('alone is cut: other languages break by themselves, except long compounds in Japanese', () => {
    for (const locale of ['en-US', 'ja-JP'] as const)
      expect(Phrased({ locale, text: '看模型 on site' })).toBe('看模型 on site')

    const html = drawn(() => Phrased({ locale: 'ja-JP', text: 'Webフロントエンド開発者の1日' }), {})
    expect(html.replaceAll('<wbr/>', '|')).toBe('Web|フロント|エンド|開発者の1日')
  })
})

describe('a picture', () => {
  const here = { mediaHost: 'https://media.example' } as Site

  test('is asked for in the width that it stands in, at once where it is seen first', () => {
    const [far, near] = [
      drawn(Photo, { site: here, name: 'x', alt: 'What', sizes: '50vw' }),
      drawn(Photo, { site: here, name: 'x', alt: 'What', first: true }),
    ]
    const set = [800, 1200, 1600].map((width) => `https://media.example/media/x-${width}.avif ${width}w`).join(', ')

    expect(far).toContain(`<source type="image/avif" srcSet="${set}" sizes="50vw"/>`)
    expect(far).toContain(
      '<img src="https://media.example/media/x-1600.jpg" width="1600" height="1000" alt="What" decoding="async" loading="lazy"/>',
    )
    expect(near).toContain('sizes="(min-width: 992px) max(74vw, 900px), 100vw"')
    expect(near).toContain('fetchPriority="high"/>')
    expect(near).not.toContain('loading=')
  })

  test('made for a hero has one for phones, of its own shape', () => {
    const hero = drawn(Photo, { site: here, name: 'x', alt: 'What', first: true, own: true })

    expect(hero).toMatch(
      /^<picture><source media="\(min-width: 600px\)" type="image\/avif" srcSet="[^"]*x-1800\.avif 1800w"/,
    )
    expect(hero).toContain(
      '<source type="image/avif" srcSet="https://media.example/media/x-tall-750.avif 750w, https://media.example/media/x-tall-900.avif 900w" sizes="100vw" width="900" height="900"/>',
    )
    expect(hero).toContain('width="1600" height="1240"')
  })

  test('of an article is described, unless the words beside it are, and drawn for the dark too where it is a drawing', () => {
    const photo = { src: '/media/news/a.jpg', width: 800, height: 500, alt: 'A hall', avif: [400, 800] }
    const cover = (props: object) => drawn(Cover, { site: here, cover: photo, sizes: '96px', ...props })

    expect(cover({})).toContain(
      '<source type="image/avif" srcSet="https://media.example/media/news/a-400.avif 400w, https://media.example/media/news/a-800.avif 800w" sizes="96px"/>',
    )
    expect(cover({})).toContain(
      'src="https://media.example/media/news/a.jpg" width="800" height="500" alt="A hall" decoding="async" loading="lazy"/>',
    )
    expect(cover({ decorative: true, first: true })).toContain('alt="" decoding="async" fetchPriority="high"/>')
    const drawing = cover({ cover: { src: '/media/drawings/a.svg', width: 8, height: 5, alt: 'A plan' } })
    expect(drawing).toContain(
      '<source media="screen and (prefers-color-scheme: dark)" srcSet="/media/drawings/night/a.svg"/>',
    )
    expect(drawing).toContain('<img src="/media/drawings/day/a.svg"')
    expect(drawing).not.toContain('image/avif')
  })

  test('on a page is as wide as its address says, and has the proportions that are kept free for it', () => {
    const sizes = new Map<string, { width: number; height: number }>()
    const sizeOf = (src: string) => {
      const known = sizes.get(src) ?? imageSize(readFileSync(`public${src}`))
      sizes.set(src, known)
      return known
    }
    for (const { address, html } of pages) {
      for (const [, set = ''] of html.matchAll(/ srcSet="([^"]*w)"/g)) {
        for (const [, src = '', width] of set.matchAll(/(\S+) (\d+)w/g)) {
          expect(sizeOf(src).width, `${src} on ${address}`).toBe(Number(width))
        }
      }
      for (const [, src = '', width, height] of html.matchAll(
        /<img[^>]*src="(\/media\/[^"]*)" width="(\d+)" height="(\d+)"/g,
      )) {
        const real = sizeOf(src)
        expect(Number(width) / Number(height), `${src} on ${address}`).toBeCloseTo(real.width / real.height, 1)
      }
    }
  })
})

describe('the page of all parts', () => {
  test('is made of every part', () => {
    const { metafile } = buildSync({
      entryPoints: ['test/fixtures/parts.tsx'],
      bundle: true,
      write: false,
      metafile: true,
      packages: 'external',
      external: ['#*', '*.json'],
    })

    expect(Object.keys(metafile.inputs)).toEqual(expect.arrayContaining(globSync('ui/parts/*.tsx')))
  })

  test.each(locales)('shows in %s each class that the sheets of parts know', (locale) => {
    const classes = [...readFileSync('dist/parts.txt', 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)
    const html = drawn(PartsDocument, { locale, sheets: [] })
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

    expect(html).toContain(`<html lang="${locale}">`)
    expect([...new Set(classes)].filter((name) => name && !shown.has(name))).toEqual([])
  })

  test('is in no bundle of the Worker', () => {
    for (const { contents } of bundled()) expect(`${contents}`).not.toContain('_parts')
  })
})

/** Cells of a table by row: tag, lines, and the name of the column, from the cell or else from the head above it. */
function cellsIn(html: string): string[][] {
  const heads = [...html.matchAll(/<th scope="col">(?:<b>)?([^<]*)/g)].map(([, name = '']) => name)
  return [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(t[hd])([^>]*)>([\s\S]*?)<\/t[hd]>/g)].map(([, tag, attributes = '', inner = ''], index) => {
      const scope = /scope="(\w+)"/.exec(attributes)?.[1]
      const column = /data-column="([^"]*)"/.exec(attributes)?.[1] ?? (tag === 'td' && heads[index])
      const said = inner.replace(/<\/(span|b)>(?=<)/g, ' / ').replace(/<[^>]*>/g, '')
      return unescaped([tag, scope, column && `${column}:`, said].filter(Boolean).join(' '))
    }),
  )
}

function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** The modules of a drawn code by row; true is dark. The size is that of the view box. */
function modulesIn(svg: string): boolean[][] {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const modules = Array.from({ length: Number(height) }, () => Array<boolean>(Number(width)).fill(false))
  const [, path = ''] = /stroke="#000" d="([^"]*)"/.exec(svg) ?? []
  let [x, y] = [0, 0]
  for (const [, step, dx, dy] of path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
    if (step === 'M') [x, y] = [Number(dx), Math.floor(Number(dy))]
    else if (step === 'm') x += Number(dx)
    else for (let end = x + Number(dx); x < end; x++) (modules[y] ?? [])[x] = true
  }
  return modules
}
