import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { unstable_splitSqlQuery } from 'wrangler'
import { fillArchive, rowsOfArchive } from '../harness/archive.ts'
import { aMessage, anAddress } from '../harness/message.ts'
import { contentAt, dayIn, publish, texts } from '../harness/published.ts'
import { contentToken, type RunningSite, startSite } from '../harness/site.ts'
import { enabled as locales } from '../harness/written.ts'
import { companies, type Locale, localeNames } from '../locales/index.ts'
import { timeZoneOf } from '../scripts/content/days.ts'
import { load, throughSite, throughWrangler } from '../scripts/content/load.ts'
import { planOf } from '../scripts/content/plan.ts'
import { inWords } from '../scripts/content/problem.ts'
import { readSources, type Source } from '../scripts/content/source.ts'
import { type Content, categories, categoryNames, type JobType } from '../ui/content.ts'
import type { ContentPage, Page } from '../ui/page.ts'
import { typeNames } from '../ui/pages/careers/names.ts'
import { pages } from '../ui/pages.ts'
import type { PageName } from '../ui/routes.ts'
import { siteFor, words } from '../ui/site.ts'
import { loadedQuery, mostTexts } from '../worker/content/changes.ts'
import { publishedAt } from '../worker/content/published.ts'
import { readerOf } from '../worker/content/store.ts'
import { read as contentVersionAt } from '../worker/content/version.ts'
import { matchExpression } from '../worker/content/words.ts'
import { feed } from '../worker/pages/feed.ts'
import { policies } from '../worker/pages/kinds.ts'
import { llms } from '../worker/pages/llms.ts'
import { asMarkdown } from '../worker/pages/markdown.ts'
import { signPreview } from '../worker/pages/preview.ts'
import { sitemap } from '../worker/pages/sitemap.ts'
import { escapeXml } from '../worker/pages/xml.ts'
import { pageSettings, variablesOf } from '../worker/settings.ts'
import { write } from './articles.ts'
import { all } from './sample.ts'

const secrets = {
  PREVIEW_SECRET: 'a secret for links to drafts',
  PURGE_TOKEN: 'token-for-the-purge',
  CONTENT_TOKEN: contentToken,
}
const { sources, problems } = readSources()
let site: RunningSite
/** A site for texts that tests write. */
let other: RunningSite

beforeAll(async () => {
  site = await startSite({}, secrets)
  other = await startSite({}, secrets)
  await publish(site)
})
afterAll(() => Promise.all([site.close(), other.close()]))

const html = async (path: string) => (await site.get(path)).text()
const idsIn = (page: string) => [...page.matchAll(/<h2><a href="\/[\w-]+\/newsroom\/([\w-]+)"/g)].map(([, id]) => id)

describe('the texts', () => {
  test('are valid, and each is written in every language', () => {
    expect(problems.map(inWords)).toEqual([])
  })

  test('with errors are reported by file and line, with the fix', () => {
    const { problems } = readSources(
      write({
        'locales/en-US/news/Bad_Name.md': `---
title: "A <b>title</b>"
summary: Too {{tall}}
date: 2026-02-30
category: 24
cover: /media/news/nowhere.jpg
coverAlt: Nothing
author: Product team
tags: [construction, cranes]
colour: red
publishAt: 2026-03-01
---
# A second title

See [this](/products/cranes), [that](/products/construction#Crane), [these](/en-US/about) and [those](about).

![](/media/none.svg)

### A section of a section
`,
        'locales/en-US/news/no-front.md': 'Only text\n',
        'locales/en-US/jobs/rigger.md': '---\ntitle: [broken\n---\n',
      }),
    )

    const told = problems.filter(({ notice }) => !notice).map((problem) => inWords(problem).replace(/^.*locales/, ''))
    for (const part of [
      '/en-US/news/Bad_Name.md:1  File name Bad_Name: use lowercase letters, digits and hyphens',
      '/en-US/news/Bad_Name.md:3  Unknown fact {{tall}}',
      '/en-US/news/Bad_Name.md:4  date 2026-02-30: must be a day',
      '/en-US/news/Bad_Name.md:5  category 24: choose 22, 20, 21, 23',
      '/en-US/news/Bad_Name.md:6  Picture /media/news/nowhere.jpg: there is no file',
      '/en-US/news/Bad_Name.md:9  Unknown tag cranes',
      '/en-US/news/Bad_Name.md:10  Unknown field colour',
      '/en-US/news/Bad_Name.md:11  publishAt 2026-03-01: write a time with its zone',
      '/en-US/news/Bad_Name.md:13  The title is the only first level heading',
      '/en-US/news/Bad_Name.md:15  Link to /products/cranes: there is no such page',
      '/en-US/news/Bad_Name.md:15  Link to /products/construction#Crane: /products/construction has the anchors',
      '/en-US/news/Bad_Name.md:15  Link to /en-US/about: leave the language out',
      '/en-US/news/Bad_Name.md:15  Link to about: write /path',
      '/en-US/news/Bad_Name.md:17  Picture /media/none.svg',
      '/en-US/news/Bad_Name.md:17  A picture needs an alternative text',
      '/en-US/news/Bad_Name.md:19  Heading ### skips a level: write ##',
      '/en-US/news/no-front.md:1  The file must begin with front matter',
      '/en-US/jobs/rigger.md:2  Front matter:',
    ]) {
      expect(
        told.some((text) => text.startsWith(part)),
        `${part}\nin\n${told.join('\n')}`,
      ).toBe(true)
    }
    expect(
      problems
        .filter(({ notice }) => notice)
        .map(inWords)
        .join(),
    ).toContain('Not written in ja-JP')
  })

  test('appear at a time with its zone, or on their day; a time without a zone is an error', () => {
    const liveAt = (fields: string) => {
      const { sources, problems } = readSources(write({ 'locales/en-US/news/timed.md': article('Text.', fields) }))
      return problems.some(({ text }) => text.startsWith('publishAt')) ? 'told' : sources[0]?.liveAt
    }
    for (const time of ['2026-12-01T09:00:00+08:00', '2026-12-01T01:00:00Z', '2026-12-01T01:00Z']) {
      expect(liveAt(`publishAt: ${time}\n`), time).toBe(Date.UTC(2026, 11, 1, 1))
    }
    for (const time of [
      '2026-12-01',
      '2026-12-01 09:00:00+08:00',
      '2026-12-01T09:00:00',
      '2026-13-01T09:00:00Z',
      'soon',
    ]) {
      expect(liveAt(`publishAt: ${time}\n`), time).toBe('told')
    }
    expect(liveAt('')).toBe(Date.parse('2026-01-01T00:00:00+08:00'))
    expect(liveAt('draft: true\n')).toBeNull()
  })

  test('begin and end their days at midnight of the configured time zone, daylight saving time included', () => {
    const days = (timeZone: string, date: string, last: string) => {
      const files = write({
        'locales/en-US/news/day.md': article('Text.').replace(/date: .*/, `date: ${date}`),
        'locales/en-US/jobs/rigger.md': aJob.replace(/validThrough: .*/, `validThrough: ${last}`),
      })
      const { sources } = readSources(files, timeZone)
      const [job, news] = ['jobs', 'news'].map((kind) => sources.find((source) => source.kind === kind))
      return [news?.liveAt, job?.openUntil].map((time) => new Date(time ?? 0).toISOString())
    }

    expect(days('Asia/Shanghai', '2026-01-01', '2026-01-31')).toEqual([
      '2025-12-31T16:00:00.000Z',
      '2026-01-31T16:00:00.000Z',
    ])
    expect(days('America/New_York', '2026-03-08', '2026-11-01')).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ])
    expect(days('UTC', '2026-01-01', '2026-01-31')).toEqual(['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'])
    expect(timeZoneOf()).toBe('Asia/Shanghai')
    expect(() => timeZoneOf('nowhere')).toThrow('TIME_ZONE is missing below [env.nowhere.vars]')
  })

  test('that describe a job are checked for what a job needs', () => {
    const { problems } = readSources(
      write({
        'locales/en-US/jobs/rigger.md': aJob
          .replace('delivery', 'kitchen')
          .replace('full-time', 'now and then')
          .replace(/validThrough: .*/, 'validThrough: soon')
          .replace('[Rig]', 'Rig')
          .replace('title: Rigger\n', 'draft: maybe\n')
          .replace(
            'What it is like.',
            '[old](http://example.com) [mail](mailto:a@example.com) [out](https://example.com)',
          ),
        'locales/en-US/jobs/welder.md': aJob.replace('What it is like.\n', '').replace('section.svg', 'section.gif'),
        'locales/en-US/jobs/fitter.md': aJob.replace('/media/drawings/section.svg', '/media/logo.svg'),
      }),
    )

    expect(
      problems.filter(({ notice }) => !notice).map(({ file, line, text }) => [basename(file), line, text]),
    ).toEqual([
      ['rigger.md', 1, 'Field title is missing'],
      ['rigger.md', 2, 'draft must be true or false'],
      ['rigger.md', 5, 'department kitchen: choose research, delivery, sales'],
      ['rigger.md', 7, 'type now and then: choose full-time, part-time, internship'],
      ['rigger.md', 8, 'validThrough soon: must be a day such as 2027-03-31'],
      ['rigger.md', 11, 'duties must be a list of texts'],
      ['rigger.md', 14, expect.stringMatching(/^Link to http:\/\/example\.com: write \/path/)],
      ['welder.md', 9, expect.stringMatching(/^Picture \/media\/drawings\/section\.gif: put the file below/)],
      ['welder.md', 14, 'The text is missing'],
      ['fitter.md', 9, 'Picture /media/logo.svg: drawings are in /media/drawings'],
    ])
  })

  test('become HTML: sections with anchors, figures, tables that scroll, checklists and links', () => {
    const [source] = readSources(
      write({
        'locales/ja-JP/news/rich.md': article(`First.

## Same name

![A section](/media/drawings/section.svg "The <caption>")

| a |  | c |
|---|:-:|--:|
| 1 | 2 | 3 |

## Same name

- [x] done

[in](/about) [out](https://example.com/x) [here](#same-name)

\`\`\`
<code>
\`\`\``),
      }),
    ).sources

    expect(source?.outline).toEqual([
      { id: 'same-name', text: 'Same name' },
      { id: 'same-name-2', text: 'Same name' },
    ])
    expect(source?.html.replace(/\n/g, '')).toBe(
      [
        '<p>First.</p><h2 id="same-name">Same name</h2>',
        '<figure><picture><source media="(max-width:767px)" srcset="/media/drawings/day/section-narrow.svg" width="480" height="372">',
        '<img class="drawing" src="/media/drawings/day/section.svg" width="1200" height="436" alt="A section" loading="lazy">',
        '</picture><figcaption>The &lt;caption&gt;</figcaption></figure>',
        '<div class="scroller" role="group" tabindex="0" aria-labelledby="same-name"><table>',
        '<thead><tr><th>a</th><td class="to-center"></td><th class="to-right">c</th></tr></thead>',
        '<tbody><tr><td>1</td><td class="to-center">2</td><td class="to-right">3</td></tr></tbody></table></div>',
        '<h2 id="same-name-2">Same name</h2><ul><li class="task">done</li></ul>',
        '<p><a href="/ja-JP/about">in</a> <a href="https://example.com/x" rel="noopener">out</a> ',
        '<a href="#same-name">here</a></p><pre tabindex="0"><code>&lt;code&gt;</code></pre>',
      ].join(''),
    )
  })

  test('become safe HTML: raw tags are text, no script address, no style attribute', () => {
    const [source] = readSources(
      write({
        'locales/en-US/news/unsafe.md': article(
          '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [ ] check',
        ),
      }),
    ).sources

    expect(source?.html).not.toMatch(/<script|<img|javascript:[^<]*"|style=/)
    expect(source?.html).toContain('&lt;script&gt;')
    expect(source?.html).toContain('class="to-right"')
    expect(source?.html).toContain('<li class="task">check</li>')
  })
})

