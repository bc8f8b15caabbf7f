import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { localesOf } from '../content/days.ts'
import type { Problem } from '../content/problem.ts'
import { houseWords, terms } from './glossary.ts'
import type { Line } from './lines.ts'
import { mended } from './signs.ts'
import { mark } from './unwritten.ts'

/** What is wrong with lines of copy: retired words, British spellings, and spaces or signs that are not the house's. */
export function copyProblems(lines: readonly Line[]): Problem[] {
  return lines.flatMap((line) =>
    [...unwritten(line), ...retired(line), ...misspelled(line), ...signs(line)].map((text) => ({
      file: line.file,
      line: line.line,
      text,
    })),
  )
}

/** A language that is not switched on is listed by `npm run content -- --missing`. */
const enabled = localesOf()

function unwritten({ locale, text }: Line): string[] {
  return text.includes(mark) && enabled.includes(locale) ? [`${mark}: write it`] : []
}

function retired({ locale, text }: Line): string[] {
  return terms.flatMap(({ words, retired }) => {
    const own = words[locale].reduce((rest, word) => rest.replaceAll(word, ' '), text)
    return retired[locale]
      .filter((word) => (locale === 'en-US' ? new RegExp(`\\b${word}s?\\b`, 'i').test(own) : own.includes(word)))
      .map((word) => `${word} is retired: write ${words[locale].join(' or ')} (locales/GLOSSARY.md)`)
  })
}

const american = decodeTrie(gunzipSync(readFileSync('node_modules/@cspell/dict-en_us/en_US.trie.gz')))

function misspelled({ locale, text }: Line): string[] {
  if (locale !== 'en-US') return []
  // A word by itself: no part of a name with digits, of an address or of a file name.
  const words = text
    .replace(/\{\{\w+\}\}|https?\b/g, ' ')
    .matchAll(/(?<![\p{L}\d@./-])[A-Za-z][a-z]+(?:[’'][a-z]+)?(?![\p{L}\d@/]|\.[a-z])/gu)
  return [...words].flatMap(([word]) => {
    const plain = word.replace('’', "'")
    const forms = [plain, plain.toLowerCase(), plain.replace(/'s$/, ''), plain.replace(/'s$/, '').toLowerCase()]
    const known = forms.some((form) => american.has(form) || houseWords.has(form.toLowerCase()))
    return known ? [] : [`${word} is in no American dictionary: spell it so, or add it to locales/GLOSSARY.md`]
  })
}

function signs({ locale, text }: Line): string[] {
  const wanted = mended(locale, text)
  return wanted === text ? [] : [`${text.trim()}\n  wanted ${wanted.trim()} (npm run copy -- --fix)`]
}
