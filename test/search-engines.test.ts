import { existsSync, readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { publish, texts } from '../harness/published.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { enabled as locales } from '../harness/written.ts'
import { companies, type Locale } from '../locales/index.ts'
import { assets } from '../ui/assets.ts'
import { facts } from '../ui/facts.ts'
import { standingPages } from '../ui/routes.ts'
import { href, words } from '../ui/site.ts'
import { markdownOf } from '../worker/pages/markdown/converter.ts'
import { signPreview } from '../worker/pages/preview.ts'
import { gatewayWith } from './gateway.ts'
import { sampled } from './sample.ts'
import { scriptsIn } from './scripts.ts'
import { everyAnswer, sharedSite } from './shared.ts'

const site = await sharedSite()
const { origin } = site.url
const pages = new Map((await everyAnswer()).map((answer) => [answer.address, answer]))
const every = [...pages.values()]
const secrets = { PREVIEW_SECRET: 'a secret for links to drafts' }

/** A site for texts that tests write. */
let other: RunningSite
beforeAll(async () => {
  other = await startSite({}, secrets)
})
afterAll(() => other.close())

/** Marks for line breaks, with which a search engine does not find a word. */
const breakMarks = /[\u200b\u2060]/

const text = async (path: string) => (await site.get(path)).text()
const unescaped = (value = '') =>
  value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const meta = (html: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])

describe('the sitemap', () => {
  test('has every address and no other, each with its languages and the date of its text', async () => {
    const response = await site.get('/sitemap.xml')
    const entries = entriesIn(await response.text())
    const days = new Map(texts.map(({ kind, id, meta }) => [`${kind}/${id}`, meta.date]))

    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(entries.map(({ loc }) => loc).sort()).toEqual(every.map(({ address }) => origin + address).sort())
    for (const { loc, alternates, day } of entries) {
      expect(Object.keys(alternates).sort(), loc).toEqual([...locales, 'x-default'].sort())
      expect(alternates['x-default'], loc).toBe(alternates['en-US'])
      expect(Object.values(alternates), loc).toContain(loc)
      const id = /(?:newsroom|consultation)\/([\w-]+)$|\?id=([\w-]+)/.exec(loc)?.slice(1).find(Boolean)
      const kind = loc.includes('?id=') ? 'jobs' : loc.includes('/newsroom/') ? 'news' : 'consultation'
      expect(day, loc).toBe(id ? days.get(`${kind}/${id}`) : undefined)
    }
  })

  test('lists addresses that answer, are canonical, and whose alternates agree with the page', async () => {
    const entries = new Map(entriesIn(await text('/sitemap.xml')).map((entry) => [entry.loc, entry]))
    for (const [loc, { alternates }] of entries) {
      const { html = '' } = pages.get(loc.slice(origin.length)) ?? {}
      expect(html, loc).toContain(`<link rel="canonical" href="${loc}"/>`)
      expect(alternatesIn(html), loc).toEqual(alternates)
      for (const other of Object.values(alternates)) {
        expect(entries.get(other)?.alternates, `${other} as seen from ${loc}`).toEqual(alternates)
      }
    }
  })

  test('lists a text only in its languages, and nothing of a disabled language', async () => {
    const two = await startSite({ ENABLED_LOCALES: 'zh-CN,ja-JP' })
    onTestFinished(() => two.close())
    const [first] = texts.filter(({ kind }) => kind === 'news')
    await publish(
      two,
      texts.filter(({ id, locale }) => id !== first?.id || locale === 'ja-JP'),
    )
    const entries = entriesIn(await (await two.get('/sitemap.xml')).text())

    expect(entries.filter(({ loc }) => loc.includes('/en-US'))).toEqual([])
    const only = entries.filter(({ loc }) => loc.endsWith(`/newsroom/${first?.id}`))
    expect(only.map(({ alternates }) => Object.keys(alternates))).toEqual([['ja-JP']])
    expect(Object.keys(entries[0]?.alternates ?? {}).sort()).toEqual(['ja-JP', 'zh-CN'])
  })

  test('leaves out drafts, texts of later days and closed jobs', async () => {
    const [draft, later] = texts.filter(({ kind, locale }) => kind === 'news' && locale === 'en-US')
    const closed = texts.find(({ kind }) => kind === 'jobs')
    await publish(
      other,
      texts.map((source) => {
        if (source === draft) return { ...source, liveAt: null }
        if (source === later) return { ...source, liveAt: Date.now() + 3_600_000 }
        return source.id === closed?.id ? { ...source, openUntil: Date.now() } : source
      }),
    )
    const found = await (await other.get('/sitemap.xml')).text()

    for (const hidden of [`/en-US/newsroom/${draft?.id}<`, `/en-US/newsroom/${later?.id}<`, `?id=${closed?.id}<`]) {
      expect(found).not.toContain(hidden)
    }
    expect(found).toContain(`/ja-JP/newsroom/${draft?.id}<`)
  })
})

