/**
 * Renders and encodes every picture whose inputs changed, and writes the model for augmented reality:   node art/art.mjs [name …] [--draft | --regrade | --mark]
 *
 * --draft renders at half size or less with few samples and encodes nothing; --regrade develops and encodes the kept render again;
 * --mark only records the inputs, after a change that leaves the named pictures as they are.
 * Inputs are the model's meshes, the scripts, the weights' version and the row below; their hash is kept in art/done.json.
 * Renders stay in $TMPDIR/art, encoded pictures go to public/media. Needs Blender and friends, see art/README.md.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictures, weights } from './pictures.mjs'
import { fetchWeights, media, run, work } from './tools.mjs'

const here = import.meta.dirname
const record = join(here, 'done.json')
const words = process.argv.slice(2)
const options = ['--draft', '--regrade', '--mark']
const [draft, regrade, mark] = options.map((option) => words.includes(option))
const names = words.filter((word) => !options.includes(word))
const unknown = names.filter((name) => !(name in pictures))
if (unknown.length) throw new Error(`art/pictures.mjs has no picture ${unknown.join(', ')}; options are ${options.join(', ')}`)

const made = {}

mkdirSync(work, { recursive: true })
mkdirSync(media, { recursive: true })
if (!names.length) execFileSync('node', [join(here, 'ar', 'ar.mjs')], { stdio: 'inherit' })

for (const [name, picture] of Object.entries(pictures)) {
  const key = hash(name, picture)
  if (names.length ? !names.includes(name) : done()[name] === key) continue
  console.log(name)
  if (mark) {
    writeFileSync(record, `${JSON.stringify({ ...done(), [name]: key }, null, 2)}\n`)
    continue
  }
  const exr = join(work, `${name}.exr`)
  if (!regrade && !picture.of && !picture.crop) render(picture, exr)
  const png = picture.of ? lift(name, picture) : picture.crop ? part(name, picture) : develop(name, picture, exr)
  if (draft) continue
  if (picture.cutout) cutOut(png, picture)
  encode(name, picture, png)
  writeFileSync(record, `${JSON.stringify({ ...done(), [name]: key }, null, 2)}\n`)
}

function done() {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
}

function render({ script, words = [], size, samples, base, model = {}, folder }, exr) {
  const meshes = join(work, 'meshes.json')
  writeFileSync(meshes, meshesOf(model))
  const [width, height] = draft ? size.map((side) => Math.round(side / (folder ? 2.5 : 2))) : size
  const inputs = base ? [`base=${join(work, `${base}.png`)}`] : []
  run('blender', ['-b', '-noaudio', '--python-exit-code', '1', '-P', join(here, 'render', `${script}.py`), '--', meshes, exr, width, height, draft ? Math.min(12, samples) : samples, ...words, ...inputs])
}

/** What Blender reads of the building; kept, because pictures share it. */
function meshesOf(model = {}) {
  const parameters = JSON.stringify(model)
  made[parameters] ??= execFileSync('node', [join(here, 'meshes.mjs'), parameters], { maxBuffer: 1 << 28 })
  return made[parameters]
}

/** Develops a render, or, with `over`, what a model looks like over that picture's light. */
function develop(name, { grade = {}, over }, exr) {
  if (over) run('/usr/bin/python3', [join(here, 'render', 'over.py'), join(work, `${over}.npy`), exr, exr.replace('.exr', '.npy')])
  const png = join(work, `${name}.png`)
  run('/usr/bin/python3', [join(here, 'render', 'develop.py'), exr, png, '--weights', fetchWeights(weights), '--settings', JSON.stringify(grade)])
  return png
}

/** The model alone, from the two published pictures without and with it, as large as they and the kept render are. */
function lift(name, { of, widths }) {
  const png = join(work, `${name}.png`)
  const pair = of.map((one) => join(work, `${one}-decoded.png`))
  for (const [i, one] of of.entries()) run('avifdec', [join(media, `${one}-${Math.max(...Object.keys(widths))}.avif`), pair[i]])
  run('/usr/bin/python3', [join(here, 'render', 'lift.py'), ...pair, join(work, `${of[1]}.exr`), png])
  return png
}

