import { standard } from '../model.mjs'
import { Pen, circlePath, hatch } from './pen.mjs'
import { flatDimension, person } from './symbols.mjs'

/**
 * A hospital floor in section at which owners decide, with a nearer version for phones: what stands in ink, the model in its
 * color from a line on, people with a tablet before that line, and a ring around what is to be decided. It runs out of the sheet.
 */
export function decisions() {
  return {
    'decide-hospital': hospital({ size: [1440, 450], long: 16, letter: 22, from: -1.1 }),
    'decide-hospital-narrow': hospital({ size: [480, 324], long: 7.6, letter: 16, from: 4.3 }),
  }
}

const TOP = standard.storeyHeight
const SOFFIT = TOP - standard.slab
const [BEAM, DROP] = [standard.beam[0], TOP - standard.beam[1]]

/** The corners of a rectangle in metres. */
const box = (x0, z0, x1, z1) => [[x0, z0], [x1, z0], [x1, z1], [x0, z1]]

/** The sheet for `long` metres of a floor, and what stands: floor, slab, and its beams at some places. */
function floor({ size, long, from, letter }, beams) {
  const pen = new Pen(...size, { letter, narrow: 0 })
  const [m, to] = [size[0] / long, from + long]
  const at = ([x, z]) => [(x - from) * m, 12 + (TOP - z) * m]
  const soffit = beams.filter((x) => x > from && x + BEAM < to).flatMap((x) => [[x, SOFFIT], [x, DROP], [x + BEAM, DROP], [x + BEAM, SOFFIT]])
  for (const [upper, lower] of [[[[from, TOP], [to, TOP]], [[from, SOFFIT], ...soffit, [to, SOFFIT]]], [[[from, 0], [to, 0]], [[from, -standard.slab], [to, -standard.slab]]]]) {
    const ring = [...upper, ...[...lower].reverse()].map(at)
    pen.fill('tint', ring).lines('hatch', hatch([ring], 45, 5)).lines('cut', [upper.map(at), lower.map(at)])
  }
  return { pen, at, m, to }
}

/** A part of the model that the section cuts. */
const cutModel = ({ pen, at }, ...corners) => {
  const ring = box(...corners).map(at)
  return pen.fill('sheet', ring).fill('modelTint', ring).lines('modelCut', [ring], true)
}

/** A part of the model beyond the section. */
const body = ({ pen, at }, points, kind = 'model') => {
  const ring = points.map(at)
  return pen.fill('sheet', ring).fill('modelTint', ring).lines(kind, [ring], true)
}

const lines = ({ pen, at }, kind, ...polylines) => pen.lines(kind, polylines.map((points) => points.map(at)))

/** Two people on the bare floor, and the line at which the model begins. */
function visitors(room, line, people) {
  const { pen, at, m } = room
  const [phone] = people.map((x, i) => person(pen, at([x, 0]), m, { carry: i ? null : 'phone' }))
  lines(room, 'modelCut', [[line, 0], [line, SOFFIT]])
  pen.lines('modelSight', [0.02, SOFFIT - 0.02].map((z) => [phone, at([line, z])]))
}

/** Boards of a ceiling, their hangers, and lamps between them. */
function ceiling(room, from, to, z, { lamps = [], clear = [] } = {}) {
  const { pen } = room
  const free = (x) => clear.every(([a, b]) => x < a || x > b)
  const rods = []
  for (let x = Math.ceil(from / 1.2 + 0.2) * 1.2; x < to; x += 1.2) if (free(x)) rods.push([[x, z + 0.06], [x, SOFFIT]])
  lines(room, 'modelDetail', ...rods)
  cutModel(room, from, z, to, z + 0.06)
  const joints = []
  for (let x = Math.ceil(from / 0.6) * 0.6; x < to; x += 0.6) joints.push([[x, z], [x, z + 0.06]])
  lines(room, 'modelDetail', ...joints)
  for (const x of lamps) body(room, box(x - 0.3, z + 0.06, x + 0.3, z + 0.16))
}