test.each([
  ['/en-US/newsroom?category=22&size=20', '/en-US/newsroom?category=22'],
  ['/en-US/newsroom?page=2&category=23&utm_source=x', '/en-US/newsroom?category=23'],
  ['/en-US/newsroom?page=2', '/en-US/newsroom?page=2'],
  ['/ja-JP/about-us/processing?type=japan', '/ja-JP/about-us/processing?type=japan'],
  ['/ja-JP/about-us/processing?type=other', '/ja-JP/about-us/processing'],
  ['/zh-CN/about-us/privacy?choice=kept', '/zh-CN/about-us/privacy'],
  ['/en-US/home/home-Index?source=3', '/en-US'],
])('the canonical address of %s is %s', async (path, canonical) => {
  const [, found] = /<link rel="canonical" href="([^"]*)"/.exec(await text(path)) ?? []

  expect(found).toBe(origin + canonical)
})

test.each([
  ['development', 'https://local.example', '', true],
  ['staging', 'https://staging.example', '', true],
  ['staging', 'https://www.staging.example', 'https://www.staging.example', true],
  ['production', 'https://plumbline.workers.example', 'https://www.example.com', true],
  ['production', 'https://www.example.com', 'https://www.example.com', false],
  ['production', 'https://any.example', '', false],
])('in %s, at %s with the origin %j, search engines are kept out: %s', async (ENVIRONMENT, host, origin, out) => {
  const gateway = gatewayWith({ ENVIRONMENT, SITE_ORIGIN: origin })
  const paths = ['/en-US', '/ja-JP/newsroom', '/en-US/nowhere', '/feed.xml', '/sitemap.xml', '/healthz', '/robots.txt']

  for (const path of [...paths, ...paths]) {
    const { headers } = await gateway.get(host + path)
    expect(headers.get('X-Robots-Tag'), path).toBe(out ? 'noindex' : null)
  }
  const rules = await (await gateway.get(`${host}/robots.txt`)).text()
  expect(/^Disallow: \/$/m.test(rules)).toBe(out)
})

test('robots may crawl everything except calls of the browser, and find the sitemap', async () => {
  const response = await site.get('/robots.txt')

  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect((await response.text()).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
  ])
})

