import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factWords } from '#fact-words'
import { enabled as locales } from '../harness/written.ts'
import type { Locale } from '../locales/index.ts'
import { inWords } from '../scripts/content/problem.ts'
import { sampleInWords, samplesOf } from '../scripts/content/samples.ts'
import { readSources } from '../scripts/content/source.ts'
import { storiesAt } from '../scripts/content/story.ts'
import { articlePages } from '../ui/content.ts'
import { href, words } from '../ui/site.ts'
import { stories as allStories } from '../ui/stories.ts'
import { buildings, countWords, products, type Story, storyPages } from '../ui/story.ts'
import { write } from './articles.ts'
import { everyAnswer, sharedSite } from './shared.ts'

const stories = allStories()
const site = await sharedSite()
const answers = await everyAnswer()
const shownOn = [...storyPages, 'contractor'] as const

interface Shown {
  link: string
  figure: string
  text: string
}

/** A story on a page: large, a card or a row. */
const told = /<article class="story[^"]*">[\s\S]*?<\/article>/g

/** How the stories of a page were counted. */
const terms = /<details class="story-terms">[\s\S]*?<\/details>/

/** The stories of a page, in order. */
function shownIn(html: string): Shown[] {
  return [...html.matchAll(told)].map(([row]) => ({
    link: /<a href="([^"]+)"/.exec(row)?.[1] ?? '',
    figure: plain(/<strong class="story-figure[^"]*">([\s\S]*?)<\/strong>/.exec(row)?.[1] ?? ''),
    text: plain(row),
  }))
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/[\u200b\u2060]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
const htmlOf = (address: string) => answers.find((answer) => answer.address === address)?.html ?? ''
const linkOf = (locale: Locale, { kind, id }: Story) => href(locale, articlePages[kind].item, '', { id })

test('home, every product and every solution tells one story that no other tells and mentions another, and contractors’ page has all; each with the figures of its record, and how they were counted', () => {
  for (const locale of locales) {
    const links: string[] = []
    for (const name of shownOn) {
      const page = htmlOf(href(locale, name))
      const shown = shownIn(page)
      const counting = plain(terms.exec(page)?.[0] ?? '')

      expect(
        shown,
        `${name} in ${locale}: an article's story says page: ${name}, another also: [${name}]`,
      ).toHaveLength(name === 'contractor' ? stories.length : 2)
      if (name !== 'contractor') links.push(shown[0]?.link ?? '')
      const form = /<article class="story (drawn|pictured)/.exec(page)?.[1]
      expect(/<style>[\s\S]*<\/style>/.exec(page)?.[0], `import story-${form}.css in ${name}`).toContain(`.${form}`)
      for (const { link, figure, text } of shown) {
        const story = stories.find((one) => linkOf(locale, one) === link)
        if (!story) throw new Error(`${name} in ${locale} mentions ${link}, which has no record`)
        const { unit, before, after } = story
        const { place, size, duration, counted, conditions, countedBy, title } = story.words[locale]
        const values = {
          before: unit === 'share' ? countWords(locale, unit, before) : before.count,
          after: countWords(locale, unit, after),
        }
        expect(figure.trim()).toBe(words(locale)('newsroom.story.figure', values).replaceAll('\u00a0', ' '))
        for (const line of [place, counted, title]) expect(text, `${name} in ${locale}`).toContain(plain(line))
        for (const line of [place, size, duration, conditions, countedBy])
          expect(counting, `${name} in ${locale}`).toContain(plain(line))
        if (products.some((product) => product === name)) expect(story.products).toContain(name)
      }
    }
    expect(new Set(links).size, `${links}`).toBe(links.length)
  }
})

