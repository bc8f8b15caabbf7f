import { brotliCompressSync, constants } from 'node:zlib'
import type { Context } from 'hono'
import { fallbackLocale, type Locale } from '../../locales/index.ts'
import type { Kind } from '../../ui/page.ts'
import { localPath, words } from '../../ui/site.ts'
import { contentVersion, versionAtEnd, versionHeader } from '../content/version.ts'
import { requestOf } from '../log.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import { policies } from '../pages/kinds.ts'
import { isWithin } from '../rate-limit.ts'
import { urlOf } from '../request.ts'
import type { Gateway } from '../routes.ts'
import { variablesOf } from '../settings.ts'
import { readThrough } from '../stream.ts'
import { Memory } from './lru-cache.ts'
import { secure } from './security.ts'

/** A page as it was rendered, with all headers that a visitor gets, ready to be sent again. */
interface Kept {
  body: Uint8Array<ArrayBuffer>
  status: number
  headers: Headers
  /** The same in brotli, once somebody who takes it asked again. */
  brotli?: { body: Uint8Array<ArrayBuffer>; headers: Headers }
}

/** Rendered pages of this isolate: at most 24 MB of the 128 that it has, each for an hour. */
const pages = memory(24, 3_600_000)
/** Results of searches by themselves, so that no flood of questions drives the pages out: 4 MB, five minutes. */
const searches = memory(4, 300_000)
const memories = { pages, searches }

/**
 * Answers with a page: from memory, else from the cached entrypoint, which sees its address and nothing of the visitor,
 * but a name for its log lines. What shows content is kept for one version of it. `locale`: null for what is of no
 * language.
 */
export async function showPage(
  c: Context<Gateway>,
  locale: Locale | null,
  path: string,
  kind: Kind = 'standing',
): Promise<Response> {
  const { ENABLED_LOCALES, CONTENT_CHECK_SECONDS, SITE_ORIGIN } = variablesOf(c.env)
  if (locale && !ENABLED_LOCALES.includes(locale)) return c.notFound()

  const { origin, host } = urlOf(c)
  const address = origin + (locale ? localPath(locale, path) : path)
  const { tag, memory } = policies[kind]
  const keyOf = (version: string | null) => (version ? `${address} ${version}` : address)
  const kept = (version: string | null) => memory && memories[memory].get(keyOf(version))
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const version = tag ? await contentVersion(c.env.CONTENT, CONTENT_CHECK_SECONDS * 1_000, later, kept) : null
  const known = tag && !version ? undefined : kept(version)
  if (known) return again(c, known)
  if (kind === 'search' && !(await maySearch(c)))
    throw new TooManySearches(words(locale ?? fallbackLocale)('errors.api.tooMany'))

  const url = new URL(address)
  if (version) url.searchParams.set('v', version)
  // Workers Cache does not tell hosts apart; a page that names the host it was asked from has it in its address.
  if (!SITE_ORIGIN) url.searchParams.set('host', host)
  const page = await c.executionCtx.exports.Pages.fetch(
    new Request(url, { redirect: 'manual', headers: { 'Request-Id': requestOf(c) } }),
  )
  const { status } = page
  const headers = toVisitor(c, page.headers, status === 200 && kind !== 'private')
  if (!page.body) return new Response(null, { status, headers })

  const keep = (body: Uint8Array<ArrayBuffer>) => {
    const shown = page.headers.get(versionHeader) ?? (tag ? versionAtEnd(endOf(body)) : null)
    if (!memory || !isKnown(host, SITE_ORIGIN) || status !== (kind === 'missing' ? 404 : 200) || (tag && !shown)) return
    memories[memory].set(keyOf(shown), { body, status, headers })
  }
  if (!page.headers.has('Content-Length')) return new Response(passOn(page.body, keep), { status, headers })

  if (kind === 'standing' && isFirst(address)) return new Response(page.body, { status, headers })

  const body = await page.bytes()
  keep(body)
  return new Response(body, { status, headers })
}

class TooManySearches extends Error {
  status = 429
}

/** Nobody reads what sixty searches a minute find. What did not come through Cloudflare has no address to count by. */
async function maySearch(c: Context<Gateway>): Promise<boolean> {
  return !c.req.header('CF-Connecting-IP') || isWithin(c, c.env.SEARCH_LIMIT, 'search ')
}

const hosts = new Set<string>()
/** Pages are kept for so many hosts: whoever makes hosts up drives none out of memory. */
const mostHosts = 50

function isKnown(host: string, origin: string): boolean {
  if (origin) return origin.split('//')[1] === host
  if (hosts.size < mostHosts) hosts.add(host)
  return hosts.has(host)
}

const askedOnce = new Set<string>()

/** Many pages are asked for once only while they would be kept: the first time a whole one passes as it comes. */
function isFirst(address: string): boolean {
  if (askedOnce.delete(address)) return false
  if (askedOnce.size >= 5_000) askedOnce.clear()
  askedOnce.add(address)
  return true
}

/** Passes a page on while it is read, and keeps it at its end. One that fails on the way ends there, as it is. */
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

/** Address by which the gateway asks for the 404 page. */
export const notFoundPath = '/404'

/**
 * The kept page, or 304 where the visitor has it. Many pages are asked for only once while they are kept: digest and
 * brotli wait for the second time.
 */
async function again(c: Context<Gateway>, page: Kept): Promise<Response> {
  const { body, status, headers } = page
  if (status === 200 && !headers.has('ETag')) headers.set('ETag', await etagOf(body))
  const tag = headers.get('ETag')?.replace('W/', '')
  if (tag && c.req.header('If-None-Match')?.includes(tag)) return new Response(null, { status: 304, headers })
  if (!takesBrotli(c.req.raw)) return new Response(body, { status, headers })

  page.brotli ??= inBrotli(page)
  return new Response(page.brotli.body, { status, headers: page.brotli.headers, encodeBody: 'manual' })
}

/** Cloudflare rewrites `Accept-Encoding` on the way and tells what the visitor sent beside it. */
function takesBrotli({ cf, headers }: Request): boolean {
  const given = cf ? cf.clientAcceptEncoding : headers.get('Accept-Encoding')
  return /\bbr\b(?!;q=0(?![.\d]))/.test(`${given}`)
}

/** For 2 ms a tenth less on the way than Cloudflare's own brotli, which is of quality 4. */
function inBrotli({ body, headers }: Kept) {
  const packed = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  const packedHeaders = new Headers(headers)
  packedHeaders.set('Content-Encoding', 'br')
  return { body: new Uint8Array(packed), headers: packedHeaders }
}

async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return `W/"${digest.slice(0, 12).toHex()}"`
}

/** A page's headers as visitors get them, the same for all. */
function toVisitor(c: Context<Gateway>, given: Headers, shared: boolean): Headers {
  const headers = new Headers(given)
  secure(c, headers)
  headers.set('Cache-Control', shared ? cachePolicy.visitorPage : cachePolicy.never)
  for (const name of ['Cache-Tag', 'Content-Length', versionHeader]) headers.delete(name)
  headers.append('Vary', 'Accept-Encoding')
  // `wrangler dev` holds a compressed stream back until its end.
  if (isLocal(urlOf(c))) headers.set('Content-Encoding', 'identity')
  return headers
}

function isLocal({ hostname }: Readonly<URL>): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1'
}

function memory(megabytes: number, ttl: number) {
  return new Memory<Kept>({
    bytes: megabytes * 1024 * 1024,
    // A third more for the copy in brotli.
    bytesOf: ({ body }) => (body.byteLength * 4) / 3,
    ttl,
  })
}
