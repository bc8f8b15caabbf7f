import { Hono } from 'hono'
import { type Locale, locales } from '../locales/index.ts'
import type { Page } from '../ui/page.ts'
import { errorPage } from '../ui/pages/error.tsx'
import { type PageName, pathsOf } from '../ui/routes.ts'
import { siteFor } from '../ui/site.ts'
import { respondToError } from './errors.tsx'
import { splitPath } from './locale.ts'
import { renderer, respond } from './page.tsx'
import { pageSettings, variablesOf } from './settings.ts'

interface Pages {
  Bindings: Env
}

/** The pages in every language, each language a sub-app of its own; anything else is the 404 page. */
export function pagesApp(pages: Partial<Record<PageName, Page>>) {
  const app = new Hono<Pages>().use(renderer)
  for (const locale of locales) app.route(`/${locale}`, localPages(locale, pages))
  app.notFound((c) => respond(c, siteFor(localeIn(c.req.path), '/', settings(c)), errorPage(404), 404))
  app.onError((error, c) => respondToError(c, error, localeIn(c.req.path)))
  return app
}

function localPages(locale: Locale, pages: Partial<Record<PageName, Page>>) {
  const app = new Hono<Pages>()
  for (const [name, page] of Object.entries(pages)) {
    const [path] = pathsOf(name as PageName)
    app.get(path, (c) => respond(c, siteFor(locale, path, settings(c)), page))
  }
  return app
}

function localeIn(path: string): Locale {
  return splitPath(path).locale ?? locales[0]
}

function settings(c: { env: Env; req: { url: string } }) {
  return pageSettings(variablesOf(c.env), new URL(c.req.url).origin)
}
