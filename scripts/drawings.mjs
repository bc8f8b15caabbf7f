import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'public/media/drawings'
const tokens = readFileSync('ui/styles/tokens.css', 'utf8')
export const grounds = ['day', 'night', 'action']
/** What is no line there: the ground, a surface on it, and the model, which is white. */
const onAction = { sheet: /--action: ([^;]+);/.exec(tokens)[1], tint: '#f25c02', model: '#fff' }

/**
 * Makes each drawing a picture per ground, with the colors of the tokens: day, night, and those of closings on the color
 * of the action. Pictures load lazily; a `use` does not.
 */
export function drawings() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return grounds
      .filter((ground) => ground !== 'action' || /^(closing-|section)/.test(file))
      .map((ground) => ({ path: join(folder, ground, file), contents: Buffer.from(inColours(text, ground)) }))
  })
}

function inColours(text, ground) {
  return text
    .replaceAll('currentColor', colour('ink', ground))
    .replace(/var\(--(\w+),[^)]*\)/g, (_, token) => colour(token, ground))
}

function colour(token, ground) {
  if (ground === 'action') return onAction[token] ?? /--on-action: ([^;]+);/.exec(tokens)[1]
  // By day neutral, because the dark scheme inverts it (ui/styles/base.css) and makes warm grey brown; by night of the
  // hue of dark sections.
  if (token === 'tint') return ground === 'day' ? '#e6e7e6' : '#17323d'
  if (token === 'sheet' && ground === 'night') return /--night: ([^;]+);/.exec(tokens)[1]
  const [, day, night] = new RegExp(`--${token}: light-dark\\(([^,]+), ([^)]+)\\)`).exec(tokens)
  return ground === 'day' ? day : night
}
