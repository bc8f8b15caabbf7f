import { type Context, Hono } from 'hono'
import { type Locale, locales } from '../locales/index.ts'
import { pages } from '../ui/pages.ts'
import { type PageName, pathsOf } from '../ui/routes.ts'
import { localPath, markdownPath } from '../ui/site.ts'
import { api } from './api/api.ts'
import { cachePolicy } from './cache.ts'
import { tellConsent } from './consent.ts'
import { respondToError } from './errors.tsx'
import { health } from './health.ts'
import { canonicalAddress, chooseLocale, splitPath, switchLanguage } from './locale.ts'
import { renderer } from './page.tsx'
import { security, toHttps } from './security.ts'
import { securityPath } from './security-txt.ts'
import { notFoundPath, showPage } from './show.ts'
import { urlOf } from './url.ts'
import { rememberVisit } from './visit.ts'

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
    const published = 'load' in pages[name]
    for (const locale of locales) {
      app.get(localPath(locale, path), (c) => showPage(c, locale, addressOf(c, name), { published }))
    }
  }
}

app.get('/security.txt', (c) => c.body(null, 301, { Location: securityPath, 'Cache-Control': cachePolicy.moved }))
app.get('/feed.xml', (c) => toLanguage(c, chooseLocale(c)))
for (const locale of locales)
  app.get(`/${locale}/feed.xml`, (c) => showPage(c, locale, '/feed.xml', { published: true }))

for (const path of ['/robots.txt', securityPath]) app.get(path, (c) => showPage(c, null, path))
for (const path of ['/sitemap.xml', '/llms.txt']) app.get(path, (c) => showPage(c, null, path, { published: true }))

app.notFound((c) => showPage(c, chooseLocale(c), notFoundPath))
app.onError((error, c) => respondToError(c, error, chooseLocale(c)))

/** 302 to the same path and query in the visitor's language. */
function toLanguage(c: Context<Gateway>, locale: Locale) {
  const { pathname, search } = urlOf(c)
  return c.body(null, 302, { Location: localPath(locale, pathname) + search, 'Cache-Control': cachePolicy.never })
}

/** The page's canonical path with the query keys that it is a function of, in one order and bounded, so that all else shares a copy. */
function addressOf(c: Context<Gateway>, name: PageName): string {
  const url = urlOf(c)
  const path = url.pathname.endsWith('.md') ? markdownPath(pathsOf(name)[0]) : pathsOf(name)[0]
  const canonical = path.includes(':') ? splitPath(url.pathname).path : path
  if (!url.search) return canonical

  const page = pages[name]
  const choices = 'choices' in page ? page.choices : {}
  const known = (page.query ?? []).flatMap((key) => {
    const value = url.searchParams.get(key)?.trim().slice(0, 200)
    return value && (choices?.[key]?.includes(value) ?? true) ? [[key, value]] : []
  })
  const query = new URLSearchParams(known).toString()
  return canonical + (query && `?${query}`)
}
