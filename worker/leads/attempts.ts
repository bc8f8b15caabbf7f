import type { Task } from './outbox.ts'

/** Milliseconds for which an attempt holds its task; longer than its calls take together. */
export const lease = 20_000

interface Schedule {
  /** Milliseconds after the first attempt; doubled after each, up to the longest. */
  first: number
  longest: number
  /** Number of attempts. */
  most: number
}

const aboutADay: Schedule = { first: 20_000, longest: 2 * 3_600_000, most: 19 }

/** The retries of each task. */
export const schedules: Record<Task, Schedule> = { deliver: aboutADay, conversion: aboutADay }

/** Milliseconds from the n-th attempt to the next, with up to a quarter of jitter; an integer. */
export function delayAfter(task: Task, attempts: number): number {
  const { first, longest } = schedules[task]
  return Math.round(Math.min(first * 2 ** (attempts - 1), longest) * (1 + Math.random() / 4))
}