describe('a load', () => {
  const text = (body: string, fields: Record<string, string> = {}) =>
    article(body).replace(/^(\w+): .*$/gm, (line, name) => (name in fields ? `${name}: ${fields[name]}` : line))
  const file = (id: string) => `locales/en-US/news/${id}.md`
  const first = {
    [file('one')]: text('Scaffolds and hoists.', { title: 'One', tags: '[pilot]', date: '2026-01-01' }),
    [file('two')]: text('Formwork.', { title: 'Two', tags: '[training]', date: '2026-01-02' }),
    [file('three')]: text('Rebar.', { title: 'Three', tags: '[iot]', date: '2026-01-03', category: '20' }),
    [file('four')]: text('Girders.', { title: 'Four', tags: '[iot]', date: '2026-01-04' }),
    'locales/en-US/jobs/rigger.md': aJob,
    'locales/en-US/jobs/welder.md': aJob,
  }
  const read = (files: Record<string, string>) => readSources(write(files)).sources
  const shown = async (path: string) => (await other.get(path)).text()
  const found = async (word: string) => idsIn(await shown(`/en-US/newsroom?q=${word}`))
  const loadedNow = async () => [
    (await other.content.prepare(loadedQuery).all()).results,
    await other.content.prepare('SELECT version FROM content_state').first('version'),
  ]

  test('writes changed texts, their words and their related articles, and removes what is gone', async () => {
    await clear(other.content)
    const begun = await loadInto(read(first))
    const version = await other.content.prepare('SELECT version FROM content_state').first('version')
    expect(begun.written).toHaveLength(6)
    expect(idsIn(await shown('/en-US/newsroom'))).toEqual(['four', 'three', 'two', 'one'])

    const newText = { ...first, [file('four')]: `${first[file('four')]}And bolts.` }
    expect((await loadInto(read(newText))).written).toEqual(['news/four (en-US)'])
    expect(await found('bolts')).toEqual(['four'])
    await loadInto(read(first))

    const again = await loadInto(read(first))
    expect([again.written, again.removed]).toEqual([[], []])
    expect(again.change).toEqual({ articles: [], jobs: [], gone: [] })

    const { [file('three')]: _, [file('four')]: __, 'locales/en-US/jobs/welder.md': ___, ...kept } = first
    const changed = await loadInto(
      read({
        ...kept,
        [file('two')]: text('Falsework.', { title: 'Two', tags: '[pilot]', date: '2025-12-31', category: '21' }),
        [file('five')]: text("The inspector's list; and\n\nmore.", {
          title: 'Five',
          tags: '[iot]',
          date: '2026-01-01',
        }),
      }),
    )

    // The text of one is the same, but another article is now related to it.
    expect(changed.written.sort()).toEqual(['news/five (en-US)', 'news/one (en-US)', 'news/two (en-US)'])
    expect(changed.removed.sort()).toEqual(['jobs/welder (en-US)', 'news/four (en-US)', 'news/three (en-US)'])
    expect(idsIn(await shown('/en-US/newsroom'))).toEqual(['one', 'five', 'two'])
    expect(idsIn(await shown('/en-US/newsroom?category=22'))).toEqual(['one', 'five'])
    expect(idsIn(await shown('/en-US/newsroom?category=21'))).toEqual(['two'])
    expect(idsIn(await shown('/en-US/newsroom?category=20'))).toEqual([])
    expect([await found('formwork'), await found('rebar'), await found('girders')]).toEqual([[], [], []])
    expect([await found('falsework'), await found('scaffold')]).toEqual([['two'], ['one']])
    const one = await shown('/en-US/newsroom/one')
    expect(one).toMatch(/class="article-card"[\s\S]*href="\/en-US\/newsroom\/two"/)
    expect(one.match(/class="article-card"/g)).toHaveLength(1)
    expect(one).not.toContain('rel="next"')
    expect(one).toContain('rel="prev" href="/en-US/newsroom/five"')
    expect(shownText(await shown('/en-US/newsroom/five'))).toContain('The inspector’s list; and')
    for (const gone of ['newsroom/three', 'newsroom/four', 'about-us/careers-detail?id=welder'])
      expect((await other.get(`/en-US/${gone}`)).status, gone).toBe(404)
    expect((await other.get('/en-US/about-us/careers-detail?id=rigger')).status).toBe(200)
    expect(await other.content.prepare('SELECT COUNT(*) AS n FROM article_words').first('n')).toBe(3)
    expect(await other.content.prepare('SELECT version FROM content_state').first('version')).not.toBe(version)
  })

  test('relates articles with the most shared tags, rare ones first, then newer ones', () => {
    const tagged = (id: string, tags: string, date: string) => ({
      [`locales/en-US/news/${id}.md`]: text('Text.', { tags: `[${tags}]`, date }),
    })
    const { change } = planOf(
      read({
        ...tagged('here', 'pilot, iot, training', '2026-01-09'),
        ...tagged('two-topics', 'pilot, iot', '2026-01-01'),
        ...tagged('rare', 'training', '2026-01-02'),
        ...tagged('common-late', 'pilot', '2026-01-08'),
        ...tagged('common-early', 'pilot', '2026-01-03'),
        ...tagged('foreign', 'handover', '2026-01-07'),
      }),
      [],
    )
    const here = change.articles.find(({ row }) => row.id === 'here')

    expect(JSON.parse(here?.row.related ?? '').map(({ id }: { id: string }) => id)).toEqual([
      'two-topics',
      'rare',
      'common-late',
      'common-early',
    ])
  })

  test('ranks a word in a title above any number in the text', async () => {
    await clear(other.content)
    await loadInto(
      read({
        ...first,
        [file('titled')]: text('Something else. '.repeat(20), { title: 'The crane' }),
        [file('often')]: text(`${'Something else. '.repeat(17)} Crane, crane, crane.`, {
          title: 'Lifting',
          date: '2026-01-09',
        }),
      }),
    )

    expect(await found('crane')).toEqual(['titled', 'often'])
  })

  test('moves a text between draft and published, and its neighbors with it', async () => {
    await clear(other.content)
    await loadInto(read(first))
    await loadInto(read({ ...first, [file('three')]: text('Rebar.', { category: '20\ndraft: true' }) }))
    const without = await shown('/en-US/newsroom')
    const two = await shown('/en-US/newsroom/two')
    await loadInto(read(first))

    expect(idsIn(without)).toEqual(['four', 'two', 'one'])
    expect(without).toContain(words('en-US')('newsroom.total', { count: 3 }))
    expect(two).toContain('rel="next" href="/en-US/newsroom/four"')
    expect(idsIn(await shown('/en-US/newsroom'))).toEqual(['four', 'three', 'two', 'one'])
  })

  test('changes nothing when it fails half way', async () => {
    await clear(other.content)
    await loadInto(read(first))
    const before = await loadedNow()
    await other.content.exec("CREATE TRIGGER broken BEFORE INSERT ON jobs BEGIN SELECT RAISE(ABORT, 'D1 is ill'); END")
    onTestFinished(() => void other.content.exec('DROP TRIGGER broken'))
    const { [file('one')]: _, ...others } = first
    const next = { ...others, [file('two')]: text('Other words.'), 'locales/en-US/jobs/third.md': aJob }

    await expect(loadInto(read(next))).rejects.toThrow(/answered 500/)

    expect(await loadedNow()).toEqual(before)
  })

  test('writes everything again when the index splits words differently', async () => {
    await clear(other.content)
    await loadInto(read(first))
    vi.resetModules()
    vi.doMock('../worker/content/words.ts', async (original) => {
      const { indexRowOf, ...others } = await original<typeof import('../worker/content/words.ts')>()
      return {
        ...others,
        indexRowOf: (given: Parameters<typeof indexRowOf>[0]) =>
          indexRowOf(given).map((words) => words.replaceAll('Girders', 'Trusses')),
      }
    })
    onTestFinished(() => void vi.doUnmock('../worker/content/words.ts'))
    const { planOf: planOfAnother } = await import('../scripts/content/plan.ts')
    const place = throughSite(other.url.href, contentToken)

    const { written, change } = planOfAnother(read(first), await place.loaded())
    await place.change(change)

    expect(written).toEqual(['news/four (en-US)'])
    expect([await found('girders'), await found('trusses')]).toEqual([[], ['four']])
  })

  test('gives a new version each time: published, taken back, published again', async () => {
    await clear(other.content)
    const versions: string[] = []
    const { [file('one')]: _, ...without } = first
    for (const files of [first, without, first, without, first]) {
      await loadInto(read(files))
      versions.push((await contentVersionAt(other.content, Date.now(), [])).version)
    }

    expect(new Set(versions).size).toBe(5)
  })

  test('needs the secret, and accepts only valid texts in limited numbers', async () => {
    await clear(other.content)
    const { change } = planOf(read(first), [])
    const ask = async (body: unknown, token?: string) => {
      const response = await other.get('/api/content', {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      })
      return [response.status, ((await response.json()) as { error?: string }).error]
    }
    const [one] = change.articles
    const wrong = [
      null,
      {},
      { ...change, drop: ['articles'] },
      { ...change, articles: [{ ...one, row: { ...one?.row, 'title) --': '' } }] },
      { ...change, articles: [{ ...one, words: ['one'] }] },
      { ...change, gone: [{ kind: 'leads', id: 'x', locale: 'en-US' }] },
      { ...change, jobs: Array(mostTexts + 1).fill(change.jobs[0]) },
    ]

    for (const token of [undefined, 'guess', secrets.PURGE_TOKEN]) {
      expect(await ask(undefined, token)).toEqual([401, 'unauthorized'])
      expect(await ask(change, token)).toEqual([401, 'unauthorized'])
    }
    for (const body of wrong) expect(await ask(body, secrets.CONTENT_TOKEN)).toEqual([422, 'invalid'])
    expect(await loadedNow()).toEqual([[], null])
    await expect.poll(() => other.logs()).toContainEqual(expect.objectContaining({ event: 'content-refused' }))
  })

  test('splits more texts than one transaction takes', async () => {
    const one = { kind: 'news' as const, locale: 'en-US' as const, hash: '' }
    const loaded = Array.from({ length: mostTexts + 1 }, (_, index) => ({ ...one, id: `text-${index}` }))
    const gone: number[] = []

    await load([], { loaded: async () => loaded, change: async (change) => void gone.push(change.gone.length) })

    expect(gone).toEqual([mostTexts, 1])
  })

  test('through wrangler into a new database writes the same', async () => {
    const rowsOf = async () => {
      const tables = ['articles', 'jobs', 'article_words']
      return Promise.all(
        tables.map(async (name) => (await other.content.prepare(`SELECT * FROM ${name}`).all()).results),
      )
    }
    const quoted = { ...first, [file('one')]: text("The inspector's ?1 list; and\n\nmore.") }
    await clear(other.content)
    await loadInto(read(quoted))
    const expected = await rowsOf()

    await clear(other.content)
    await loadThroughWrangler(other.content, read(quoted))

    expect(await rowsOf()).toEqual(expected)
  })

  test('delays nobody: pages, searches and messages are answered at once while all texts are loaded twice', async () => {
    await clear(other.content)
    await publish(other)
    const again = (words: string) =>
      texts.map((source) => ({ ...source, meta: { ...source.meta, title: `${source.meta.title} ${words}` } }))
    const slowest: Record<string, number> = {}
    let loading = true
    const visitor = async (path: string, init?: () => RequestInit) => {
      while (loading) {
        const started = performance.now()
        const response = await other.get(path, init?.())
        expect(response.status, path).toBe(200)
        await response.arrayBuffer()
        slowest[path] = Math.max(slowest[path] ?? 0, performance.now() - started)
      }
    }
    const visits = ['/en-US/newsroom', '/ja-JP/newsroom?q=BIM', '/zh-CN/about-us/careers', '/ja-JP'].map((path) =>
      visitor(path),
    )
    const sending = visitor('/api/contact', () => ({
      method: 'POST',
      body: JSON.stringify(aMessage()),
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': anAddress() },
    }))

    for (const words of ['once', 'twice']) await loadInto(again(words))
    loading = false
    await Promise.all([...visits, sending])

    expect(await shown('/en-US/newsroom')).toContain(' twice</a>')
    expect(Object.keys(slowest)).toHaveLength(5)
    for (const [path, milliseconds] of Object.entries(slowest)) expect(milliseconds, path).toBeLessThan(4_000)
  })

  test('purges the cached pages of what changed, with the token', async () => {
    const purge = (body: unknown, token?: string) =>
      site.get('/api/purge', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      })

    expect((await purge({ tags: ['articles'] })).status).toBe(401)
    expect((await purge({ tags: ['articles'] }, 'guess')).status).toBe(401)
    await expect.poll(() => site.logs()).toContainEqual(expect.objectContaining({ event: 'purge-refused' }))
    expect((await purge({ tags: ['everything'] }, secrets.PURGE_TOKEN)).status).toBe(422)
    const response = await purge({ tags: ['articles', 'jobs'] }, secrets.PURGE_TOKEN)
    // Local workerd has no cache to purge.
    expect([response.status, await response.json()]).toEqual([200, { purged: false }])
  })
})

