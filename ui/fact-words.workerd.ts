import words from '../dist/words/facts.json' with { type: 'json' }
import type { Locale } from '../locales/index.ts'
import type { FactName } from './fact-words.ts'

/** The figures as words of a language, as ui/fact-words.ts made them in the build. */
export function factWords(locale: Locale): Record<FactName, string> {
  return words[locale]
}
