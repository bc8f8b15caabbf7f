import { frame } from '../model.mjs'
import { arrowhead, person } from './symbols.mjs'
import { Pen, rect, ring } from './pen.mjs'

/** A building of one bay and two storeys in section at four stages: as model, half built, recorded before it closes, in use. */
export function stages() {
  return { 'stage-design': design(), 'stage-build': build(), 'stage-done': done(), 'stage-use': use() }
}

const f = frame({ bays: [2, 2], storeys: 2, poured: 1, cut: 1 })
const [bay, storey] = [f.xs[1], f.levels[1]]
const [METRE, SLAB, COLUMN, OVER] = [26, 0.3, 0.4, 0.5]
const at = ([x, z]) => [27 + x * METRE, 238 - z * METRE]
const box = (x0, z0, x1, z1) => rect(...at([x0, z0]), ...at([x1, z1]))
const line = (pen, kind, ...points) => pen.lines(kind, [points.map(at)])
const CEILING = 2.5

/** A sheet with the storeys that are `built` in ink, those above as model. */
function sheet(built, behind = () => {}) {
  const pen = new Pen(300, 240, { narrow: 0, bare: 0 })
  behind(pen)
  for (const level of [0, 1]) {
    const foot = level * storey
    const parts = [0, bay].map((x) => box(x - COLUMN / 2, foot, x + COLUMN / 2, foot + storey - SLAB))
    for (const part of [...parts, box(-OVER, foot + storey - SLAB, bay + OVER, foot + storey)]) {
      pen.fill('sheet', part)
      if (level >= built) pen.fill('modelTint', part)
      pen.lines(level < built ? 'ink' : 'model', [part], true)
    }
  }
  return pen
}

const sight = (pen, from, a, b) => pen.fill('modelTint', [from, a, b].map(at))
const stands = (pen, x) => person(pen, at([x, 0]), METRE)

function design() {
  const pen = sheet(0, (pen) => sight(pen, [2.3, 1.4], [bay - 0.2, 3.4], [bay - 0.2, 0.1]))
  line(pen, 'model', [5, 0], [5, storey - SLAB])
  line(pen, 'markHidden', [6, 0], [6, storey - SLAB])
  line(pen, 'mark', [5.1, 2.9], [5.9, 2.9])
  arrowhead(pen, 'markSolid', at([5.1, 2.9]), at([5.9, 2.9]), 6)
  stands(pen, 1.9)
  return pen
}

/** Duct, pipes and their hangers below the first slab. */
function services(pen, kind) {
  for (const [x, z] of [[1.8, 2.6], [4.1, 2.6], [5.6, 2.75], [7, 2.75]]) line(pen, 'detail', [x, storey - SLAB], [x, z])
  line(pen, 'detail', [1.6, 2.6], [4.3, 2.6])
  const duct = box(1.4, 2.65, 4.5, 3.3)
  pen.fill('sheet', duct).fill(kind === 'model' ? 'modelTint' : 'tint', duct).lines(kind, [duct], true)
  for (const z of [3.1, 2.8]) line(pen, kind, [5.2, z], [bay - 0.2, z])
}

function build() {
  const pen = sheet(1)
  services(pen, 'model')
  for (const x of [1.4, 4.5]) line(pen, 'modelSight', [3.1, 1.4], [x, 2.6])
  stands(pen, 2.7)
  return pen
}

function done() {
  const pen = sheet(2)
  services(pen, 'ink')
  line(pen, 'hidden', [0.2, CEILING], [bay - 0.2, CEILING])
  for (const floor of [0, storey]) {
    for (const x of [1.7, bay / 2, bay - 1.7]) {
      const [cx, cy] = at([x, floor + 1.25])
      pen.lines('modelDots', [ring(cx, cy, METRE)], true)
      pen.circle('mark', [cx, cy], 2.5)
    }
  }
  return pen
}

function use() {
  const pen = sheet(2, (pen) => sight(pen, [2.2, 1.4], [4.9, 3], [4.9, 0]))
  for (const floor of [0, storey]) line(pen, 'detail', [0.2, floor + CEILING], [bay - 0.2, floor + CEILING])
  const pump = box(4.9, 0, 6.5, 1.3)
  pen.fill('sheet', pump).fill('modelTint', pump).lines('model', [pump], true)
  pen.circle('model', at([5.7, 0.65]), 9)
  for (const [x, z] of [[5.3, 2.1], [6.1, 1.8]]) {
    line(pen, 'model', [x, 1.3], [x, storey - SLAB])
    pen.circle('sheet', at([x, z]), 6).circle('mark', at([x, z]), 6)
  }
  stands(pen, 1.8)
  return pen
}
