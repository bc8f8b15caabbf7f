import { type Context, Hono } from 'hono'
import { fallbackLocale, type Locale, locales } from '../../locales/index.ts'
import type { ContentPage, Page } from '../../ui/page.ts'
import { errorPage } from '../../ui/pages/error.tsx'
import { type PageName, pathsOf } from '../../ui/routes.ts'
import { href, siteFor } from '../../ui/site.ts'
import { contentOf } from '../content/store.ts'
import { splitPath } from '../gateway/locale.ts'
import { urlOf } from '../request.ts'
import { pageSettings, variablesOf } from '../settings.ts'
import { askedVersion, cachePolicy } from './cache-control.ts'
import { respondToError } from './error-page.tsx'
import { feed } from './feed.ts'
import { canonicalQuery } from './kinds.ts'
import { llms } from './llms.ts'
import { asMarkdown } from './markdown.ts'
import { opensPreview } from './preview.ts'
import { renderer } from './react.tsx'
import { respond } from './response.tsx'
import { robots } from './robots.ts'
import { securityPath, securityText } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

interface Pages {
  Bindings: Env
}

type AllPages = Partial<Record<PageName, Page | ContentPage>>

/** The pages in every language, each language a sub-app of its own; anything else is the 404 page. */
export function pagesApp(pages: AllPages) {
  const app = new Hono<Pages>().use(renderer)
  app.use(asMarkdown((c, address) => Promise.resolve(app.fetch(new Request(address), c.env, c.executionCtx))))
  for (const locale of locales) app.route(`/${locale}`, localPages(locale, pages))
  app.get('/sitemap.xml', (c) => sitemap(c, settings(c)))
  app.get('/robots.txt', (c) => robots(c, settings(c)))
  app.get(securityPath, (c) => securityText(c, settings(c)))
  app.get('/llms.txt', (c) => {
    const { enabledLocales } = settings(c)
    const locale = enabledLocales.find((one) => one === fallbackLocale) ?? enabledLocales[0] ?? fallbackLocale
    return llms(c, siteFor(locale, '/', settings(c)), contentFor(c, locale), pages)
  })
  app.notFound((c) => respond(c, siteFor(localeIn(c.req.path), '/', settings(c)), errorPage(404)))
  app.onError((error, c) => respondToError(c, error, localeIn(c.req.path)))
  return app
}

function localPages(locale: Locale, pages: AllPages) {
  const app = new Hono<Pages>()
  for (const [name, page] of Object.entries(pages)) {
    app.get(pathsOf(name as PageName)[0], (c) => show(c, locale, page))
  }
  app.get('/feed.xml', (c) => feed(c, siteFor(locale, '/feed.xml', settings(c)), contentFor(c, locale)))
  return app
}

async function show(c: Context<Pages>, locale: Locale, page: Page | ContentPage) {
  const { pathname, searchParams } = urlOf(c)
  const site = siteFor(locale, splitPath(pathname).path, settings(c), canonicalQuery(page.query, searchParams))
  if (!('load' in page)) return respond(c, site, page)

  const { content, reading } = contentFor(c, locale)
  const found = await page.load(site, content, c.req.param())
  if (!found) return c.notFound()
  if (!('redirect' in found)) return respond(c, site, found, { reading })
  return c.body(null, 302, { Location: href(locale, found.redirect), 'Cache-Control': cachePolicy.never })
}

function contentFor(c: Context<Pages>, locale: Locale) {
  const secret = variablesOf(c.env).PREVIEW_SECRET
  return contentOf(c.env.CONTENT, locale, {
    now: Date.now(),
    version: askedVersion(c),
    mayPreview: (what, given) => opensPreview(secret, what, given),
    later: (work) => c.executionCtx.waitUntil(work),
  })
}

function localeIn(path: string): Locale {
  return splitPath(path).locale ?? locales[0]
}

function settings(c: Context<Pages>) {
  return pageSettings(variablesOf(c.env), urlOf(c).origin)
}
