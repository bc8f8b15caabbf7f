import packed from '../dist/sheets.bin'
import { zlib } from '../locales/zlib.ts'

/** The same as ui/sheets.ts. As code they would take an isolate's start, and more of the packed Worker. */
export const readSheets = (): Record<string, string> => JSON.parse(zlib().brotliDecompressSync(packed).toString())
