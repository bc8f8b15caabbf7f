import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'public/media/drawings'
const tokens = readFileSync('ui/styles/tokens.css', 'utf8')

/**
 * Makes each drawing a picture per color scheme, with the colors of the tokens. Pictures load lazily; a `use` does not.
 */
export function drawings() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return ['day', 'night'].map((scheme) => ({
      path: join(folder, scheme, file),
      contents: Buffer.from(inColours(text, scheme)),
    }))
  })
}

function inColours(text, scheme) {
  return text
    .replaceAll('currentColor', colour('ink', scheme))
    .replace(/var\(--(\w+),[^)]*\)/g, (_, token) => colour(token, scheme))
}

function colour(token, scheme) {
  // By day neutral, because the dark scheme inverts it (ui/styles/base.css) and makes warm grey brown; by night of the
  // hue of dark sections.
  if (token === 'tint') return scheme === 'day' ? '#e6e7e6' : '#17323d'
  if (token === 'sheet' && scheme === 'night') return /--night: ([^;]+);/.exec(tokens)[1]
  const [, day, night] = new RegExp(`--${token}: light-dark\\(([^,]+), ([^)]+)\\)`).exec(tokens)
  return scheme === 'day' ? day : night
}