test('content that search engines must not index has noindex', async () => {
  const draft = `/en-US/newsroom/${texts.find(({ kind }) => kind === 'news')?.id}?preview=`
  const link = await signPreview(secrets.PREVIEW_SECRET, 'news/x', Math.floor(Date.now() / 1000) + 60)
  await publish(other)
  for (const path of ['/en-US/nowhere', '/ja-JP/newsroom?q=BIM', '/zh-CN/about-us/contact/sent', draft + link]) {
    const html = await (await other.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
    expect(html, path).not.toMatch(/rel="canonical"|rel="alternate" hrefLang|"og:|text\/markdown|ld\+json/)
  }
  for (const { html } of pages.values()) expect(html).not.toContain('noindex')
})

test('every page can be shared: title, description, and an existing card of its own', () => {
  for (const [path, { html, name, locale }] of pages) {
    const image = meta(html, 'og:image')
    const file = `public${image.slice(origin.length)}`
    expect(image, `${path}: npm run cards`).toMatch(`${origin}/media/cards/${locale}/`)
    expect(existsSync(file), `${file} of ${path}: npm run cards`).toBe(true)
    const bytes = readFileSync(file)
    expect(imageSize(bytes), file).toMatchObject({ width: 1200, height: 630, type: 'jpg' })
    expect(bytes.length, file).toBeLessThanOrEqual(70_000)
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')], path).toEqual(['1200', '630'])
    expect(meta(html, 'og:image:alt').length, path).toBeGreaterThan(1)
    expect(meta(html, 'og:title').length, path).toBeGreaterThan(1)
    expect(meta(html, 'og:description'), path).toBe(meta(html, 'description'))
    expect(meta(html, 'og:title') + meta(html, 'description'), path).not.toMatch(breakMarks)
    expect(meta(html, 'og:url'), path).toBe(origin + path)
    expect(meta(html, 'og:locale'), path).toBe(locale.replace('-', '_'))
    expect(html.match(/og:locale:alternate/g), path).toHaveLength(locales.length - 1)
    const article = name === 'newsItem' || name === 'guide'
    expect(meta(html, 'og:type'), path).toBe(article ? 'article' : 'website')
    expect(/^\d{4}-\d\d-\d\d$/.test(meta(html, 'article:published_time')), path).toBe(article)
    expect(meta(html, 'twitter:card'), path).toBe('summary_large_image')
  }
  const cards = [...pages].filter(([, { name }]) => name !== 'job')
  expect(new Set(cards.map(([, { html }]) => meta(html, 'og:image'))).size).toBe(cards.length)
})

test('an article without a card is shared with its photograph, one with a drawing with the card of home', async () => {
  const [news, guide] = (['news', 'consultation'] as const).map((kind) => texts.find((one) => one.kind === kind))
  await publish(
    other,
    texts.map((source) => ({ ...source, cover: source.cover.replace(',"card":true', '') })),
  )
  const imageOf = async (path: string) => meta(await (await other.get(path)).text(), 'og:image')

  expect(await imageOf(`/ja-JP/newsroom/${news?.id}`)).toBe(other.url.origin + JSON.parse(news?.cover ?? '').src)
  expect(await imageOf(`/ja-JP/consultation/${guide?.id}`)).toBe(`${other.url.origin}/media/cards/ja-JP/home.jpg`)
})

describe('structured data', () => {
  test('have the fields that Google requires, on every page', () => {
    const seen = new Map<string, number>()
    for (const [path, { html, name, locale }] of pages) {
      const things = thingsIn(html, path)
      const types = things.map((thing) => thing['@type'])
      expect(JSON.stringify(things), path).not.toMatch(breakMarks)
      for (const type of types) seen.set(type, (seen.get(type) ?? 0) + 1)
      expect(types.includes('BreadcrumbList'), `breadcrumbs of ${path}`).toBe(name !== 'home')
      for (const thing of things) checkThing(thing, path, locale)
    }

    const each = locales.length
    expect(Object.fromEntries(seen)).toEqual({
      FAQPage: each,
      Organization: each,
      WebSite: each,
      SoftwareApplication: 7 * each,
      BreadcrumbList: every.length - each,
      NewsArticle: texts.filter(({ kind }) => kind === 'news').length,
      Article: texts.filter(({ kind }) => kind === 'consultation').length,
      JobPosting: texts.filter(({ kind }) => kind === 'jobs').length,
    })
  })

  test.each([
    ['careers', 'Home, About Us, Join Us, Open positions'],
    ['company', 'Home, About Us, Company facts'],
    ['contact', 'Home, About Us, Contact'],
    ['design', 'Home, Design assistant'],
    ['contractor', 'Home, Contractors'],
  ] as const)('say where the page %s stands: %s', (name, way) => {
    const things = thingsIn(pages.get(href('en-US', name))?.html ?? '', name)
    const steps: Thing[] = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement

    expect(steps.map(({ name }) => name).join(', ')).toBe(way)
  })

  test('have a price only where the page has one: free offers, and the starting price of two others', () => {
    for (const locale of locales) {
      const offers = (['construction', 'design', 'operation', 'capture', 'city'] as const).flatMap((name) =>
        thingsIn(pages.get(href(locale, name))?.html ?? '', name).flatMap(({ url, offers }) =>
          offers ? [[url, offers.price ?? offers.priceSpecification.minPrice]] : [],
        ),
      )
      expect(offers).toEqual([
        [`${origin}${href(locale, 'construction')}#headset`, facts.headsetFromYuan],
        [`${origin}${href(locale, 'design')}`, 0],
        [`${origin}${href(locale, 'design')}#sandtable`, facts.sandTableFromYuan],
      ])
    }
  })

  test('cannot be ended by a text', async () => {
    const one = texts.find(({ kind }) => kind === 'news')
    const title = 'A </script><script>alert(1)</script> title'
    await publish(other, one ? [{ ...one, meta: { ...one.meta, title } }] : [])
    const html = await (await other.get(`/${one?.locale}/newsroom/${one?.id}`)).text()

    expect(scriptsIn(html)).toEqual([assets.start.text])
    expect(thingsIn(html, 'the page').find((thing) => thing['@type'] === 'NewsArticle')?.headline).toBe(title)
  })
})

describe('Markdown', () => {
  test('exists for every page: its heading, its words, no tags, whole addresses', async () => {
    for (const { address: path, html, locale } of sampled(every)) {
      const alternate = unescaped(/<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html)?.[1])
      const response = await site.get(alternate)
      const markdown = await response.text()

      expect(alternate, path).toMatch(/\.md(\?id=[\w-]+)?$/)
      expect(response.status, alternate).toBe(200)
      expect(response.headers.get('Content-Type'), alternate).toBe('text/markdown; charset=utf-8')
      expect(response.headers.get('Content-Language'), alternate).toBe(locale)
      expect(response.headers.get('X-Robots-Tag'), alternate).toBe('noindex')
      expect(response.headers.get('Link'), alternate).toBe(`<${origin}${path}>; rel="canonical"`)
      expect(markdown.match(/^# .+$/gm), alternate).toHaveLength(1)
      const heading = unescaped(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, ''))
      expect(plain(markdown), alternate).toContain(plain(heading))
      expect(markdown.replaceAll('\\<', ''), alternate).not.toMatch(/<\/?[a-z!]|&(amp|lt|gt|quot|#)/i)
      for (const [, target = ''] of markdown.matchAll(/\]\(([^)]*)\)/g)) {
        expect(target, alternate).toMatch(/^(https?:\/\/|mailto:|tel:)/)
      }
      expect(missingWords(html, markdown), alternate).toEqual([])
    }
  })

  test('has headings, lists, tables and quotations, and no controls', () => {
    const html = `<main><h1>One <span>line</span></h1><h3>Deep</h3>
<p>With <strong>strong</strong>, <em>soft</em>, <code>a_b</code>, <a href="/en-US/about">a link</a>, a * and 2_000.</p>
<p>1. no list</p><p># no heading</p><p>- no item</p>
<ul><li>first</li><li><p>second</p><p>more</p></li></ul><ol><li>one</li><li>two<ul><li>in</li></ul></li></ol>
<dl><dt>A</dt><dt>B</dt><dd>x</dd><dd>y</dd></dl>
<table><caption>Plans</caption><tr><th>Name</th><th>Fee | year</th></tr><tr><td>Basic</td><td>5 &amp; 6</td></tr></table>
<blockquote><p>Said</p><p>by one</p></blockquote><pre><code>x = 1\ny</code></pre><hr>
<details><summary>More</summary><p>inside</p></details>
<p><img src="/media/a b.jpg" alt="A [site]"><img src="/media/c.jpg" alt=""></p>
<div><svg role="img" aria-label="A drawing"><path d="M0"></path></svg></div><div role="img" aria-label="Two parts"><p>x</p></div>
<svg role="img" aria-label="From a file"><use href="/media/d.svg#d"></use></svg>
<p hidden="">gone</p><p aria-hidden="true">gone</p><button>press</button><form><p>field</p></form>
<nav><a href="#a">contents</a></nav><nav><a href="/x">elsewhere</a></nav><p>a<br/>b</p>
<p><span>one</span><span>two</span></p></main>`

    expect(markdownOf(html, 'https://www.example.com/en-US/page').split('\n\n')).toEqual([
      '# One line',
      '### Deep',
      'With **strong**, *soft*, `a_b`, [a link](https://www.example.com/en-US/about), a \\* and 2_000.',
      '1\\. no list',
      '\\# no heading',
      '\\- no item',
      '- first\n- second',
      '  more',
      '1. one\n2. two',
      '   - in',
      '- **A · B**: x · y',
      'Plans',
      '| Name | Fee \\| year |\n| --- | --- |\n| Basic | 5 & 6 |',
      '> Said\n> \n> by one',
      '```\nx = 1\ny\n```',
      '---',
      '**More**',
      'inside',
      '![A \\[site\\]](https://www.example.com/media/a%20b.jpg)',
      '*A drawing*',
      '*Two parts*',
      '![From a file](https://www.example.com/media/d.svg)',
      '[elsewhere](https://www.example.com/x)',
      'a b',
      'one · two\n',
    ])
  })

  test('does not exist for missing pages, nor in other languages of a text', async () => {
    for (const path of [
      '/en-US/nowhere.md',
      '/ja-JP/newsroom/nowhere.md',
      '/en-US/about-us/careers-detail.md',
      '/en-US.md',
    ]) {
      expect((await site.get(path)).status, path).toBe(404)
    }
    const bare = await site.get('/about.md', { headers: { 'CF-IPCountry': 'JP' } })
    expect([bare.status, bare.headers.get('Location')]).toEqual([302, '/ja-JP/about.md'])
  })
})

test('llms.txt describes the site with working links to Markdown', async () => {
  const response = await site.get('/llms.txt')
  const found = await response.text()
  const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link)
  const links = linksOf(found)

  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(found).toMatch(/^# .+\n\n> .+\n/)
  // The last sections are home in the two other languages, the sitemap and the feed.
  const parts = found.split(/^## (.*)$/m).slice(1)
  const t = words('en-US')
  expect(parts.filter((_, index) => index % 2 === 0).slice(1, 3)).toEqual([
    t('consultation.heading'),
    t('newsroom.heading'),
  ])
  const [standing, guides, news] = [1, 3, 5].map((index) => linksOf(parts[index] ?? ''))
  expect([standing?.length, guides?.length, news?.length]).toEqual([standingPages.length, 10, 12])
  expect(guides?.filter((link) => !link.startsWith(`${origin}/en-US/consultation/`))).toEqual([])
  expect(news?.filter((link) => !link.startsWith(`${origin}/en-US/newsroom/`))).toEqual([])
  expect(found).not.toContain(` | ${companies['en-US'].brand}`)
  expect(links.slice(-4)).toEqual(
    ['/zh-CN/index.md', '/ja-JP/index.md', '/sitemap.xml', '/en-US/feed.xml'].map((path) => origin + path),
  )
  for (const { id, meta } of texts.filter(({ kind, locale }) => kind === 'consultation' && locale === 'en-US'))
    expect(found).toContain(`- [${meta.title}](${origin}/en-US/consultation/${id}.md): ${meta.summary}\n`)
  for (const link of links) {
    expect(link).toMatch(`${origin}/`)
    expect((await site.get(link.slice(origin.length))).status, link).toBe(200)
  }
})

interface Entry {
  loc: string
  day: string | undefined
  alternates: Record<string, string>
}

function entriesIn(xml: string): Entry[] {
  return [...xml.matchAll(/<url>(.*)<\/url>/g)].map(([, entry = '']) => ({
    loc: unescaped(/<loc>(.*?)<\/loc>/.exec(entry)?.[1]),
    day: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', to]) => [
        language,
        unescaped(to),
      ]),
    ),
  }))
}

