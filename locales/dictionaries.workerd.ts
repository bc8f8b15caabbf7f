import en from '../dist/words/en-US.bin'
import ja from '../dist/words/ja-JP.bin'
import names from '../dist/words/names.bin'
import zh from '../dist/words/zh-CN.bin'
import type { Dictionary } from './dictionaries.ts'
import type { Locale } from './languages.ts'
import { packedEncoding } from './packed-encoding.ts'
import { zlib } from './zlib.ts'

const packed: Record<Locale, ArrayBuffer> = { 'en-US': en, 'zh-CN': zh, 'ja-JP': ja }

/** Every text that pages show in a language, unpacked on first use; scripts/words.mjs packs them. */
export function dictionaryOf(locale: Locale): Dictionary {
  const { brotliDecompressSync } = zlib()
  const texts = brotliDecompressSync(packed[locale]).toString(packedEncoding(locale)).split('\0')
  let next = 0
  return JSON.parse(brotliDecompressSync(names).toString(), (_, value) => (value === 0 ? texts[next++] : value))
}
