import { facts } from '../../ui/facts.ts'
import { building, frame, standard } from '../model.mjs'
import { draw } from './building.mjs'
import { Pen } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box } from './solids.mjs'
import { person } from './symbols.mjs'

const SIZE = [320, 200]
const [few, , many] = facts.planProjects

/** What each level of a contractor sees: all projects, those of a branch, one building, one bay; each is a part of the one before. */
export function levels() {
  return { 'level-company': company(), 'level-branch': branch(), 'level-city': city(), 'level-site': site() }
}

const turned = (scale, at, origin) => axonometric({ azimuth: -58, elevation: 30, scale, at, origin })
/** Storeys of the projects, each a made-up number between one and four. */
const storeys = (i) => 1 + ((i * 7 + 3) % 4)

/** A building as a block with its storeys; `look` is the kind of its lines, `fine` that of the storeys. */
function block(scene, [x, y], [wide, deep], count, look, fine, tone) {
  scene.solid(box([x, y, 0], [x + wide, y + deep, count]), { kind: look, tone: () => tone })
  for (let z = 1; z < count; z++) scene.line(fine, [[x, y, z], [x + wide, y, z], [x + wide, y + deep, z]])
}

/** Every project of the company, those of one branch marked. */
function company() {
  const pen = new Pen(...SIZE, { narrow: 0 })
  const scene = new Scene(turned(11.6, [8.2, 8.4, 1], [155, 108]), pen)
  const across = 5
  for (let i = 0; i < many; i++) {
    const [u, v] = [i % across, Math.floor(i / across)]
    const own = i < few
    block(scene, [u * 3.5, v * 4.6], [2.2, 2.6], storeys(i), own ? 'model' : 'ink', own ? 'modelDetail' : 'detail', own ? 'modelTint' : 'tint')
  }
  scene.line('markCut', [[-0.8, -0.8, 0], [across * 3.5 - 0.5, -0.8, 0], [across * 3.5 - 0.5, 3.5, 0], [-0.8, 3.5, 0]], { closed: true })
  return scene.draw(pen)
}

/** The projects of the branch in a row, one of them marked. */
function branch() {
  const pen = new Pen(...SIZE, { narrow: 0 })
  const scene = new Scene(turned(19.8, [7.9, 1.2, 1.2], [155.6, 113.5]), pen)
  for (let i = 0; i < few; i++) block(scene, [i * 3.5, 0], [2.2, 2.6], storeys(i), 'model', 'modelDetail', 'modelTint')
  const at = 2 * 3.5
  scene.line('markCut', [[at - 0.6, -0.7, 0], [at + 2.8, -0.7, 0], [at + 2.8, 3.3, 0], [at - 0.6, 3.3, 0]], { closed: true })
  return scene.draw(pen)
}

/** One building with the open issues of its floors. */
function city() {
  const pen = new Pen(...SIZE, { narrow: 0 })
  const given = { bays: [3, 2], storeys: 2, poured: 1, cut: 1 }
  const f = frame(given)
  const view = turned(9.3, [f.length / 2, f.depth / 2, f.height / 2], [144, 100])
  const scene = new Scene(view, pen)
  const roof = (p) => p.layer === 'slab' && p.storey === given.storeys
  for (const p of building(given).sort((a, b) => roof(a) - roof(b))) {
    if (!['slab', 'column'].includes(p.layer)) continue
    const model = p.storey === given.storeys || (p.layer === 'column' && p.storey === given.storeys - 1)
    if (roof(p)) scene.floor('sheet', p.outline.map((at) => [...at, p.to]))
    draw(scene, p, { kind: model ? 'model' : 'ink', tone: () => (roof(p) ? 'modelTint' : p.layer === 'slab' && 'tint') })
  }
  scene.draw(pen)
  for (const p of [[f.xs[1], 0, 1.8], [f.xs[2], 0, f.levels[1] + 1.8], [f.length, f.ys[1], 1.8]]) {
    const [x, y] = view(p)
    pen.circle('sheet', [x, y], 7).circle('markCut', [x, y], 7).circle('markSolid', [x, y], 2)
  }
  return pen
}

/** One bay, its slab above left out: a duct of the model below the beams, who checks it, and the pipe that it runs into. */
function site() {
  const pen = new Pen(...SIZE, { narrow: 0 })
  const { edge, column, slab, storeyHeight: high, beam: [thick, deep], bay: [x1, y1] } = standard
  const scale = 19.4
  const view = turned(scale, [x1 / 2, y1 / 2, high / 2], [131, 98])
  const scene = new Scene(view, pen)
  const body = (from, to, options) => scene.solid(box(from, to), options)
  const [half, side] = [column / 2, thick / 2]
  const stands = { tone: (n) => (n[2] < 0.5 ? 'tint' : 'sheet') }
  const post = (x, y) => body([x - half, y - half, 0], [x + half, y + half, high], stands)
  const along = (y) => body([half, y - side, high - deep], [x1 - half, y + side, high], stands)
  const across = (x) => body([x - side, half, high - deep], [x + side, y1 - half, high], stands)
  // from the back to the front, so that nearer fillings cover farther ones
  body([-edge, -edge, -slab], [x1 + edge, y1 + edge, 0], stands)
  post(0, y1), along(y1), across(0)
  const [low, top, axis, meets] = [2.72, 3.12, 4.6, 4.9]
  const model = { kind: 'model', tone: () => 'modelTint' }
  body([side, axis - 0.3, low], [x1 - side, axis + 0.3, top], model)
  for (const x of [1.9, 3.4, 6.2]) scene.line('modelDetail', [[x, axis - 0.3, low], [x, axis - 0.3, top], [x, axis + 0.3, top]])
  for (const [from, to] of [[side, axis - 0.3], [axis + 0.3, y1 - side]]) body([meets - 0.1, from, 2.84], [meets + 0.1, to, 3.04], model)
  post(0, 0), post(x1, y1), across(x1), along(0), post(x1, 0)
  // who looks, and how far to both sides
  const foot = [2.7, 1.3, 0]
  const phone = [foot[0] + 0.34, foot[1] + 0.21, 1.6]
  for (const x of [1.2, 5.6]) scene.line('modelSight', [phone, [x, axis - 0.3, low]])
  scene.draw(pen)
  person(pen, view(foot).slice(0, 2), scale)
  const at = view([meets, axis - 0.3, 2.94]).slice(0, 2)
  return pen.circle('sheet', at, 7).circle('markCut', at, 7).circle('markSolid', at, 2)
}
