import type { Context } from 'hono'

/** `request`: whose doing it was, as `requestOf` names it. Nothing personal goes into a line. */
interface Details {
  [name: string]: unknown
  request?: string | null | undefined
  error?: unknown
  /** Somebody has to look: what alerts are set on. */
  alert?: true
}

/** Writes one line of JSON. Of a thrown error: what it says and where it came from. */
export function log(level: 'info' | 'warn' | 'error', event: string, { error, ...details }: Details = {}) {
  const thrown = error !== undefined && { error: `${error}`, ...(error instanceof Error && { at: placeOf(error) }) }
  console[level](JSON.stringify({ event, ...details, ...thrown }))
}

/**
 * The one name of a request in logs, in the table of messages and to the visitor: Cloudflare's CF-Ray; between gateway
 * and pages Request-Id; elsewhere one made up when it is first asked for.
 */
export function requestOf(c: Context): string {
  const known: string | undefined = c.get('request')
  if (known) return known

  const given = c.req.header('CF-Ray') ?? c.req.header('Request-Id') ?? ''
  const id = /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
  c.set('request', id)
  return id
}

function placeOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim())
    .join(' < ')
}
