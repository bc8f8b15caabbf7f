import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'public/media/drawings'
const tokens = readFileSync('ui/styles/tokens.css', 'utf8')

/** Drawings that also exist without some of their colors, as lines or as scanned points. */
const parts = {
  'axon-lines.svg': { of: 'axon.svg', without: ['tint'] },
  'axon-points.svg': { of: 'axon.svg', without: ['tint', 'mark'], scattered: true },
}

/** Turns lines into points: thickens them, and keeps them where noise is bright. */
const scatter =
  '<filter id="scatter" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 0 0 -4.6" result="grain"/>' +
  '<feMorphology in="SourceGraphic" operator="dilate" radius="3" result="thick"/>' +
  '<feComposite in="thick" in2="grain" operator="in"/></filter>'

/**
 * Makes each drawing a picture per color scheme, with the colors of the tokens. Pictures load lazily; a `use` does not.
 */
export function drawings() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  const all = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  for (const [file, { of, without, scattered }] of Object.entries(parts)) {
    const text = all.get(of).replace(new RegExp(`var\\(--(${without.join('|')}),[^)]*\\)`, 'g'), '#0000')
    all.set(file, scattered ? text.replace('<g ', `${scatter}<g filter="url(#scatter)" `) : text)
  }
  return [...all].flatMap(([file, text]) =>
    ['day', 'night'].map((scheme) => ({
      path: join(folder, scheme, file),
      contents: Buffer.from(inColours(text, scheme)),
    })),
  )
}

function inColours(text, scheme) {
  return text
    .replaceAll('currentColor', colour('ink', scheme))
    .replace(/var\(--(\w+),[^)]*\)/g, (_, token) => colour(token, scheme))
}

function colour(token, scheme) {
  if (token === 'sheet' && scheme === 'night') return /--night: ([^;]+);/.exec(tokens)[1]
  const [, day, night] = new RegExp(`--${token}: light-dark\\(([^,]+), ([^)]+)\\)`).exec(tokens)
  return scheme === 'day' ? day : night
}
