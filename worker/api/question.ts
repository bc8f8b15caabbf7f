/** What a person without script is asked, and a simple program cannot answer: the sum of two numbers from 1 to 9. */
export interface Question {
  first: number
  second: number
}

/** Milliseconds for which a question stands; its answer counts for one time longer. */
const span = 600_000

/** The question of a network at this time, and the one before: the same for whoever asks, so nothing is kept of it. */
export function questionsFor(network: string): Promise<[Question, Question]> {
  const now = Math.floor(Date.now() / span)
  return Promise.all([questionAt(network, now), questionAt(network, now - 1)])
}

async function questionAt(network: string, time: number): Promise<Question> {
  const text = new TextEncoder().encode(`${network} ${time}`)
  const [one = 0, other = 0] = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return { first: 1 + (one % 9), second: 1 + (other % 9) }
}
