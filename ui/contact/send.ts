import type { ProblemTexts } from './form-props.ts'

/** What became of a message, as the form tells it. `rejected` is silent (specification, section 8). */
export type Outcome =
  | { state: 'sent' }
  | { state: 'rejected' }
  | { state: 'problems'; fields: ProblemTexts; message: string }
  | { state: 'refused'; message: string }
  /** It may have arrived. */
  | { state: 'unanswered'; message: string }

/**
 * POST /api/contact as JSON; goes on where the page is left. Never throws: no network, no answer in 15 s or an error of
 * the server is `unanswered`.
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