describe('the newsroom', () => {
  test('shows the newest first, by category, and pages by address', async () => {
    const news = newsOf('en-US')
    const first = idsIn(await html('/en-US/newsroom'))
    const second = idsIn(await html('/en-US/newsroom?page=2'))
    const updates = idsIn(await html('/en-US/newsroom?category=22'))
    const large = await html('/en-US/newsroom?size=20&page=2')

    expect([...first, ...second]).toEqual(news.map(({ id }) => id).slice(0, 20))
    expect(updates).toEqual(news.filter(({ meta }) => meta.category === 22).map(({ id }) => id))
    expect(idsIn(large)).toEqual(news.slice(20).map(({ id }) => id))
    expect(large).toContain('href="/en-US/newsroom?size=20"')
    expect(await html('/en-US/newsroom')).toContain('<a href="/en-US">Back to the home page</a>')
    expect(large).toContain('<a href="/en-US/newsroom">Back to all news</a>')
    expect(large).toContain(words('en-US')('newsroom.total', { count: news.length }))
  })

  test.each([
    ['page=999', 'the last page', () => newsOf('en-US').slice(20)],
    ['category=7', 'all', () => newsOf('en-US').slice(0, 10)],
    ['size=13&page=x', 'ten, from the first', () => newsOf('en-US').slice(0, 10)],
  ])('asked for %s shows %s', async (query, _, expected) => {
    expect(idsIn(await html(`/en-US/newsroom?${query}`))).toEqual(expected().map(({ id }) => id))
  })

  test('says No data when nothing matches, in every language', async () => {
    for (const locale of locales) {
      const page = await html(`/${locale}/newsroom?q=zzzzqqq`)
      expect(page, locale).toContain(words(locale)('newsroom.empty'))
      expect(idsIn(page), locale).toEqual([])
    }
    expect(words('en-US')('newsroom.empty')).toBe('No data')
  })

  test('has a link with a name for every category', async () => {
    const page = await html('/ja-JP/newsroom')
    for (const category of categories) {
      expect(page).toMatch(
        new RegExp(`newsroom\\?category=${category}"[^>]*>${words('ja-JP')(categoryNames[category])}<`),
      )
    }
  })
})

