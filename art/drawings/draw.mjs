import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildings } from './building.mjs'
import { charts } from './charts.mjs'
import { figures } from './figures.mjs'
import { guidesA } from './guides-a.mjs'
import { guidesB } from './guides-b.mjs'
import { jobs } from './jobs.mjs'
import { favicon, mark } from './mark.mjs'
import { methods } from './methods.mjs'
import { products } from './products.mjs'
import { rooms } from './rooms.mjs'
import { screens } from './screens.mjs'
import { splits } from './splits.mjs'

/**
 * Writes every drawing of this folder to public/media/drawings; arguments choose some by the start of their name.
 * `--check` writes nothing and names those whose file is not what would be drawn.
 */
const families = [buildings, rooms, methods, products, splits, figures, charts, guidesA, guidesB, jobs, screens, mark]

const out = new URL('../../public/media/drawings/', import.meta.url)
const wanted = process.argv.slice(2).filter((word) => word !== '--check')
const check = process.argv.includes('--check')
mkdirSync(out, { recursive: true })
for (const family of families) {
  for (const [name, pen] of Object.entries(family())) {
    if (wanted.length && !wanted.some((start) => name.startsWith(start))) continue
    if (put(fileURLToPath(new URL(`${name}.svg`, out)), pen.svg())) console.log(`${name}  ${pen.size.join(' × ')}  ${pen.gzipBytes()} B`)
  }
}
put(fileURLToPath(new URL('../../favicon.svg', out)), favicon)

/** True where there was something to write. */
function put(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  if (!check) writeFileSync(file, text)
  return true
}
