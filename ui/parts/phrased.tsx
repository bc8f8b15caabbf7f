import { Fragment } from 'react'
import type { Locale } from '../../locales/index.ts'
import { piecesOf } from '../../locales/pieces.ts'

/**
 * A title or lead that breaks between words only. Chinese has no spaces, and browsers do not find its words. In Japanese
 * they find phrases, but not the words of a long compound.
 */
export function Phrased({ locale, text }: { locale: Locale; text: string }) {
  const pieces = split[locale]?.(text) ?? []
  if (pieces.length < 2) return text
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

const split: Partial<Record<Locale, (text: string) => string[]>> = {
  'zh-CN': (text) => piecesOf('zh-CN', text),
  'ja-JP': (text) => text.replace(compound, (words) => piecesOf('ja-JP', words).join('\u200b')).split('\u200b'),
}
const compound = /[\p{Script=Katakana}\p{Script=Han}ーA-Za-z]{9,}/gu
