import type { ProblemTexts } from './form-props.ts'

/** The outcome of a message. `rejected` is not shown to the visitor. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'rejected' }
  | { state: 'problems'; fields: ProblemTexts; message: string }
  | { state: 'refused'; message: string }
  /** The message may have arrived. */
  | { state: 'unanswered'; message: string }

/**
 * Posts a message to /api/contact as JSON, and continues when the page is left. Never throws: no network, no answer in
 * 15 s and a server error are `unanswered`.
 */
export async function sendMessage(input: Record<string, unknown>, notSent: string): Promise<Outcome> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
      keepalive: true,
      signal: AbortSignal.timeout(15_000),
    })
    const answer = (await response.json()) as { code?: number; message?: string; fields?: ProblemTexts }
    if (response.ok) return { state: answer.code === 2 ? 'sent' : 'rejected' }
    const { message = notSent, fields = {} } = answer
    if (response.status === 422) return { state: 'problems', fields, message }
    return { state: response.status < 500 ? 'refused' : 'unanswered', message }
  } catch {
    return { state: 'unanswered', message: notSent }
  }
}
