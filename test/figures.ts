const months = 'January February March April May June July August September October November December'.split(' ')
const scales: Record<string, number> = { million: 1e6, 万: 1e4, 亿: 1e8, 億: 1e8 }

/**
 * The figures of a text in order of size: 60,000, 6 万 and 6万 are one. A month is its number and half an hour are 30
 * minutes; 2D and 3D are words.
 */
export function figuresIn(text: string): number[] {
  const plain = text
    .replaceAll('\u00a0', ' ')
    .replace(/\b[A-Z][a-z]+(?= \d)/g, (word) => `${months.indexOf(word) + 1 || word}`)
    .replace(/\bhalf an hour\b|半小时/gi, '30')
    .replace(/\d+D\b/g, ' ')
  return [...plain.matchAll(/(\d+(?:,\d{3})*(?:\.\d+)?)(?: ?(million|万|亿|億))?/g)]
    .map(([, digits = '', scale = '']) => Number(digits.replaceAll(',', '')) * (scales[scale] ?? 1))
    .sort((a, b) => a - b)
}
