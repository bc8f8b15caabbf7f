import { load } from '../scripts/content/load.ts'
import type { ArticleSource } from '../scripts/content/source.ts'
import { categories } from '../ui/content.ts'
import { contentAt, placeIn } from './published.ts'
import { type RunningSite, startSite } from './site.ts'

interface Cost {
  /** D1 rows read by all queries of one visit. */
  rows: number
  /** Median time for the whole page over HTTP, in ms. */
  milliseconds: number
}

const visits = {
  'first page': '/ja-JP/newsroom',
  'middle page': '/ja-JP/newsroom?page=MIDDLE',
  'last page': '/ja-JP/newsroom?page=999999',
  category: '/ja-JP/newsroom?category=22&page=2',
  'search, one word in a hundred': `/ja-JP/newsroom?q=${encodeURIComponent('点群')}`,
  article: '/ja-JP/newsroom/article-50',
} as const

type Visits = keyof typeof visits
type Costs = Record<Visits, Cost>

/** Measures lists, searches and articles in an archive of `count` generated Japanese news. */
export async function measureArchive(count: number): Promise<Costs> {
  const site = await startSite()
  try {
    await fillArchive(site.content, 0, count)
    const rows = await rowsOfArchive(site.content, count)
    const measured: Partial<Costs> = {}
    for (const name of Object.keys(visits) as Visits[]) {
      measured[name] = { rows: rows[name], milliseconds: await medianOf(site, pathOf(name, count)) }
    }
    return measured as Costs
  } finally {
    await site.close()
  }
}

/** Adds generated news number `from` to `to` to a database. */
export async function fillArchive(db: D1Database, from: number, to: number) {
  const articles = Array.from({ length: to - from }, (_, index) => anArticle(from + index))
  await load(articles, { ...placeIn(db), loaded: async () => [] })
}

/** D1 rows read by each visit in an archive of `count` articles. */
export async function rowsOfArchive(db: D1Database, count: number): Promise<Record<Visits, number>> {
  const rows: Partial<Record<Visits, number>> = {}
  for (const name of Object.keys(visits) as Visits[]) rows[name] = await rowsOf(db, pathOf(name, count))
  return rows as Record<Visits, number>
}

function pathOf(name: Visits, count: number): string {
  return visits[name].replace('MIDDLE', `${Math.ceil(count / 20)}`)
}

/** Every article has its own words; every hundredth mentions point clouds. */
function anArticle(index: number): ArticleSource {
  const subject = index % 100 === 0 ? '点群' : '梁'
  const text = `${subject}の${index}番目の記事です。${'現場で測り、モデルと比べ、差を記録します。'.repeat(40)}`
  return {
    kind: 'news',
    id: `article-${index}`,
    locale: 'ja-JP',
    liveAt: Date.UTC(2000, 0, 1) + index * 3_600_000,
    cover: JSON.stringify({ src: '/media/drawings/section.svg', width: 1200, height: 420, alt: '断面' }),
    openUntil: 0,
    html: `<p>${text}</p>`,
    outline: [],
    text,
    meta: {
      title: `${subject}の記事${index}`,
      summary: text.slice(0, 60),
      date: '2026-01-01',
      category: categories[index % categories.length] ?? 22,
      author: '編集部',
      tags: [],
      department: '',
      place: '',
      type: '',
      duties: [],
      requirements: [],
      validThrough: '',
      story: null,
      sample: false,
    },
  }
}

/** Runs the queries of a page and adds up the rows that D1 reports. */
async function rowsOf(db: D1Database, path: string): Promise<number> {
  let rows = 0
  const { content } = contentAt(counting(db), 'ja-JP')
  const { pathname, searchParams } = new URL(path, 'http://site')
  const page = Number(searchParams.get('page') ?? 1)
  const id = pathname.split('/')[3]
  const category = searchParams.has('category') ? 22 : null
  if (id) await content.article('news', id).body()
  else if (searchParams.get('q')) await content.search(searchParams.get('q') ?? '', { size: 10 })
  else await content.list('news', { page, category, size: 10 })
  return rows

  function counting(target: D1Database): D1Database {
    const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
      new Proxy(statement, {
        get(inner, name: keyof D1PreparedStatement) {
          if (name === 'bind') return (...values: unknown[]) => counted(inner.bind(...values))
          if (name === 'first') return async () => (await counted(inner).all()).results[0] ?? null
          if (name !== 'all') return inner[name]
          return async () => {
            const result = await inner.all()
            rows += result.meta.rows_read
            return result
          }
        },
      })
    return new Proxy(target, {
      get: (inner, name: keyof D1Database) => {
        if (name === 'prepare') return (sql: string) => counted(inner.prepare(sql))
        if (name === 'batch')
          return (all: D1PreparedStatement[]) => Promise.all(all.map((statement) => statement.all()))
        return inner[name].bind(inner)
      },
    })
  }
}

async function medianOf(site: RunningSite, path: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 15; round++) {
    const started = performance.now()
    await (await site.get(path)).text()
    times.push(performance.now() - started)
  }
  return Math.round(times.sort((a, b) => a - b)[7] ?? 0)
}