test('keeps its state: with a filter, on other pages, and when a search is cleared', async () => {
  const page = (await html('/en-US/newsroom?q=BIM%20Model&category=22&size=20')).replaceAll('&amp;', '&')
  const t = words('en-US')
  const links = Object.fromEntries(
    [...page.matchAll(/<a href="\/en-US\/newsroom(\?[^"]*)"[^>]*>([^<]*)</g)].map(([, query, label]) => [label, query]),
  )
  const forms = [...page.matchAll(/<form[^>]* action="\/en-US\/newsroom">[\s\S]*?<\/form>/g)].map(([form]) =>
    [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => `${name}=${value}`,
    ),
  )

  expect(links[t('frame.menu.events')]).toBe('?category=20&q=BIM+Model&size=20')
  expect(links[t('newsroom.all')]).toBe('?q=BIM+Model&size=20')
  expect(links[t('newsroom.clear')]).toBe('?category=22&size=20')
  expect(forms).toEqual([['category=22'], ['category=22', 'q=BIM Model']])
  const second = (await html('/en-US/newsroom?page=2')).replaceAll('&amp;', '&')
  expect(second).toContain(`<a href="/en-US/newsroom?category=20">${t('frame.menu.events')}</a>`)
  expect(second).toContain(
    `<a href="/en-US/newsroom?page=2" aria-label="${t('newsroom.page', { page: 2 })}" aria-current="page">2</a>`,
  )
  expect(second.match(/aria-current="page">\d/g)).toHaveLength(1)
})

test('a search has at most eight words, and its signs have no special meaning', () => {
  const eight = 'a b c d e f g h'.split(' ')

  expect(matchExpression(eight.join(' '))).toBe(eight.map((word) => `"${word}"*`).join(' AND '))
  expect(matchExpression(`${eight.join(' ')} i`)).toBe(matchExpression(eight.join(' ')))
  expect(matchExpression('"BIM" OR -模型*')).toBe('"BIM"* AND "OR"* AND "模 型"')
  expect(matchExpression('“*-')).toBeNull()
})

