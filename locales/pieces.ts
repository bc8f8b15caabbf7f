import type { Locale } from './languages.ts'

/**
 * Splits a text into words. Closing marks stay with the word before them, opening ones with the word after, single Chinese
 * characters with a neighbor. U+E000 stands for a number.
 */
export function piecesOf(locale: Locale, text: string, ahead = forward): string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of segmenterOf(locale).segment(text)) {
    const last = pieces.at(-1)
    const joins = last && !opening.test(segment) && (!isWordLike || opens.test(last) || isWhole(last, segment, ahead))
    if (joins) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/** A Japanese text whose long compounds, which browsers take for one word, may break between their words. */
export const inWords = (text: string) =>
  text
    .replace(longCompound, (compound) => piecesOf('ja-JP', compound).join('\u200b'))
    .replace(
      /(?<=の方)(?=法)|(?<=な)(?=ぜ)|(?<=平均)(?=\d)|(?<=\dか)(?=月)|(?<=\d)(?=[–～])|(?<=[–～])(?=\d)/g,
      '\u2060',
    )
const longCompound = /[\p{Script=Katakana}\p{Script=Han}ーA-Za-z]{9,}/gu

/** A single character and its neighbor, a number and its measure word, or the parts of 1:1 and ISO-9001. */
const isWhole = (last: string, segment: string, ahead: RegExp) =>
  lone.test(last) ||
  (lone.test(segment) && !ahead.test(segment) && hanOrNumber.test(last)) ||
  (/[!-~\u00a0]$/.test(last) && /^[!-~]/.test(segment))

const lone = /^\p{Script=Han}$/u
/** Prepositions and conjunctions, which belong to what follows. */
const forward = /^[在从对把被向给与和及或按由每各再同哪半进]$/
const hanOrNumber = /(?:(?!的)[\p{Script=Han}\d\ue000]|^.?的)$/u
const opening = /^[\p{Ps}\p{Pi}]/u
const opens = /[\p{Ps}\p{Pi}]$/u

const segmenters = new Map<Locale, Intl.Segmenter>()

/** Kept, because making one is slow. */
function segmenterOf(locale: Locale): Intl.Segmenter {
  const made = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, made)
  return made
}
