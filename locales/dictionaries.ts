import { words as en } from './en-US/words.ts'
import { words as ja } from './ja-JP/words.ts'
import type { Locale } from './languages.ts'
import type { Words } from './words.ts'
import { words as zh } from './zh-CN/words.ts'

/** Every text of a language. English has the keys, and the names of the values that a text needs. */
export type Dictionary = Words<English>
export type English = typeof en

const dictionaries: Record<Locale, Dictionary> = { 'en-US': en, 'zh-CN': zh, 'ja-JP': ja }

/** Every text of a language. The Worker's bundle has the same as data, read when a language is first asked for. */
export function dictionaryOf(locale: Locale): Dictionary {
  return dictionaries[locale]
}
