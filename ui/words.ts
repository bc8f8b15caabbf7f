import { type FactName, factWords } from '#fact-words'
import { companies, type Locale, type PlainKey, type Translate, translator } from '../locales/index.ts'

/** Placeholders that every text may use: the facts and the brand. */
export type Given = FactName | 'brand'
/** Key of a text without other placeholders. */
export type Text = PlainKey<Given>

const translators = new Map<Locale, Translate<Given>>()

/** The texts of a language with facts and brand filled in; made on first use. */
export function words(locale: Locale): Translate<Given> {
  const made =
    translators.get(locale) ?? translator<Given>(locale, { ...factWords(locale), brand: companies[locale].brand })
  translators.set(locale, made)
  return made
}

/** A text without marks for line breaks, for what no line shows. */
export const withoutMarks = (text: string) => text.replace(/[\u200b\u2060]/g, '')
