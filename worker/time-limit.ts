/** The result of `work`. Throws a TimeLimitError after `milliseconds`; the work itself goes on. */
export async function within<T>(milliseconds: number, work: T | Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${milliseconds} ms`)), milliseconds)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

export class TimeLimitError extends Error {
  override name = 'TimeLimitError'
}
