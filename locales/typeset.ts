import type { Locale } from './languages.ts'
import { piecesOf } from './pieces.ts'

/**
 * A text with its line breaks arranged: numbers keep their units, Chinese leads break between words, and short compounds of
 * leads and texts stay on one line.
 */
export function typeset(locale: Locale, text: string, key = ''): string {
  const kept = text.replace(beforeUnit, '\u00a0')
  if (locale === 'zh-CN') return lead.test(key) ? phrased(kept) : kept
  return lead.test(key) || key.endsWith('Text') ? kept.replace(compound, joined) : kept
}

const beforeUnit =
  /(?<=\d|\}\}) (?=(?:[cmk]?m|mrad|ft|in|s|ms|h|k?g|[kMGT]B|fps|Hz|px|°C|m²|(?:milli|centi|kilo)?meters?|working|minutes?|hours?|days?|weeks?|months?|years?)(?![A-Za-z]))/g

/** Words joined by hyphens, such as `as-built` and `centimeter-level`. */
const compound = /[a-z]+(?:-[a-z]+)+/gi

/** A compound of at most 16 letters on one line. */
const joined = (words: string) => (words.length > 16 ? words : words.replaceAll('-', '-\u2060'))

/** Keys of the large texts below titles, which sheets set with `keep-all` in Chinese. */
const lead =
  /lead(Ask)?$|^(ar\.how|contact\.(intro|successText)|errors\.\w+Text|frame\.consult\.\w+Text|newsroom\.e\w+Text|company\.area\.side|careers\.emptyText|accessibility\.\w+\.text|city\.inspection\.text|construction\.(headset\.text|feature\.processText)|design\.(sandTable|price)\.text|home\.(hero|capture|company)\.text|\w+\.next\.text|owners\.operate\.title)$/

/** Marks that do nothing, beside spaces and punctuation, or harm: beside Latin letters and numbers they take away a gap. */
const needless = /(?<=[\s，。、；：！？”）A-Za-z\d\ue000])\u200b|\u200b(?=[\sA-Za-z\d\ue000])/g

/** Words that the segmenter cuts. */
const whole = new RegExp(
  ['个工作日内', '工作日内', '叠加到', '竣工模型', '一早', '什么活', '管网']
    .map((word) => [...word].join('\u200b?'))
    .join('|'),
  'g',
)

/** Marks the places between words with zero-width spaces. A placeholder counts as a mark. */
function phrased(text: string): string {
  const names = text.match(/\{\{\w+\}\}/g) ?? []
  const pieces = piecesOf('zh-CN', text.replace(/\{\{\w+\}\}/g, '\ue000'))
  // Lines break at spaces and after marks without one.
  return pieces
    .join('\u200b')
    .replace(needless, '')
    .replace(whole, (word) => word.replaceAll('\u200b', ''))
    .replace(/\ue000/g, () => names.shift() ?? '')
}
