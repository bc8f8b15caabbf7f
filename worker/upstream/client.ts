import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import { log } from '../log.ts'

export interface Call {
  /** Absolute, or relative to `base`. */
  address: string
  base?: string
  locale: Locale
  /** Milliseconds, the body included; after that the call is unanswered. */
  timeout: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
}

/**
 * The answer to a call, by its status. 2xx with JSON, or without a body (''): accepted. Other 4xx: refused, and trying
 * again is no use. 401, 403, 429, 5xx, redirects, no JSON and no answer in time: unanswered. `alert`: the credentials are
 * wrong.
 */
export type Answer =
  | { outcome: 'accepted'; body: unknown }
  | { outcome: 'refused'; status: number; body: unknown; error: string }
  | { outcome: 'unanswered'; error: string; alert?: true }

/** Calls an outside service. Has a time limit, never throws, follows no redirect. */
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

/** The outcome of a task that a service performs. */
export interface Outcome {
  /** `unanswered` is tried again, `refused` only when an operator replays it. */
  outcome: 'accepted' | 'refused' | 'unanswered'
  /** The service's answer, or why there is none; for operators. */
  answer: string
  /** The service's code, if it has one. */
  code?: number
  /** An operator has to look. */
  alert?: true
}

/** The outcome of a task whose service tells nothing in its body. A refusal raises an alert. */
export function outcomeOf(answer: Answer): Outcome {
  if (answer.outcome === 'accepted') return { outcome: 'accepted', answer: '' }
  if (answer.outcome === 'refused') return { outcome: 'refused', answer: answer.error, alert: true }
  return { ...answer, answer: answer.error }
}

interface Question extends Call {
  /** Id of the request that asks, for the log. */
  request: string | null
}

/** The body of the answer to a call. One that does not fit the schema, or no answer, is logged as `event`, and null. */
export async function ask<Body>(
  schema: v.GenericSchema<Body>,
  event: string,
  question: Question,
): Promise<Body | null> {
  const answer = await call(question)
  if (answer.outcome === 'accepted' && v.is(schema, answer.body)) return answer.body

  const error = answer.outcome === 'accepted' ? 'unexpected answer' : answer.error
  log('warn', event, { request: question.request, error, ...('alert' in answer && { alert: true }) })
  return null
}

function answerOf(status: number, text: string): Answer {
  const error = `status ${status}`
  if (status >= 200 && status < 300) return { outcome: 'accepted', body: text && JSON.parse(text) }
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
