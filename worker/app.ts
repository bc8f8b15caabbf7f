import { type Context, Hono } from 'hono'
import { type Locale, locales } from '../locales/index.ts'
import { pages } from '../ui/pages.ts'
import { type PageName, pathsOf } from '../ui/routes.ts'
import { localPath } from '../ui/site.ts'
import { api } from './api/api.ts'
import { cachePolicy } from './cache.ts'
import { respondToError } from './errors.tsx'
import { canonicalAddress, chooseLocale, switchLanguage } from './locale.ts'
import { renderer } from './page.tsx'
import { security } from './security.ts'
import { variablesOf } from './settings.ts'
import { rememberVisit } from './visit.ts'

export interface Gateway {
  Bindings: Env
}

/** The gateway: sees every visitor, redirects and sets cookies; pages come from the cached entrypoint. */
export const app = new Hono<Gateway>()

app.use(security, renderer)
app.route('/api', api)
app.get('/healthz', (c) => {
  variablesOf(c.env)
  return c.json({ ok: true, version: c.env.VERSION.id || 'local' }, 200, { 'Cache-Control': cachePolicy.never })
})

app.use(canonicalAddress, switchLanguage, rememberVisit)
for (const name of Object.keys(pages) as PageName[]) {
  for (const path of pathsOf(name)) {
    app.get(path, (c) => toLanguage(c, chooseLocale(c)))
    for (const locale of locales) app.get(localPath(locale, path), (c) => showPage(c, locale, pathsOf(name)[0]))
  }
}

app.notFound((c) => showPage(c, chooseLocale(c), '/404'))
app.onError((error, c) => respondToError(c, error, chooseLocale(c)))

/** 302 to the same path and query in the visitor's language. */
function toLanguage(c: Context<Gateway>, locale: Locale) {
  const { pathname, search } = new URL(c.req.url)
  return c.body(null, 302, { Location: localPath(locale, pathname) + search, 'Cache-Control': cachePolicy.never })
}

/** A page from the cached entrypoint, which sees its address and nothing of the visitor. */
async function showPage(c: Context<Gateway>, locale: Locale, path: string): Promise<Response> {
  if (!variablesOf(c.env).ENABLED_LOCALES.includes(locale)) return c.notFound()

  const { origin, hostname } = new URL(c.req.url)
  const page = await c.executionCtx.exports.Pages.fetch(new Request(origin + localPath(locale, path)))
  const response = new Response(page.body, page)
  if (page.ok) response.headers.set('Cache-Control', cachePolicy.visitorPage)
  // `wrangler dev` holds a compressed stream back until its end.
  if (hostname === 'localhost' || hostname === '127.0.0.1') response.headers.set('Content-Encoding', 'identity')
  return response
}
