import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'public/media/drawings'
const tokens = readFileSync('ui/styles/tokens.css', 'utf8')
export const surfaces = ['day', 'night', 'action']
/** What is no line on the color of the action: that color, areas on it, and the model, which is white. */
const onAction = { sheet: sharedValue('action'), tint: '#f25c02', model: '#fff' }

/**
 * Makes each drawing a picture per surface that it stands on, with the colors of the tokens: by day, by night, and on the
 * color of the action. Pictures load lazily; a `use` does not.
 */
export function drawings() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return surfacesOf(file).map((surface) => ({
      path: join(folder, surface, file),
      contents: Buffer.from(inColours(text, surface)),
    }))
  })
}

/** Closings stand on the color of the action only. */
const surfacesOf = (file) => (file.startsWith('closing-') ? ['action'] : surfaces.slice(0, 2))

function inColours(text, surface) {
  return text
    .replaceAll('currentColor', colour('ink', surface))
    .replace(/var\(--(\w+),[^)]*\)/g, (_, token) => colour(token, surface))
}

function colour(token, surface) {
  if (surface === 'action') return onAction[token] ?? sharedValue('on-action')
  // By day neutral, because the dark scheme inverts it (ui/styles/base.css) and makes warm grey brown; by night of the
  // hue of dark sections.
  if (token === 'tint') return surface === 'day' ? '#e6e7e6' : '#17323d'
  if (token === 'sheet' && surface === 'night') return sharedValue('night')
  const [, day, night] = new RegExp(`--${token}: light-dark\\(([^,]+), ([^)]+)\\)`).exec(tokens)
  return surface === 'day' ? day : night
}

/** The value of a token that both schemes share. */
function sharedValue(token) {
  return new RegExp(`--${token}: ([^;]+);`).exec(tokens)[1]
}
