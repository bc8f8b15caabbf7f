import type { Context, MiddlewareHandler } from 'hono'
import { versionAtEnd, versionHeader } from '../content/version.ts'
import { askedVersion, cachePolicy } from './cache-control.ts'
import { markdownOf } from './markdown/converter.ts'
import { readThrough } from './stream.ts'

/**
 * GET /{lang}/….md: the page without `.md` in its address (home: `index.md`), its main content converted to Markdown.
 * `pageAt` answers with a page. The canonical address is that of the page.
 */
export function asMarkdown(pageAt: (c: Context, address: URL) => Promise<Response>): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.path.endsWith('.md')) return next()

    const address = new URL(c.req.url)
    address.pathname = address.pathname.replace(/(\/index)?\.md$/, '')
    const page = await pageAt(c, address)
    if (page.status !== 200 || !page.body) return c.notFound()

    let html = ''
    const decoder = new TextDecoder()
    const ended = await readThrough(page.body, (part) => {
      html += decoder.decode(part, { stream: true })
    })
    const version = page.headers.get(versionHeader) ?? versionAtEnd(html)
    if (!ended && !version) throw new Error('The page could not be read to its end')
    const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    if (!main) return c.notFound()

    const [, canonical = address.href] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    const headers = new Headers({
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Link: `<${canonical.replaceAll('&amp;', '&')}>; rel="canonical"`,
    })
    if (version) headers.set(versionHeader, version)
    for (const name of ['Content-Language', 'Cache-Control', 'Cache-Tag']) {
      const value = page.headers.get(name)
      if (value) headers.set(name, value)
    }
    if (askedVersion(c) && version !== askedVersion(c)) headers.set('Cache-Control', cachePolicy.never)
    return c.body(markdownOf(main, canonical), 200, Object.fromEntries(headers))
  }
}
