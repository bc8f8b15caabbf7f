const months = 'January February March April May June July August September October November December'.split(' ')
const scales: Record<string, number> = { million: 1e6, 万: 1e4, 亿: 1e8, 億: 1e8 }

/**
 * The figures of a text in ascending order. 60,000, 6 万 and 6万 are the same; a month counts as its number and half an
 * hour as 30 minutes. 2D and 3D are words.
 */
export function figuresIn(text: string): number[] {
  const plain = text
    .replaceAll('\u00a0', ' ')
    .replace(/\b[A-Z][a-z]+(?= \d)/g, (word) => `${months.indexOf(word) + 1 || word}`)
    .replace(/\bhalf an hour\b|(?<!个)半小时/gi, '30')
    .replace(/(\d+)万(\d{4})/g, '$1$2')
    .replace(/\d+D\b/g, ' ')
  return [...plain.matchAll(/(\d+(?:,\d{3})*(?:\.\d+)?)(?: ?(million|万|亿|億))?/g)]
    .map(([, digits = '', scale = '']) => Number(digits.replaceAll(',', '')) * (scales[scale] ?? 1))
    .sort((a, b) => a - b)
}

/** Figures written as words: twenty-six, two hundred, 二十六, 四百, a month, eight in the evening. */
export function figuresInWords(text: string): number[] {
  const plain = text.replaceAll('两', '二')
  const later = (hour: number) => [hour, hour + 12]
  return [
    ...months.flatMap((month, index) => (plain.includes(month) ? [index + 1] : [])),
    ...[...plain.matchAll(english)].flatMap(([, ten = '', one = '', alone = '', hundred = '', evening = '']) => {
      const value = alone
        ? ones.indexOf(alone.toLowerCase())
        : (tens.indexOf(ten.toLowerCase()) + 2) * 10 + Math.max(0, ones.indexOf(one.toLowerCase()))
      if (evening) return later(value)
      return [hundred ? value * 100 : value]
    }),
    ...[...plain.matchAll(han)].flatMap(([whole, evening, hundreds, ten, one]) => {
      const value =
        (hundreds ? digit(hundreds) * 100 : 0) + (ten ? Math.max(1, digit(ten)) * 10 : 0) + (one ? digit(one) : 0)
      return !whole ? [] : evening ? later(value) : [value]
    }),
  ]
}

const ones = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const english = new RegExp(
  `\\b(?:(${tens.join('|')})(?:-(${ones.slice(1, 10).join('|')}))?|(${ones.join('|')}))\\b( hundred)?( in the (?:evening|afternoon))?`,
  'gi',
)
const han = /(晚上|下午|傍晚)?(?:([一二三四五六七八九])百)?([一二三四五六七八九]?十)?([一二三四五六七八九])?/g
const digit = (text: string) => Math.max(0, '〇一二三四五六七八九'.indexOf(text[0] ?? ''))
