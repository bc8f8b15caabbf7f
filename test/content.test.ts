import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Locale, localeNames, locales } from '../locales/index.ts'
import { type Loaded, loadedQuery, planOf } from '../scripts/content/plan.ts'
import { inWords } from '../scripts/content/problem.ts'
import { readSources, type Source } from '../scripts/content/source.ts'
import { categories, categoryNames } from '../ui/content.ts'
import { words } from '../ui/site.ts'
import { contentOf } from '../worker/data/content.ts'
import { publishedAt } from '../worker/data/published.ts'
import { signPreview } from '../worker/preview.ts'
import { measureArchive } from './archive.ts'
import { publish } from './published.ts'
import { type RunningSite, startSite } from './site.ts'

const secrets = { PREVIEW_SECRET: 'a secret for links to drafts', PURGE_TOKEN: 'token-for-the-purge' }
const { sources, problems } = readSources()
let site: RunningSite

beforeAll(async () => {
  site = await startSite({}, secrets)
  await publish(site)
})
afterAll(() => site.close())

const html = async (path: string) => (await site.get(path)).text()
const idsIn = (page: string) => [...page.matchAll(/<h2><a href="\/[\w-]+\/newsroom\/([\w-]+)"/g)].map(([, id]) => id)

describe('the texts', () => {
  test('are in order, and each is written in every language', () => {
    expect(problems.map(inWords)).toEqual([])
  })

  test('that are wrong are told by file and line, with the mend', () => {
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
      '/en-US/news/Bad_Name.md:1  File name Bad_Name: use small letters, digits and hyphens',
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
      '/en-US/news/Bad_Name.md:19  Heading ### leaves a level out: write ##',
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
  test('writes only what changed, and takes away what is gone', async () => {
    const [one, two] = await emptySiteWith('one', 'two')
    const before = planOf(two.sources, await one.loaded())
    const changed = two.sources.map((source) => (source.id === 'two' ? { ...source, hash: 'another' } : source))

    expect(before.statements).toEqual([])
    expect(planOf(changed, await one.loaded()).written).toEqual(['news/two (en-US)'])
    expect(planOf(changed.slice(0, 1), await one.loaded()).removed).toEqual(['news/two (en-US)'])
  })

  test('that fails half way changes nothing', async () => {
    const other = await startSite()
    onTestFinished(() => other.close())
    const { statements } = planOf(newsOf('en-US'), [])
    const batch = [...statements, 'INSERT INTO no_such_table VALUES (1)'].map((sql) => other.db.prepare(sql))

    await expect(other.db.batch(batch)).rejects.toThrow()

    expect(await other.db.prepare('SELECT COUNT(*) AS n FROM articles').first('n')).toBe(0)
  })

  test('drops the cached pages of what changed, for whoever has the token', async () => {
    const purge = (body: unknown, token?: string) =>
      site.get('/api/purge', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      })

    expect((await purge({ tags: ['articles'] })).status).toBe(401)
    expect((await purge({ tags: ['articles'] }, 'guess')).status).toBe(401)
    expect(site.logs()).toContainEqual(expect.objectContaining({ event: 'purge-refused' }))
    expect((await purge({ tags: ['everything'] }, secrets.PURGE_TOKEN)).status).toBe(422)
    const response = await purge({ tags: ['articles', 'jobs'] }, secrets.PURGE_TOKEN)
    // There is no cache to purge in local workerd.
    expect([response.status, await response.json()]).toEqual([200, { purged: false }])
  })
})

describe('the newsroom', () => {
  test('shows the newest first, by category, and pages by the address alone', async () => {
    const all = newsOf('en-US')
    const first = idsIn(await html('/en-US/newsroom'))
    const second = idsIn(await html('/en-US/newsroom?page=2'))
    const updates = idsIn(await html('/en-US/newsroom?category=22'))
    const large = await html('/en-US/newsroom?size=20&page=2')

    expect([...first, ...second]).toEqual(all.map(({ id }) => id).slice(0, 20))
    expect(updates).toEqual(all.filter(({ meta }) => meta.category === 22).map(({ id }) => id))
    expect(idsIn(large)).toEqual(all.slice(20).map(({ id }) => id))
    expect(large).toContain('href="/en-US/newsroom?size=20"')
    expect(large).toContain(words('en-US')('newsroom.total', { count: all.length }))
  })

  test.each([
    ['page=999', 'the last page', () => newsOf('en-US').slice(20)],
    ['category=7', 'all', () => newsOf('en-US').slice(0, 10)],
    ['size=13&page=x', 'ten, from the first', () => newsOf('en-US').slice(0, 10)],
  ])('asked for %s shows %s', async (query, _, expected) => {
    expect(idsIn(await html(`/en-US/newsroom?${query}`))).toEqual(expected().map(({ id }) => id))
  })

  test('says No data where nothing fits, in every language', async () => {
    for (const locale of locales) {
      const page = await html(`/${locale}/newsroom?q=zzzzqqq`)
      expect(page, locale).toContain(words(locale)('newsroom.empty'))
      expect(idsIn(page), locale).toEqual([])
    }
    expect(words('en-US')('newsroom.empty')).toBe('No data')
  })

  test('has a link for every category and names it', async () => {
    const page = await html('/ja-JP/newsroom')
    for (const category of categories) {
      expect(page).toMatch(
        new RegExp(`newsroom\\?category=${category}"[^>]*>${words('ja-JP')(categoryNames[category])}<`),
      )
    }
  })
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
      // A tag's label counts too; nothing else does.
      for (const id of found.filter((id) => !expected.includes(id as string))) {
        expect(labelled.find((source) => source.id === id)?.meta.tags.length, `${word}: ${id}`).toBeGreaterThan(0)
      }
      if (expected.length > 0) expect(page, word).toContain(`<mark>${word}</mark>`)
    }
  })

  test('finds a single character, and a phrase across scripts', async () => {
    expect(idsIn(await html('/zh-CN/newsroom?size=50&q=%E7%82%B9')).length).toBeGreaterThan(0)
    const mixed = newsOf('zh-CN')
      .filter(({ text }) => text.includes('BIM 模型'))
      .map(({ id }) => id)
    const found = idsIn(await html(`/zh-CN/newsroom?size=50&q=${encodeURIComponent('BIM模型')}`))
    expect(found).toEqual(expect.arrayContaining(mixed))
  })

  test('finds English words in any form, those in a title first, and marks them', async () => {
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
  ])('takes %j for words and nothing else', async (text) => {
    const response = await site.get(`/en-US/newsroom?q=${encodeURIComponent(text)}`)
    const page = await response.text()

    expect(response.status).toBe(200)
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
  })

  test('keeps to its category', async () => {
    const found = idsIn(await html('/en-US/newsroom?size=50&category=23&q=model'))
    const cases = newsOf('en-US').filter(({ meta }) => meta.category === 23)

    expect(found.length).toBeGreaterThan(0)
    expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(found))
  })
})