function alternatesIn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', to]) => [
      language,
      unescaped(to),
    ]),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape is what is being checked
type Thing = Record<string, any>

function thingsIn(html: string, path: string): Thing[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(found.length, path).toBeLessThanOrEqual(1)
  const data = JSON.parse(found[0]?.[1] ?? '{"@context":"https://schema.org","@graph":[]}')
  expect(data['@context'], path).toBe('https://schema.org')
  return data['@graph']
}

/** Google's required properties, and the recommended ones that we use (developers.google.com/search/docs). */
function checkThing(thing: Thing, path: string, locale: Locale) {
  const at = `${thing['@type']} of ${path}`
  const address = new RegExp(`^${origin}/`)
  const isCompany = (company: Thing) => {
    expect(company, at).toMatchObject({ '@type': 'Organization', name: expect.stringMatching(/./) })
    expect(company.url ?? company.sameAs, at).toBe(`${origin}/${locale}`)
  }
  switch (thing['@type']) {
    case 'Organization':
      isCompany(thing)
      expect(existsSync(`public${new URL(thing.logo.url).pathname}`), at).toBe(true)
      expect(thing.sameAs.length, at).toBeGreaterThan(0)
      expect(thing, at).toMatchObject({
        '@id': `${origin}/#organization`,
        legalName: companies[locale].legalName,
        email: companies[locale].email,
        telephone: '400-800-1234',
        address: { '@type': 'PostalAddress', streetAddress: companies[locale].address, addressCountry: 'CN' },
        foundingDate: '2018-01',
        sameAs: companies[locale].social.map(({ url }) => url),
      })
      break
    case 'WebSite':
      expect(thing, at).toMatchObject({
        name: companies[locale].brand,
        url: `${origin}/${locale}`,
        inLanguage: locale,
        publisher: { '@id': `${origin}/#organization` },
      })
      break
    case 'SoftwareApplication':
      isCompany(thing.publisher)
      expect(['BusinessApplication', 'DesignApplication'], at).toContain(thing.applicationCategory)
      expect(thing.operatingSystem ?? 'iOS', at).toMatch(/^(iOS|Android|Windows)(, (Android|Windows))*$/)
      expect(thing.description, at).toMatch(/.{20}/)
      expect(thing, at).toMatchObject({ name: expect.stringMatching(/./) })
      expect(thing.url.split('#')[0], at).toBe(origin + path)
      if (thing.offers)
        expect({ ...thing.offers, ...thing.offers.priceSpecification }, at).toMatchObject({ priceCurrency: 'CNY' })
      break
    case 'BreadcrumbList': {
      const steps: Thing[] = thing.itemListElement
      expect(steps.length, at).toBeGreaterThanOrEqual(2)
      expect(
        steps.map(({ position }) => position),
        at,
      ).toEqual(steps.map((_, index) => index + 1))
      expect(steps[0]?.item, at).toBe(`${origin}/${locale}`)
      expect(steps.at(-1)?.item, at).toBe(origin + path)
      for (const { name, item } of steps) {
        expect(name, at).toMatch(/./)
        expect(pages.has(item.slice(origin.length)), `${item} in ${at}`).toBe(true)
      }
      break
    }
    case 'FAQPage':
      expect(thing.mainEntity.length, at).toBeGreaterThan(0)
      for (const { '@type': type, name, acceptedAnswer } of thing.mainEntity) {
        expect([type, acceptedAnswer['@type']], at).toEqual(['Question', 'Answer'])
        expect(name, at).toMatch(/./)
        expect(acceptedAnswer.text, `${name} in ${at}`).toMatch(/./)
      }
      break
    case 'NewsArticle':
    case 'Article':
      expect(thing.headline.length, at).toBeLessThanOrEqual(110)
      expect(thing, at).toMatchObject(articleOf(path))
      expect(thing.mainEntityOfPage, at).toBe(origin + path)
      expect(thing.image.length, at).toBeGreaterThan(0)
      for (const image of thing.image) {
        expect(image, at).toMatch(address)
        expect(existsSync(`public${new URL(image).pathname}`), `${image} in ${at}`).toBe(true)
      }
      isCompany(thing.author)
      isCompany(thing.publisher)
      break
    case 'JobPosting':
      expect(thing, at).toMatchObject(jobOf(path))
      expect(thing.description, at).toMatch(/^<p>.+<\/p><p>.+<\/p><ul><li>/)
      expect(Date.parse(thing.validThrough), at).toBeGreaterThan(Date.now())
      isCompany(thing.hiringOrganization)
      expect(thing.jobLocation.address.addressLocality, at).toMatch(/./)
      expect(thing.jobLocation.address.addressCountry, `${at}: add the place to ui/pages/careers/posting.ts`).toMatch(
        /^[A-Z]{2}$/,
      )
      break
    default:
      throw new Error(`Unknown ${at}`)
  }
}