/** A part of another picture as it was developed last. */
function part(name, { base, crop }) {
  const png = join(work, `${name}.png`)
  run('convert', [join(work, `${base}.png`), '-crop', crop, '+repage', png])
  return png
}

/** Makes a picture transparent outside of `cutout`, a polygon in shares of its width and height. */
function cutOut(png, { size: [width, height], cutout }) {
  const polygon = `polygon ${cutout.map(([x, y]) => `${x * width},${y * height}`).join(' ')}`
  const mask = ['(', '-size', `${width}x${height}`, 'xc:black', '-fill', 'white', '-draw', polygon, '-blur', '0x0.6', ')']
  run('convert', [png, ...mask, '-alpha', 'off', '-compose', 'CopyOpacity', '-composite', '-background', 'black', '-alpha', 'background', png])
}

/** One AVIF a width, each as good as its byte budget allows, and, with `fallback`, one progressive JPEG of that width. */
function encode(name, { widths, fallback, folder = '', budget: most = Infinity, speed = 3 }, png) {
  mkdirSync(join(media, folder), { recursive: true })
  for (const [width, budget] of Object.entries(widths)) {
    const small = join(work, `${name}-${width}.png`)
    run('convert', [png, '-filter', 'Lanczos', '-resize', `${width}x`, '-depth', '8', small])
    const out = join(media, folder, `${name}-${width}.avif`)
    // The finest quantizer that keeps the budget, by halving.
    const steps = Array.from({ length: 18 }, (_, k) => 14 + 2 * k)
    const at = (quantizer) => {
      run('avifenc', ['-s', speed, '-j', '2', '-d', '10', '-y', '420', '--min', quantizer - 4, '--max', quantizer + 4, '--minalpha', quantizer - 4, '--maxalpha', quantizer + 4, '-a', 'end-usage=q', '-a', `cq-level=${quantizer}`, small, out])
      return statSync(out).size <= budget * 1000
    }
    let [low, high, last] = [0, steps.length - 1, -1]
    while (low < high) {
      last = (low + high) >> 1
      if (at(steps[last])) high = last
      else low = last + 1
    }
    if (last !== low) at(steps[low])
    console.log(`  ${name}-${width}.avif ${statSync(out).size}`)
  }
  if (!fallback) return
  const out = join(media, folder, folder ? `${name}.jpg` : `${name}-${fallback}.jpg`)
  const ppm = join(work, 'fallback.ppm')
  run('convert', [png, '-filter', 'Lanczos', '-resize', `${fallback}x`, ppm])
  for (let quality = 80; quality >= 50; quality -= 4) {
    run('cjpeg', ['-quality', quality, '-progressive', '-optimize', '-outfile', out, ppm])
    if (statSync(out).size <= most * 1000) break
  }
  rmSync(ppm)
}

/** Everything a picture depends on: its row, its script with what that imports, the model, and the picture it shows. */
function hash(name, picture) {
  const sum = createHash('sha256').update(JSON.stringify([name, picture, weights])).update(meshesOf(picture.model))
  for (const file of new Set([...modules(picture.script), ...modules('develop')])) sum.update(readFileSync(join(here, 'render', `${file}.py`)))
  for (const other of [picture.base, picture.over, ...(picture.of ?? [])].filter(Boolean)) sum.update(hash(other, pictures[other]))
  return sum.digest('hex').slice(0, 16)
}

function modules(script) {
  const text = readFileSync(join(here, 'render', `${script}.py`), 'utf8')
  const local = [...text.matchAll(/^import (\w+)/gm)].map(([, name]) => name).filter((name) => existsSync(join(here, 'render', `${name}.py`)))
  return [script, ...local.flatMap(modules)]
}
