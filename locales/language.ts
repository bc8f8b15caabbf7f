/** What the site does with a language. Each has its own beside its words: `locales/<language>/language.ts`. */
export interface Language {
  /** Its own name, as the switcher shows it. */
  name: string
  /** Whether spaces set its words apart. */
  spaced: boolean
  /** Whether large numbers are counted in ten thousands: 60,000 is 6万. */
  compact: boolean
  /** What stands behind a price. */
  yuan: string
  /** ISO 3166-1 codes of the countries whose visitors are met in it; those of no language get the fallback. */
  countries: readonly string[]
  /** Where people pass links on, and the address that takes one; `{url}` and `{title}` stand in it. */
  share: readonly (readonly [name: string, address: string])[]
}

/** What is asked of a language's texts; nothing that pages need. */
export interface Copy {
  /** Scripts (Unicode) that it is written in, each with the least share of a page's letters. */
  scripts: Readonly<Record<string, number>>
  /** Scripts that no text of it has. */
  without: readonly string[]
  /** The least that a page says: `page`, or `entry` of an article, a job or a list of them. */
  least: { unit: 'words' | 'characters'; page: number; entry: number }
  /** Characters that search engines show of a description, and of a title. */
  most: { title: number; description: number }
  /** Spaces and signs of its own, as pairs of what is mended and how. */
  signs: readonly (readonly [RegExp, string | ((found: string) => string)])[]
  /** What asks a reader to call. */
  calls: RegExp
  /** Font that draws its characters in cards and brochures, where Instrument Sans does not. */
  font?: string
  /** Keys whose text is rightly the English one, though it has words. */
  sameAsEnglish?: readonly string[]
}