describe('the queries', () => {
  test('go through indexes: none reads a whole table', async () => {
    const asked: string[] = []
    const content = contentOf(spying(site.db, asked), 'ja-JP', Date.now(), async () => true)
    await content.list('news', { size: 10, page: 2 })
    await content.list('news', { size: 10, category: 22 })
    await content.search('点群', { size: 10 })
    await content.search('点群', { size: 10, category: 23 })
    await content.article('news', newsOf('ja-JP')[3]?.id ?? '')
    await content.article('news', 'nowhere', '1.x')
    await content.jobs()
    await content.job('product-manager')
    await publishedAt(spying(site.db, asked), Date.now())

    expect(asked.length).toBeGreaterThanOrEqual(10)
    for (const sql of asked) {
      const { results } = await site.db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...Array(Math.max(0, ...[...sql.matchAll(/\?(\d)/g)].map(([, n]) => Number(n)))).fill(''))
        .all<{ detail: string }>()
      // Rows of the query itself (newest, shown), values of a JSON list, and the full-text index are no tables.
      const scans = results
        .map(({ detail }) => detail)
        .filter(
          (detail) =>
            /^SCAN/.test(detail) &&
            !/^SCAN (newest|shown|found|r\b|\(subquery|article_words VIRTUAL TABLE INDEX)/.test(detail),
        )
      expect(scans, sql).toEqual([])
    }
  })
})

describe('a large archive', () => {
  test('costs a list and an article no more rows than a small one', async () => {
    const [small, large] = [await measureArchive(100), await measureArchive(1_000)]

    for (const visit of ['first page', 'middle page', 'last page', 'category', 'article'] as const) {
      expect(small[visit].rows, visit).toBeGreaterThan(0)
      expect(large[visit].rows, visit).toBeLessThanOrEqual(small[visit].rows + 2)
    }
    const found = large['search, one word in a hundred'].rows
    expect(found).toBeLessThan(200)
  })
})

