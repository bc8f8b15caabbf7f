import { type Context, Hono } from 'hono'
import { type Locale, locales } from '../locales/index.ts'
import { pages } from '../ui/pages.ts'
import { type PageName, pathsOf } from '../ui/routes.ts'
import { localPath, markdownPath } from '../ui/site.ts'
import { health } from './api/health.ts'
import { api } from './api/routes.ts'
import { fileOfAnotherVersion } from './gateway/asset-store.ts'
import { rememberVisit } from './gateway/attribution.ts'
import { tellConsent } from './gateway/consent-cookie.ts'
import { canonicalAddress, chooseLocale, splitPath, switchLanguage } from './gateway/locale.ts'
import { notFoundPath, showPage } from './gateway/page-cache.ts'
import { security, toHttps } from './gateway/security.ts'
import { cachePolicy } from './pages/cache-control.ts'
import { respondToError } from './pages/error-page.tsx'
import { canonicalQuery, kindOf } from './pages/kinds.ts'
import { renderer } from './pages/react.tsx'
import { isIndexed, keepOut } from './pages/robots.ts'
import { securityPath } from './pages/security-txt.ts'
import { urlOf } from './request.ts'

export interface Gateway {
  Bindings: Env
}

/** The gateway: sees every visitor, redirects and sets cookies; pages come from the cached entrypoint. */
export const app = new Hono<Gateway>()

app.use(security, renderer)
app.route('/api', api)
app.route('/healthz', health)

app.use(toHttps, canonicalAddress, switchLanguage, tellConsent, rememberVisit)
for (const name of Object.keys(pages) as PageName[]) {
  for (const path of [...pathsOf(name), markdownPath(pathsOf(name)[0])]) {
    app.get(path, (c) => toLanguage(c, chooseLocale(c)))
    for (const locale of locales) {
      app.get(localPath(locale, path), (c) => {
        const query = canonicalQuery(pages[name].query, urlOf(c).searchParams)
        return showPage(c, locale, addressOf(c, name, query), kindOf(pages[name], query))
      })
    }
  }
}

app.get('/security.txt', (c) => c.body(null, 301, { Location: securityPath, 'Cache-Control': cachePolicy.moved }))
app.get('/feed.xml', (c) => toLanguage(c, chooseLocale(c)))
for (const locale of locales) app.get(`/${locale}/feed.xml`, (c) => showPage(c, locale, '/feed.xml', 'articles'))

app.get('/robots.txt', (c) => (isIndexed(c) ? showPage(c, null, '/robots.txt') : keepOut(c)))
app.get(securityPath, (c) => showPage(c, null, securityPath))
for (const path of ['/sitemap.xml', '/llms.txt']) app.get(path, (c) => showPage(c, null, path, 'articles'))

app.get('/assets/:file', async (c, next) => (await fileOfAnotherVersion(c, c.req.param('file'))) ?? next())

app.notFound((c) => showPage(c, chooseLocale(c), notFoundPath, 'missing'))
app.onError((error, c) => respondToError(c, error, chooseLocale(c)))

/** 302 to the same path and query in the visitor's language. */
function toLanguage(c: Context<Gateway>, locale: Locale) {
  const { pathname, search } = urlOf(c)
  return c.body(null, 302, { Location: localPath(locale, pathname) + search, 'Cache-Control': cachePolicy.never })
}

/** A page's canonical path and query, so that every way of writing an address shares a copy. */
function addressOf(c: Context<Gateway>, name: PageName, query: URLSearchParams): string {
  const { pathname } = urlOf(c)
  const path = pathname.endsWith('.md') ? markdownPath(pathsOf(name)[0]) : pathsOf(name)[0]
  const canonical = path.includes(':') ? splitPath(pathname).path : path
  return query.size > 0 ? `${canonical}?${query}` : canonical
}
