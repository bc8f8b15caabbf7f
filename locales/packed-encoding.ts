import { isSpaced, type Locale } from './languages.ts'

/** How a language's words are written before they are packed: three bytes a character pack worse than two. */
export function packedEncoding(locale: Locale): 'utf8' | 'utf16le' {
  return isSpaced(locale) ? 'utf8' : 'utf16le'
}
