import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Locale } from '../locales/index.ts'
import { localPath } from '../ui/site.ts'
import type { Gateway } from './app.ts'
import { cachePolicy } from './cache.ts'
import { contentVersion } from './data/content-version.ts'
import { variablesOf } from './settings.ts'

/** A page as it was rendered, ready to be sent again. */
interface Kept {
  body: Uint8Array<ArrayBuffer>
  status: number
  headers: [string, string][]
  etag: string
}

/** Rendered pages of this isolate: at most 24 MB of the 128 that it has, each for an hour. */
const kept = new LRUCache<string, Kept>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.byteLength,
  ttl: 3_600_000,
})

/**
 * Answers with a page: from memory, else from the cached entrypoint, which sees its address and nothing of the
 * visitor, and streams it while it is kept. `locale`: null for what is of no language. `published`: the page shows
 * content, and is kept for one version of it.
 */
export async function showPage(
  c: Context<Gateway>,
  locale: Locale | null,
  path: string,
  { published = false } = {},
): Promise<Response> {
  const { ENABLED_LOCALES, CONTENT_CHECK_SECONDS } = variablesOf(c.env)
  if (locale && !ENABLED_LOCALES.includes(locale)) return c.notFound()

  const url = new URL(locale ? localPath(locale, path) : path, c.req.url)
  if (published) url.searchParams.set('v', await contentVersion(c.env.DB, CONTENT_CHECK_SECONDS * 1_000, later(c)))
  const known = kept.get(url.href)
  if (known) return again(c, known)

  const page = await c.executionCtx.exports.Pages.fetch(new Request(url, { redirect: 'manual' }))
  if (!page.body || !isShared(page, path)) return toVisitor(c, new Response(page.body, page))
  const [now, copy] = page.body.tee()
  later(c)(keep(url.href, copy, page))
  return toVisitor(c, new Response(now, page))
}

/** A page that is the same for all: any that may be cached, and the 404 page of a language. */
function isShared(page: Response, path: string): boolean {
  return path === notFoundPath ? page.status === 404 : page.headers.get('Cache-Control') !== cachePolicy.never
}

/** Address by which the gateway asks for the 404 page. */
export const notFoundPath = '/404'

async function keep(address: string, copy: ReadableStream, { status, headers }: Response) {
  const body = new Uint8Array(await new Response(copy).arrayBuffer())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).slice(0, 12)
  kept.set(address, { body, status, headers: [...headers], etag: `"${[...digest].map(hex).join('')}"` })
}

/** The kept page, or 304 where the visitor has it. */
function again(c: Context<Gateway>, { body, status, headers, etag }: Kept): Response {
  const has = status === 200 && c.req.header('If-None-Match')?.replaceAll('W/', '').split(/, */).includes(etag)
  const response = has ? new Response(null, { status: 304, headers }) : new Response(body, { status, headers })
  if (status === 200) response.headers.set('ETag', etag)
  return toVisitor(c, response)
}

/** What is added on the way to one visitor. */
function toVisitor(c: Context<Gateway>, response: Response): Response {
  const policy = response.headers.get('Cache-Control')
  if (policy !== cachePolicy.never) response.headers.set('Cache-Control', cachePolicy.visitorPage)
  response.headers.delete('Cache-Tag')
  // `wrangler dev` holds a compressed stream back until its end.
  if (isLocal(new URL(c.req.url))) response.headers.set('Content-Encoding', 'identity')
  return response
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1'
}

function later(c: Context<Gateway>) {
  return (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')
