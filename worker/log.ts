/** Fields of a log line. Nothing personal. */
interface Details {
  [name: string]: unknown
  /** Id of the request that caused it. */
  request?: string | null | undefined
  error?: unknown
  /** An operator has to look; alerts are set on it. */
  alert?: true
}

/** Writes one line of JSON. An error becomes its message and the top of its stack. */
export function log(level: 'info' | 'warn' | 'error', event: string, { error, ...details }: Details = {}) {
  const thrown = error !== undefined && { error: `${error}`, ...(error instanceof Error && { at: topOf(error) }) }
  console[level](JSON.stringify({ event, ...details, ...thrown }))
}

function topOf({ stack = '' }: Error): string {
  return (stack.match(/(?<=^\s+)at .+/gm) ?? []).slice(0, 5).join(' < ')
}
