import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ReactElement } from 'react'
import { readSheets } from '#sheets'
import { Document, sheetsOf } from '../ui/document.tsx'
import type { Page } from '../ui/page.ts'
import { Unavailable } from '../ui/parts/unavailable.tsx'
import type { Site } from '../ui/site.ts'
import { askedVersion, cacheHeaders } from './cache.ts'
import { type Reading, versionMark } from './data/content-version.ts'
import { frameAround } from './frame.tsx'
import { policies } from './kinds.ts'
import { log, requestOf } from './log.ts'
import { rendered } from './render.tsx'
import { contentSecurityPolicy } from './security.ts'

/**
 * Answers with a page in document order, without scripts that move its parts. What fails before the head is sent throws,
 * so that it can become an error page with its status. `reading`: what is read of the content for it.
 */
export async function respond(
  c: Context,
  site: Site,
  page: Page,
  { status = page.status ?? 200, reading }: { status?: ContentfulStatusCode; reading?: Reading } = {},
): Promise<Response> {
  for (const part of page.late ?? []) part.catch(() => undefined) // told where it is waited for
  const pieces = await piecesAround(c, site, page)
  const head = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': site.locale,
    'Content-Security-Policy': contentSecurityPolicy(page, site),
    ...cacheHeaders(c, policies[page.kind], status, page.late ? undefined : reading),
  }
  if (page.late) return c.body(inOrder(c, site, pieces, page.late, reading), status, head)

  const whole = joined(pieces)
  return c.body(whole, status, { ...head, 'Content-Length': `${whole.length}` })
}

/** A page's document around its late parts: React's, with its sheets and its frame put in as bytes. */
async function piecesAround(c: Context, site: Site, page: Page): Promise<Uint8Array[]> {
  const [opening, closing] = await frameAround(c, site, page)
  const html = await rendered(
    c,
    <Document site={site} page={page}>
      <i-slot />
      <page.Body site={site} />
      <i-slot />
    </Document>,
  )
  const sheets = sheetsOf(page).map((name) => [sheetAsBytes(name)])
  const fills = [...sheets, opening, ...(page.late ?? []).map(() => 'late'), closing]
  const pieces: Uint8Array[][] = [[]]
  for (const [index, part] of html.entries()) {
    const fill = fills[index] ?? []
    pieces.at(-1)?.push(part)
    if (typeof fill === 'string') pieces.push([])
    else pieces.at(-1)?.push(...fill)
  }
  return pieces.map(joined)
}

/**
 * Sends each piece of the document, and between two of them a late part when it is there; at the end the version of the
 * content that the page was made of. Where a part fails its place says so, and the stream ends in an error: caches keep
 * nothing of it, and the gateway ends the answer well.
 */
function inOrder(
  c: Context,
  site: Site,
  [first = nothing, ...rest]: Uint8Array[],
  late: readonly Promise<ReactElement>[],
  reading: Reading | undefined,
): ReadableStream {
  const { readable, writable } = new IdentityTransformStream()
  const writer = writable.getWriter()
  const send = async () => {
    let failure: unknown
    await writer.write(first)
    for (const [index, part] of late.entries()) {
      const piece = rest[index] ?? nothing
      try {
        await writer.write(joined([...(await rendered(c, await part)), piece]))
      } catch (error) {
        // One word for all that is missing.
        const word = failure ? [] : await rendered(c, <Unavailable site={site} />)
        failure = error
        await writer.write(joined([...word, piece]))
      }
    }
    if (failure) {
      log('error', 'late-error', { request: requestOf(c), path: c.req.path, error: failure })
      return writer.abort(failure)
    }
    await writer.write(encoder.encode(reading ? versionMark(reading) : ''))
    const asked = askedVersion(c)
    return asked && asked !== reading?.version ? writer.abort(new Error('Of another version')) : writer.close()
  }
  send().catch(() => undefined) // the visitor left
  return readable
}

/** Pieces as one. */
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
const nothing = new Uint8Array()

const sheetBytes = new Map<string, Uint8Array>()
let sheets: Record<string, string> | undefined

/** A style sheet, encoded once. */
function sheetAsBytes(name: string): Uint8Array {
  sheets ??= readSheets()
  const bytes = sheetBytes.get(name) ?? encoder.encode(sheets[name])
  sheetBytes.set(name, bytes)
  return bytes
}
