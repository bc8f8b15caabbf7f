/** Returns a function that makes a value on first use and keeps it, so that isolates start faster. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
