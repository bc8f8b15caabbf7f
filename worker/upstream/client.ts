import type { Locale } from '../../locales/index.ts'

export interface Call {
  /** Address relative to the API base, or an absolute one, which keeps its own host. */
  address: string
  /** API base for relative addresses. */
  base?: string
  locale: Locale
  /** Milliseconds after which the call counts as unanswered, reading the body included. */
  timeout: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
}

/** What came back: parsed JSON, or why there was no usable answer. */
export type Answer = { ok: true; body: unknown } | { ok: false; error: string }

/** A call to an outside service: bounded in time, never throws, never follows a redirect. */
export async function call({ address, base, locale, timeout, method = 'GET', headers, body }: Call): Promise<Answer> {
  try {
    const response = await fetch(new URL(address, base && `${base.replace(/\/+$/, '')}/`), {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    if (response.status >= 500 || (response.status >= 300 && response.status < 400)) {
      return { ok: false, error: `status ${response.status}` }
    }
    return { ok: true, body: JSON.parse(text) }
  } catch (error) {
    return { ok: false, error: describe(error) }
  }
}

function describe(error: unknown): string {
  if (error instanceof SyntaxError) return 'answer is not JSON'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer in time'
  return error instanceof Error ? error.message : String(error)
}
