import { facts } from '../../ui/facts.ts'
import { building, frame } from '../model.mjs'
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

/** One bay at full size: a duct of the model below the beams, and who checks it. */
function site() {
  const pen = new Pen(...SIZE, { narrow: 0 })
  const f = frame()
  const [bay, high] = [f.xs[1], f.levels[1]]
  const scale = 33.3
  const at = (x, z) => [36.6 + x * scale, 176 - z * scale]
  const rect = (x0, z0, x1, z1) => [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)]
  for (const x of [0, bay]) pen.fill('tint', rect(x - 0.25, 0, x + 0.25, high - 0.25)).lines('ink', [[at(x - 0.25, 0), at(x - 0.25, high - 0.25)], [at(x + 0.25, 0), at(x + 0.25, high - 0.6)]])
  pen.fill('tint', rect(-0.6, high - 0.25, bay + 0.6, high)).lines('cut', [rect(-0.6, high - 0.25, bay + 0.6, high)], true)
  pen.line('detail', at(0.25, high - 0.6), at(bay - 0.25, high - 0.6))
  pen.line('cut', at(-0.8, 0), at(bay + 0.8, 0))
  pen.fill('modelTint', rect(2.6, 2.82, bay - 0.6, 3.22)).lines('model', [rect(2.6, 2.82, bay - 0.6, 3.22)], true)
  for (const x of [3.8, 5, 6.2]) pen.line('modelDetail', at(x, 2.82), at(x, 3.22))
  const phone = person(pen, at(1.6, 0), scale)
  for (const [x, z] of [[2.6, 3.22], [4.4, 2.82]]) pen.line('modelSight', [phone[0] + 4, phone[1] - 2], at(x, z))
  pen.circle('markCut', at(5, 3.02), 20)
  return pen
}