/** A duct that the section cuts, on a hanger. */
function duct(room, x0, z0, x1, z1) {
  lines(room, 'modelDetail', ...[x0 - 0.06, x1 + 0.06].map((x) => [[x, SOFFIT], [x, z0 - 0.03]]), [[x0 - 0.1, z0 - 0.03], [x1 + 0.1, z0 - 0.03]])
  cutModel(room, x0, z0, x1, z1)
  lines(room, 'modelDetail', [[x0, z0], [x1, z1]], [[x0, z1], [x1, z0]])
}

/** A duct along the section, with its joints. */
function run(room, x0, z0, x1, z1, step = 1.2) {
  const ring = box(x0, z0, x1, z1)
  body(room, ring)
  const joints = []
  for (let x = x0 + step; x < x1 - 0.2; x += step) joints.push([[x, z0], [x, z1]])
  lines(room, 'modelDetail', ...joints)
}

/** Pipes with their insulation, and a tray with cables, on one bar. */
function services(room, x, z, pipes) {
  const { pen, at, m } = room
  const end = x + pipes.length * 0.26
  lines(room, 'modelDetail', [[x - 0.06, SOFFIT], [x - 0.06, z]], [[end, SOFFIT], [end, z]])
  lines(room, 'model', [[x - 0.12, z], [end + 0.06, z]])
  for (const [i, r] of pipes.entries()) {
    const middle = at([x + 0.1 + i * 0.26, z + r])
    pen.circle('sheet', middle, r * m).circle('modelTint', middle, r * m).circle('model', middle, r * m).circle('modelDetail', middle, r * m * 0.55)
  }
}

function tray(room, x0, x1, z) {
  lines(room, 'modelDetail', ...[x0, x1].map((x) => [[x, SOFFIT], [x, z]]))
  lines(room, 'model', [[x0, z + 0.1], [x0, z], [x1, z], [x1, z + 0.1]])
  const { pen, at, m } = room
  for (let x = x0 + 0.06; x < x1 - 0.03; x += 0.075) pen.circle('modelSolid', at([x, z + 0.035]), 0.026 * m)
}

/** What the drawing asks: a ring around it. */
const ringed = ({ pen, at, m }, [x, z], r) => pen.curve('markCut', circlePath(...at([x, z]), r * m))

/** A clear length below the floor, or inside. */
const below = ({ pen, at, m }, x0, x1) => flatDimension(pen, at([x0, -standard.slab]), at([x1, -standard.slab]), [0, 2.24 * pen.letter], { unit: m, gap: 4 })
const inside = ({ pen, at, m }, x0, x1, z, from) => flatDimension(pen, at([x0, from]), at([x1, from]), [0, Math.min((from - z) * m, -0.01)], { unit: m, gap: 3 })

/** A bed from its side: its head at x, on its wheels; with somebody in it. */
function bed(room, x) {
  const { pen, at, m } = room
  const [long, low, high] = [2.2, 0.48, 0.66]
  lines(room, 'model', [[x + 0.25, 0.2], [x + 1.95, 0.2]], [[x + 0.5, 0.2], [x + 0.8, low]], [[x + 0.8, 0.2], [x + 0.5, low]], [[x + 1.4, 0.2], [x + 1.7, low]], [[x + 1.7, 0.2], [x + 1.4, low]])
  for (const u of [0.3, 1.9]) {
    lines(room, 'model', [[x + u, 0.2], [x + u, 0.14]])
    pen.circle('sheet', at([x + u, 0.08]), 0.08 * m).circle('model', at([x + u, 0.08]), 0.08 * m)
  }
  // who lies in it, below a blanket
  const [hx, hz] = at([x + 0.36, high + 0.13])
  pen.curveFilled('sheet', 'model', circlePath(hx, hz, 0.11 * m))
  body(room, [[x + 0.55, high], [x + 0.62, high + 0.2], [x + 0.95, high + 0.25], [x + 1.5, high + 0.15], [x + 1.95, high + 0.19], [x + 2.02, high]])
  body(room, box(x + 0.1, high, x + 0.6, high + 0.06))
  body(room, box(x + 0.04, low, x + long - 0.04, high), 'modelCut')
  body(room, box(x, 0.36, x + 0.06, 1.02), 'modelCut')
  body(room, box(x + long - 0.06, 0.36, x + long, 0.88), 'modelCut')
  lines(room, 'model', [[x + 0.75, low], [x + 0.7, 0.94], [x + 1.35, 0.94], [x + 1.4, low]], [[x + 0.73, 0.76], [x + 1.37, 0.76]])
}

