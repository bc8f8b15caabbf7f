import { Fragment } from 'react'
import type { Locale } from '../../locales/index.ts'
import { once } from '../once.ts'

/** A title that breaks between words only. Chinese has no spaces, and browsers do not find its words. */
export function Phrased({ locale, text }: { locale: Locale; text: string }) {
  if (locale !== 'zh-CN') return text
  return piecesOf(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

/**
 * Splits a text into words. Closing marks stay with the word before them, opening ones with the word after, and single
 * characters with a neighbor.
 */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of words().segment(text)) {
    const last = pieces.at(-1)
    const joins = last && !opening.test(segment) && (!isWordLike || opens.test(last) || isLone(last, segment))
    if (joins) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

const isLone = (last: string, segment: string) => lone.test(last) || (lone.test(segment) && han.test(last))

const words = once(() => new Intl.Segmenter('zh-CN', { granularity: 'word' }))
const lone = /^\p{Script=Han}$/u
const han = /\p{Script=Han}$/u
const opening = /^[\p{Ps}\p{Pi}]/u
const opens = /[\p{Ps}\p{Pi}]$/u
