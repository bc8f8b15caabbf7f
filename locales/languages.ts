import { language as en } from './en-US/language.ts'
import { language as ja } from './ja-JP/language.ts'
import type { Language } from './language.ts'
import { language as zh } from './zh-CN/language.ts'

/** Every language the site is written in, as BCP 47 tags; a deployment shows those of ENABLED_LOCALES. */
export const locales = ['en-US', 'zh-CN', 'ja-JP'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale: Locale = 'en-US'

/** What the site does with each. */
export const languages: Record<Locale, Language> = { 'en-US': en, 'zh-CN': zh, 'ja-JP': ja }

/** Whether spaces set a language's words apart. */
export function isSpaced(locale: Locale): boolean {
  return languages[locale].spaced
}
