import { copyOf } from '../../locales/copy.ts'
import type { Locale } from '../../locales/index.ts'

/** Corrects the spaces and signs of a text for its language: 3日, 15分钟, ㎡, 3つ. */
export function mended(locale: Locale, text: string): string {
  return copyOf[locale].signs.reduce((rest, [wrong, right]) => rest.replace(wrong, right as string), text)
}
