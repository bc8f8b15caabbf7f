/** `7.50 m` */
export const metres = (length: number) => `${length.toFixed(2)} m`

/** Feet and inches to a sixteenth: `24′ 7 1/4″`. */
export function feet(length: number): string {
  const sixteenths = Math.round((length / 0.0254) * 16)
  let [part, whole] = [sixteenths % 16, 16]
  while (part && part % 2 === 0) [part, whole] = [part / 2, whole / 2]
  const inches = Math.floor((sixteenths % 192) / 16)
  return `${Math.floor(sixteenths / 192)}′ ${inches}${part ? ` ${part}/${whole}` : ''}″`
}

/** In metres, and in English in feet and inches too. */
export const lengthsOf = (length: number) =>
  document.documentElement.lang === 'en-US' ? [metres(length), feet(length)] : [metres(length)]

/** In one line. */
export const measure = (length: number) => lengthsOf(length).join(' = ')

/** `0.50 × 0.50 × 3.65 m`, or `⌀ 0.16 m, 13.65 m` for round parts. */
export const sizeText = (size: readonly number[]) => {
  const sides = size.map((side) => side.toFixed(2))
  return sides.length === 2 ? `⌀ ${sides.join(' m, ')} m` : `${sides.join(' × ')} m`
}
