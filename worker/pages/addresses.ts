import type { Context, Env, Hono } from 'hono'
import { type Locale, locales } from '../../locales/index.ts'
import { type PageName, pathsOf } from '../../ui/routes.ts'
import { localPath, markdownPath } from '../../ui/site.ts'
import { urlOf } from '../request.ts'

/** What an address stands for. */
export interface PageAddress {
  name: PageName
  /** null where the address names no language. */
  locale: Locale | null
  /** Canonical path below the language, parameters filled in; it ends in `.md` where the page is asked for as Markdown. */
  path: string
  isMarkdown: boolean
}

/**
 * Registers all addresses of pages on an app: canonical paths, aliases and Markdown, with and without a language. The
 * gateway and the cached entrypoint share this table.
 */
export function routePages<E extends Env>(
  app: Hono<E>,
  names: readonly PageName[],
  answer: (c: Context<E>, address: PageAddress) => Response | Promise<Response>,
) {
  for (const name of names) {
    const [canonical] = pathsOf(name)
    const addressed = (c: Context<E>, locale: Locale | null) => {
      const { pathname } = urlOf(c)
      const isMarkdown = pathname.endsWith('.md')
      const fixed = isMarkdown ? markdownPath(canonical) : canonical
      const path = canonical.includes(':') ? pathname.slice(locale ? locale.length + 1 : 0) : fixed
      return answer(c, { name, locale, path, isMarkdown })
    }
    for (const path of [...pathsOf(name), markdownPath(canonical)]) {
      app.get(path, (c) => addressed(c, null))
      for (const locale of locales) app.get(localPath(locale, path), (c) => addressed(c, locale))
    }
  }
}
