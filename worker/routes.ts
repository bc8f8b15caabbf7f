import { type Context, Hono } from 'hono'
import { locales } from '../locales/index.ts'
import { pages } from '../ui/pages.ts'
import type { PageName } from '../ui/routes.ts'
import { localPath } from '../ui/site.ts'
import { health } from './api/health.ts'
import { api } from './api/routes.ts'
import { toCanonicalPath, toHttps } from './gateway/address.ts'
import { assetOfAnotherVersion } from './gateway/asset-store.ts'
import { keepAttribution } from './gateway/attribution.ts'
import { sendConsent } from './gateway/consent-cookie.ts'
import { chooseLocale, switchLanguage } from './gateway/locale.ts'
import { notFoundPath, showPage } from './gateway/page-cache.ts'
import { noIndex, securityHeaders } from './gateway/security-headers.ts'
import { routePages } from './pages/addresses.ts'
import { cachePolicy } from './pages/cache-control.ts'
import { respondToError } from './pages/error-page.tsx'
import { canonicalQuery } from './pages/kinds.ts'
import { qrCode } from './pages/qr-code.ts'
import { renderer } from './pages/react.tsx'
import { disallowAll, isIndexed } from './pages/robots.ts'
import { securityPath } from './pages/security-txt.ts'
import { type Gateway, urlOf } from './request.ts'
import { pageSettings, variablesOf } from './settings.ts'

/** The gateway, which sees every visitor: it redirects, sets cookies and asks the cached entrypoint for pages. */
export const gateway = new Hono<Gateway>()

gateway.use(securityHeaders, noIndex, renderer)
gateway.route('/api', api)
gateway.route('/healthz', health)

gateway.use(toHttps, toCanonicalPath, switchLanguage, sendConsent, keepAttribution)
routePages(gateway, Object.keys(pages) as PageName[], (c, { name, locale, path, isMarkdown }) => {
  if (!locale) return toLanguage(c)
  const page = pages[name]
  const query = canonicalQuery(page.query, urlOf(c).searchParams)
  const kind = typeof page.kind === 'function' ? page.kind(query) : page.kind
  if (!isMarkdown) c.set('kind', kind)
  return showPage(c, { locale, path: query.size > 0 ? `${path}?${query}` : path, kind })
})

gateway.get('/feed.xml', toLanguage)
for (const locale of locales) {
  gateway.get(`/${locale}/feed.xml`, (c) => showPage(c, { locale, path: '/feed.xml', kind: 'articles' }))
}
for (const path of ['/sitemap.xml', '/llms.txt']) {
  gateway.get(path, (c) => showPage(c, { locale: null, path, kind: 'articles' }))
}
gateway.get('/robots.txt', (c) => {
  return isIndexed(c) ? showPage(c, { locale: null, path: '/robots.txt', kind: 'standing' }) : disallowAll(c)
})
gateway.get(securityPath, (c) => showPage(c, { locale: null, path: securityPath, kind: 'standing' }))
gateway.get('/security.txt', (c) => {
  return c.body(null, 301, { Location: securityPath, 'Cache-Control': cachePolicy.day })
})
gateway.get('/qr.svg', (c) => qrCode(c, pageSettings(variablesOf(c.env), urlOf(c).origin)) ?? c.notFound())
gateway.get('/assets/:file', async (c, next) => (await assetOfAnotherVersion(c, c.req.param('file'))) ?? next())

gateway.notFound((c) => {
  c.set('kind', 'missing')
  return showPage(c, { locale: chooseLocale(c), path: notFoundPath, kind: 'missing' })
})
gateway.onError((error, c) => {
  c.set('kind', 'private')
  return respondToError(c, error, chooseLocale(c))
})

/** 302 to the same path and query in the visitor's language. */
function toLanguage(c: Context<Gateway>) {
  const { pathname, search } = urlOf(c)
  return c.body(null, 302, {
    Location: localPath(chooseLocale(c), pathname) + search,
    'Cache-Control': cachePolicy.never,
  })
}
