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

/**
 * What a service made of a call. Its status decides: 2xx with JSON is accepted; 401, 403, 429, 5xx, a redirect, no JSON
 * and no answer in time are unanswered, to be asked again; any other 4xx is refused, and would be again.
 */
export type Answer =
  | { outcome: 'accepted'; body: unknown }
  | { outcome: 'refused'; status: number; body: unknown; error: string }
  | Unanswered

interface Unanswered {
  outcome: 'unanswered'
  error: string
  /** The service does not know us: waiting does not mend that. */
  alert?: true
}

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
    return answerOf(response.status, await response.text())
  } catch (error) {
    return { outcome: 'unanswered', error: describe(error) }
  }
}

/** Why a call has no usable answer, for the log. */
export function failureOf(answer: Answer): { error: string; alert?: true } {
  if (answer.outcome === 'accepted') return { error: 'unexpected answer' }
  const { outcome: _, ...failure } = answer
  return 'status' in failure ? { error: failure.error } : failure
}

function answerOf(status: number, text: string): Answer {
  const error = `status ${status}`
  if (status >= 200 && status < 300) return { outcome: 'accepted', body: JSON.parse(text) }
  if (status === 401 || status === 403) return { outcome: 'unanswered', error, alert: true }
  if (status < 400 || status === 429 || status >= 500) return { outcome: 'unanswered', error }
  return { outcome: 'refused', status, body: jsonOrNull(text), error }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function describe(error: unknown): string {
  if (error instanceof SyntaxError) return 'answer is not JSON'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer in time'
  return error instanceof Error ? error.message : String(error)
}
