import type { ProblemTexts } from './form.tsx'

/** What became of a message, as the form tells it. `rejected` is silent (specification, section 8). */
export type Outcome =
  | { state: 'sent' }
  | { state: 'rejected' }
  | { state: 'problems'; fields: ProblemTexts; message: string }
  | { state: 'refused'; message: string }

/**
 * POST /api/contact as JSON; goes on where the page is left. Never throws: no network, no answer in 15 s or an unknown
 * answer is `refused`.
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
    return response.status === 422 ? { state: 'problems', fields, message } : { state: 'refused', message }
  } catch {
    return { state: 'refused', message: notSent }
  }
}
