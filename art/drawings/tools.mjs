import { Pen, rect } from './pen.mjs'
import { axonometric, mix } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, duct, hoop, prism, tube } from './solids.mjs'
import { dimension, ladder, onSheet, person } from './symbols.mjs'

/** One wall as each tool leaves it: AR large, beside it total station, layout robot, laser scanner, paper and tape. */
export function tools() {
  return { tools: sideBySide() }
}

const [W, H, T] = [3.2, 3, 0.24] // the wall, in metres
const [FLOOR, SLAB] = [2, 0.2]
const OPENING = [0.45, 1.25, 2.05, 2.55] // for a duct: x, x, z, z
const SLEEVES = [1.62, 1.96]
const MISSING = 2.3 // where the model has a pipe and the wall no sleeve
const [PIPES, RADIUS] = [2.3, 0.1]
const DOOR = [2.0, 2.9, 2.0]

const flat = (view, ...p) => view(p).slice(0, 2)

function sideBySide() {
  const pen = new Pen(960, 600, { narrow: 440 })
  const [big, little, gap] = [142, 67.8, 26]
  const left = (960 - W * (big + 2 * little) - 2 * gap) / 2
  const middle = left + W * big + gap
  const right = middle + W * little + gap
  const [above, below] = [300 - gap / 2, 571]
  const at = (x, y, scale) => axonometric({ azimuth: -90, elevation: 22, scale, at: [0, -FLOOR, -SLAB], origin: [x, y] })
  augmented(pen, at(left, below, big))
  station(pen, at(middle, above, little))
  robot(pen, at(right, above, little))
  scanner(pen, at(middle, below, little))
  paper(pen, at(right, below, little))
  return pen
}

/** Wall and floor as built: an opening, two sleeves, a door. `kind` draws the wall, or nothing does. */
function stage(scene, kind = 'ink') {
  scene.solid(box([0, -FLOOR, -SLAB], [W, T, 0]), { kind: 'ink', tone: (n) => (n[2] > 0.5 ? null : 'tint') })
  if (!kind) return scene.solid(box([0, 0, 0], [W, T, H]), { kind: null })
  const [x0, x1, z0, z1] = OPENING
  const [d0, d1, dz] = DOOR
  const outline = [[0, 0], [d0, 0], [d0, dz], [d1, dz], [d1, 0], [W, 0], [W, H], [0, H]]
  const round = SLEEVES.map((x) => hoop([x, PIPES, 0], [0, 0, 1], RADIUS + 0.03, 24).map(([u, v]) => [u, v]))
  // the plan of a prism stood up: its height is the wall's thickness
  const upright = ([x, z, y]) => [x, T - y, z]
  const faces = prism(outline, 0, T, [[[x0, z0], [x1, z0], [x1, z1], [x0, z1]], ...round])
  return scene.solid(faces.map((face) => (Array.isArray(face) ? face.map(upright) : { ring: face.ring.map(upright), holes: face.holes.map((hole) => hole.map(upright)) })), { kind, tone: (n) => (n[1] < -0.5 ? 'sheet' : null) })
}

/** The model in its place: duct, pipes, and the pipe for which a sleeve is missing. */
function augmented(pen, view) {
  const scene = new Scene(view, pen)
  stage(scene, 'cut')
  const model = { kind: 'model', tone: (n) => (n[1] < -0.5 ? 'sheet' : 'modelTint') }
  const [x0, x1, z0, z1] = OPENING
  const [dx, dz, near] = [(x0 + x1) / 2, (z0 + z1) / 2, -0.75]
  scene.solid(duct([[dx, T, dz], [dx, near, dz]], x1 - x0 - 0.14, z1 - z0 - 0.14), model)
  if (!pen.small) for (const y of [-0.25, -0.5]) scene.line('modelDetail', [[x0 + 0.07, y, z0 + 0.07], [x0 + 0.07, y, z1 - 0.07], [x1 - 0.07, y, z1 - 0.07], [x1 - 0.07, y, z0 + 0.07]])
  for (const x of [...SLEEVES, MISSING]) scene.solid(tube([[x, x === MISSING ? 0 : T, PIPES], [x, near, PIPES]], RADIUS, 20), model)
  scene.draw(pen)
  const phone = person(pen, flat(view, 0.72, -1.35, 0), view.scale)
  for (const p of [[x0, 0, z0], [x1, 0, z0], [MISSING, near, PIPES - RADIUS]]) pen.line('modelSight', phone, flat(view, ...p))
  pen.circle('markCut', flat(view, MISSING, 0, PIPES), 0.2 * view.scale)
  // the code from which the tablet knows its place
  const [u, v, side] = [1.52, 0.8, 0.3]
  const square = (x, z, a) => [[x, z], [x + a, z], [x + a, z + a], [x, z + a]].map(([p, q]) => flat(view, u + p * side, 0, v + q * side))
  pen.lines('ink', [square(0, 0, 1)], true)
  for (const [x, z] of [[0.14, 0.14], [0.14, 0.58], [0.58, 0.58]]) pen.fill('solid', square(x, z, 0.28))
  pen.fill('solid', square(0.62, 0.18, 0.14), square(0.74, 0.32, 0.12))
}

