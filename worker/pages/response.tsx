import { Buffer } from 'node:buffer'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ReactElement } from 'react'
import { readSheets } from '#sheets'
import { Document, sheetsOf } from '../../ui/document.tsx'
import type { Page } from '../../ui/page.ts'
import { Unavailable } from '../../ui/parts/unavailable.tsx'
import type { Site } from '../../ui/site.ts'
import { type Reading, versionMark } from '../content/version.ts'
import { log } from '../log.ts'
import { requestIdOf } from '../request.ts'
import { askedVersion, cacheHeaders } from './cache-control.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { frameAround } from './frame.tsx'
import { policies } from './kinds.ts'
import { rendered } from './react.tsx'

/**
 * Answers with a page, in document order. Parts that wait for rows are streamed. An error before the head is sent throws,
 * so that the visitor gets an error page with its status. `reading`: the content that the page is made of.
 */
export async function respond(
  c: Context,
  site: Site,
  page: Page,
  { status = page.status ?? 200, reading }: { status?: ContentfulStatusCode; reading?: Reading } = {},
): Promise<Response> {
  const late = (page.late ?? []).map(watched)
  const pieces = await piecesAround(c, site, page)
  const streams = late.some(({ isThere }) => !isThere)
  const head = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': site.locale,
    'Content-Security-Policy': contentSecurityPolicy(page, site),
  }
  if (streams) {
    const headers = { ...head, ...cacheHeaders(c, policies[page.kind], status) }
    return c.body(inOrder(c, site, pieces, late, reading), status, headers)
  }
  const parts = await Promise.all(late.map(async ({ part }) => rendered(c, await part)))
  const whole = Buffer.concat(pieces.flatMap((piece, index) => [...piece, ...(parts[index] ?? [])]))
  return c.body(whole, status, {
    ...head,
    ...cacheHeaders(c, policies[page.kind], status, reading),
    'Content-Length': `${whole.length}`,
  })
}

interface Late {
  part: Promise<ReactElement>
  isThere: boolean
}

/** Notes when a part is there or has failed. Its error is thrown where the part is awaited. */
function watched(part: Promise<ReactElement>): Late {
  const late = { part, isThere: false }
  const there = () => {
    late.isThere = true
  }
  part.then(there, there)
  return late
}

/** The document around a page's late parts. Style sheets and frame are put into React's HTML as bytes. */
async function piecesAround(c: Context, site: Site, page: Page): Promise<Uint8Array[][]> {
  const { head, before, after } = await frameAround(c, site, page)
  const html = await rendered(
    c,
    <Document site={site} page={page}>
      <i-slot />
      <page.Body site={site} />
      <i-slot />
    </Document>,
  )
  const sheets = sheetsOf(page).map((name) => [sheetAsBytes(name)])
  const fills = [...sheets, head, before, ...(page.late ?? []).map(() => 'late'), after]
  const pieces: Uint8Array[][] = [[]]
  for (const [index, part] of html.entries()) {
    const fill = fills[index] ?? []
    pieces.at(-1)?.push(part)
    if (typeof fill === 'string') pieces.push([])
    else pieces.at(-1)?.push(...fill)
  }
  return pieces
}

/**
 * Streams a page: all that is ready before each late part, then the part. The last bytes name the version of the content.
 * A part that fails is replaced by a notice, and the stream ends in an error, so that no cache keeps it. The gateway ends
 * the visitor's answer without one.
 */
function inOrder(
  c: Context,
  site: Site,
  [ready = [], ...rest]: Uint8Array[][],
  late: readonly Late[],
  reading: Reading | undefined,
): ReadableStream {
  const { readable, writable } = new IdentityTransformStream()
  const writer = writable.getWriter()
  const send = async () => {
    let failure: unknown
    for (const [index, { part, isThere }] of late.entries()) {
      if (!isThere) {
        await writer.write(Buffer.concat(ready))
        ready = []
      }
      const shown = part.then((element) => rendered(c, element))
      const bytes = await shown.catch((error) => {
        const isFirst = failure === undefined
        failure = error
        return isFirst ? rendered(c, <Unavailable site={site} />) : [] // one notice for all parts that failed
      })
      ready.push(...bytes, ...(rest[index] ?? []))
    }
    if (failure === undefined && reading) ready.push(encoder.encode(versionMark(reading)))
    await writer.write(Buffer.concat(ready))
    if (failure === undefined) {
      const asked = askedVersion(c)
      return asked && asked !== reading?.version
        ? writer.abort(new Error('The rows are of another version'))
        : writer.close()
    }
    log('error', 'late-error', { request: requestIdOf(c), path: c.req.path, error: failure })
    return writer.abort(failure)
  }
  send().catch(() => undefined) // the visitor left
  return readable
}

const encoder = new TextEncoder()

const sheetBytes = new Map<string, Uint8Array>()
let sheets: Record<string, string> | undefined

/** A style sheet; encoded once. */
function sheetAsBytes(name: string): Uint8Array {
  sheets ??= readSheets()
  const bytes = sheetBytes.get(name) ?? encoder.encode(sheets[name])
  sheetBytes.set(name, bytes)
  return bytes
}
