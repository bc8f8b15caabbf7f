import { waitUntil } from 'cloudflare:workers'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { fallbackLocale, type Locale } from '../../locales/index.ts'
import { zlib } from '../../locales/zlib.ts'
import type { Kind } from '../../ui/page.ts'
import { localPath, words } from '../../ui/site.ts'
import { contentVersion, versionAtEnd, versionHeader } from '../content/version.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import { policies } from '../pages/kinds.ts'
import { readThrough } from '../pages/stream.ts'
import { isWithin } from '../rate-limit.ts'
import { type Gateway, requestIdOf, urlOf } from '../request.ts'
import { variablesOf } from '../settings.ts'
import { LruCache } from './lru-cache.ts'

/** A rendered page with the headers that every visitor gets. */
interface CachedPage {
  body: Uint8Array<ArrayBuffer>
  status: number
  headers: Headers
  /** The same in brotli; made for the second visitor who takes it. */
  brotli?: { body: Uint8Array<ArrayBuffer>; headers: Headers }
}

const megabyte = 1024 * 1024

/**
 * Pages in the isolate's memory: 24 of its 128 MB, for an hour. Search results have 4 MB of their own, for five minutes,
 * so that a flood of searches evicts no pages.
 */
const caches = {
  pages: new LruCache<CachedPage>(24 * megabyte, 3_600_000),
  searches: new LruCache<CachedPage>(4 * megabyte, 300_000),
}

/** What the gateway asks the cached entrypoint for. */
interface Asked {
  /** null for what has no language, such as robots.txt. */
  locale: Locale | null
  /** Path below the language, with its canonical query. */
  path: string
  kind: Kind
}

/**
 * Answers with a page, from memory or from the cached entrypoint. The entrypoint gets the address and the id of the
 * request, and nothing else of the visitor. Pages that show content are kept per version of it.
 */
export async function showPage(c: Context<Gateway>, { locale, path, kind }: Asked): Promise<Response> {
  const { ENABLED_LOCALES, CONTENT_CHECK_SECONDS, SITE_ORIGIN } = variablesOf(c.env)
  if (locale && !ENABLED_LOCALES.includes(locale)) return c.notFound()

  const { origin, host } = urlOf(c)
  const address = origin + (locale ? localPath(locale, path) : path)
  const { tag, memory } = policies[kind]
  const keyAt = (version: string | null) => (version ? `${address} ${version}` : address)
  const cachedAt = (version: string | null) => memory && caches[memory].get(keyAt(version))
  const version = tag ? await contentVersion(c.env.CONTENT, CONTENT_CHECK_SECONDS * 1_000, waitUntil, cachedAt) : null
  const cached = tag && !version ? undefined : cachedAt(version)
  if (cached) return respondFromMemory(c, cached)
  // A request that did not come through Cloudflare has no address to count by.
  if (kind === 'search' && c.req.header('CF-Connecting-IP') && !(await isWithin(c, c.env.SEARCH_LIMIT, 'search '))) {
    throw new HTTPException(429, { message: words(locale ?? fallbackLocale)('errors.api.tooMany') })
  }

  const url = new URL(address)
  if (version) url.searchParams.set('v', version)
  // Workers Cache ignores the host; pages that name it carry it in their address.
  if (!SITE_ORIGIN) url.searchParams.set('host', host)
  const page = await c.executionCtx.exports.Pages.fetch(
    new Request(url, { redirect: 'manual', headers: { 'Request-Id': requestIdOf(c) } }),
  )
  const { status } = page
  const headers = visitorHeaders(c, page.headers, status === 200 && kind !== 'private')
  if (!page.body) return new Response(null, { status, headers })

  const keep = (body: Uint8Array<ArrayBuffer>) => {
    const shown = page.headers.get(versionHeader) ?? (tag ? versionAtEnd(endOf(body)) : null)
    if (!memory || !isKnown(host, SITE_ORIGIN) || status !== (kind === 'missing' ? 404 : 200) || (tag && !shown)) return
    const bytes = (body.length * 4) / 3 // a third more for the copy in brotli
    caches[memory].set(keyAt(shown), { body, status, headers }, bytes)
  }
  // A streamed page has no length.
  if (!page.headers.has('Content-Length')) return new Response(passOn(page.body, keep), { status, headers })

  if (kind === 'standing' && isFirst(address)) return new Response(page.body, { status, headers })

  const body = await page.bytes()
  keep(body)
  return new Response(body, { status, headers })
}

