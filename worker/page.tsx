import { reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { renderToString } from 'react-dom/server.edge'
import type { Page } from '../ui/page.ts'
import type { Site } from '../ui/site.ts'
import { cachePolicy } from './cache.ts'
import { documentAround } from './document.tsx'
import { hintsOf } from './hints.ts'
import { log, requestOf } from './log.ts'
import { contentSecurityPolicy } from './security.ts'

/** React on Hono: `c.render` streams what it is given. */
export const renderer: MiddlewareHandler = (c, next) =>
  reactRenderer(({ children }) => <>{children}</>, {
    stream: true,
    readableStreamOptions: {
      onError: (error) => log('error', 'render-error', { request: requestOf(c), path: c.req.path, error }),
    },
  })(c, next)

/**
 * Answers with a page, in document order and without scripts that move its parts: head and frame up to the main content,
 * the main content, the rest of the frame. A page marked `late` sends its head and header before its own data are there,
 * then the rest as React streams it. Any other page waits for nothing and is rendered at once; one that fails throws, so
 * that it can become an error page with its status.
 */
export async function respond(
  c: Context,
  site: Site,
  page: Page,
  status: ContentfulStatusCode = page.status ?? 200,
): Promise<Response> {
  const { before, after } = documentAround(site, page)
  const body = <page.Body site={site} />
  const main = page.late ? '' : renderToString(body)
  const whole = page.late ? null : joined([...before, encoder.encode(main), ...after])
  const html = whole ?? streamOf(inOrder(before, c.render(body), site.t('errors.broken'), after))
  const hints = hintsOf(main)

  return c.body(html, status, {
    'Content-Type': 'text/html; charset=utf-8',
    ...(whole && { 'Content-Length': `${whole.length}` }),
    'Content-Language': site.locale,
    'Content-Security-Policy': contentSecurityPolicy(page, site),
    'Cache-Control': cachePolicyOf(page, status),
    ...(hints && { Link: hints }),
    ...(page.tags && { 'Cache-Tag': page.tags.join() }),
  })
}

function cachePolicyOf(page: Page, status: number) {
  if (status === 200 && page.search) return cachePolicy.searchPage
  if (status !== 200 || page.hidden) return cachePolicy.never
  return page.tags ? cachePolicy.contentPage : cachePolicy.sharedPage
}

async function* inOrder(
  before: Uint8Array[],
  main: Response | Promise<Response>,
  apology: string,
  after: Uint8Array[],
) {
  yield joined(before)
  try {
    yield* (await main).body ?? []
  } catch {
    yield encoder.encode(`<p role="alert">${apology}</p>`)
  }
  yield joined(after)
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await chunks.return(undefined)),
  })
}

/** One piece of the pieces. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const encoder = new TextEncoder()
