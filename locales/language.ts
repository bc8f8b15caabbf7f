/** Properties of a language, in `locales/<language>/language.ts`. */
export interface Language {
  /** Name in the language itself, for the switcher. */
  name: string
  /** Whether spaces separate words. */
  spaced: boolean
  /** Whether large numbers count in ten thousands: 60,000 is 6万. */
  compact: boolean
  /** Text after a price in yuan. */
  yuan: string
  /** ISO 3166-1 codes of countries that get this language. Other countries get the fallback. */
  countries: readonly string[]
  /** Services for sharing a link, with their addresses; `{url}` and `{title}` are placeholders. */
  share: readonly (readonly [name: string, address: string])[]
}

/** Rules for the texts of a language; pages do not need them. */
export interface Copy {
  /** Unicode scripts, each with its least share of a page's letters. */
  scripts: Readonly<Record<string, number>>
  /** Unicode scripts that never occur. */
  without: readonly string[]
  /** Least length of the main content: `page`, or `entry` for articles, jobs and lists of them. */
  least: { unit: 'words' | 'characters'; page: number; entry: number }
  /** Most characters of a title and a description that search engines show. */
  most: { title: number; description: number }
  /** Replacements that correct spaces and signs: pattern, and its replacement. */
  signs: readonly (readonly [RegExp, string | ((found: string) => string)])[]
  /** Words that ask a reader to call. */
  calls: RegExp
  /** Font for its characters in cards and brochures, beside Instrument Sans. */
  font?: string
  /** Keys whose text may equal the English one. */
  sameAsEnglish?: readonly string[]
}
