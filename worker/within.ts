/** Something took longer than it may. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** The same promise, which rejects with a TimeoutError where it has not settled after so many milliseconds. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(`No answer in ${milliseconds} ms`)), milliseconds)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
