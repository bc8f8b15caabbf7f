import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAddress } from '../harness/message.ts'
import { texts } from '../harness/published.ts'
import { assets } from '../ui/assets.ts'
import { words } from '../ui/site.ts'
import { type HeldSite, startHeldSite } from './held.ts'
import { all } from './sample.ts'
import { scriptsIn } from './scripts.ts'

const t = words('ja-JP')
const news = texts
  .filter(({ kind, locale, liveAt }) => kind === 'news' && locale === 'ja-JP' && liveAt !== null)
  .sort((one, other) => Number(one.liveAt) - Number(other.liveAt))
  .map(({ id }) => id)
/** The oldest article, because the isolate keeps the newest ones' text in memory. */
const [someNews = ''] = news
const [newestNews = ''] = news.slice(-1)

let site: HeldSite
const started = (vars: Record<string, string>) => {
  beforeAll(async () => {
    site = await startHeldSite(vars)
  })
  afterAll(() => site.close())
}

/** Requests a page and reads its chunks. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { body, status } = await site.get(path, { headers: { 'Accept-Encoding': 'identity', ...headers } })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let html = ''
  const read = async (enough: () => boolean) => {
    while (!enough()) {
      const part = await reader?.read()
      if (!part || part.done) break
      html += part.value
    }
    return html
  }
  const soFar = () => html
  return {
    path,
    status,
    soFar,
    until: (text: string) => read(() => html.includes(text)),
    whole: () => read(() => false),
  }
}

describe('a new isolate', () => {
  started({ CONTENT_CHECK_SECONDS: '99' })

  test('sends head, header and title of pages that wait for D1 at once, rows when ready, and no script', async () => {
    site.behave('waits')
    const pages = await Promise.all(
      [
        ['/ja-JP/newsroom', '</search>', '<article class="newsroom-lead'],
        ['/ja-JP/newsroom?category=23', t('newsroom.all'), 'class="article-row"'],
        ['/ja-JP/newsroom?q=BIM', '</search>', '<mark>BIM</mark>'],
        ['/ja-JP/consultation', t('consultation.thirdText'), 'class="article-row"'],
        ['/ja-JP/about-us/careers', `${t('careers.hero.title')}</h1>`, 'class="opening"'],
      ].map(async ([path = '', early = '', late = '']) => ({ page: await ask(path), early, late })),
    )

    for (const { page, early, late } of pages) {
      const before = await page.until(early)
      expect(before, page.path).toMatch(/^<!DOCTYPE html>[\s\S]*<\/head>[\s\S]*<\/header>[\s\S]*<h1/)
      expect(before, page.path).toContain(early)
      expect(before, page.path).not.toContain(late)
    }
    site.behave('answers')
    site.release()
    for (const { page, late } of pages) {
      const html = await page.whole()
      expect(html, page.path).toContain(late)
      expect(html, page.path).toMatch(/<\/main>[\s\S]*<footer[\s\S]*<\/html><!-- content \S+ -->$/)
      expect(html, page.path).not.toContain('i-slot')
      expect(scriptsIn(html), page.path).toEqual([assets.start.text])
    }
  })

  test('knows the heads of articles and jobs by then, and sends them before their rows', async () => {
    // The index of published texts is read in the background; until then a head waits for its rows.
    for (const id of news.slice(2, -1)) {
      site.behave('waits')
      const page = ask(`/ja-JP/newsroom/${id}`)
      const early = await Promise.race([page.then(() => true), site.waiting().then(() => false)])
      if (early) break
      site.behave('answers')
      site.release()
      await (await page).whole()
    }
    site.behave('waits')
    const article = await ask(`/ja-JP/newsroom/${someNews}`)
    const before = await article.until('</h1>')
    expect(before).toMatch(/<link rel="canonical"[\s\S]*<h1/)
    expect(before).not.toContain('class="prose"')

    site.behave('answers')
    site.release()
    expect(await article.whole()).toMatch(/class="prose"[\s\S]*class="neighbours [\s\S]*<\/html>/)
  })

  test('shows the newest articles without a query', async () => {
    const asked = site.asked()
    site.behave('waits')
    const article = await (await ask(`/ja-JP/newsroom/${newestNews}`)).whole()
    expect(article).toMatch(/class="prose"[\s\S]*class="neighbours [\s\S]*<\/html>/)
    expect(site.asked()).toBe(asked)
    site.behave('answers')
  })

  test('keeps what it sent in parts', async () => {
    const asked = site.asked()
    for (const path of ['/ja-JP/newsroom', '/ja-JP/consultation', `/ja-JP/newsroom/${someNews}`]) {
      expect(await (await ask(path)).whole(), path).toMatch(/<\/html><!-- content \S+ -->$/)
    }
    expect(site.asked()).toBe(asked)
  })
})

describe('an isolate that has shown nothing yet', () => {
  started({})

  test('gets an article, a job and a page past the end with one query', async () => {
    const paths = [
      `/ja-JP/newsroom/${someNews}`,
      '/ja-JP/about-us/careers-detail?id=product-manager',
      '/ja-JP/newsroom?page=99',
    ]
    site.behave('waits')
    const pages = paths.map((path) => ask(path))
    while (site.asked() < paths.length + 1) await site.waiting() // one batch per page, and one shared query for the version
    site.release()

    for (const page of await Promise.all(pages)) {
      expect(page.status, page.path).toBe(200)
      expect(await page.whole(), page.path).toMatch(/<h1[\s\S]*<\/html>/)
    }
  })
})

describe('a D1 that takes 200 ms', () => {
  started({ CONTENT_CHECK_SECONDS: '0' })

  test('keeps every page answering, however many visitors disconnect during a query', async () => {
    const paths = ['/ja-JP/newsroom', '/ja-JP/newsroom?q=BIM', `/ja-JP/newsroom/${someNews}`, '/ja-JP/about-us/careers']
    const visitor = () => ({ 'CF-Connecting-IP': anAddress() }) // searches are limited per address
    site.behave('lags')
    for (let count = 0; count < (all ? 500 : 60); count++) {
      const visit = new AbortController()
      const url = new URL(paths[count % paths.length] ?? '/', site.url)
      const asking = fetch(url, { headers: visitor(), signal: visit.signal })
      setTimeout(() => visit.abort(), 5 + (count % 20))
      await asking.then((page) => page.text()).catch(() => undefined)
    }

    const pages = await Promise.all(paths.map((path) => ask(path, visitor())))
    for (const page of pages) expect(await page.whole(), page.path).toMatch(/<h1[\s\S]*<\/html>/)
    expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 200))
  })
})

describe('a D1 that fails', () => {
  started({ CONTENT_CHECK_SECONDS: '0' })
  const failing = async (path: string, headers?: Record<string, string>) => {
    site.behave('fails')
    const page = ask(path, headers)
    const answer = async () => {
      for (;;) {
        const over = await Promise.race([
          page.then((page) => page.whole()).then(() => true),
          site.waiting().then(() => false),
        ])
        if (over) return page
        site.release()
      }
    }
    return answer()
  }

  // In each language the first page comes before the isolate has its index; later ones are searches.
  test('shows an error page with its status before a head is sent', async () => {
    const page = await failing(`/en-US/newsroom/${someNews}`)

    expect(page.status).toBe(500)
    expect(await page.whole()).toContain(words('en-US')('errors.broken'))
  })

  test.each([
    ['ja-JP', '/newsroom?size=20'],
    ['ja-JP', '/newsroom?q=BIM'],
    ['zh-CN', '/consultation'],
    ['en-US', '/about-us/careers'],
  ] as const)(
    'after the head of %s%s shows one notice in place of the rows, with a way to try again, and is not cached',
    async (locale, local) => {
      const t = words(locale)
      const path = `/${locale}${local}`
      const page = await failing(path)
      const html = await page.whole()
      const link = `<a href="${path}">${t('errors.again')}</a>`

      expect(page.status).toBe(200)
      expect(html.split(t('errors.part'))).toHaveLength(2)
      expect(html).toContain(link)
      expect(html).toMatch(/<h1[\s\S]*<\/main>[\s\S]*<footer[\s\S]*<\/html>$/)
      await expect
        .poll(() => site.logs())
        .toContainEqual(
          expect.objectContaining({ event: 'late-error', path: path.split('?')[0], error: 'Error: D1_ERROR: away' }),
        )

      site.behave('answers')
      expect(await (await ask(path)).whole()).not.toContain(t('errors.part'))
    },
  )

  test('ends the stream of the cached entrypoint in an error', async () => {
    site.behave('fails')
    const page = await ask('/ja-JP/newsroom?size=50', { Entrypoint: 'pages' })
    await page.until('<h1')
    site.release()

    await expect(page.whole()).rejects.toThrow()
  })

  test('removes nothing from memory', async () => {
    site.behave('answers')
    await (await ask('/ja-JP/newsroom')).whole()

    const page = await failing('/ja-JP/newsroom')
    expect(page.status).toBe(200)
    expect(await page.whole()).toMatch(/class="article-row"[\s\S]*<\/html>/)
  })
})