/** A bed from its foot, between two places. */
function bedEnd(room, [x0, x1]) {
  const { pen, at, m } = room
  for (const x of [x0 + 0.12, x1 - 0.12]) {
    lines(room, 'model', [[x, 0.36], [x, 0.14]])
    pen.circle('sheet', at([x, 0.08]), 0.08 * m).circle('model', at([x, 0.08]), 0.08 * m)
  }
  body(room, box(x0 + 0.2, 0.6, x1 - 0.2, 0.98))
  for (const x of [x0, x1 - 0.05]) body(room, box(x, 0.48, x + 0.05, 0.94))
  body(room, box(x0 + 0.03, 0.3, x1 - 0.03, 0.82), 'modelCut')
  lines(room, 'modelDetail', [[x0 + 0.15, 0.42], [x1 - 0.15, 0.42], [x1 - 0.15, 0.7], [x0 + 0.15, 0.7], [x0 + 0.15, 0.42]])
}

/** A ward and its corridor: one bed on its way out, another one that waits. */
function hospital(sheet) {
  const [wall, wide, t] = [8.3, 2.55, 0.15]
  const [near, far] = [wall + t, wall + t + wide]
  const room = floor(sheet, [1.4, 7.4, 13.4])
  const { pen, at, m, to } = room
  const line = 5.6
  const door = [2.1, 1.25] // high, wide
  const bedAt = 7.25
  const waits = [far - 1.1, far - 0.1]
  // the wall's rail
  lines(room, 'modelDetail', [[line, 1.45], [wall - 1.5, 1.45]], [[line, 1.62], [wall - 1.5, 1.62]], [[6, 1.45], [6, 1.62]])
  // above the ceiling
  run(room, line + 0.2, 3, near + 0.55, 3.24)
  lines(room, 'model', [[wall - 2.2, 3], [wall - 2.2, 2.76]], [[wall - 1.8, 3], [wall - 1.8, 2.76]])
  duct(room, near + 0.4, 2.9, near + 1.2, 3.3)
  services(room, near + 1.42, 2.98, [0.1, 0.1, 0.07])
  tray(room, near + 1.42, far - 0.12, 3.3)
  run(room, far + t, 2.96, to + 0.3, 3.2)
  ceiling(room, line, wall, 2.7, { lamps: [6.9], clear: [[wall - 2.3, wall]] })
  ceiling(room, near, far, 2.6, { lamps: [near + 0.8], clear: [[near, far]] })
  ceiling(room, far + t, to + 0.3, 2.7)
  // the leaf, open, and the walls
  body(room, box(wall - door[1], 0, wall, door[0]))
  lines(room, 'model', [[wall - door[1] + 0.1, 1.02], [wall - door[1] + 0.1, 1.16]])
  cutModel(room, wall, door[0], near, SOFFIT)
  lines(room, 'modelDetail', [[wall, 0], [wall, door[0]]], [[near, 0], [near, door[0]]])
  cutModel(room, far, 0, far + t, SOFFIT)
  lines(room, 'model', [[far - 0.07, 0.85], [far - 0.07, 0.95], [far, 0.95]])
  // a column that stands
  lines(room, 'ink', ...[1.4, 1.4 + BEAM].map((x) => [[x, 0], [x, DROP]]))
  // across the corridor: a bed at the window of the next ward, a basin below its mirror
  lines(room, 'model', [[far + t, 0.82], [far + t + 0.5, 0.82], [far + t + 0.42, 0.66], [far + t, 0.62]], [[far + t + 0.08, 0.95], [far + t + 0.26, 0.95], [far + t + 0.26, 0.9]])
  lines(room, 'model', [[far + t + 0.03, 1.2], [far + t + 0.03, 1.9]])
  bed(room, far + 1.2)
  bedEnd(room, waits)
  person(pen, at([bedAt - 0.42, 0]), m, { carry: null, helmet: false, model: true })
  bed(room, bedAt)
  visitors(room, line, [4.95, 3.95].filter((x) => x > sheet.from + 0.4))
  inside(room, near, waits[0], 1.5, 0.95)
  below(room, bedAt, bedAt + 2.2)
  ringed(room, [(bedAt + 2.2 + waits[0]) / 2, 0.55], 0.42)
  return pen
}
