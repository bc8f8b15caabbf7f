import type { Locale } from '../locales/index.ts'
import files from './brochures.json' with { type: 'json' }

export type Material = keyof typeof files
export interface Edition {
  file: string
  pages: number
  bytes: number
}

/** The brochures that `npm run brochures` printed; in English each, in a language that is not whole some are missing. */
export const brochures: Record<Material, { 'en-US': Edition } & Partial<Record<Locale, Edition>>> = files
