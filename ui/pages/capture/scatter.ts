/** A pseudorandom generator, so that every build gives the same numbers. */
export function scatter(seed: number) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
