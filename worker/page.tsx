import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { renderToString } from 'react-dom/server.edge'
import { assets, island } from '../ui/assets.ts'
import { Document } from '../ui/document.tsx'
import { Frame } from '../ui/layouts/frame.tsx'
import type { Page } from '../ui/page.ts'
import type { Site } from '../ui/site.ts'
import { cachePolicy } from './cache.ts'
import { contentSecurityPolicy } from './security.ts'

/** React on Hono: `c.render` streams what it is given. */
export const renderer = reactRenderer(({ children }) => <>{children}</>, {
  stream: true,
  readableStreamOptions: {
    onError: (error) => console.error(JSON.stringify({ event: 'render-error', error: `${error}` })),
  },
})

const hints = [
  `<${assets.font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  `<${island('loader')}>; rel=modulepreload`,
].join(', ')

const slot = '<i-slot></i-slot>'

/**
 * Answers with a page, in document order and without inline scripts: head and frame up to the main content, the main
 * content as React streams it, the rest of the frame. A page marked `late` sends its head and header before its own
 * data are there; any other page that fails to render throws, so that it can become an error page with its status.
 */
export async function respond(
  c: Context,
  site: Site,
  page: Page,
  status: ContentfulStatusCode = page.status ?? 200,
): Promise<Response> {
  const [before = '', after = ''] = `<!doctype html>${renderToString(
    <Document site={site} page={page}>
      <Frame site={site} page={page}>
        <i-slot />
      </Frame>
    </Document>,
  )}`.split(slot)
  const main = Promise.resolve(c.render(<page.Body site={site} />))
  if (!page.late) await main

  return c.body(streamOf(inOrder(before, main, site.t('errors.broken'), after)), status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': site.locale,
    'Content-Security-Policy': contentSecurityPolicy(page, site),
    // What every page needs first; Cloudflare sends it as Early Hints.
    Link: hints,
    'Cache-Control': cachePolicyOf(page, status),
    ...(page.tags && { 'Cache-Tag': page.tags.join() }),
  })
}

function cachePolicyOf(page: Page, status: number) {
  if (status !== 200 || page.hidden) return cachePolicy.never
  return page.tags ? cachePolicy.contentPage : cachePolicy.sharedPage
}

async function* inOrder(before: string, main: Promise<Response>, apology: string, after: string) {
  const encoder = new TextEncoder()
  yield encoder.encode(before)
  try {
    yield* (await main).body ?? []
  } catch {
    yield encoder.encode(`<p role="alert">${apology}</p>`)
  }
  yield encoder.encode(after)
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await chunks.return(undefined)),
  })
}
