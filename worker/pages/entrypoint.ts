import { WorkerEntrypoint, waitUntil } from 'cloudflare:workers'
import { type Context, Hono } from 'hono'
import { readWritten } from '#written'
import { fallbackLocale, type Locale, locales } from '../../locales/index.ts'
import type { CacheTag, ContentPage, Page } from '../../ui/page.ts'
import { errorPage } from '../../ui/pages/error.tsx'
import { pages as allPages } from '../../ui/pages.ts'
import type { PageName } from '../../ui/routes.ts'
import { href, siteFor } from '../../ui/site.ts'
import { readerOf } from '../content/store.ts'
import { localPathOf, urlOf } from '../request.ts'
import { pageSettings, variablesOf } from '../settings.ts'
import { within } from '../time-limit.ts'
import { type PageAddress, routePages } from './addresses.ts'
import { askedVersion, cachePolicy } from './cache-control.ts'
import { respondToError } from './error-page.tsx'
import { feed } from './feed.ts'
import { canonicalQuery } from './kinds.ts'
import { llms, type PageTable } from './llms.ts'
import { asMarkdown } from './markdown.ts'
import { opensPreview } from './preview.ts'
import { renderer } from './react.tsx'
import { respond } from './response.tsx'
import { robots } from './robots.ts'
import { securityPath, securityText } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

const entrypointApp = pagesApp(allPages)

/** The cached entrypoint. A page depends on its address and the deployment, never on the visitor. */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch(request: Request) {
    return entrypointApp.fetch(request, this.env, this.ctx as unknown as ExecutionContext)
  }

  /** Purges the cached pages with any of these tags. False where there is no cache, as in local development. */
  async purge(tags: CacheTag[]): Promise<boolean> {
    const { cache } = this.ctx as unknown as ExecutionContext
    return (await cache?.purge({ tags }))?.success ?? false
  }
}

/** Milliseconds for a static file. */
const patience = 2_000

interface Entrypoint {
  Bindings: Env
}

/** The cached entrypoint's app: pages in every language, feeds and files for robots. Anything else is the 404 page. */
export function pagesApp(pages: PageTable) {
  const app = new Hono<Entrypoint>().use(renderer)
  app.use(asMarkdown((c, address) => Promise.resolve(app.fetch(new Request(address), c.env, c.executionCtx))))
  routePages(app, Object.keys(pages) as PageName[], (c, address) => {
    const page = pages[address.name]
    return page && address.locale ? showAt(c, { ...address, locale: address.locale }, page) : c.notFound()
  })
  for (const locale of locales) {
    app.get(`/${locale}/feed.xml`, (c) => feed(c, siteFor(locale, '/feed.xml', settings(c)), readerFor(c, locale)))
  }
  app.get('/sitemap.xml', (c) => sitemap(c, settings(c)))
  app.get('/robots.txt', (c) => robots(c, settings(c)))
  app.get(securityPath, (c) => securityText(c, settings(c)))
  app.get('/llms.txt', (c) => {
    const { enabledLocales } = settings(c)
    const locale = enabledLocales.find((one) => one === fallbackLocale) ?? enabledLocales[0] ?? fallbackLocale
    return llms(c, siteFor(locale, '/', settings(c)), readerFor(c, locale), pages)
  })
  app.notFound((c) => respond(c, siteFor(localeIn(c), '/', settings(c)), errorPage(404)))
  app.onError((error, c) => respondToError(c, error, localeIn(c)))
  return app
}

async function showAt(
  c: Context<Entrypoint>,
  { locale, path }: PageAddress & { locale: Locale },
  page: Page | ContentPage,
) {
  const site = siteFor(locale, path, settings(c), canonicalQuery(page.query, urlOf(c).searchParams))
  if (!('load' in page)) {
    if (page.written) await within(patience, readWritten(c.env.ASSETS, locale))
    return respond(c, site, page)
  }

  const { content, reading } = readerFor(c, locale)
  const found = await page.load(site, content, c.req.param())
  if (!found) return c.notFound()
  if (!('redirect' in found)) return respond(c, site, found, { reading })
  return c.body(null, 302, { Location: href(locale, found.redirect), 'Cache-Control': cachePolicy.never })
}

function readerFor(c: Context<Entrypoint>, locale: Locale) {
  const secret = variablesOf(c.env).PREVIEW_SECRET
  return readerOf(c.env.CONTENT, locale, {
    now: Date.now(),
    version: askedVersion(c),
    mayPreview: (what, given) => opensPreview(secret, what, given),
    later: waitUntil,
  })
}

function localeIn(c: Context<Entrypoint>): Locale {
  return localPathOf(c).locale ?? locales[0]
}

function settings(c: Context<Entrypoint>) {
  return pageSettings(variablesOf(c.env), urlOf(c).origin)
}