describe('the search', () => {
  test.each<[Locale, string]>([
    ['zh-CN', '模型 点云 现场 定位 吊架 医院 施工 构件 楼板 扫描'],
    ['ja-JP', '模型 点群 現場 位置 病院 施工 部材 検査 写真 墨出'],
  ])('in %s finds every text with a word of two characters, and no other', async (locale, list) => {
    for (const word of list.split(' ')) {
      const expected = newsOf(locale)
        .filter(({ meta, text }) => `${meta.title}\n${meta.summary}\n${text}`.includes(word))
        .map(({ id }) => id)
      const labelled = newsOf(locale).filter(({ id }) => !expected.includes(id))
      const page = await html(`/${locale}/newsroom?size=50&q=${encodeURIComponent(word)}`)
      const found = idsIn(page)

      expect([...found].sort(), word).toEqual(expect.arrayContaining(expected.sort()))
      // Words in a tag's label match too, and nothing else.
      for (const id of found.filter((id) => !expected.includes(id as string))) {
        expect(labelled.find((source) => source.id === id)?.meta.tags.length, `${word}: ${id}`).toBeGreaterThan(0)
      }
      if (expected.length > 0) expect(page, word).toContain(`<mark>${word}</mark>`)
    }
    const { items } = await contentAt(site.content, locale).content.search(list.slice(0, 2), { size: 50 })
    const cuts = items.map(({ hit }) => hit?.excerpt.join('') ?? '').filter((text) => text.includes('…'))
    expect(Math.min(...cuts.map(({ length }) => length)), 'an excerpt').toBeGreaterThanOrEqual(48)
  })

  test('finds a single character, and a phrase across scripts', async () => {
    expect(idsIn(await html('/zh-CN/newsroom?size=50&q=%E7%82%B9')).length).toBeGreaterThan(0)
    const mixed = newsOf('zh-CN')
      .filter(({ text }) => text.includes('BIM 模型'))
      .map(({ id }) => id)
    const found = idsIn(await html(`/zh-CN/newsroom?size=50&q=${encodeURIComponent('BIM模型')}`))
    expect(found).toEqual(expect.arrayContaining(mixed))
  })

  test('finds English words in any form, titles first, and marks them', async () => {
    const page = await html('/en-US/newsroom?size=50&q=sensor')
    const titled = newsOf('en-US').filter(({ meta }) => /sensor/i.test(meta.title))

    expect(titled.length).toBeGreaterThan(0)
    expect(idsIn(page).slice(0, titled.length).sort()).toEqual(titled.map(({ id }) => id).sort())
    expect(page).toMatch(/<mark>Sensors?<\/mark>/i)
  })

  test.each([
    '"',
    "'",
    "' OR 1=1 --",
    'AND',
    'NOT model',
    'title:model',
    'model NEAR(x, 2)',
    '*',
    '(',
    'model"',
    '-model',
    '{title}:a',
    '^model',
    '😀',
    '%',
    '\\',
    'a'.repeat(5_000),
    '<script>alert(1)</script>',
  ])('takes %j for plain words', async (text) => {
    const response = await site.get(`/en-US/newsroom?q=${encodeURIComponent(text)}`)
    const page = await response.text()

    expect(response.status).toBe(200)
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
  })

  test('finds prefixes and full-width letters, and shows the last page when asked for one past the end', async () => {
    const ids = async (query: string) => idsIn(await html(`/en-US/newsroom?size=50&q=${query}`))
    const found = await ids('sensors')

    expect(await ids('senso')).toEqual(expect.arrayContaining(found))
    expect(await ids(encodeURIComponent('ｓｅｎｓｏｒｓ'))).toEqual(found)
    expect(await ids('sensors%20zzzz')).toEqual([])
    const all = await ids('model')
    expect(all.length).toBeGreaterThan(10)
    const last = idsIn(await html('/en-US/newsroom?q=model&page=99'))
    expect(last).toEqual(all.slice(Math.floor((all.length - 1) / 10) * 10))
    expect(await html('/en-US/newsroom?q=model')).toContain(
      words('en-US')('newsroom.found', { count: all.length, text: 'model' }),
    )
  })

  test('keeps to its category', async () => {
    const found = idsIn(await html('/en-US/newsroom?size=50&category=23&q=model'))
    const cases = newsOf('en-US').filter(({ meta }) => meta.category === 23)

    expect(found.length).toBeGreaterThan(0)
    expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(found))
  })
})

describe('the queries', () => {
  test('use indexes: none scans a table', async () => {
    const asked: string[] = []
    const { content } = contentAt(spying(site.content, asked), 'ja-JP', Date.now(), true)
    await content.list('news', { size: 10, page: 2 })
    await content.list('news', { size: 10, category: 22 })
    await content.search('点群', { size: 10 })
    await content.search('点群', { size: 10, category: 23 })
    await content.article('news', newsOf('ja-JP')[3]?.id ?? '').body()
    await content.article('news', 'nowhere', '1.x').head()
    await content.jobs()
    await publishedAt(spying(site.content, asked), Date.now())

    expect(asked.length).toBeGreaterThanOrEqual(10)
    for (const sql of asked) {
      const { results } = await site.content
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...Array(Math.max(0, ...[...sql.matchAll(/\?(\d)/g)].map(([, n]) => Number(n)))).fill(''))
        .all<{ detail: string }>()
      // Not tables: the query's own results (newest, shown), values of a JSON list, and the full-text index.
      const scans = results
        .map(({ detail }) => detail)
        .filter(
          (detail) =>
            /^SCAN/.test(detail) &&
            !/^SCAN (CONSTANT ROW|newest|shown|found|r\b|\(subquery|article_words VIRTUAL TABLE INDEX)/.test(detail),
        )
      expect(scans, sql).toEqual([])
    }
  })
})

describe('a large archive', () => {
  const [few, many] = all ? [100, 1_000] : [80, 240]

  test('costs a list and an article no more rows than a small one, and pages through all of it', async () => {
    await clear(other.content)
    await fillArchive(other.content, 0, few)
    const small = await rowsOfArchive(other.content, few)
    await fillArchive(other.content, few, many)
    const large = await rowsOfArchive(other.content, many)

    for (const visit of ['first page', 'middle page', 'last page', 'category', 'article'] as const) {
      expect(small[visit], visit).toBeGreaterThan(0)
      expect(large[visit], visit).toBeLessThanOrEqual(small[visit] + 2)
    }
    expect(large['search, one word in a hundred']).toBeLessThan(200)

    const pagesIn = (page: string) => {
      const [bar = ''] = /<div class="pagination"><nav[\s\S]*?<\/nav>/.exec(page) ?? []
      return [...bar.matchAll(/newsroom(?:\?page=(\d+))?"( aria-label="[^"]*" aria-current="page")?/g)].map(
        ([, number = '1', current]) => (current ? [Number(number)] : Number(number)),
      )
    }
    const count = many / 10
    const page = await (await other.get('/ja-JP/newsroom?page=10')).text()
    const last = await (await other.get(`/ja-JP/newsroom?page=${count}`)).text()

    expect(pagesIn(page)).toEqual([5, 9, 1, 8, 9, [10], 11, 12, count, 11, 15])
    expect(page).toContain(words('ja-JP')('newsroom.total', { count: many }))
    expect(page).toContain(`min="1" max="${count}"`)
    expect(idsIn(last)).toEqual(Array.from({ length: 10 }, (_, index) => `article-${9 - index}`))
    // A jump past either end is not a link.
    expect(pagesIn(last)).toEqual([count - 5, count - 1, 1, count - 2, count - 1, [count]])
  })
})

