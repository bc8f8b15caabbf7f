/** Milliseconds for which one sending owns a message: longer than its calls can take together. */
export const lease = 20_000

const first = 20_000
const longest = 2 * 3_600_000

/** Attempts after which nobody tries any more: about a day after the first. */
export const mostAttempts = 19

/** Milliseconds, whole: doubling from 20 s to two hours, with up to a quarter of jitter. */
export function delayAfter(attempts: number): number {
  return Math.round(Math.min(first * 2 ** (attempts - 1), longest) * (1 + Math.random() / 4))
}
