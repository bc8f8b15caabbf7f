import { isSpaced, type Locale } from './languages.ts'

/** Encoding of a language's words before compression: three bytes per character compress worse than two. */
export function packedEncoding(locale: Locale): 'utf8' | 'utf16le' {
  return isSpaced(locale) ? 'utf8' : 'utf16le'
}
