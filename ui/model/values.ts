// Readers of the values of an address. They throw a RangeError for a value that cannot be.

function ensure(fits: boolean) {
  if (!fits) throw new RangeError()
}

/** What `read` returns, or null where a value cannot be. */
export function valid<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Plain decimal numbers with commas between them, as many as one of `counts` says. */
export function numbers(text: string | null | undefined, ...counts: number[]): number[] {
  const found = `${text}`.split(',')
  ensure(counts.includes(found.length) && found.every((value) => /^-?\d+(\.\d+)?$/.test(value)))
  return found.map(Number)
}

export function within(value: number | undefined, least: number, most: number): number {
  const found = value as number
  ensure(found >= least && found <= most)
  return found
}

export function one<T>(list: readonly T[], value: unknown): T {
  ensure(list.includes(value as T))
  return value as T
}

export function atMost<T>(most: number, list: T[]): T[] {
  ensure(list.length <= most)
  return list
}
