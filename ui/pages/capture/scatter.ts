/** Numbers that look random and are the same on every build. */
export function scatter(seed: number) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
