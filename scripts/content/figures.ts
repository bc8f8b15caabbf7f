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

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  .split(' ')
  .concat('seventeen eighteen nineteen'.split(' '))
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const english = new RegExp(
  `\\b(?:(${tens.join('|')})(?:-(${ones.slice(1, 10).join('|')}))?|(${ones.join('|')}))\\b`,
  'gi',
)
const digits = '〇一二三四五六七八九'

/** The figures of a text that stand in words: twenty-six, 二十六. */
export function figuresInWords(text: string): number[] {
  const inEnglish = [...text.matchAll(english)].map(([, ten = '', one = '', alone = '']) =>
    alone
      ? ones.indexOf(alone.toLowerCase())
      : (tens.indexOf(ten.toLowerCase()) + 2) * 10 + Math.max(0, ones.indexOf(one.toLowerCase())),
  )
  const inHan = [...text.replaceAll('两', '二').matchAll(/([一二三四五六七八九]?十)?([一二三四五六七八九])?/g)].flatMap(
    ([whole, ten, one]) => {
      if (!whole) return []
      return [(ten ? Math.max(1, digits.indexOf(ten[0] ?? '')) * 10 : 0) + (one ? digits.indexOf(one) : 0)]
    },
  )
  return [...inEnglish, ...inHan]
}
