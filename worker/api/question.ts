/** Asks a person without script for the sum of two numbers from 1 to 9, which simple programs do not answer. */
export interface Question {
  first: number
  second: number
}

/** Milliseconds until the next question; the answer counts for as long again. */
const span = 600_000

/** A network's question now, and the one before. Both are computed, so nothing is stored. */
export function questionsFor(network: string): Promise<[Question, Question]> {
  const now = Math.floor(Date.now() / span)
  return Promise.all([questionAt(network, now), questionAt(network, now - 1)])
}

async function questionAt(network: string, time: number): Promise<Question> {
  const text = new TextEncoder().encode(`${network} ${time}`)
  const [one = 0, other = 0] = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return { first: 1 + (one % 9), second: 1 + (other % 9) }
}
