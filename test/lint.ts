import { TextlintKernel, type TextlintKernelRule } from '@textlint/kernel'
import textPlugin from '@textlint/textlint-plugin-text'
import spacing from 'textlint-rule-preset-ja-spacing'
import japanese from 'textlint-rule-preset-japanese'
import { run as zhlint } from 'zhlint'
import type { Locale } from '../locales/index.ts'

/** The linter of each language: findings for a text. Languages without one are not checked. */
export const linters: Partial<Record<Locale, (text: string) => string[] | Promise<string[]>>> = {
  'zh-CN': chineseProblems,
  'ja-JP': japaneseProblems,
}

/** The text as zhlint corrects it, if that differs. */
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

/** zhlint's preset, with the full-width brackets and tight quotation marks of GB/T 15834. */
const chinese = {
  preset: 'default',
  halfwidthPunctuation: '[]{}',
  fullwidthPunctuation: '，。：；？！“”‘’（）',
  adjustedFullwidthPunctuation: '',
  // No space between figures and characters, one around Latin words: scripts/copy/signs.ts, and below.
  spaceBetweenMixedwidthContent: undefined as unknown as boolean,
  skipAbbrs: ['Co.', 'Ltd.', 'Inc.'],
}

/** Rules changed for the short copy of a site, with the reason. */
const exceptions: Record<string, unknown> = {
  // Reading-order words such as から…まで repeat on purpose; doubled particles are still found.
  'no-doubled-joshi': {
    min_interval: 1,
    strict: false,
    allow: ['も', 'や', 'か', 'を', 'に', 'で', 'の', 'は', 'が', 'と'],
  },
  // Titles and labels end without です, sentences with it; one dictionary has both.
  'no-mix-dearu-desumasu': false,
  // Soft breaks in long katakana names.
  'no-zero-width-spaces': false,
  // text-autospace adds the space between kana and Latin; the texts have none, except before units.
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
