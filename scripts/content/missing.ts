import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyOf } from '../../locales/copy.ts'
import { dictionaryOf, fallbackLocale, type Locale } from '../../locales/index.ts'
import brochures from '../../ui/brochures.json' with { type: 'json' }
import { cards } from '../cards/cards.ts'
import { glossaryLocales } from '../copy/glossary.ts'
import { foreignWords } from '../copy/names.ts'
import { mark } from '../copy/unwritten.ts'

/** What is not written yet in a language, by file, with the keys of its texts; nothing where it is whole. */
export function missingIn(locale: Locale): string[] {
  if (locale === fallbackLocale) return []
  return [
    ...unwrittenKeys(locale),
    ...globSync([`locales/${fallbackLocale}/*/*.md`, `locales/${fallbackLocale}/site.json`])
      .sort()
      .map((file) => file.replace(fallbackLocale, locale))
      .flatMap((file) => (existsSync(file) ? (isCopy(file) ? [`${file}  is a copy`] : []) : [`${file}  is missing`])),
    ...(glossaryLocales.includes(locale) ? [] : [`locales/GLOSSARY.md  has no column ${locale}`]),
    ...Object.entries(brochures)
      .filter(([, files]) => !(locale in files))
      .map(([material]) => `ui/brochures.json  lacks ${material}: npm run brochures ${locale}`),
    ...cards()
      .filter((card) => card.locale === locale && !existsSync(`public${card.file}`))
      .map(({ file }) => `public${file}  is missing: npm run cards ${locale}`),
  ]
}

/** Whether a text or a file is, byte for byte, the English one. */
export function isCopy(file: string): boolean {
  const english = file.replace(/(?<=locales\/)[\w-]+/, fallbackLocale)
  return english !== file && existsSync(english) && readFileSync(file).equals(readFileSync(english))
}

/** Keys whose text is marked, or has words and is the English one; a line for each file of words. */
function unwrittenKeys(locale: Locale): string[] {
  const english = new Map(leaves(dictionaryOf(fallbackLocale)))
  const own = leaves(dictionaryOf(locale))
  const rightly = copyOf[locale].sameAsEnglish ?? []
  const unwritten = own.filter(
    ([key, text]) => text.includes(mark) || (text === english.get(key) && hasWords(text) && !rightly.includes(key)),
  )
  return [...Map.groupBy(unwritten, ([key]) => key.split('.')[0] ?? '')].map(([name, keys]) => {
    const of = own.filter(([key]) => key.startsWith(`${name}.`)).length
    return `locales/${locale} ${name}  ${keys.length} of ${of} texts are English: ${keys.map(([key]) => key.slice(name.length + 1)).join(', ')}`
  })
}

/** Other words than names, codes and values that are filled in. */
const hasWords = (text: string) => foreignWords(text.replace(/\{\{\w+\}\}|<\/?\w+>/g, ' ')).length > 0

function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + key, inner]] : leaves(inner, `${path}${key}.`),
  )
}
