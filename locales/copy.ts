import { copy as en } from './en-US/language.ts'
import { copy as ja } from './ja-JP/language.ts'
import type { Copy } from './language.ts'
import type { Locale } from './languages.ts'
import { copy as zh } from './zh-CN/language.ts'

/** Rules for the texts of each language. */
export const copyOf: Record<Locale, Copy> = { 'en-US': en, 'zh-CN': zh, 'ja-JP': ja }
