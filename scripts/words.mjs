import { dictionaryOf, fallbackLocale, locales } from '../locales/index.ts'
import { packedEncoding } from '../locales/packed-encoding.ts'
import { factWords } from '../ui/fact-words.ts'
import { besideModel } from '../ui/model/texts.ts'
import { besideWalk } from '../ui/walk/texts.ts'
import { packed } from './packed.mjs'

/**
 * The Worker's words, which locales/dictionaries.workerd.ts reads: the keys once, then the texts of each language in
 * the same order, compressed. As code, every new isolate would read three languages before its first answer.
 */
export function packedWords() {
  const names = namesIn(shown(fallbackLocale))
  return [
    { path: 'dist/words/names.bin', contents: packed(JSON.stringify(names)) },
    {
      path: 'dist/words/facts.json',
      contents: Buffer.from(JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, factWords(locale)])))),
    },
    ...locales.map((locale) => ({
      path: `dist/words/${locale}.bin`,
      contents: packed(Buffer.from(textsIn(shown(locale), names).join('\0'), packedEncoding(locale))),
    })),
  ]
}

/** Leaves out the words of brochures, which are printed, and of the controls of model and walk, which are files. */
function shown(locale) {
  const { brochures, model, walk, ...words } = dictionaryOf(locale)
  const only = (texts, names) => Object.fromEntries(names.map((name) => [name, texts[name]]))
  return { ...words, model: only(model, besideModel), walk: only(walk, besideWalk) }
}

/** The same keys with 0 as every value. */
function namesIn(words) {
  return Object.fromEntries(
    Object.entries(words).map(([name, below]) => [name, typeof below === 'string' ? 0 : namesIn(below)]),
  )
}

function textsIn(words, names) {
  return Object.entries(names).flatMap(([name, below]) => (below === 0 ? words[name] : textsIn(words[name], below)))
}
