import words from '../dist/words/facts.json' with { type: 'json' }
import type { Locale } from '../locales/index.ts'
import type { FactName } from './fact-words.ts'

/** The facts as words of a language, computed in the build by ui/fact-words.ts. */
export function factWords(locale: Locale): Record<FactName, string> {
  return words[locale]
}
