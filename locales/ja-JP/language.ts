import type { Copy, Language } from '../language.ts'

export const language: Language = {
  name: '日本語',
  spaced: false,
  compact: true,
  yuan: '元',
  countries: ['JP'],
  share: [
    ['LINE', 'https://social-plugins.line.me/lineit/share?url={url}'],
    ['X', 'https://x.com/intent/post?url={url}&text={title}'],
  ],
}

const written = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const space = '[ \\u00a0]'
const units = '(?:cm|mm|km|m|kg|g|kB|MB|GB|TB|Hz|fps|px|ms|s|h|W|V|°C|㎡)'

export const copy: Copy = {
  scripts: { Hiragana: 0.25, Katakana: 0.03, Han: 0.2 },
  without: [],
  least: { unit: 'characters', page: 900, entry: 600 },
  most: { title: 40, description: 110 },
  signs: [
    // A plot number such as 1-2-3 keeps the space before the name of its building.
    [new RegExp(`(?<=\\d[%+]?)(?<!-\\d+)${space}(?=${written})`, 'gu'), ''],
    [new RegExp(`(?<=${written})${space}(?=\\d)`, 'gu'), ''],
    [new RegExp(`(?<=\\d)${space}(?=${units}(?![A-Za-z]))`, 'gu'), ''],
    [/m²/g, '㎡'],
    [/〜/g, '～'],
    [/(?<![十二三四五六七八九])[二三四五六七八九](?=つ)/g, (figure) => `${'〇一二三四五六七八九'.indexOf(figure)}`],
  ],
  calls: /お電話|ホットライン/,
  font: 'Noto Sans CJK JP',
}
