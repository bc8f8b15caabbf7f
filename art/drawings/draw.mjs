import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawings } from './index.mjs'
import { favicon } from './mark.mjs'

/**
 * Writes every drawing of this folder to public/media/drawings; arguments choose some by the start of their name.
 * `--check` writes nothing and names those whose file is not what would be drawn.
 */
const out = new URL('../../public/media/drawings/', import.meta.url)
const wanted = process.argv.slice(2).filter((word) => word !== '--check')
const check = process.argv.includes('--check')
mkdirSync(out, { recursive: true })
for (const [name, pen] of Object.entries(drawings())) {
  if (wanted.length && !wanted.some((start) => name.startsWith(start))) continue
  if (put(fileURLToPath(new URL(`${name}.svg`, out)), pen.svg())) console.log(`${name}  ${pen.size.join(' × ')}  ${pen.gzipBytes()} B`)
}
put(fileURLToPath(new URL('../../favicon.svg', out)), favicon)

/** True where there was something to write. */
function put(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  if (!check) writeFileSync(file, text)
  return true
}
