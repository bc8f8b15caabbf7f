import { Fragment } from 'react'
import type { Locale } from '../../locales/index.ts'
import { inWords, joinedCompounds, piecesOf } from '../../locales/pieces.ts'

/**
 * A title or lead that breaks between words only, Chinese between short clauses: browsers do not find its words. In
 * Japanese they find phrases, but not the words of a long compound. English compounds stay whole.
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
  'en-US': (text) => [joinedCompounds(text)],
  'zh-CN': (text) =>
    text
      .split(/(?<=[，。、：？！])/)
      .flatMap((clause) => (clause.replace(/\w\w/g, '.').length > 8 ? piecesOf('zh-CN', clause) : clause)),
  'ja-JP': (text) => inWords(text).split('\u200b'),
}
