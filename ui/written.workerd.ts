import type { Locale } from '../locales/index.ts'
import { assets } from './assets.ts'
import type { Written } from './written.ts'

const read = new Map<Locale, Readonly<Record<string, Written>>>()

/** The same as ui/written.ts, after `readWritten`. */
export function writtenIn(locale: Locale): Readonly<Record<string, Written>> {
  const pages = read.get(locale)
  if (!pages) throw new Error(`The reference pages of ${locale} are not read yet: the page needs \`written: true\``)
  return pages
}

/**
 * Reads the reference pages of a language from the static files, once per isolate. In the bundle they would be a
 * seventh of it.
 */
export async function readWritten(files: { fetch: typeof fetch }, locale: Locale): Promise<void> {
  if (read.has(locale)) return
  const answer = await files.fetch(`http://assets${assets.written[locale]}`)
  if (!answer.ok) throw new Error(`${assets.written[locale]} answered ${answer.status}`)
  read.set(locale, await answer.json())
}
