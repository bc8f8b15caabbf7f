import { language as en } from './en-US/language.ts'
import { language as ja } from './ja-JP/language.ts'
import type { Language } from './language.ts'
import { language as zh } from './zh-CN/language.ts'

/** All languages of the site as BCP 47 tags. ENABLED_LOCALES selects those of a deployment. */
export const locales = ['en-US', 'zh-CN', 'ja-JP'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale: Locale = 'en-US'

export const languages: Record<Locale, Language> = { 'en-US': en, 'zh-CN': zh, 'ja-JP': ja }

/** Whether spaces separate a language's words. */
export function isSpaced(locale: Locale): boolean {
  return languages[locale].spaced
}
