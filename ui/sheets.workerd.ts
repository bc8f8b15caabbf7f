import packed from '../dist/sheets.bin'
import { zlib } from '../locales/zlib.ts'

/** The same as ui/sheets.ts, from compressed data. As code they would slow down the start and enlarge the Worker. */
export const readSheets = (): Record<string, string> => JSON.parse(zlib().brotliDecompressSync(packed).toString())
