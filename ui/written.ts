import written from '../dist/written.json' with { type: 'json' }
import type { Locale } from '../locales/index.ts'

/** A reference page, made of Markdown when the site is built (scripts/content/resources.ts). */
export interface Written {
  html: string
  outline: readonly { id: string; text: string }[]
  /** Questions with their answers, as text. */
  questions?: readonly Question[]
}

export type Question = readonly [question: string, answer: string]

/** The reference pages of a language by their names. The Worker reads them from its static files. */
export function writtenIn(locale: Locale): Readonly<Record<string, Written>> {
  return (written as unknown as Record<Locale, Record<string, Written>>)[locale]
}

/** Reads a language's reference pages, where they are not part of the code. A page that shows them (`written`) comes after. */
export async function readWritten(_files: { fetch: typeof fetch }, _locale: Locale): Promise<void> {}