/** The expected data of an article, by its address. */
function articleOf(path: string) {
  const [, locale, list, id] = path.split('/')
  const kind = list === 'newsroom' ? 'news' : list
  const source = texts.find((one) => one.locale === locale && one.kind === kind && one.id === id)
  const { title, summary, date } = source?.meta ?? {}
  return {
    '@type': kind === 'news' ? 'NewsArticle' : 'Article',
    headline: title,
    description: summary,
    datePublished: date,
    inLanguage: locale,
  }
}

/** The expected data of a job, by its address. */
function jobOf(path: string) {
  const id = path.split('?id=')[1]
  const { title, date, type, validThrough } =
    texts.find((one) => path.startsWith(`/${one.locale}/`) && one.id === id)?.meta ?? {}
  const employmentType = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', internship: 'INTERN' }[type ?? '']
  return { title, datePosted: date, employmentType, validThrough: `${validThrough}T23:59:59+08:00` }
}

/** Words in a page's paragraphs and lists that its Markdown lacks. */
function missingWords(html: string, markdown: string): string[] {
  const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<(form|button|script|svg|nav|dialog|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<div aria-hidden="true">[\s\S]*?<\/picture>/g, ' ')
    .replace(/<(\w+)[^>]* (?:hidden=""|aria-hidden="true")[^>]*>[^<]*<\/\1>/g, ' ')
  const words = plain(markdown)
  return [...main.matchAll(/<(?:p|li|dd|td)(?: [^>]*)?>([^<]{4,})</g)]
    .map(([, said = '']) => unescaped(said))
    .filter((said) => !words.includes(plain(said)))
}

/** Letters and digits only, so that marks and spaces do not count. */
function plain(words: string): string {
  return words.replace(/[^\p{L}\p{N}]/gu, '')
}
