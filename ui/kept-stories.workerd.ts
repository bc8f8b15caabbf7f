import packed from '../dist/stories.bin'
import { zlib } from '../locales/zlib.ts'
import type { Story } from './story.ts'

/** The same as ui/kept-stories.ts, from compressed data. */
export const readStories = (): readonly Story[] => JSON.parse(zlib().brotliDecompressSync(packed).toString())
