/** Writes the model for augmented reality, public/media/ar:   node art/ar/ar.mjs */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arFiles } from './files.mjs'

const folder = join(import.meta.dirname, '..', '..', 'public', 'media', 'ar')

mkdirSync(folder, { recursive: true })
for (const [name, data] of Object.entries(arFiles())) {
  writeFileSync(join(folder, name), data)
  console.log(name, data.length)
}
