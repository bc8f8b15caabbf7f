import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, locales } from '../../locales/index.ts'
import { type ArticleCard, type ArticleHead, articlePages, type Content, type Job } from '../../ui/content.ts'
import { Document } from '../../ui/document.tsx'
import { Frame } from '../../ui/layouts/frame.tsx'
import type { ContentPage, Page } from '../../ui/page.ts'
import { pages } from '../../ui/pages.ts'
import { type PageName, standing, standingPages } from '../../ui/routes.ts'
import { href, jobHref, type Settings, siteFor } from '../../ui/site.ts'
import { readSources, type Source } from '../content/source.ts'
import type { Shown } from './findings.ts'

/** Every deployment has a hotline. */
const settings: Settings = {
  origin: 'http://site',
  enabledLocales: locales,
  hotline: '400-800-1234',
  filing: '',
  mediaHost: '',
  downloads: { pc: '', ios: '', revitConstruction: '', revitOperation: '', revitCity: '' },
  turnstile: '',
  statistics: '',
  advertising: '',
  serverCalls: { tracker: false, conversion: false, register: false },
  crossBorder: false,
}

/** Renders every page of the given languages, drafts included, without the Worker and its database. */
export async function shownPages(wanted: readonly Locale[]): Promise<Shown[]> {
  const { sources } = readSources()
  const shown: Promise<Shown>[] = wanted.flatMap((locale) => {
    const own = sources.filter((source) => source.locale === locale)
    const content = contentOf(own)
    const show = async (name: PageName, address: string, params: Record<string, string>, published: boolean) => {
      const html = await htmlOf(pages[name], locale, address, { content, params })
      return { address, name, locale, published, html }
    }
    return [
      ...standingPages.map((name) =>
        show(name, href(locale, name), {}, (standing(name).kind ?? 'standing') !== 'standing'),
      ),
      ...own.map(({ kind, id }) => {
        if (kind === 'jobs') return show('job', jobHref(locale, id), {}, true)
        const name = articlePages[kind].item
        return show(name, href(locale, name, '', { id }), { id }, true)
      }),
    ]
  })
  return Promise.all(shown)
}

interface Given {
  content: Content
  params: Record<string, string>
}

async function htmlOf(page: Page | ContentPage, locale: Locale, address: string, { content, params }: Given) {
  const { pathname, searchParams } = new URL(address, settings.origin)
  const site = siteFor(locale, pathname.slice(locale.length + 1) || '/', settings, searchParams)
  const found = 'load' in page ? await page.load(site, content, params) : page
  if (!found || 'redirect' in found) throw new Error(`${address} shows nothing`)
  const late = await Promise.all(found.late ?? [])
  const html = renderToStaticMarkup(
    <Document site={site} page={found}>
      <Frame site={site} page={found}>
        <found.Body site={site} />
      </Frame>
    </Document>,
  )
  const parts = late.map((part) => renderToStaticMarkup(part))
  return html.replace(/(?<=<main[\s\S]*)<i-slot><\/i-slot>/g, () => parts.shift() ?? '')
}

/** The texts of a language, with the interface that pages use. */
function contentOf(sources: readonly Source[]): Content {
  const newest = sources.toSorted((one, other) => other.meta.date.localeCompare(one.meta.date))
  const articles = newest.filter(({ kind }) => kind !== 'jobs')
  const list: Content['list'] = async (kind, { category, size }) => {
    const all = articles.filter((one) => one.kind === kind && (!category || one.meta.category === category))
    return { items: all.slice(0, size).map(cardOf), total: all.length, page: 1, pages: Math.ceil(all.length / size) }
  }
  return {
    list,
    search: (_, options) => list('news', options),
    article: (kind, id) => {
      const source = articles.find((one) => one.kind === kind && one.id === id) as Source
      return {
        head: async (): Promise<ArticleHead> => ({
          ...cardOf(source),
          author: source.meta.author,
          locales: [source.locale],
        }),
        body: async () => ({
          html: source.html,
          outline: source.outline,
          tags: source.meta.tags,
          related: [],
          older: null,
          newer: null,
        }),
      }
    },
    jobs: async () => newest.filter(({ kind }) => kind === 'jobs').map(jobOf),
  }
}

function cardOf({ kind, id, meta, cover }: Source): ArticleCard {
  const { title, summary, date, category } = meta
  return {
    kind: kind === 'news' ? kind : 'consultation',
    id,
    title,
    summary,
    date,
    category,
    cover: JSON.parse(cover),
    minutes: 1,
  }
}

function jobOf({ id, html, meta, cover }: Source): Job {
  const { department, type, ...others } = meta
  return {
    ...others,
    id,
    html,
    department: department as Job['department'],
    type: type as Job['type'],
    cover: JSON.parse(cover),
  }
}
