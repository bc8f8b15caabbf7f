import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyOf } from '../../locales/copy.ts'
import { dictionaryOf, fallbackLocale, type Locale } from '../../locales/index.ts'
import { brochures } from '../../ui/brochures.ts'
import { cards } from '../cards/cards.ts'
import { glossaryLocales } from '../copy/glossary.ts'
import { foreignWords } from '../copy/names.ts'
import { mark } from '../copy/unwritten.ts'

/** Everything that a language lacks, by file and text key; empty when it is complete. */
export function missingIn(locale: Locale): string[] {
  return locale === fallbackLocale ? [] : [...copiesIn(locale), ...markedIn(locale), ...unmadeIn(locale)]
}

/** The same for an enabled language, without placeholders and cards, which other checks report by page. */
export function missingInEnabled(locale: Locale): string[] {
  return locale !== fallbackLocale && copiesIn(locale).length > 0 ? missingIn(locale) : []
}

/** Texts that equal the English ones, and missing files. */
function copiesIn(locale: Locale): string[] {
  const english = new Map(leaves(dictionaryOf(fallbackLocale)))
  const rightly = copyOf[locale].sameAsEnglish ?? []
  const isEnglish = ([key, text]: Leaf) =>
    text === english.get(key) && !text.includes(mark) && hasWords(text) && !rightly.includes(key)
  return [
    ...told(locale, isEnglish, 'English'),
    ...globSync([`locales/${fallbackLocale}/*/*.md`, `locales/${fallbackLocale}/site.json`])
      .sort()
      .map((file) => file.replace(fallbackLocale, locale))
      .flatMap((file) => (existsSync(file) ? (isCopy(file) ? [`${file}  is a copy`] : []) : [`${file}  is missing`])),
    ...(glossaryLocales.includes(locale) ? [] : [`locales/GLOSSARY.md  has no column ${locale}`]),
    ...Object.entries(brochures)
      .filter(([, files]) => !(locale in files))
      .map(([material]) => `ui/brochures.json  lacks ${material}: npm run brochures ${locale}`),
  ]
}

function markedIn(locale: Locale): string[] {
  const files = globSync(`locales/${locale}/*/*.md`).filter((file) => readFileSync(file, 'utf8').includes(mark))
  return [
    ...told(locale, ([, text]) => text.includes(mark), 'marked'),
    ...files.map((file) => `${file}  has texts that are marked`),
  ]
}

function unmadeIn(locale: Locale): string[] {
  return cards()
    .filter((card) => card.locale === locale && !existsSync(`public${card.file}`))
    .map(({ file }) => `public${file}  is missing: npm run cards ${locale}`)
}

/** Whether a file equals the English one, byte for byte. */
export function isCopy(file: string): boolean {
  const english = file.replace(/(?<=locales\/)[\w-]+/, fallbackLocale)
  return english !== file && existsSync(english) && readFileSync(file).equals(readFileSync(english))
}

type Leaf = [key: string, text: string]

/** One line per part of the words with such texts, with their keys. */
function told(locale: Locale, isMeant: (leaf: Leaf) => boolean, what: string): string[] {
  const own = leaves(dictionaryOf(locale))
  return [...Map.groupBy(own.filter(isMeant), ([key]) => key.split('.')[0] ?? '')].map(([name, meant]) => {
    const of = own.filter(([key]) => key.startsWith(`${name}.`)).length
    const keys = meant.map(([key]) => key.slice(name.length + 1)).join(', ')
    return `locales/${locale} ${name}  ${meant.length} of ${of} texts are ${what}: ${keys}`
  })
}

/** Whether a text has words other than names, codes and placeholders of values. */
const hasWords = (text: string) => foreignWords(text.replace(/\{\{\w+\}\}|<\/?\w+>/g, ' ')).length > 0

function leaves(value: object, path = ''): Leaf[] {
  return Object.entries(value).flatMap(([key, inner]): Leaf[] =>
    typeof inner === 'string' ? [[path + key, inner]] : leaves(inner, `${path}${key}.`),
  )
}
