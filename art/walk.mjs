/**
 * Renders and encodes the panoramas of the walk:   node art/walk.mjs [2-0 …] [--draft | --regrade | --encode]
 *
 * A name is viewpoint (from 1) and date (0, 1, 2), or clouds, the floor as points (clouds.mjs). Without names it makes what is not
 * yet in public/media/walk, so that it goes on where it stopped: first one viewpoint on its three dates, then the next. --draft renders small into $TMPDIR/art and
 * encodes nothing; --regrade develops and encodes the kept render again, --encode only encodes it. Needs Blender and friends, see art/README.md.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { building } from '../ui/model/building.ts'
import { frame } from '../ui/model/frame.ts'
import { mesh } from '../ui/model/mesh.ts'
import { dates, eyeHeight, storey, viewpoints } from '../ui/walk/viewpoints.ts'
import { clouds, sceneOf } from './clouds.mjs'
import { weights } from './pictures.mjs'
import { fetchWeights, media, run, work } from './tools.mjs'

const size = [2048, 1024]
const samples = 4
/** Two steps of sharpness: width and the most that a file may weigh, in kB. */
const widths = { 1024: 18, 2048: 60 }
const fallback = { width: 2048, most: 130 }
const grades = [{ exposure: 0.1 }, { exposure: 0.5 }, { exposure: 0.5 }]

const [draft, regrade, again] = ['--draft', '--regrade', '--encode'].map((word) => process.argv.includes(word))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const here = import.meta.dirname
const out = join(media, 'walk')
mkdirSync(work, { recursive: true })
mkdirSync(out, { recursive: true })

if (names.length ? names.includes('clouds') : !existsSync(join(media, 'cloud-1600.jpg'))) drawClouds()
for (const [index, viewpoint] of viewpoints.entries())
  for (const date of dates) {
    const name = `${index + 1}-${date}`
    const kept = join(work, `walk-${name}`)
    if (names.length ? !names.includes(name) : existsSync(join(out, `${name}.jpg`))) continue
    const started = Date.now()
    if (!regrade && !again) render(viewpoint, date, `${kept}.exr`)
    const rendered = Date.now()
    const depth = draft ? `${kept}.depth` : join(out, `${name}.depth`)
    if (!again) run('/usr/bin/python3', [join(here, 'render', 'panorama.py'), `${kept}.exr`, `${kept}.png`, depth, '--weights', fetchWeights(weights), '--settings', JSON.stringify(grades[date])], 19)
    if (!draft) encode(name, `${kept}.png`)
    const seconds = (from, to) => Math.round((to - from) / 1000)
    console.log(`${name}: rendered in ${seconds(started, rendered)} s, developed in ${seconds(rendered, Date.now())} s`)
  }

/** The floor on its last date as points, seen from above. */
function drawClouds() {
  for (const [name, view] of Object.entries(clouds)) {
    const png = drawCloud(name, view)
    if (draft) continue
    for (const [width, most] of Object.entries(view.widths)) encodeAvif(shrunk(png, width), join(media, `${name}-${width}.avif`), most, 444)
    encodeJpeg(shrunk(png, view.fallback), join(media, `${name}-${view.fallback}.jpg`), 420)
  }
}

/** Draws a view of the points of panoramas that are finer than those of the walk, and made once. */
function drawCloud(name, view) {
  const scans = viewpoints.map((viewpoint, index) => {
    const exr = join(work, `walk-scan-${index + 1}.exr`)
    if (!existsSync(exr)) render(viewpoint, 2, exr, [3072, 1536, 2])
    return exr
  })
  const [scene, png] = ['json', 'png'].map((form) => join(work, `${name}.${form}`))
  writeFileSync(scene, JSON.stringify(sceneOf(view, building(), scans)))
  run('/usr/bin/python3', [join(here, 'render', 'cloud.py'), scene, png, '--weights', fetchWeights(weights)], 19)
  return png
}

function render({ at }, date, exr, [width, height, many] = draft ? [640, 320, 4] : [...size, samples]) {
  const meshes = join(work, `walk-${date}.json`)
  writeFileSync(meshes, JSON.stringify(stateOfWork(date)))
  const floor = frame().levels[storey]
  run('blender', ['-b', '-noaudio', '-t', 2, '-P', join(here, 'render', 'walk.py'), '--', meshes, exr, width, height, many, `date=${date}`, `at=${[...at, floor + eyeHeight]}`], 19)
}

/** What stands on one date, as scene.py reads it: everything is built. */
function stateOfWork(date) {
  const groups = {}
  for (const primitive of building()) {
    if (date < primitive.work[0] || date > primitive.work[1]) continue
    const look = ['board', 'ballast', 'head'].find((name) => primitive[name]) ?? ''
    const round = primitive.kind === 'tube'
    const group = (groups[[primitive.layer, look, round]] ??= { side: 'whole', layer: primitive.layer, trade: primitive.trade, built: true, look, round, points: [], faces: [] })
    const { points, faces } = mesh(primitive)
    const first = group.points.length
    group.points.push(...points)
    group.faces.push(...faces.map((face) => face.map((i) => i + first)))
  }
  const measures = frame()
  return { frame: measures, floor: measures.levels[storey], groups: Object.values(groups) }
}

/** Both steps as AVIF, each as good as its budget allows, and a JPEG. */
function encode(name, png) {
  for (const [width, most] of Object.entries(widths)) encodeAvif(shrunk(png, width), join(out, `${name}-${width}.avif`), most)
  encodeJpeg(shrunk(png, fallback.width), join(out, `${name}.jpg`), fallback.most)
}

function shrunk(png, width) {
  const small = join(work, `walk-${width}.png`)
  run('convert', [png, '-filter', 'Lanczos', '-resize', `${width}x`, '-depth', '8', small], 19)
  return small
}

/** `colour`: 444 keeps thin coloured lines; `spread`: 2 gives calm parts beside busy ones more of the bytes. */
function encodeAvif(png, file, most, colour = 420, spread = 0) {
  for (let quantizer = 14; quantizer <= 50; quantizer += 3) {
    run('avifenc', ['-s', 6, '-j', 2, '-d', 10, '-y', colour, '--min', quantizer - 4, '--max', quantizer + 4, '-a', 'end-usage=q', '-a', `cq-level=${quantizer}`, '-a', `deltaq-mode=${spread}`, png, file], 19)
    if (statSync(file).size <= most * 1000) break
  }
  console.log(`  ${basename(file)} ${statSync(file).size}`)
}

function encodeJpeg(png, file, most) {
  const ppm = join(work, 'walk.ppm')
  run('convert', [png, ppm], 19)
  for (let quality = 80; quality >= 44; quality -= 4) {
    run('cjpeg', ['-quality', quality, '-progressive', '-optimize', '-outfile', file, ppm], 19)
    if (statSync(file).size <= most * 1000) break
  }
}
