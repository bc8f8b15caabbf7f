import type { Context } from 'hono'
import { log } from '../log.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import { type Gateway, requestIdOf } from '../request.ts'
import { within } from '../time-limit.ts'

/** Milliseconds for KV. */
const patience = 2_000
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** KV key of a file of public/assets. */
export function assetKey(file: string): string {
  return `asset:${file}`
}

/**
 * A hashed file that another version has: while two versions run, a page of one asks the other for its files. Null where no
 * recent deployment had the file, or KV fails.
 */
export async function assetOfAnotherVersion(c: Context<Gateway>, file: string): Promise<Response | null> {
  const [, extension = ''] = /^[\w-]+-[A-Z0-9]{8}\.(js|json|svg|woff2)$/.exec(file) ?? []
  const type = types[extension]
  if (!type) return null
  try {
    const found = await within(patience, c.env.KV.get(assetKey(file), 'arrayBuffer'))
    return found && c.body(found, 200, { 'Content-Type': type, 'Cache-Control': cachePolicy.hashedFile })
  } catch (error) {
    log('warn', 'storage-failed', { request: requestIdOf(c), error })
    return null
  }
}
