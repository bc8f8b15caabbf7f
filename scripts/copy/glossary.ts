import { readFileSync } from 'node:fs'
import { type Locale, locales } from '../../locales/index.ts'

/** A row of locales/GLOSSARY.md: a language's words for a term, and those that it no longer uses. */
export interface Term {
  words: Readonly<Record<Locale, readonly string[]>>
  retired: Readonly<Record<Locale, readonly string[]>>
}

const text = readFileSync('locales/GLOSSARY.md', 'utf8')

export const terms: readonly Term[] = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const of = <T>(make: (locale: Locale, index: number) => T) =>
      Object.fromEntries(locales.map((locale, index) => [locale, make(locale, index)])) as Record<Locale, T>
    return {
      words: of((_, index) => listed(cells[index + 1])),
      retired: of((locale) => listed(new RegExp(`${locale.slice(0, 2)}: ([^;]*)`).exec(cells[4] ?? '')?.[1])),
    }
  })

/** Names and terms that are spelled right although no dictionary has them. */
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
