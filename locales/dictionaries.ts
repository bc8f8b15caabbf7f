import { words as en } from './en-US/words.ts'
import { fallbackLocale, type Locale, locales } from './languages.ts'
import { typeset } from './typeset.ts'
import type { Words } from './words.ts'

/** Every text of a language. English defines the keys and the placeholders. */
export type Dictionary = Words<English>
export type English = typeof en

const dictionaries = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => [locale, set(locale, locale === fallbackLocale ? en : await wordsOf(locale))]),
  ),
) as Record<Locale, Dictionary>

/** Every text of a language. The Worker reads them from packed data instead (dictionaries.workerd.ts). */
export function dictionaryOf(locale: Locale): Dictionary {
  return dictionaries[locale]
}

/** The words of another language, by the English list: `contactPage` is in contact-page.ts. */
async function wordsOf(locale: Locale) {
  const read = async (name: string) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const exported = await import(`./${locale}/${file}.ts`)
    return [name, exported[name]]
  }
  return Object.fromEntries(await Promise.all(Object.keys(en).map(read)))
}

/** All texts below, with their line breaks. */
function set(locale: Locale, texts: object, path = ''): object {
  return Object.fromEntries(
    Object.entries(texts).map(([name, below]) => [
      name,
      typeof below === 'string' ? typeset(locale, below, path + name) : set(locale, below, `${path}${name}.`),
    ]),
  )
}
