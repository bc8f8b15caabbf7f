import type { Context } from 'hono'
import { log, requestOf } from '../log.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import type { Gateway } from '../routes.ts'
import { within } from '../time-limit.ts'

/** Milliseconds for KV. */
const patience = 2_000
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Under which key KV has a file of public/assets. */
export function assetKey(file: string): string {
  return `asset:${file}`
}

/**
 * A script, texts or a font that this version lacks: while two versions run, a page of one asks for them at the other.
 * Null where no deployment of late had the file, or KV does not answer.
 */
export async function fileOfAnotherVersion(c: Context<Gateway>, file: string): Promise<Response | null> {
  const [, extension = ''] = /^[\w-]+-[A-Z0-9]{8}\.(js|json|svg|woff2)$/.exec(file) ?? []
  const type = types[extension]
  if (!type) return null
  try {
    const found = await within(patience, c.env.KV.get(assetKey(file), 'arrayBuffer'))
    return found && c.body(found, 200, { 'Content-Type': type, 'Cache-Control': cachePolicy.hashedFile })
  } catch (error) {
    log('warn', 'storage-failed', { request: requestOf(c), error })
    return null
  }
}
