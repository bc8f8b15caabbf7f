import built from '../dist/assets.json' with { type: 'json' }

/** The build's output for browsers: addresses of files, and inline texts with their CSP hashes. */
export const assets: {
  islands: Record<string, string>
  font: string
  /** Texts of the contact form, by language. */
  texts: Record<string, string>
  /** Texts of the model, by language. */
  modelTexts: Record<string, string>
  /** Texts of the walk, by language. */
  walkTexts: Record<string, string>
  /** QR codes, by address. */
  codes: Record<string, string>
  /** How many parts the model has. */
  /** How many of them are of each trade, and their color. */
  trades: Record<string, { count: number; fill: string }>
  /** Sizes of the files in public/media/ar, by name. */
  ar: Record<string, number>
  /** Reference pages, by language. */
  written: Record<string, string>
  /** The inline script that imports the loader. */
  start: { text: string; hash: string }
  /** Hashes of the style sheets, by name; ui/sheets.ts has the texts. */
  styles: Record<string, string>
} = built

/** Address of an island's module. Throws for one that was not built, which fails the tests. */
export function island(name: string): string {
  const address = assets.islands[name]
  if (!address) throw new Error(`No island "${name}": add ui/islands/${name}.tsx and build again`)
  return address
}