const hosts = new Set<string>()
/** Pages of more hosts are not kept, so that made-up hosts evict nothing. */
const mostHosts = 50

function isKnown(host: string, origin: string): boolean {
  if (origin) return origin.split('//')[1] === host
  if (hosts.size < mostHosts) hosts.add(host)
  return hosts.has(host)
}

const askedOnce = new Set<string>()

/** Whether an address is new to this isolate: a page that is asked for once is passed on unread. */
function isFirst(address: string): boolean {
  if (askedOnce.delete(address)) return false
  if (askedOnce.size >= 5_000) askedOnce.clear()
  askedOnce.add(address)
  return true
}

/** Passes a stream on and keeps its bytes at the end. A stream that fails ends early, and is not kept. */
function passOn(body: ReadableStream<Uint8Array>, keep: (body: Uint8Array<ArrayBuffer>) => void): ReadableStream {
  const { readable, writable } = new IdentityTransformStream()
  const writer = writable.getWriter()
  const pass = async () => {
    const whole = await readThrough(body, (part) => writer.write(part))
    await writer.close()
    if (whole) keep(whole)
  }
  pass().catch(() => undefined) // the visitor left
  return readable
}

const endOf = (body: Uint8Array) => new TextDecoder().decode(body.subarray(-200))

/** Path of the 404 page below its language. */
export const notFoundPath = '/404'

/** The cached page, or 304. ETag and brotli are made now, because many pages are asked for only once. */
async function respondFromMemory(c: Context<Gateway>, page: CachedPage): Promise<Response> {
  const { body, status, headers } = page
  if (status === 200 && !headers.has('ETag')) headers.set('ETag', await etagOf(body))
  const tag = headers.get('ETag')?.replace('W/', '')
  if (tag && c.req.header('If-None-Match')?.includes(tag)) return new Response(null, { status: 304, headers })
  if (!acceptsBrotli(c.req.raw)) return new Response(body, { status, headers })

  page.brotli ??= compressed(page)
  return new Response(page.brotli.body, { status, headers: page.brotli.headers, encodeBody: 'manual' })
}

/** Cloudflare rewrites `Accept-Encoding` and keeps the visitor's own in `cf`. */
function acceptsBrotli({ cf, headers }: Request): boolean {
  const given = cf ? cf.clientAcceptEncoding : headers.get('Accept-Encoding')
  return /\bbr\b(?!;q=0(?![.\d]))/.test(`${given}`)
}

/** Brotli of quality 7 takes 2 ms and is a tenth smaller than Cloudflare's, of quality 4. */
function compressed({ body, headers }: CachedPage) {
  const { brotliCompressSync, constants } = zlib()
  const brotli = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  const brotliHeaders = new Headers(headers)
  brotliHeaders.set('Content-Encoding', 'br')
  return { body: new Uint8Array(brotli), headers: brotliHeaders }
}

async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return `W/"${digest.slice(0, 12).toHex()}"`
}

/** The entrypoint's headers as visitors get them. */
function visitorHeaders(c: Context<Gateway>, given: Headers, shared: boolean): Headers {
  const headers = new Headers(given)
  headers.set('Cache-Control', shared ? cachePolicy.visitorPage : cachePolicy.never)
  for (const name of ['Cache-Tag', 'Content-Length', versionHeader]) headers.delete(name)
  headers.append('Vary', 'Accept-Encoding')
  // `wrangler dev` compresses a stream only at its end.
  if (['localhost', '127.0.0.1'].includes(urlOf(c).hostname)) headers.set('Content-Encoding', 'identity')
  return headers
}
