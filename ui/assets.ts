import built from '../dist/assets.json' with { type: 'json' }

/** What the build made for browsers: addresses of files, and what stands in pages as text with its CSP hash. */
export const assets: {
  islands: Record<string, string>
  font: string
  /** The contact form's texts, by language. */
  texts: Record<string, string>
  /** The model's, by language. */
  modelTexts: Record<string, string>
  /** The walk's, by language. */
  walkTexts: Record<string, string>
  /** QR codes, by what they say. */
  codes: Record<string, string>
  /** Bytes of the files in public/media/ar, by name. */
  ar: Record<string, number>
  /** Reference pages, by language. */
  written: Record<string, string>
  /** What brings the loader. */
  start: { text: string; hash: string }
  /** Hashes of the style sheets, by name; ui/sheets.ts has their text. */
  styles: Record<string, string>
} = built

/** Address of an island's module. An island that was not built stops the page, and the tests, at once. */
export function island(name: string): string {
  const address = assets.islands[name]
  if (!address) throw new Error(`No island "${name}": add ui/islands/${name}.tsx and build again`)
  return address
}