test('a story draws each one that was counted, and the rest of the whole, before and after at one size and in full rows; of very many the share of a bar', () => {
  for (const story of stories) {
    const { id, unit, before, after } = story
    const [article = ''] = /<aside class="article-story"[\s\S]*?<\/aside>/.exec(htmlOf(linkOf('en-US', story))) ?? []
    const drawn = [...article.matchAll(/<svg viewBox="0 0 (\d+) (\d+)"[^>]*>(.*?)<\/svg>/g)]
    const most = Math.max(before.count, after.count)
    const wholes = [before.of ?? most, after.of ?? most] as const
    expect(drawn, id).toHaveLength(2)
    for (const [i, [, width, height, marks = '']] of drawn.entries()) {
      const { count, of = most } = [before, after][i] ?? before
      if (unit === 'minute') {
        const [, x, y] = /A40 40 0 [01] 1 ([\d.]+) ([\d.]+)z/.exec(marks) ?? []
        const turn = Math.atan2(Number(x) - 50, 50 - Number(y)) / 2 / Math.PI
        expect(((turn + 1) % 1) * 60, id).toBeCloseTo(count)
      } else if (wholes[0] + wholes[1] > 200) {
        const [, long] = /<path d="M0 0h([\d.]+)v4H0z"/.exec(marks) ?? []
        expect([Number(width), Number(height)], id).toEqual([100, 4])
        expect(Number(long), id).toBeCloseTo((count / of) * 100)
      } else {
        const [rest = '', counted = ''] = [...marks.matchAll(/fill="url[^"]*" d="([^"]*)"/g)].map(([, d]) => d)
        const [whole = '', hole] = rest.split(/(?<=z)/)
        expect([cells(counted), cells(whole), hole], id).toEqual([count, of, counted])
        expect(width, id).toBe(drawn[0]?.[1])
        expect(Number(width) * Number(height), id).toBeGreaterThanOrEqual(of * 100)
        const [columns, rows] = [Number(width) / 10, Number(height) / 10]
        if (unit !== 'day' && of === Math.max(...wholes)) expect(rows * columns - of, id).toBeLessThan(rows)
      }
    }
  }

  /** Cells of 10 by 10 in full rows and a last one. */
  function cells(d: string) {
    const [, width, rows, last, high] = /^M0 0H(\d+)V(\d+)H(\d+)v(\d+)H0z$/.exec(d)?.map(Number) ?? []
    return ((width ?? 0) * (rows ?? 0) + (last ?? 0) * (high ?? 0)) / 100
  }
})

test('a chart of a story draws all that went wrong, of a share before and after, and the page with it says its conditions', () => {
  const charted = stories.filter(({ chart }) => chart)
  expect(charted.length).toBeGreaterThan(2)
  for (const { id, chart, unit, page = 'contractor', before, after, words } of charted) {
    for (const drawing of [`result-${id}`, `result-${id}-narrow`]) {
      const svg = readFileSync(`public/media/drawings/${drawing}.svg`, 'utf8')
      const marks = [...svg.matchAll(/<path (?:stroke|fill)="var\(--mark[^>]* d="([^"]*)"/g)].map(([, d = '']) => d)
      const drawn = marks.map((d) => d.split('M').length - 1)
      const wrong = before.count + (unit === 'share' ? after.count : 0)
      expect(drawn.length > 0 && drawn.every((count) => count <= wrong), drawing).toBe(chart !== 'days')
      if (chart !== 'days') expect(sum(drawn) % wrong, drawing).toBe(0)
    }
    for (const locale of locales) {
      const shown = htmlOf(href(locale, page))
        .match(told)
        ?.find((one) => one.includes(`result-${id}-narrow.svg`))
      expect(plain(shown ?? ''), `${id} on ${page}`).toContain(plain(words[locale].conditions))
    }
  }

  function sum(values: number[]) {
    return values.reduce((total, value) => total + value, 0)
  }
})

test('a count has the format of its language', () => {
  const shown = (unit: Story['unit'], count: number, of?: number) =>
    locales.map((locale) => countWords(locale, unit, { count, of }).replaceAll('\u00a0', ' '))

  expect(shown('share', 93, 1240)).toEqual(['7.5%', '7.5%', '7.5%'])
  expect(shown('count', 1240)).toEqual(['1,240', '1,240', '1,240'])
  expect(shown('day', 9)).toEqual(['9 days', '9天', '9日'])
  expect(shown('minute', 12)).toEqual(['12 minutes', '12分钟', '12分'])
})

test('no result is written into a page: customers’ figures come from records, and our own appear at most twice', () => {
  const typed: string[] = []
  const own = new Map<string, string[]>()
  for (const locale of locales) {
    const figures = factWords(locale)
    const { returnTimes, issueResponse, dataReliance, operatingCost } = figures
    const written = (name: 'designMinutes' | 'contentDays' | 'lightweighting' | 'componentsPerSecond') =>
      new RegExp(`(?<![\\d.,])${figures[name].replaceAll('\u00a0', ' ')}`)
    for (const name of [...shownOn, 'about', 'company'] as const) {
      const page = htmlOf(href(locale, name)).replace(told, ' ').replace(terms, ' ')
      const text = plain(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '')
      const results = {
        returnTimes: new RegExp(`(?<![\\d.,])${returnTimes} ?(times|倍)`),
        dataReliance: new RegExp(`(?<![\\d.,])${dataReliance} ?(times|倍)`),
        issueResponse: new RegExp(`(?<![\\d.,])${issueResponse}`),
        designMinutes: written('designMinutes'),
        contentDays: written('contentDays'),
        lightweighting: written('lightweighting'),
        componentsPerSecond: written('componentsPerSecond'),
        operatingCostOrCompression: new RegExp(`(?<![\\d.,])${operatingCost}`),
      }
      for (const [fact, pattern] of Object.entries(results)) {
        if (pattern.test(text)) own.set(`${fact} in ${locale}`, [...(own.get(`${fact} in ${locale}`) ?? []), name])
      }
      const known = [returnTimes, dataReliance, issueResponse, operatingCost].map((value) => Number.parseFloat(value))
      for (const [result, figure] of text.matchAll(/(\d+(?:\.\d+)?) ?(?:%|times\b|倍)/g)) {
        if (!known.includes(Number(figure))) typed.push(`${locale} ${name}: ${result}`)
      }
    }
  }

  expect(typed, 'a figure beside a story comes from the front matter of its article').toEqual([])
  for (const [fact, pages] of own) {
    const allowed = fact.startsWith('operatingCostOrCompression') ? 4 : 2 // one percentage has two figures
    expect(pages.length, `${fact}: ${pages}`).toBeLessThanOrEqual(allowed)
  }
  expect(own.size).toBe(8 * locales.length)
})

test('all stories are at #Example, filtered by known parameters of the address only', async () => {
  const idsAt = async (query: string) => {
    const html = await (await site.get(`/zh-CN/solution/constructor${query}`)).text()
    return shownIn(html).map(({ link }) => link.split('/').at(-1))
  }
  const ids = (fits: (story: Story) => boolean) => stories.filter(fits).map(({ id }) => id)

  expect(await idsAt('')).toEqual(ids(() => true))
  for (const product of products)
    expect(await idsAt(`?product=${product}`)).toEqual(ids((story) => story.products.includes(product)))
  for (const building of Object.keys(buildings))
    expect(await idsAt(`?building=${building}`)).toEqual(ids((story) => story.building === building))
  expect(await idsAt('?building=health&product=operation')).toEqual(
    ids((story) => story.building === 'health' && story.products.includes('operation')),
  )
  expect(await idsAt('?product=&building=health')).toEqual(ids((story) => story.building === 'health'))
  expect(await idsAt('?product=city&building=health')).toEqual([])
  expect(await idsAt('?product=cranes&building=Health&page=2')).toEqual(ids(() => true))
})

test('an address with an unknown choice shares the cached copy of the whole list', async () => {
  const answer = async (query: string) => {
    const response = await site.get(`/en-US/solution/constructor${query}`, { headers: { 'Accept-Encoding': 'br' } })
    await response.text()
    return response.headers.get('ETag')
  }
  await expect.poll(() => answer('')).toMatch(/^W\//)
  const whole = await answer('')

  // The first answer at a new cache entry would have no digest yet.
  expect(await answer('?product=cranes-of-this-test')).toBe(whole)
})

const text = (front: string, body = 'Moved: 9 of 90, then 2 of 80.') => `---
title: A story
summary: What was counted
date: 2026-01-05
category: 23
cover: /media/drawings/section.svg
coverAlt: A section
author: Delivery team
tags: [construction]
${front}---
${body}
`
const record = `story:
  products: [construction]
  page: home
  building: office
  unit: share
  before: { count: 9, of: 90 }
  after: { count: 2, of: 80 }
  place: An office
  size: 4 floors
  duration: 3 months
  counted: hangers
  conditions: Floor 1 before
  countedBy: The foreman
`
const file = (locale: Locale, id = 'one') => `locales/${locale}/news/${id}.md`
const inAll = (content: string, id?: string) => Object.fromEntries(locales.map((locale) => [file(locale, id), content]))

test('a record is checked: its fields, its figures across languages and against the text', () => {
  const told = (files: Record<string, string>) =>
    readSources(write(files)).problems.map((problem) => inWords(problem).replace(/^.*?locales/, 'locales'))

  expect(told(inAll(text(record)))).toEqual([])
  expect(
    told({
      ...inAll(text(record)),
      [file('ja-JP')]: text(record.replace('count: 2', 'count: 3'), 'Moved: 9 of 90, then 3 of 80.'),
    }),
  ).toEqual([expect.stringContaining('locales/ja-JP/news/one.md:1  story.after has other figures than locales/')])
  expect(told({ ...inAll(text(record)), [file('zh-CN')]: text(record.replace('4 floors', '5 层')) })).toEqual([
    expect.stringMatching(/story\.size has other figures than/),
  ])
  expect(told(inAll(text(record, 'Nothing was counted.'), 'two'))).toEqual(
    locales.map((locale) =>
      expect.stringContaining(`${file(locale, 'two')}:1  story: the text does not mention 9, 90, 2, 80`),
    ),
  )
  const [wrong] = told({ ...inAll(text(record)), [file('en-US')]: text(record.replace('office', 'castle')) })
  expect(wrong).toMatch(/en-US\/news\/one\.md:11 {2}story\.building: choose health, education/)
  expect(told(inAll(text(record.replace(', of: 90', ''))))[0]).toContain('unit share needs `of`')
  expect(told(inAll(text('')))[0]).toContain('category 23 needs a story')
})

test('an event has the same counts and times in all languages, as figures or in words', () => {
  const told = (english: string, chinese: string, japanese: string) => {
    const of = (body: string) => text('', body).replace('category: 23', 'category: 20')
    const files = { [file('en-US')]: of(english), [file('zh-CN')]: of(chinese), [file('ja-JP')]: of(japanese) }
    return readSources(write(files)).problems.map(({ file, text }) => `${file.slice(-17, -12)} ${text.split(',')[0]}`)
  }

  expect(
    told(
      'At 7:10 twenty-six foremen, two hundred parts, 184,000 points, eight in the evening, 12 m in October',
      '7:10，26位工长，两百件，18.4万个点，晚上八点，12米，10月',
      '7:10、26名、200部材、18万4000点、20時、12m、10月',
    ),
  ).toEqual([])
  expect(told('At 7:10, 40 people', '7:10，40人', '8:10、四十名、12枚')).toEqual([
    'ja-JP Lacks 7:10',
    'ja-JP Lacks 7:10',
    ...['en-US', 'zh-CN'].flatMap((locale) => [`${locale} Lacks 12`, `${locale} Lacks 8:10`]),
  ])
})

test('a draft, a scheduled text and an incomplete translation are no records', () => {
  const at = Date.parse('2026-06-01T00:00:00Z')
  const { sources } = readSources(
    write({
      ...inAll(text(record), 'told'),
      ...inAll(text(`draft: true\n${record}`), 'drafted'),
      ...inAll(text(`publishAt: 2026-06-01T09:00:00+08:00\n${record}`), 'scheduled'),
      ...inAll(text(`publishAt: 2026-06-02T09:00:00+08:00\n${record}`), 'later'),
      [file('en-US', 'alone')]: text(record),
      ...inAll(text(record), 'half'),
      [file('zh-CN', 'half')]: text(`draft: true\n${record}`),
    }),
  )

  expect(storiesAt(at, sources).map(({ id }) => id)).toEqual(['told'])
  expect(storiesAt(Date.parse('2026-06-01T01:00:00Z'), sources).map(({ id }) => id)).toEqual(['scheduled', 'told'])
})

test('a sample is listed with what replaces it, once per article', async () => {
  const { sources } = readSources(
    write({
      ...inAll(text(`sample: true\n${record}`), 'story'),
      ...inAll(text(`sample: true\n`).replace('category: 23', 'category: 21'), 'press'),
      ...inAll(text(record), 'real'),
    }),
  )
  const listed = samplesOf(sources).map(sampleInWords)

  expect(listed.filter((line) => line.startsWith('locales/*/news/'))).toEqual([
    expect.stringMatching(/^locales\/\*\/news\/story\.md {2}the customer’s consent/),
    expect.stringMatching(/^locales\/\*\/news\/press\.md {2}the medium/),
  ])
  expect(listed.join('\n')).toContain('locales/*/site.json registration  Owner:')
  expect(listed.join('\n')).toContain('ui/facts.ts standards  number, scope')
})
