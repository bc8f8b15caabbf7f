import packed from '../dist/sheets.bin'
import { zlib } from '../locales/zlib.ts'
import { assets } from './assets.ts'

/** The same as ui/sheets.ts, from compressed data. As code they would slow down the start and enlarge the Worker. */
export function readSheets(): Record<string, string> {
  const sheets = zlib().brotliDecompressSync(packed).toString().split('\0')
  return Object.fromEntries(Object.keys(assets.styles).map((name, index) => [name, sheets[index] ?? '']))
}
