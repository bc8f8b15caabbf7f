import type { Task } from './outbox.ts'

/** Milliseconds for which one attempt owns its task: longer than its calls can take together. */
export const lease = 20_000

interface Schedule {
  /** Milliseconds after the first attempt; doubled after each, up to the longest. */
  first: number
  longest: number
  /** Attempts after which nobody tries any more. */
  most: number
}

const aboutADay: Schedule = { first: 20_000, longest: 2 * 3_600_000, most: 19 }

/** When the attempts of each task follow each other. */
export const schedules: Record<Task, Schedule> = { deliver: aboutADay, conversion: aboutADay }

/** Milliseconds, whole, from an attempt to the next one, with up to a quarter of jitter. */
export function delayAfter(task: Task, attempts: number): number {
  const { first, longest } = schedules[task]
  return Math.round(Math.min(first * 2 ** (attempts - 1), longest) * (1 + Math.random() / 4))
}
