import { readFileSync } from 'node:fs'
import { type Locale, locales } from '../../locales/index.ts'

/** A row of locales/GLOSSARY.md: the words for a term in each language, and its retired words. */
export interface Term {
  words: Readonly<Record<Locale, readonly string[]>>
  retired: Readonly<Record<Locale, readonly string[]>>
}

const text = readFileSync('locales/GLOSSARY.md', 'utf8')

const [heads = [], ...rows] = text
  .split('\n')
  .filter((line) => /^\| (?!-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Languages with a column. */
export const glossaryLocales = locales.filter((locale) => heads.includes(locale))

export const terms: readonly Term[] = rows.map((cells) => {
  const cellOf = (head: string) => (heads.includes(head) ? cells[heads.indexOf(head)] : '')
  const of = <T>(make: (locale: Locale) => T) =>
    Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>
  return {
    words: of((locale) => listed(cellOf(locale))),
    retired: of((locale) => listed(new RegExp(`${locale.slice(0, 2)}: ([^;]*)`).exec(cellOf('retired') ?? '')?.[1])),
  }
})

/** Correct names and terms that are in no dictionary. */
export const houseWords: ReadonlySet<string> = new Set(
  (text.split('\n## ')[1] ?? '')
    .split('\n')
    .slice(1)
    .join(' ')
    .split(',')
    .map((word) => word.trim().toLowerCase()),
)

/** `a, b (note)、c` → a, b, c */
function listed(cell = ''): string[] {
  return cell
    .split(/[,、]/)
    .map((word) => word.replace(/\(.*\)/, '').trim())
    .filter(Boolean)
}