/** Single points, each measured from one place. */
function station(pen, view) {
  const scene = new Scene(view, pen)
  stage(scene)
  scene.draw(pen)
  const head = tripod(pen, view, [1.05, -1.25], 1.35)
  const [x0, x1, z0, z1] = OPENING
  const points = [[x0, z0], [x0, z1], [x1, z1], [x1, z0], ...SLEEVES.map((x) => [x, PIPES])].map(([x, z]) => flat(view, x, 0, z))
  for (const p of pen.small ? points.slice(0, 4) : points) {
    pen.line('mark', mix(head, p, 0.12), p)
    pen.circle('markSolid', p, pen.small ? 5 : 3.6)
  }
  const [x, y] = head
  const k = view.scale / 64
  pen.fill('sheet', rect(x - 9 * k, y - 15 * k, x + 9 * k, y + 11 * k)).lines('cut', [rect(x - 9 * k, y - 15 * k, x + 9 * k, y + 11 * k)], true)
  pen.circle('sheet', [x, y - 3 * k], 5.5 * k).circle('ink', [x, y - 3 * k], 5.5 * k)
  pen.line('ink', [x - 5 * k, y - 15 * k], [x - 5 * k, y - 20 * k], [x + 5 * k, y - 20 * k], [x + 5 * k, y - 15 * k])
}

/** Lines and points on the floor, which is all that a robot reaches. */
function robot(pen, view) {
  const scene = new Scene(view, pen)
  stage(scene)
  scene.draw(pen)
  const on = (x, y) => flat(view, x, y, 0)
  const rows = pen.small ? [[0.4, -0.6], [2.75, -0.6], [2.75, -1.55], [2.2, -1.55]] : [[0.35, -0.4], [2.75, -0.4], [2.75, -1.05], [0.35, -1.05], [0.35, -1.65], [1.75, -1.65]]
  pen.line('markCut', ...rows.map(([x, y]) => on(x, y)))
  if (!pen.small) for (const x of [0.35, 1.15, 1.95, 2.75]) for (const y of [-0.4, -1.05]) pen.line('mark', on(x, y - 0.16), on(x, y + 0.16))
  const body = new Scene(view, pen)
  body.solid(box([1.72, -1.82, 0.06], [2.26, -1.46, 0.34]), { kind: 'cut', tone: () => 'sheet' })
  body.solid(box([1.9, -1.72, 0.34], [2.1, -1.56, 0.5]), { kind: 'ink', tone: () => 'sheet' })
  body.draw(pen)
  for (const x of [1.84, 2.14]) pen.circle('solid', flat(view, x, -1.84, 0.07), 5)
}

/** Everything in sight, as points. */
function scanner(pen, view) {
  const scene = new Scene(view, pen)
  stage(scene, null)
  scene.draw(pen)
  const [x0, x1, z0, z1] = OPENING
  const [d0, d1, dz] = DOOR
  const open = (x, z) => (x > x0 && x < x1 && z > z0 && z < z1) || (x > d0 && x < d1 && z < dz) || SLEEVES.some((u) => Math.hypot(u - x, PIPES - z) < RADIUS + 0.02)
  // rows of dots, in pieces between the openings; denser along edges
  const step = pen.small ? 0.24 : 0.12
  const rows = []
  for (let z = 0.04; z <= H; z += step) {
    let from = null
    for (let x = 0.02; x <= W + 0.01; x += 0.02) {
      const free = x <= W && !open(x, z)
      if (free && from === null) from = x
      if (!free && from !== null) rows.push([flat(view, from, 0, z), flat(view, x - 0.02, 0, z)]), (from = null)
    }
  }
  pen.lines('dots', rows)
  const head = tripod(pen, view, [1.05, -1.25], 1.25)
  const [x, y] = head
  const k = view.scale / 64
  for (const p of [flat(view, 0, 0, H), flat(view, W, 0, H), flat(view, W, 0, 0)]) pen.line('markHidden', head, p)
  pen.fill('sheet', rect(x - 11 * k, y - 17 * k, x + 11 * k, y + 9 * k)).lines('cut', [rect(x - 11 * k, y - 17 * k, x + 11 * k, y + 9 * k)], true)
  pen.fill('solid', rect(x - 3.5 * k, y - 17 * k, x + 3.5 * k, y + 3 * k))
}

/** One dimension, carried to the wall on paper. */
function paper(pen, view) {
  const scene = new Scene(view, pen)
  stage(scene)
  scene.draw(pen)
  const [x0, x1, z0] = OPENING
  ladder(pen, ([x, z]) => flat(view, x, -0.55, z), (x0 + x1) / 2, 1.5)
  if (pen.small) {
    const [a, b] = [flat(view, x0, 0, z0 - 0.2), flat(view, x1, 0, z0 - 0.2)]
    pen.line('markCut', a, b).lines('markCut', [a, b].map(([x, y]) => [[x, y - 10], [x, y + 10]]))
  } else dimension(onSheet(pen, view), [x0, 0, z0], [x1, 0, z0], [0, 0, -0.4], { tick: 0.08, gap: 0.06, beyond: 0.08, lift: 4 })
  // the drawing, laid on the floor
  const on = (x, y) => flat(view, x, y, 0.001)
  const sheet = [[1.7, -1.75], [2.75, -1.75], [2.75, -0.95], [1.7, -0.95]].map(([x, y]) => on(x, y))
  pen.fill('sheet', sheet).lines('ink', [sheet], true)
  pen.lines('detail', [[on(1.85, -1.6), on(1.85, -1.1), on(2.25, -1.1), on(2.25, -1.35), on(1.85, -1.35)], [on(2.4, -1.6), on(2.65, -1.6)], [on(2.4, -1.45), on(2.65, -1.45)]])
}

/** Three legs below a head, which it returns. */
function tripod(pen, view, [x, y], high) {
  const head = flat(view, x, y, high)
  for (const [u, v] of [[-0.42, -0.12], [0.42, -0.12], [0.06, 0.4]]) pen.line('cut', [head[0] + u * 6, head[1] + 8], flat(view, x + u, y + v, 0))
  return head
}