describe('an article', () => {
  test('shows date, category, reading time, related articles, neighbors and share links', async () => {
    const [newer, source, older] = newsOf('zh-CN')
    const page = await html(`/zh-CN/newsroom/${source?.id}`)

    expect(page).toContain(`<time dateTime="${source?.meta.date}">`)
    expect(page).toContain(words('zh-CN')(categoryNames[source?.meta.category ?? 22]))
    expect(page).toMatch(/阅读约\d+分钟/)
    expect(page).toContain(`rel="next" href="/zh-CN/newsroom/${newer?.id}"`)
    expect(page).toContain(`rel="prev" href="/zh-CN/newsroom/${older?.id}"`)
    expect(page.match(/class="article-card"/g)).toHaveLength(3)
    const url = encodeURIComponent(`${site.url.origin}/zh-CN/newsroom/${source?.id}`)
    const title = encodeURIComponent(source?.meta.title ?? '')
    expect(page).toContain(`href="https://service.weibo.com/share/share.php?url=${url}&amp;title=${title}"`)
    expect(page).toContain(`href="mailto:?subject=${title}&amp;body=${url}"`)
    expect(page).toContain(`<span>${source?.meta.author}</span>`)
  })

  test('has the same neighbors and related articles from the isolate’s memory as from the database', async () => {
    const now = Date.now() + 10_000 // the index is read every five seconds at most
    const id = newsOf('ja-JP')[1]?.id ?? ''
    const work: Promise<unknown>[] = []
    const { version } = await contentVersionAt(site.content, now, [])
    const around = async (db: D1Database, version: string | null) => {
      const options = {
        now,
        version,
        mayPreview: async () => false,
        later: (reading: Promise<unknown>) => work.push(reading),
      }
      const body = await readerOf(db, 'ja-JP', options).content.article('news', id).body()
      return [...body.related, body.older, body.newer].map((near) => near?.id)
    }

    const read = await around(site.content, null)
    await Promise.all(work)

    expect(await around({} as D1Database, version)).toEqual(read)
  })

  test('has the share links of its language’s audience', async () => {
    for (const [locale, ...places] of [
      [
        'en-US',
        'https://www.linkedin.com/sharing/share-offsite/?url={url}',
        'https://x.com/intent/post?url={url}&text={title}',
      ],
      ['zh-CN', 'https://service.weibo.com/share/share.php?url={url}&title={title}'],
      [
        'ja-JP',
        'https://social-plugins.line.me/lineit/share?url={url}',
        'https://x.com/intent/post?url={url}&text={title}',
      ],
    ] as const) {
      const [source] = newsOf(locale)
      const page = (await html(`/${locale}/newsroom/${source?.id}`)).replaceAll('&amp;', '&')
      const [list = ''] = /<div class="share">[\s\S]*?<\/ul>/.exec(page) ?? []
      const filled = [...places, 'mailto:?subject={title}&body={url}'].map((place) =>
        place
          .replace('{url}', encodeURIComponent(`${site.url.origin}/${locale}/newsroom/${source?.id}`))
          .replace('{title}', encodeURIComponent(source?.meta.title ?? '')),
      )

      expect([...list.matchAll(/ href="([^"]*)"/g)].map(([, address]) => address?.replaceAll('&#x27;', "'"))).toEqual(
        filled,
      )
    }
  })

  test('has contents that link to its sections when it is long', async () => {
    const guide = sources.find(({ kind, locale }) => kind === 'consultation' && locale === 'ja-JP')
    const page = await html(`/ja-JP/consultation/${guide?.id}`)

    expect(guide?.outline.length).toBeGreaterThan(3)
    for (const { id } of guide?.outline ?? []) {
      expect(page).toContain(`href="#${encodeURIComponent(id)}"`)
      expect(page).toContain(`<h2 id="${id}">`)
    }
  })

  test('has contents from four sections on', async () => {
    const sections = (count: number) =>
      Array.from({ length: count }, (_, index) => `## Part ${index}\n\nText.\n`).join('\n')
    await clear(other.content)
    const files = { 'locales/en-US/news/three.md': sections(3), 'locales/en-US/news/four.md': sections(4) }
    const written = Object.entries(files).map(([name, body]) => [name, article(body)])
    await publish(other, readSources(write(Object.fromEntries(written))).sources)

    expect(await (await other.get('/en-US/newsroom/three')).text()).not.toContain('class="outline"')
    expect(await (await other.get('/en-US/newsroom/four')).text()).toContain('class="outline"')
  })

  test('links its tags to the matching part of a page', async () => {
    const { topics, id } = { topics: ['splats', 'pilot', 'lightweighting', 'positioning', 'sandtable'], id: 'tagged' }
    await clear(other.content)
    const file = article('Text.').replace(/tags: .*/, `tags: [${topics.join(', ')}]`)
    await publish(other, readSources(write({ [`locales/en-US/news/${id}.md`]: file })).sources)
    const page = await (await other.get(`/en-US/newsroom/${id}`)).text()
    const [, list = ''] = /<div class="topics">([\s\S]*?)<\/div>/.exec(page) ?? []

    expect([...list.matchAll(/href="\/en-US([^"]*)">([^<]*)/g)].map(([, address, label]) => [label, address])).toEqual([
      ['Gaussian splats', '/products/reality-capture#3DGS'],
      ['Pilot projects', '/products/construction#Payway'],
      ['Lightweighting', '/products/construction#Coresence'],
      ['Positioning', '/products/construction#Maintech'],
      ['AR sand table', '/products/design#sandtable'],
    ])
  })

  test('is a 404 page when it is missing', async () => {
    for (const path of [
      '/en-US/newsroom/nowhere',
      '/ja-JP/consultation/nowhere',
      '/zh-CN/about-us/careers-detail?id=no',
    ]) {
      const response = await site.get(path)
      expect(response.status, path).toBe(404)
      expect(response.headers.get('Cache-Control'), path).toBe('no-store')
    }
  })

  test('appears at its time, and earlier only under a signed link', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const text = (fields: string) => article('A text that is not out yet.', fields)
    const { sources, problems } = readSources(
      write({
        'locales/en-US/news/later.md': text(`publishAt: ${soon}\n`),
        'locales/en-US/news/draft.md': text('draft: true\n'),
      }),
    )
    expect(problems.filter(({ notice }) => !notice)).toEqual([])
    await clear(other.content)
    await publish(other, sources)
    const status = async (path: string) => (await other.get(path)).status
    const inAnHour = Math.floor(Date.now() / 1000) + 3_600
    const link = await signPreview(secrets.PREVIEW_SECRET, 'news/draft', inAnHour)

    expect(await status('/en-US/newsroom/later')).toBe(404)
    expect(await status('/en-US/newsroom/draft')).toBe(404)
    expect(await (await other.get('/en-US/newsroom')).text()).not.toContain('/newsroom/later')
    const shown = await other.get(`/en-US/newsroom/draft?preview=${link}`)
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await status(`/en-US/newsroom/later?preview=${link}`)).toBe(404)
    expect(
      await status(
        `/en-US/newsroom/draft?preview=${link.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'))}`,
      ),
    ).toBe(404)
    const old = await signPreview(secrets.PREVIEW_SECRET, 'news/draft', Math.floor(Date.now() / 1000) - 1)
    expect(await status(`/en-US/newsroom/draft?preview=${old}`)).toBe(404)

    await other.content
      .prepare('UPDATE articles SET live_at = ?1 WHERE id = ?2')
      .bind(Date.now() - 1, 'later')
      .run()
    expect(await status('/en-US/newsroom/later')).toBe(200)
    expect(await (await other.get('/en-US/newsroom')).text()).toContain('/newsroom/later')
  })

  test('that lacks a language says so there, and links the others', async () => {
    await clear(other.content)
    await publish(other, readSources(write({ 'locales/en-US/news/only-english.md': article('Text.') })).sources)

    const response = await other.get('/ja-JP/newsroom/only-english')
    const page = await response.text()

    expect(response.status).toBe(404)
    expect(page).toContain(words('ja-JP')('newsroom.elsewhere'))
    expect(page).toMatch(new RegExp(`href="/en-US/newsroom/only-english"[^>]*>${localeNames['en-US']}<`))
    expect(page).not.toContain('href="/zh-CN/newsroom/only-english"')
    expect((await html('/en-US/newsroom/nowhere')).includes(words('en-US')('errors.notFound'))).toBe(true)
    expect(await (await other.get('/en-US/newsroom/only-english')).text()).not.toMatch(
      /rel="alternate" hrefLang="ja-JP"/,
    )
  })
})

