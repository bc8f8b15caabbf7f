import en from '../dist/written/en-US.bin'
import ja from '../dist/written/ja-JP.bin'
import zh from '../dist/written/zh-CN.bin'
import type { Locale } from '../locales/index.ts'
import { packedEncoding } from '../locales/packed-encoding.ts'
import { zlib } from '../locales/zlib.ts'
import type { Written } from './written.ts'

const packed: Record<Locale, ArrayBuffer> = { 'en-US': en, 'zh-CN': zh, 'ja-JP': ja }
const read = new Map<Locale, Readonly<Record<string, Written>>>()

/** The same as ui/written.ts, read when a language's first reference page is asked for. */
export function writtenIn(locale: Locale): Readonly<Record<string, Written>> {
  const made =
    read.get(locale) ?? JSON.parse(zlib().brotliDecompressSync(packed[locale]).toString(packedEncoding(locale)))
  read.set(locale, made)
  return made
}
