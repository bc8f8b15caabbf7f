import { words as en } from './en-US/words.ts'
import { words as ja } from './ja-JP/words.ts'
import type { Locale } from './languages.ts'
import type { Words } from './words.ts'
import { words as zh } from './zh-CN/words.ts'

/** Every text of a language. English defines the keys and the placeholders. */
export type Dictionary = Words<English>
export type English = typeof en

const dictionaries: Record<Locale, Dictionary> = { 'en-US': en, 'zh-CN': zh, 'ja-JP': ja }

/** Every text of a language. The Worker reads them from packed data instead (dictionaries.workerd.ts). */
export function dictionaryOf(locale: Locale): Dictionary {
  return dictionaries[locale]
}
