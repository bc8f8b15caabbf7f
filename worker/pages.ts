import { WorkerEntrypoint } from 'cloudflare:workers'
import { Hono } from 'hono'
import { type Locale, locales } from '../locales/index.ts'
import type { Page } from '../ui/page.ts'
import { errorPage } from '../ui/pages/error.tsx'
import { pages as written } from '../ui/pages.ts'
import { type PageName, pathsOf } from '../ui/routes.ts'
import { siteFor } from '../ui/site.ts'
import { respondToError } from './errors.tsx'
import { splitPath } from './locale.ts'
import { renderer, respond } from './page.tsx'
import { pageSettings, variablesOf } from './settings.ts'

/** The cached entrypoint: a page is a function of its address, the language and the deployment, nothing else. */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch(request: Request) {
    return app.fetch(request, this.env, this.ctx as unknown as ExecutionContext)
  }
}

/** The pages in every language, each language a sub-app of its own. */
export function pagesApp(pages: Partial<Record<PageName, Page>>) {
  const app = new Hono<{ Bindings: Env }>().use(renderer)
  for (const locale of locales) app.route(`/${locale}`, localPages(locale, pages))
  app.notFound((c) => {
    const { locale } = splitPath(c.req.path)
    return respond(c, siteFor(locale ?? 'en-US', '/', settings(c)), errorPage(404), 404)
  })
  app.onError((error, c) => respondToError(c, error, splitPath(c.req.path).locale ?? undefined))
  return app
}

function localPages(locale: Locale, pages: Partial<Record<PageName, Page>>) {
  const app = new Hono<{ Bindings: Env }>()
  for (const [name, page] of Object.entries(pages)) {
    const [path] = pathsOf(name as PageName)
    app.get(path, (c) => respond(c, siteFor(locale, path, settings(c)), page))
  }
  return app
}

function settings(c: { env: Env; req: { url: string } }) {
  return pageSettings(variablesOf(c.env), new URL(c.req.url).origin)
}

const app = pagesApp(written)
