import type { Context, MiddlewareHandler } from 'hono'
import { markdownOf } from './markdown/markdown.ts'

/**
 * GET /{lang}/….md: the page of the address without `.md` (home: `index.md`) as Markdown, made from its own main
 * content. `pageAt` answers with a page. Search engines are sent to the page itself.
 */
export function asMarkdown(pageAt: (c: Context, address: URL) => Promise<Response>): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.path.endsWith('.md')) return next()

    const address = new URL(c.req.url)
    address.pathname = address.pathname.replace(/(\/index)?\.md$/, '')
    const page = await pageAt(c, address)
    const html = await page.text()
    const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    if (page.status !== 200 || !main) return c.notFound()

    const [, canonical = address.href] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    const headers = new Headers({
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Link: `<${canonical.replaceAll('&amp;', '&')}>; rel="canonical"`,
    })
    for (const name of ['Content-Language', 'Cache-Control', 'Cache-Tag']) {
      const value = page.headers.get(name)
      if (value) headers.set(name, value)
    }
    return c.body(markdownOf(main, canonical), 200, Object.fromEntries(headers))
  }
}
