import type { Copy, Language } from '../language.ts'

export const language: Language = {
  name: 'English',
  spaced: true,
  compact: false,
  yuan: '\u00a0yuan',
  countries: [],
  share: [
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url={url}'],
    ['X', 'https://x.com/intent/post?url={url}&text={title}'],
  ],
}

export const copy: Copy = {
  scripts: { Latin: 0.95 },
  without: ['Han', 'Hiragana', 'Katakana'],
  least: { unit: 'words', page: 350, entry: 280 },
  most: { title: 65, description: 165 },
  signs: [],
  calls: /(please|before you) call|by phone|hotline/i,
}
