import type { Copy, Language } from '../language.ts'

export const language: Language = {
  name: '简体中文',
  spaced: false,
  compact: true,
  yuan: '元',
  countries: ['CN', 'HK', 'MO', 'TW'],
  share: [['微博', 'https://service.weibo.com/share/share.php?url={url}&title={title}']],
}

const han = '\\p{Script=Han}'
const space = '[ \\u00a0]'

export const copy: Copy = {
  scripts: { Han: 0.7 },
  without: ['Hiragana', 'Katakana'],
  least: { unit: 'characters', page: 900, entry: 600 },
  most: { title: 40, description: 110 },
  // `text-autospace` adds the space between figures and characters.
  signs: [
    // ISO keeps the space before its number.
    [new RegExp(`(?<=\\d[%+]?)(?<!ISO [\\d-]+)${space}(?=${han})`, 'gu'), ''],
    [new RegExp(`(?<=${han})${space}(?=\\d)`, 'gu'), ''],
  ],
  calls: /来电|打个?电话|热线|电话，/,
  font: 'Noto Sans CJK SC',
}
