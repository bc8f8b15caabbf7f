import type { Locale } from '../locales/index.ts'
import files from './brochures.json' with { type: 'json' }

export type Material = keyof typeof files
export interface Edition {
  file: string
  pages: number
  bytes: number
}

/** Brochures printed by `npm run brochures`: all in English, maybe some missing in an incomplete language. */
export const brochures: Record<Material, { 'en-US': Edition } & Partial<Record<Locale, Edition>>> = files

/** The picture of a brochure's first page. */
export const coverOf = (file: string) => file.replace(/pdf$/, 'avif')
