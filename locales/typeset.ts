import type { Locale } from './languages.ts'
import { inWords, piecesOf } from './pieces.ts'

/**
 * A text with its line breaks arranged: numbers keep their units, Chinese breaks between phrases, and short compounds of
 * leads and texts stay on one line. A text of Markdown has no key: its long Japanese compounds break between words. Titles
 * may have marks of their own.
 */
export function typeset(locale: Locale, text: string, key = ''): string {
  const kept = text.replace(beforeUnit, '\u00a0')
  if (locale === 'zh-CN') return unmarked.test(key) || /[\u200b\u2060]/.test(kept) ? kept : phrased(kept)
  if (locale === 'ja-JP') return joinedPhrases(key === '' ? inWords(kept) : kept)
  return running.test(key) ? kept.replace(compound, joined) : kept
}

const beforeUnit =
  /(?<=\d|\}\}) (?=(?:[cmk]?m|mrad|ft|in|s|ms|h|k?g|[kMGT]B|fps|Hz|px|°C|m²|(?:milli|centi|kilo)?meters?|working|minutes?|hours?|days?|weeks?|months?|years?)(?![A-Za-z]))/g

/** Japanese words that browsers take for two. */
const joinedPhrases = (text: string) =>
  text.replace(
    /(?<=の方)(?=法)|(?<=部)(?=屋)|(?<=部)(?=材付)|(?<=上)(?=書き)|(?<=平方)(?=メ)|(?<=数)(?=mm)|(?<=\d)(?=–)|(?<=–)(?=\d)/g,
    '\u2060',
  )

/** Words joined by hyphens, such as `as-built` and `centimeter-level`. */
const compound = /[a-z]+(?:-[a-z]+)+/gi

/** A compound of at most 16 letters on one line. */
const joined = (words: string) => (words.length > 16 ? words : words.replaceAll('-', '-\u2060'))

/** Keys of leads and texts. */
const running = /(lead(Ask)?|[tT]ext)$/

/** Keys of what no line shows, and of legal texts, which are long. */
const unmarked =
  /[aA]lt$|shareCodeText$|[dD]escription$|^\w+\.(title|name|short|description)$|^resources\.\w+\.(title|short|label)$|^frame\.(?!consult)|^(contact\.(?!intro|success)|errors\.\w+(?<!Text)$)|^(newsroom\.feed|walk\.plan)$|^(privacy|processing|protocol)\./

/** Marks that do nothing, beside spaces and punctuation, or harm: beside Latin letters and numbers they take away a gap. */
const needless = /(?<=[\s，。、；：！？”）A-Za-z\d\ue000])\u200b|\u200b(?=[\sA-Za-z\d\ue000])/g

/** Words and names that the segmenter cuts. */
const whole = new RegExp(
  [
    '城市平台',
    '设计助手',
    '施工助手',
    '运维助手',
    '头显助手',
    '个工作日内',
    '工作日内',
    '叠加到',
    '竣工模型',
    '一早',
    '什么活',
    '管网',
    '楼面',
    '二维码',
    '转交',
  ]
    .map((word) => [...word].join('\u200b?'))
    .join('|'),
  'g',
)

/** Marks the places between words with zero-width spaces. A placeholder counts as a mark. */
function phrased(text: string): string {
  const names = text.match(/\{\{\w+\}\}/g) ?? []
  const pieces = piecesOf('zh-CN', text.replace(/\{\{\w+\}\}/g, '\ue000').replaceAll('BIM 模型', 'BIM\u00a0模型'))
  // Lines break at spaces and after marks without one.
  return pieces
    .join('\u200b')
    .replace(needless, '')
    .replace(whole, (word) => word.replaceAll('\u200b', ''))
    .replace(clause, inPhrases)
    .replace(/\ue000/g, () => names.shift() ?? '')
}

const clause = /[^\s，。、；：！？”）]+/g

/** A clause with marks between phrases of three and more characters only, and none in five characters. */
function inPhrases(clause: string): string {
  const bare = clause.replaceAll('\u200b', '')
  if (bare.length <= 5) return bare
  const phrases = ['']
  let left = bare.length
  for (const word of clause.split('\u200b')) {
    const last = phrases.length - 1
    const { length } = phrases[last] ?? ''
    if (length < 3 || (length < 6 && left < 3)) phrases[last] += word
    else phrases.push(word)
    left -= word.length
  }
  return phrases.join('\u200b')
}
