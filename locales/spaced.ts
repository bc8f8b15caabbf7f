import type { Locale } from './index.ts'

/** Whether a language sets words apart with spaces, as Chinese and Japanese do not. */
export function isSpaced(locale: Locale): boolean {
  return !/^(zh|ja)/.test(locale)
}
