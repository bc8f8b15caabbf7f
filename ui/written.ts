import written from '../dist/written.json' with { type: 'json' }
import type { Locale } from '../locales/index.ts'

/** A reference page, rendered from Markdown in the build (scripts/content/resources.ts). */
export interface Written {
  html: string
  outline: readonly { id: string; text: string }[]
  /** Questions with their answers as plain text. */
  questions?: readonly Question[]
}

export type Question = readonly [question: string, answer: string]

/** The reference pages of a language by name. The Worker reads them from its static files. */
export function writtenIn(locale: Locale): Readonly<Record<string, Written>> {
  return (written as unknown as Record<Locale, Record<string, Written>>)[locale]
}

/** Reads the reference pages of a language. The Worker must call it before it renders a page with `written`. */
export async function readWritten(_files: { fetch: typeof fetch }, _locale: Locale): Promise<void> {}
