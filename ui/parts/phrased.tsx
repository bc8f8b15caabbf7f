import { Fragment } from 'react'
import type { Locale } from '../../locales/index.ts'
import { inWords, piecesOf } from '../../locales/pieces.ts'

/**
 * A title or lead that breaks between words only, Chinese between short clauses: browsers do not find its words. In
 * Japanese they find phrases, but not the words of a long compound.
 */
export function Phrased({ locale, text }: { locale: Locale; text: string }) {
  const pieces = split[locale]?.(text.replace(/(?<=[!-~]) (?=[^!-~]|\d)/g, '\u00a0')) ?? []
  if (pieces.length < 2) return pieces[0] ?? text
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

const split: Partial<Record<Locale, (text: string) => string[]>> = {
  'zh-CN': (text) =>
    text
      .split(/(?<=[，。、：？！])/)
      .flatMap((clause) => (clause.replace(/\w\w/g, '.').length > 8 ? inPhrases(clause) : clause)),
  'ja-JP': (text) => inWords(text).split('\u200b'),
}

/** Words that say nothing without the one before. */
const follows = /^(?:预算|下来|哪种)/

/**
 * Words joined to phrases of four characters or more, a short last one to the phrase before. A break beside a figure
 * would take away the gap there.
 */
function inPhrases(clause: string): string[] {
  const phrases: string[] = []
  const words = piecesOf('zh-CN', clause)
  for (const [index, word] of words.entries()) {
    const last = phrases.at(-1)
    const isShortEnd = index === words.length - 1 && word.length < 4
    if (
      last &&
      ((isShortEnd && last.length < 6) ||
        last.length < 4 ||
        /[!-~\u00a0]$/.test(last) ||
        /^[!-~\u00a0]/.test(word) ||
        follows.test(word))
    )
      phrases[phrases.length - 1] = last + word
    else phrases.push(word)
  }
  return phrases
}
