/** A value that is made when it is first asked for, and kept: what no isolate has to make before its first answer. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
