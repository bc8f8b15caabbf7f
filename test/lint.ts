import { TextlintKernel, type TextlintKernelRule } from '@textlint/kernel'
import textPlugin from '@textlint/textlint-plugin-text'
import spacing from 'textlint-rule-preset-ja-spacing'
import japanese from 'textlint-rule-preset-japanese'
import { run as zhlint } from 'zhlint'
import type { Locale } from '../locales/index.ts'

/** What the linter of a language finds in a text, in words; a language without one is not asked. */
export const linters: Partial<Record<Locale, (text: string) => string[] | Promise<string[]>>> = {
  'zh-CN': chineseProblems,
  'ja-JP': japaneseProblems,
}

/** The text as zhlint wants it, where it is another. */
function chineseProblems(text: string): string[] {
  const shown = text.replaceAll('\u200b', '')
  const { result } = zhlint(shown, { rules: chinese })
  const wanted = result.replace(/(?<=[A-Za-z])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[A-Za-z])/gu, ' ')
  return wanted === shown ? [] : [`wanted ${wanted}`]
}

async function japaneseProblems(text: string): Promise<string[]> {
  const { messages } = await kernel.lintText(text, {
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin: textPlugin }],
    rules,
  })
  return messages.map(({ message }) => message)
}

const kernel = new TextlintKernel()

/** zhlint's preset, but with the full-width brackets and close quotation marks of GB/T 15834. */
const chinese = {
  preset: 'default',
  halfwidthPunctuation: '[]{}',
  fullwidthPunctuation: '，。：；？！“”‘’（）',
  adjustedFullwidthPunctuation: '',
  // Figures have none beside characters, Latin words one: scripts/copy/signs.ts, and below.
  spaceBetweenMixedwidthContent: undefined as unknown as boolean,
  skipAbbrs: ['Co.', 'Ltd.', 'Inc.'],
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
