import { type FactName, factWords } from '#fact-words'
import { companies, type Locale, type PlainKey, type Translate, translator } from '../locales/index.ts'

/** What every text may quote without being asked: the facts and the brand. */
export type Given = FactName | 'brand'
/** The key of a text that needs nothing else. */
export type Text = PlainKey<Given>

const translators = new Map<Locale, Translate<Given>>()

/** The texts of a language, facts and brand filled in; made when they are first asked for. */
export function words(locale: Locale): Translate<Given> {
  const made =
    translators.get(locale) ?? translator<Given>(locale, { ...factWords(locale), brand: companies[locale].brand })
  translators.set(locale, made)
  return made
}
