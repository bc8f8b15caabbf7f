import { readFileSync } from 'node:fs'
import { TextlintKernel, type TextlintKernelRule } from '@textlint/kernel'
import textPlugin from '@textlint/textlint-plugin-text'
import spacing from 'textlint-rule-preset-ja-spacing'
import japanese from 'textlint-rule-preset-japanese'
import { expect, test } from 'vitest'
import { run as zhlint } from 'zhlint'
import { words as en } from '../locales/en-US/words.ts'
import { companies } from '../locales/index.ts'
import { words as ja } from '../locales/ja-JP/words.ts'
import { words as zh } from '../locales/zh-CN/words.ts'
import { factWords } from '../ui/facts.ts'

test('Chinese copy is as zhlint wants it', () => {
  const wrong = leaves(zh).flatMap(([key, text]) => {
    const shown = filled('zh-CN', text).replaceAll('\u200b', '')
    const { result } = zhlint(shown, { rules: chinese })
    return result === shown ? [] : [`${key}\n  is     ${shown}\n  wanted ${result}`]
  })

  expect(wrong.join('\n')).toBe('')
})

test('Japanese copy is as textlint wants it', { timeout: 120_000 }, async () => {
  const kernel = new TextlintKernel()
  const wrong: string[] = []
  for (const [key, text] of leaves(ja)) {
    const shown = filled('ja-JP', text)
    const { messages } = await kernel.lintText(shown, {
      ext: '.txt',
      plugins: [{ pluginId: 'text', plugin: textPlugin }],
      rules,
    })
    wrong.push(...messages.map(({ message }) => `${key}: ${shown}\n  ${message}`))
  }

  expect(wrong.join('\n')).toBe('')
})

test('product words are those of the glossary in every language', () => {
  const rows = readFileSync('locales/GLOSSARY.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim()),
    )
  const theirs = { 'zh-CN': new Map(leaves(zh)), 'ja-JP': new Map(leaves(ja)) }

  const wrong = rows.flatMap(([term = '', chinese = '', japaneseWord = '']) => {
    const alone = new RegExp(`\\b${term}\\b`, 'i')
    return leaves(en)
      .filter(([, text]) => binding.has(term) && alone.test(text))
      .flatMap(([key]) => [
        ...missing('zh-CN', key, chinese, theirs['zh-CN'].get(key)),
        ...missing('ja-JP', key, japaneseWord, theirs['ja-JP'].get(key)),
      ])
  })

  expect(wrong.join('\n')).toBe('')
})

test('no English is left in Chinese and Japanese, names and codes aside', () => {
  const wrong = [...leaves(zh), ...leaves(ja)].filter(([, text]) =>
    /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text.replace(/\{\{\w+\}\}/g, '')),
  )

  expect(wrong).toEqual([])
})

/** Terms whose word must stand wherever the English text has them; the glossary's other rows are for writers. */
const binding = new Set([
  'construction assistant',
  'design assistant',
  'operation assistant',
  '360 capture',
  'AR sand table',
  'city platform',
  'point cloud',
  'quality delivery',
  'working day',
])

/** zhlint's preset, but with the full-width brackets and close quotation marks of GB/T 15834. */
const chinese = {
  preset: 'default',
  halfwidthPunctuation: '[]{}',
  fullwidthPunctuation: '，。：；？！“”‘’（）',
  adjustedFullwidthPunctuation: '',
  skipAbbrs: ['Co.', 'Ltd.'],
}

/** What each rule is switched to where the preset does not fit short copy of a site, with the reason. */
const exceptions: Record<string, unknown> = {
  // Reading order words such as から…まで repeat on purpose; two of one kind next to each other are still found.
  'no-doubled-joshi': {
    min_interval: 1,
    strict: false,
    allow: ['も', 'や', 'か', 'を', 'に', 'で', 'の', 'は', 'が', 'と'],
  },
  // Titles and labels end without です, sentences with it; both stand in one dictionary.
  'no-mix-dearu-desumasu': false,
  // Soft breaks in long katakana names.
  'no-zero-width-spaces': false,
  // A space between kana and Latin comes from text-autospace; the texts carry none but before units.
  'ja-space-between-half-and-full-width': false,
}

const rules: TextlintKernelRule[] = [japanese, spacing].flatMap((preset) =>
  Object.entries(preset.rules).map(([ruleId, rule]) => ({
    ruleId,
    rule: rule as TextlintKernelRule['rule'],
    options: (ruleId in exceptions ? exceptions[ruleId] : preset.rulesConfig[ruleId]) as TextlintKernelRule['options'] &
      boolean,
  })),
)

function missing(locale: string, key: string, word: string, text = ''): string[] {
  const fits = word.split(/[、,]/).some((one) => text.replaceAll('\u200b', '').includes(one.trim()))
  return fits ? [] : [`${locale} ${key} lacks ${word}: ${text}`]
}

/** The text as a page shows it, with an example for each value of its own. */
function filled(locale: 'zh-CN' | 'ja-JP', text: string): string {
  const { brand, legalName } = companies[locale]
  const values: Record<string, string> = { ...factWords(locale), brand, legalName, ...examples }
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? name).replaceAll('\u00a0', ' ')
}

const examples = { year: '2026', count: '8', max: '120', name: 'LINE' }

function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + key, inner]] : leaves(inner, `${path}${key}.`),
  )
}