describe('jobs', () => {
  test('are listed by department with their details, and have pages of their own', async () => {
    const t = words('en-US')
    const page = await html('/en-US/about-us/careers')
    const jobs = sources.filter(({ kind, locale }) => kind === 'jobs' && locale === 'en-US')

    expect(jobs.length).toBeGreaterThanOrEqual(8)
    expect(page.match(new RegExp(`<summary>${t('careers.more')}</summary>`, 'g'))).toHaveLength(jobs.length)
    for (const { id, meta } of jobs) {
      expect(page, id).toContain(`/about-us/careers-detail?id=${id}`)
      const detail = await html(`/en-US/about-us/careers-detail?id=${id}`)
      expect(detail, id).toContain(`<h1>${meta.title}</h1>`)
      expect(detail, id).toContain('href="mailto:')
      for (const said of [...meta.duties, ...meta.requirements]) expect(shownText(detail), id).toContain(said)
      for (const day of [meta.date, dayIn(90)]) expect(detail, id).toContain(`<time dateTime="${day}">`)
      const subject = encodeURIComponent(t('careers.mailSubject', { title: meta.title }))
      expect(detail, id).toContain(`href="mailto:${companies['en-US'].jobsEmail}?subject=${subject}"`)
      expect(shownText(detail), id).toContain(`<dd>${t(typeNames[meta.type as JobType])}</dd>`)
      const [, list = ''] = /<nav class="ruled" aria-labelledby="others"([\s\S]*?)<\/nav>/.exec(detail) ?? []
      const others = jobs.filter((other) => other.id !== id && other.meta.department === meta.department)
      expect([...list.matchAll(/\?id=([\w-]+)"/g)].map(([, other]) => other).sort(), id).toEqual(
        others.map((other) => other.id).sort(),
      )
    }
    const groups = [...page.matchAll(/<section class="department[^"]*" aria-labelledby="(\w+)">[\s\S]*?<\/section>/g)]
    expect(groups.map(([, department]) => department)).toEqual(['research', 'delivery', 'sales'])
    for (const [section, department] of groups) {
      const expected = jobs.filter(({ meta }) => meta.department === department)
      const found = [...new Set([...section.matchAll(/careers-detail\?id=([\w-]+)"/g)].map(([, id]) => id))]
      const dates = found.map((id) => jobs.find((job) => job.id === id)?.meta.date)
      expect([...found].sort(), department).toEqual(expected.map(({ id }) => id).sort())
      expect(dates, department).toEqual([...dates].sort().reverse())
    }
  })

  test('lead back to the list without an id; closed ones are gone', async () => {
    const response = await site.get('/ja-JP/about-us/careers-detail')
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/ja-JP/about-us/careers'])

    const closed = texts.find(({ kind }) => kind === 'jobs') as Source
    const at = (time: string) => contentAt(site.content, closed.locale, Date.parse(time)).content
    const ids = async (time: string) => (await at(time).jobs()).map(({ id }) => id)
    const lastDay = `${closed.meta.validThrough}T23:59:59+08:00`
    const [before, after] = [at(lastDay), at(new Date(Date.parse(lastDay) + 1_000).toISOString())]
    expect((await before.jobs()).length).toBe(
      texts.filter(({ kind, locale }) => kind === 'jobs' && locale === closed.locale).length,
    )
    expect(await ids(lastDay)).toContain(closed.id)
    expect(await after.jobs()).toEqual([])
    expect(await ids('2000-01-01')).toEqual([])
    const count = async (time: string) =>
      (await publishedAt(site.content, Date.parse(time))).rows.filter(({ kind }) => kind === 'jobs').length
    expect(await count(lastDay)).toBe(texts.filter(({ kind }) => kind === 'jobs').length)
    expect(await count('2099-01-01')).toBe(0)
  })
})

test('the list of guides has all of them, newest first', async () => {
  for (const locale of locales) {
    const page = await html(`/${locale}/consultation`)
    const ids = [...page.matchAll(/<h2><a href="\/[\w-]+\/consultation\/([\w-]+)"/g)].map(([, id]) => id)
    const guides = sources.filter((one) => one.kind === 'consultation' && one.locale === locale)

    const dates = ids.map((id) => guides.find((one) => one.id === id)?.meta.date)
    expect([...ids].sort(), locale).toEqual(guides.map(({ id }) => id).sort())
    expect(dates, locale).toEqual([...dates].sort().reverse())
  }
})

test('a text in XML cannot end a tag or an attribute', () => {
  expect(escapeXml(`<a & "b" 'c'>`)).toBe(`&lt;a &amp; &quot;b&quot; 'c'&gt;`)
})

describe('the feed', () => {
  test('has the signs of a text as signs', async () => {
    const item = { kind: 'news', id: 'one', title: 'A & B', summary: 'less < more', date: '2026-10-22' }
    const content = { list: async (kind: string) => ({ items: kind === 'news' ? [item] : [] }) } as unknown as Content
    const here = siteFor('en-US', '/feed.xml', pageSettings(variablesOf({}), 'https://www.example.com'))
    const app = new Hono().get('/', (c) => feed(c, here, { content, reading: { version: 'one' } }))
    const xml = await (await app.request('/')).text()

    expect(xml).toContain('<title>A &amp; B</title>')
    expect(xml).toContain('<summary>less &lt; more</summary>')
  })

  test('lists the newest of a language first, has the date of the newest, is announced on its pages, and is well-formed', async () => {
    const { origin } = site.url
    for (const locale of locales) {
      const response = await site.get(`/${locale}/feed.xml`)
      const feed = await response.text()
      const [head = ''] = feed.split('<entry>')
      const entries = feed.match(/<entry>[\s\S]*?<\/entry>/g) ?? []
      const guides = sources.filter((one) => one.kind === 'consultation' && one.locale === locale)
      const expected = [...newsOf(locale).slice(0, 20), ...guides]
      const dates = entries.map((entry) => /<published>([^<]*)T00:00:00Z<\/published>/.exec(entry)?.[1] ?? '')

      expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
      expect(head).toContain(`xml:lang="${locale}"`)
      expect(head).toContain(
        `<updated>${expected
          .map(({ meta }) => meta.date)
          .sort()
          .at(-1)}T00:00:00Z</updated>`,
      )
      expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/${locale}/feed.xml"/>`)
      expect(head).toContain(`<link rel="alternate" type="text/html" href="${origin}/${locale}/newsroom"/>`)
      expect(dates).toEqual([...dates].sort().reverse())
      expect(entries).toHaveLength(expected.length)
      for (const { kind, id, meta } of expected) {
        const address = `${origin}/${locale}/${kind === 'news' ? 'newsroom' : 'consultation'}/${id}`
        const entry = entries.find((one) => one.includes(`<id>${address}</id>`)) ?? ''
        expect(entry, address).toContain(`<link rel="alternate" type="text/html" href="${address}"/>`)
        expect(entry, address).toContain(`<published>${meta.date}T00:00:00Z</published>`)
        expect(entry, address).toContain(`<updated>${meta.date}T00:00:00Z</updated>`)
        expect(entry, address).toContain(`<title>${escapeXml(meta.title)}</title>`)
        expect(entry, address).toContain(`<summary>${escapeXml(meta.summary)}</summary>`)
      }
      expect(feed.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/)
      expect(await html(`/${locale}`)).toContain(`type="application/atom+xml" href="/${locale}/feed.xml"`)
    }
    const bare = await site.get('/feed.xml', { headers: { 'CF-IPCountry': 'JP' } })
    expect([bare.status, bare.headers.get('Location')]).toEqual([302, '/ja-JP/feed.xml'])
  })
})

describe('content in caches', () => {
  const settings = pageSettings(variablesOf({}), 'https://www.example.com')
  const now = Date.now()

  test('is kept for an hour with a tag, so that a load purges the copies', async () => {
    const content = contentAt(site.content, 'en-US', now)
    const app = new Hono<{ Bindings: Env }>()
      .get('/feed.xml', (c) => feed(c, siteFor('en-US', '/feed.xml', settings), content))
      .get('/sitemap.xml', (c) => sitemap(c, settings))
      .get('/llms.txt', (c) => llms(c, siteFor('en-US', '/', settings), content, pages))
    const { version } = await contentVersionAt(site.content, now, [])
    const headersOf = async (path: string) => {
      const { headers } = await app.request(`${path}?v=${version}`, {}, { CONTENT: site.content } as unknown as Env)
      return [headers.get('Cache-Control'), headers.get('Cache-Tag')]
    }

    expect(await headersOf('/feed.xml')).toEqual(['public, max-age=3600', 'articles'])
    expect(await headersOf('/sitemap.xml')).toEqual(['public, max-age=3600', 'articles,jobs'])
    expect(await headersOf('/llms.txt')).toEqual(['public, max-age=3600', 'articles'])
  })

  test.each<[PageName, string, string]>([
    ['newsroom', '', 'articles'],
    ['consultation', '', 'articles'],
    ['newsItem', '', 'articles'],
    ['guide', '', 'articles'],
    ['careers', '', 'jobs'],
    ['job', '?id=product-manager', 'jobs'],
  ])('the page %s%s is purged with %s', async (name, query, tag) => {
    const { content } = contentAt(site.content, 'zh-CN', now)
    const kind = name === 'guide' ? 'consultation' : 'news'
    const id = sources.find((one) => one.kind === kind)?.id ?? ''
    const page = await (pages[name] as ContentPage).load(
      siteFor('zh-CN', '/', settings, new URLSearchParams(query)),
      content,
      { id },
    )

    expect(policies[(page as Page).kind].tag).toBe(tag)
  })

  test('is Markdown under the same rules as the page', async () => {
    const app = new Hono().use(
      asMarkdown(async (c, { pathname }) => {
        const headers = { 'Content-Language': 'ja-JP', 'Cache-Control': 'public, max-age=3600', 'Cache-Tag': 'jobs' }
        if (pathname === '/ja-JP/list')
          return c.html('<link rel="canonical" href="https://a.example/?b=1&amp;c=2"/><main>List</main>')
        return pathname === '/ja-JP/gone'
          ? c.html('<main>Gone</main>', 404)
          : c.html(`<main><p>${pathname}</p></main>`, 200, headers)
      }),
    )
    const asked = async (path: string) => {
      const response = await app.request(path)
      return [
        response.status,
        await response.text(),
        response.headers.get('Cache-Control'),
        response.headers.get('Cache-Tag'),
      ]
    }

    expect(await asked('/ja-JP/about.md')).toEqual([200, '/ja-JP/about\n', 'public, max-age=3600', 'jobs'])
    expect(await asked('/ja-JP/index.md')).toEqual([200, '/ja-JP\n', 'public, max-age=3600', 'jobs'])
    expect((await asked('/ja-JP/gone.md'))[0]).toBe(404)
    const { headers } = await app.request('/ja-JP/list.md')
    expect(headers.get('Link')).toBe('<https://a.example/?b=1&c=2>; rel="canonical"')
    expect((await asked('/ja-JP/about'))[0]).toBe(404)
  })
})

test('reading time is a minute per 220 words, or 450 Chinese or Japanese characters', () => {
  const minutes = (locale: Locale, body: string) => {
    const [source] = readSources(write({ [`locales/${locale}/news/long.md`]: article(body) })).sources
    return planOf(source ? [source] : [], []).change.articles[0]?.row.minutes
  }

  expect(minutes('en-US', 'word '.repeat(220 * 20))).toBe(20)
  expect(minutes('ja-JP', '模型'.repeat(225 * 20))).toBe(20)
  expect(minutes('zh-CN', '短')).toBe(1)
})

test('the texts stay valid when their days are over', () => {
  vi.useFakeTimers({ now: Date.parse('2028-06-01') })
  const { problems: later, sources: same } = readSources()
  vi.useRealTimers()

  expect(later).toEqual(problems)
  expect(same).toEqual(sources)
})

/** The text of a page without tags. */
function shownText(page: string): string {
  return page
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
}

/** News of a language in the order of lists. */
function newsOf(locale: Locale): Source[] {
  return sources
    .filter((source) => source.kind === 'news' && source.locale === locale)
    .sort((a, b) => (b.liveAt ?? 0) - (a.liveAt ?? 0) || (a.id < b.id ? 1 : -1))
}

function article(body: string, fields = ''): string {
  return `---
title: A title
summary: A summary of some length
date: 2026-01-01
category: 22
cover: /media/drawings/section.svg
coverAlt: A section
author: Product team
tags: [construction, pilot]
${fields}---
${body}
`
}

/** An open job. */
const aJob = `---
title: Rigger
summary: A job of some length
date: 2026-01-01
department: delivery
place: Shanghai
type: full-time
validThrough: ${dayIn(30)}
cover: /media/drawings/section.svg
coverAlt: A section
duties: [Rig]
requirements: [Rope]
---
What it is like.
`

/** Empties the content tables. */
async function clear(db: D1Database) {
  const tables = ['articles', 'article_words', 'jobs', 'content_state']
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
}

/** Loads texts into the other site through the site, as `npm run content -- --remote` does. */
function loadInto(sources: readonly Source[]) {
  return load(sources, throughSite(other.url.href, secrets.CONTENT_TOKEN))
}

/**
 * Loads texts into a local database. A script replaces wrangler: it reports an empty database and keeps the SQL file,
 * which then runs in one transaction, as wrangler would run it.
 */
async function loadThroughWrangler(db: D1Database, sources: readonly Source[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  const { PATH = '' } = process.env
  writeFileSync(
    join(folder, 'wrangler'),
    `#!/bin/sh
case "$*" in
  'd1 execute CONTENT --local --json --command '*) echo '[{"results":[]}]' ;;
  'd1 execute CONTENT --local --yes --file '*) cat "$7" > ${folder}/run.sql ;;
  *) echo "$*" >&2; exit 1 ;;
esac`,
  )
  chmodSync(join(folder, 'wrangler'), 0o755)
  process.env.PATH = `${folder}:${PATH}`
  try {
    await load(sources, throughWrangler(['--local']))
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, 'run.sql'), 'utf8'))
    await db.batch(statements.map((statement) => db.prepare(statement)))
  } finally {
    process.env.PATH = PATH
    rmSync(folder, { recursive: true })
  }
}

/** The database, with every prepared statement added to `asked`. */
function spying(db: D1Database, asked: string[]): D1Database {
  return new Proxy(db, {
    get: (target, name: keyof D1Database) =>
      name === 'prepare'
        ? (sql: string) => {
            asked.push(sql)
            return target.prepare(sql)
          }
        : target[name].bind(target),
  })
}
