import type { Locale } from '../../locales/index.ts'

const han = '\\p{Script=Han}'
const japanese = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const space = '[ \\u00a0]'
const units = '(?:cm|mm|km|m|kg|g|kB|MB|GB|TB|Hz|fps|px|ms|s|h|W|V|°C|㎡)'

/** In what is read, as pairs of what is mended and how. */
const rules: Record<Locale, readonly [RegExp, string | ((found: string) => string)][]> = {
  'en-US': [],
  // Between figures and characters `text-autospace` makes the space.
  'zh-CN': [
    // A standard's number is a name.
    [new RegExp(`(?<=\\d[%+]?)(?<!ISO [\\d-]+)${space}(?=${han})`, 'gu'), ''],
    [new RegExp(`(?<=${han})${space}(?=\\d)`, 'gu'), ''],
  ],
  'ja-JP': [
    // The number of a plot is followed by the name of its building.
    [new RegExp(`(?<=\\d[%+]?)(?<!-\\d+)${space}(?=${japanese})`, 'gu'), ''],
    [new RegExp(`(?<=${japanese})${space}(?=\\d)`, 'gu'), ''],
    [new RegExp(`(?<=\\d)${space}(?=${units}(?![A-Za-z]))`, 'gu'), ''],
    [/m²/g, '㎡'],
    [/〜/g, '～'],
    [/(?<![十二三四五六七八九])[二三四五六七八九](?=つ)/g, (figure) => `${'〇一二三四五六七八九'.indexOf(figure)}`],
  ],
}

/** A text with the spaces and signs of its language: 3日, 15分钟, ㎡, 3つ. */
export function mended(locale: Locale, text: string): string {
  return rules[locale].reduce((rest, [wrong, right]) => rest.replace(wrong, right as string), text)
}
