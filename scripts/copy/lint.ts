import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { localesOf } from '../content/days.ts'
import type { Problem } from '../content/problem.ts'
import { houseWords, terms } from './glossary.ts'
import type { Line } from './lines.ts'
import { mended } from './signs.ts'
import { mark } from './unwritten.ts'

/** Reports retired words, British spellings, and wrong spaces or signs. */
export function copyProblems(lines: readonly Line[]): Problem[] {
  return lines.flatMap((line) =>
    [...unwritten(line), ...retired(line), ...misspelled(line), ...signs(line)].map((text) => ({
      file: line.file,
      line: line.line,
      text,
    })),
  )
}

/** Only enabled languages; `npm run content -- --missing` lists the others. */
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
  // Whole words only: not within codes with digits, addresses or file names.
  const words = text
    .replace(/\{\{\w+\}\}|https?\b/g, ' ')
    .matchAll(/(?<![\p{L}\d@./-])[A-Za-z][a-z]+(?:[’'][a-z]+)?(?![\p{L}\d@/]|\.[a-z])/gu)
  return [...words].flatMap(([word]) => {
    const plain = word.replace('’', "'")
    const forms = [plain, plain.toLowerCase(), plain.replace(/'s$/, ''), plain.replace(/'s$/, '').toLowerCase()]
    const known = forms.some((form) => american.has(form) || houseWords.has(form.toLowerCase()))
    return known ? [] : [`${word} is in no American dictionary: correct it, or add it to locales/GLOSSARY.md`]
  })
}

function signs({ locale, text }: Line): string[] {
  const wanted = mended(locale, text)
  return wanted === text ? [] : [`${text.trim()}\n  expected ${wanted.trim()} (npm run copy -- --fix)`]
}