describe('an article', () => {
  test('carries date, category, reading time, related ones, its neighbours and links to share it', async () => {
    const [newer, source, older] = newsOf('zh-CN')
    const page = await html(`/zh-CN/newsroom/${source?.id}`)

    expect(page).toContain(`<time dateTime="${source?.meta.date}">`)
    expect(page).toContain(words('zh-CN')(categoryNames[source?.meta.category ?? 22]))
    expect(page).toMatch(/阅读约 \d+ 分钟/)
    expect(page).toContain(`rel="next" href="/zh-CN/newsroom/${newer?.id}"`)
    expect(page).toContain(`rel="prev" href="/zh-CN/newsroom/${older?.id}"`)
    expect(page.match(/class="article-card"/g)).toHaveLength(3)
    expect(page).toContain('service.weibo.com')
    expect(page).toContain('service.weibo.com/share/share.php?url=http')
  })

  test('that is long has its contents, each leading to its section', async () => {
    const guide = sources.find(({ kind, locale }) => kind === 'consultation' && locale === 'ja-JP')
    const page = await html(`/ja-JP/consultation/${guide?.id}`)

    expect(guide?.outline.length).toBeGreaterThan(3)
    for (const { id } of guide?.outline ?? []) {
      expect(page).toContain(`href="#${encodeURIComponent(id)}"`)
      expect(page).toContain(`<h2 id="${id}">`)
    }
  })

  test('that is missing is a 404 page', async () => {
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

  test('appears at its time by itself, and before only under a signed link', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const text = (fields: string) => article('A text that is not out yet.', fields)
    const { sources, problems } = readSources(
      write({
        'locales/en-US/news/later.md': text(`publishAt: ${soon}\n`),
        'locales/en-US/news/draft.md': text('draft: true\n'),
      }),
    )
    expect(problems.filter(({ notice }) => !notice)).toEqual([])
    const other = await startSite({}, secrets)
    onTestFinished(() => other.close())
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

    await other.db
      .prepare('UPDATE articles SET live_at = ?1 WHERE id = ?2')
      .bind(Date.now() - 1, 'later')
      .run()
    expect(await status('/en-US/newsroom/later')).toBe(200)
    expect(await (await other.get('/en-US/newsroom')).text()).toContain('/newsroom/later')
  })

  test('that lacks a language says so there, and offers the ones it has', async () => {
    const other = await startSite()
    onTestFinished(() => other.close())
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
  test('stand in the list by department, each with its details, and have a page of their own', async () => {
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
    }
  })

  test('without an id lead back to the list; closed ones are gone', async () => {
    const response = await site.get('/ja-JP/about-us/careers-detail')
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/ja-JP/about-us/careers'])

    const closed = sources.find(({ kind }) => kind === 'jobs') as Source
    const later = contentOf(site.db, closed.locale, Date.parse('2099-01-01'), async () => false)
    expect(await later.jobs()).toEqual([])
    expect(await later.job(closed.id)).toBeNull()
  })
})

describe('the feed', () => {
  test('lists the newest of a language, is announced on its pages, and is well-formed', async () => {
    for (const locale of locales) {
      const response = await site.get(`/${locale}/feed.xml`)
      const feed = await response.text()
      expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
      expect(feed.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(20)
      expect(feed).toContain(`/${locale}/newsroom/${newsOf(locale)[0]?.id}`)
      expect(feed.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/)
      expect(await html(`/${locale}`)).toContain(`type="application/atom+xml" href="/${locale}/feed.xml"`)
    }
    const bare = await site.get('/feed.xml', { headers: { 'CF-IPCountry': 'JP' } })
    expect([bare.status, bare.headers.get('Location')]).toEqual([302, '/ja-JP/feed.xml'])
  })
})

/** News of a language as lists show them. */
function newsOf(locale: Locale): Source[] {
  return sources
    .filter((source) => source.kind === 'news' && source.locale === locale)
    .sort((a, b) => (b.liveAt ?? 0) - (a.liveAt ?? 0) || (a.id < b.id ? 1 : -1))
}

/** Writes files below a folder of their own and answers their paths. */
function write(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  })
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

/** A database with these news, and what it says it has. */
async function emptySiteWith(...ids: string[]) {
  const other = await startSite()
  onTestFinished(() => other.close())
  const { sources } = readSources(
    write(Object.fromEntries(ids.map((id) => [`locales/en-US/news/${id}.md`, article(`Text ${id}.`)]))),
  )
  await publish(other, sources)
  const loaded = async () => (await other.db.prepare(loadedQuery).all<Loaded>()).results
  return [{ loaded }, { sources }] as const
}

/** The database, noting every statement that is prepared. */
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
