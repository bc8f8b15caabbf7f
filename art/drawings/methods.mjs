import { marks } from './methods-mini.mjs'
import { Pen } from './pen.mjs'
import { add, axonometric, mix, sub } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, duct, hoop, prism, rounded, tube } from './solids.mjs'
import { arrowhead, axes, crosses, dimension, north, onSheet, person, satellite, target } from './symbols.mjs'

/** The four ways to bring model and site together, all in one room seen from one place, and where that is too small, the mark of each. */
export function methods() {
  const rooms = { qr: qr(), 'two-point': twoPoint(), scene: recognition(), rtk: rtk() }
  const drawn = Object.entries(rooms).map(([name, pen]) => [`method-${name}`, Object.assign(pen, { mini: marks[name](SIZE) })])
  return { unknowns: unknowns(), ...Object.fromEntries(drawn) }
}

/** Signs of the four unknowns, of a height of 10: directions, height, turn. */
const unknown = {
  x: [[[0, 0], [6, 10]], [[6, 0], [0, 10]]],
  y: [[[0, 0], [3, 5], [6, 0]], [[3, 5], [3, 10]]],
  z: [[[0, 0], [6, 0], [0, 10], [6, 10]]],
  turn: [[[6, 0], [0, 10], [7, 10]]],
}

/** What every method finds: a model hangs on a plumb line, and two directions, the height and the turn are open. */
function unknowns() {
  const pen = new Pen(400, 345, { letter: 16, phone: 128 })
  const at = ([x, y, z]) => [185 + (x - y) * 0.866, 175 + (x + y) / 2 - z]
  const flat = (...points) => points.map(at)
  const [w, d, low, high] = [110, 70, 75, 125]
  const foot = at([w / 2, d / 2, 0])

  const rows = [-60, -20, 20, 60, 100, 140, 180]
  for (const v of rows) pen.line('hatch', ...flat([v, -60, 0], [v, 140, 0]))
  for (const v of rows.slice(0, 6)) pen.line('hatch', ...flat([-60, v, 0], [180, v, 0]))
  const [x, y] = foot
  pen.line('ink', [x, y - 45], [x, y - 27]).curve('ink', `M${x - 16} ${y}a16 9 0 1 0 32 0a16 9 0 1 0-32 0`)

  const top = flat([0, 0, high], [w, 0, high], [w, d, high], [0, d, high])
  const front = flat([0, d, low], [w, d, low], [w, d, high], [0, d, high])
  const side = flat([w, 0, low], [w, d, low], [w, d, high], [w, 0, high])
  for (const face of [top, front, side]) pen.fill('sheet', face)
  for (const face of [front, side]) pen.fill('modelTint', face)
  pen.lines('model', [top, front, side], true)
  for (const along of [w / 3, (2 * w) / 3]) pen.line('modelDetail', ...flat([along, d, low], [along, d, high]))
  pen.line('modelDetail', ...flat([w, d / 2, low], [w, d / 2, high]))

  pen.line('ink', [x, 0], at([w / 2, d / 2, high]))
  pen.curveFill('solid', `M${x} ${y}l-7-15q0-5 4-7v-4h6v4q4 2 4 7z`)

  const arrow = (...points) => pen.line('markCut', ...points)
  arrow(...flat([112, 35, 0], [170, 35, 0])).line('markCut', ...flat([158, 28, 0], [170, 35, 0], [158, 42, 0]))
  arrow(...flat([55, 74, 0], [55, 124, 0])).line('markCut', ...flat([48, 112, 0], [55, 124, 0], [62, 112, 0]))
  arrow(...flat([150, -30, 0], [150, -30, 84])).line('markCut', [334, 163], [341, 151], [348, 163])
  pen.curve('markCut', 'M166 71A38 16 0 1 1 229 79M242 76l-14 3 2-13')
  const k = pen.letter / 10
  for (const [name, [left, middle]] of Object.entries({ x: [318, 284], y: [108 - 6 * k, 272], z: [356, 193], turn: [252, 58] }))
    pen.lines(pen.small ? 'markCut' : 'mark', unknown[name].map((line) => line.map(([u, v]) => [left + u * k, middle + (v - 5) * k])))
  return pen
}

const SIZE = [480, 360]
const [X, Y, Z] = [6, 4.4, 2.8] // the room, inside
const WALL = 0.22
const COLUMN = { at: [4.0, 2.55], side: 0.5 }
const SCALE = 55
const view = axonometric({ azimuth: -52, elevation: 24, scale: SCALE, at: [X / 2, Y / 2, Z / 2], origin: [244, 186] })
const flat = (p) => view(p).slice(0, 2)
const line = (...points) => points.map(flat)

/** A light tone on what the cut goes through: tops that end at the cut height. */
const onTop = ([, , z]) => (z > 0.9 ? 'tint' : null)

/** Two walls, a door, a window, a column, the slab: what stands. */
function room(scene) {
  const [w, t] = [WALL, 0.24]
  scene.solid(prism([[-w, 0], [X, 0], [X, Y + w], [-w, Y + w]], -t, 0), { tone: (n) => (n[2] > 0.5 ? null : 'tint') })
  const back = { door: [0.75, 1.7, 2.1] }
  // each wall is one profile with its opening, so that no seam shows
  const [d0, d1, dz] = back.door
  const backWall = [[0, 0], [d0, 0], [d0, dz], [d1, dz], [d1, 0], [X, 0], [X, Z], [0, Z]]
  scene.solid(upright(backWall.map(([x, z]) => [x, Y, z]), [0, w, 0]))
  const [s0, s1, z0, z1] = [1.2, 3.1, 0.95, 2.15]
  scene.solid(upright([[0, 0], [Y + w, 0], [Y + w, Z], [0, Z]].map(([y, z]) => [0, y, z]), [-w, 0, 0], [[[s0, z0], [s1, z0], [s1, z1], [s0, z1]].map(([y, z]) => [0, y, z])]))
  scene.floor('tint', [[-w, 0, Z], [0, 0, Z], [0, Y, Z], [X, Y, Z], [X, Y + w, Z], [-w, Y + w, Z]])
  column(scene)
  for (const p of [[[-w, 0, Z], [-w, Y + w, Z], [X, Y + w, Z], [X, Y, Z], [0, Y, Z], [0, 0, Z], [-w, 0, Z]], [[-w, 0, Z], [-w, 0, 0]], [[0, 0, Z], [0, 0, 0]], [[X, Y, Z], [X, Y, 0]], [[X, Y + w, Z], [X, Y + w, 0]], [[-w, 0, 0], [-w, 0, -t], [X, 0, -t], [X, Y + w, -t], [X, Y + w, 0]]]) scene.line('cut', p)
}

function column(scene, options = { tone: onTop }) {
  const [[x, y], h] = [COLUMN.at, COLUMN.side / 2]
  scene.solid(box([x - h, y - h, 0], [x + h, y + h, Z]), options)
  if (options.tone) scene.line('cut', [[x - h, y - h, Z], [x + h, y - h, Z], [x + h, y + h, Z], [x - h, y + h, Z]], { closed: true })
}

/** A vertical plate from its inner face outwards; holes go through. */
function upright(face, thickness, holes = []) {
  const push = (points) => points.map((p) => add(p, thickness))
  const wallsOf = (points) => points.map((p, i) => { const q = points[(i + 1) % points.length]; return [p, add(p, thickness), add(q, thickness), q] })
  const inner = holes.map((h) => [...h].reverse())
  return orient([
    { ring: face, holes: inner },
    { ring: push(face).reverse(), holes: inner.map((h) => push(h).reverse()) },
    ...wallsOf(face), ...inner.flatMap(wallsOf),
  ], face, thickness)
}

/** Turns all faces over where the given ring ran the wrong way round. */
function orient(faces, face, thickness) {
  const [a, b, c] = face
  const [p, q] = [sub(b, a), sub(c, b)]
  const n = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]
  const outwards = n[0] * thickness[0] + n[1] * thickness[1] + n[2] * thickness[2] < 0
  if (outwards) return faces
  return faces.map((f) => (Array.isArray(f) ? [...f].reverse() : { ring: [...f.ring].reverse(), holes: f.holes.map((h) => [...h].reverse()) }))
}

/** Duct and pipes as the model has them. */
function services(scene, pen) {
  const model = { kind: 'model' }
  scene.solid(duct([[0.02, 3.75, 2.42], [5.95, 3.75, 2.42]], 0.5, 0.34), model)
  for (const x of pen.small ? [2.2, 4.4] : [1.1, 2.2, 3.3, 4.4, 5.5]) scene.line('modelDetail', [[x, 3.5, 2.25], [x, 3.5, 2.59], [x, 4, 2.59]])
  scene.solid(duct([[2.75, 3.5, 2.42], [2.75, 2.3, 2.42]], 0.34, 0.26), model)
  scene.solid(box([2.5, 1.95, 2.26], [3.0, 2.3, 2.56]), model)
  if (!pen.small) for (const [y, r] of [[3.22, 0.06], [3.02, 0.06]]) scene.solid(tube(rounded([[0.02, y, 2.1], [5.3, y, 2.1], [5.3, y, 1.0], [5.95, y, 1.0]], 0.2, 4), r, 10), model)
}

const stand = [2.35, 0.75, 0] // where the person stands, in every drawing

function qr() {
  const pen = new Pen(...SIZE)
  const scene = new Scene(view)
  room(scene)
  services(scene, pen)
  const [[cx, cy], h] = [COLUMN.at, COLUMN.side / 2]
  // grid lines of the model run through the column
  scene.line('modelSight', [[cx, -0.55, 0.001], [cx, cy - h, 0.001]])
  scene.line('modelSight', [[X + 0.75, cy, 0.001], [cx + h, cy, 0.001]])
  scene.draw(pen)
  axes(pen, 'model', 10, { xs: [flat([cx, -0.75, 0])], ys: [flat([X + 0.95, cy, 0])] })

  const size = pen.small ? 0.5 : 0.42
  const m = [cx - size / 2, cy - h, 1.51 - size / 2]
  const on = (u, v) => flat([m[0] + u * size, m[1], m[2] + v * size])
  const cell = (u, v, w = 1, k = w) => [on(u / 7, v / 7), on((u + w) / 7, v / 7), on((u + w) / 7, (v + k) / 7), on(u / 7, (v + k) / 7)]
  pen.fill('sheet', [on(-0.08, -0.08), on(1.08, -0.08), on(1.08, 1.08), on(-0.08, 1.08)])
  for (const [u, v] of [[0, 0], [0, 4], [4, 4]]) pen.fill('solid', cell(u, v, 3), cell(u + 0.75, v + 0.75, 1.5))
  if (pen.small) pen.fill('solid', cell(4, 0, 3, 2.4))
  else pen.fill('solid', cell(4, 0)), pen.fill('solid', cell(5.6, 0.4, 1.2)), pen.fill('solid', cell(4.2, 2, 1.2)), pen.fill('solid', cell(6, 2.4)), pen.fill('solid', cell(1, 3.15, 1, 0.7))
  pen.lines('ink', [[on(-0.08, -0.08), on(1.08, -0.08), on(1.08, 1.08), on(-0.08, 1.08)]], true)

  const phone = person(pen, flat(stand), SCALE)
  const corners = [[-0.08, -0.08], [1.08, -0.08], [1.08, 1.08], [-0.08, 1.08]].map(([u, v]) => on(u, v))
  pen.fill('modelTint', [phone, corners[3], corners[0]])
  for (const corner of pen.small ? [corners[0], corners[3]] : corners) pen.line(pen.small ? 'model' : 'modelSight', phone, corner)
  const zero = [cx, cy - h, 1.51]
  for (const d of [[1.25, 0, 0], [0, -1.0, 0], [0, 0, 0.98]]) {
    const [a, b] = line(zero, add(zero, d))
    pen.line('modelCut', a, b)
    arrowhead(pen, 'modelSolid', a, b, 9)
  }
  pen.circle('markSolid', flat(zero), 3.4)
  return pen
}

function twoPoint() {
  const pen = new Pen(...SIZE)
  const scene = new Scene(view)
  room(scene)
  services(scene, pen)
  const [p, q] = [[0.8, 0.55, 0], [5.3, 0.55, 0]]
  // where the model was before: the same plan, turned about the first point
  const turn = ([x, y, z], t = -0.13) => [p[0] + Math.cos(t) * (x - p[0]) - Math.sin(t) * (y - p[1]), p[1] + Math.sin(t) * (x - p[0]) + Math.cos(t) * (y - p[1]), z]
  const [[cx, cy], h] = [COLUMN.at, COLUMN.side / 2 + 0.02]
  const plan = [[[0, 0, 0.001], [X, 0, 0.001], [X, Y, 0.001], [0, Y, 0.001]], [[cx - h, cy - h, 0.001], [cx + h, cy - h, 0.001], [cx + h, cy + h, 0.001], [cx - h, cy + h, 0.001]]]
  for (const outline of plan) {
    scene.line('modelHidden', outline.map((c) => turn(c)), { closed: true })
    scene.line('modelCut', outline, { closed: true })
  }
  scene.draw(pen)
  const before = turn(q)
  pen.line('modelHidden', ...line(p, before))
  pen.line(pen.small ? 'markCut' : 'markAxis', ...line(p, q))
  dimension(onSheet(pen, view), p, q, [0, -2, 0], { gap: pen.small ? 0.55 : 0.3, tick: 0.13 })
  const [from, to] = [-0.115, -0.02].map((t) => flat(turn(q, t)))
  pen.line('model', from, to)
  arrowhead(pen, 'modelSolid', from, to, 7)
  for (const c of [p, q]) target(scene, pen, c, pen.small ? 0.4 : 0.17)
  const phone = person(pen, flat([2.6, 1.35, 0]), SCALE)
  pen.line('modelSight', phone, flat(q))
  pen.line('modelSight', phone, flat(p))
  return pen
}

function recognition() {
  const pen = new Pen(...SIZE)
  const scene = new Scene(view)
  room(scene)
  services(scene, pen)
  const foot = [1.0, 0.55, 0]
  const eye = [1.32, 0.8, 1.39] // the phone, in the room
  const [w0, w1, b0, b1] = [2.15, 5.7, 0.35, 2.12] // what the camera sees of the back wall
  const seen = [[w0, Y, b0], [w1, Y, b0], [w1, Y, b1], [w0, Y, b1]]
  scene.line('modelCut', seen, { closed: true })
  scene.draw(pen)
  const phone = flat(eye)
  pen.fill('modelTint', [phone, flat(seen[3]), flat(seen[2]), flat(seen[1])])
  const [[cx, cy], h] = [COLUMN.at, COLUMN.side / 2]
  const features = [
    [cx - h, cy - h, 0], [cx + h, cy - h, 0], [cx + h, cy + h, 0], [cx - h, cy - h, 0.7], [cx - h, cy - h, 1.4], [cx - h, cy - h, 2.1],
    [cx + h, cy - h, 0.7], [cx + h, cy - h, 1.4], [cx + h, cy - h, 2.1], [cx + h, cy + h, 1.0], [cx + h, cy + h, 1.9],
    [1.7, Y, 2.1], [1.7, Y, 0], [0.75, Y, 2.1], [0, 3.1, 2.15], [0, 3.1, 0.95], [0, 1.2, 2.15], [0, 2.15, 2.15],
    [2.4, Y, 0], [5.0, Y, 0], [5.65, Y, 0], [0, Y, 0.02], [5.5, Y, 1.6],
  ]
  if (!pen.small) crosses(pen, 'model', features.map(flat), 3.2)
  const matched = [[cx - h, cy - h, 2.1], [cx - h, cy - h, 0.7], [cx - h, cy - h, 0], [1.7, Y, 2.1], [5.5, Y, 1.6], [5.0, Y, 0]]
  for (const m of matched) pen.circle('modelCut', flat(m), pen.small ? 8 : 5.2)
  for (const m of matched) pen.line(pen.small ? 'modelDetail' : 'modelHatch', phone, flat(m))
  if (!pen.small) for (const corner of seen) pen.line('modelSight', phone, flat(corner))
  person(pen, flat(foot), SCALE)
  return pen
}

function rtk() {
  const pen = new Pen(...SIZE)
  const scene = new Scene(view)
  const [w, t] = [WALL, 0.24]
  const [[cx, cy], h] = [COLUMN.at, COLUMN.side / 2]
  // the slab is poured; column and walls exist only as starter bars and as model
  scene.solid(prism([[-w, 0], [X, 0], [X, Y + w], [-w, Y + w]], -t, 0), { tone: (n) => (n[2] > 0.5 ? null : 'tint') })
  for (const p of [[[-w, 0, 0], [-w, 0, -t], [X, 0, -t], [X, Y + w, -t], [X, Y + w, 0]]]) scene.line('cut', p)
  const bars = [...(pen.small ? [0.4, 2, 3.6] : [0.4, 1.2, 2, 2.8, 3.6]).map((y) => [-w / 2, y]), ...(pen.small ? [0.3, 2.2, 3.8, 5.4] : [0.3, 2.2, 3, 3.8, 4.6, 5.4]).map((x) => [x, Y + w / 2]), ...[[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]) => [cx + u * 0.16, cy + v * 0.16])]
  for (const [x, y] of bars) scene.line('ink', [[x, y, 0], [x, y, 0.42]])
  const ghost = { kind: 'modelDetail', ghost: true }
  scene.solid(box([cx - h, cy - h, 0], [cx + h, cy + h, 1.9]), ghost)
  // the building line, and the walls rising from it as model
  const outline = [[-w, 0, 0], [-w, Y + w, 0], [X, Y + w, 0]]
  const rise = (points, z) => points.map((p) => add(p, [0, 0, z]))
  if (!pen.small) scene.line('modelDetail', rise(outline, 1.9)).line('modelDetail', rise([[0, 0, 0], [0, Y, 0], [X, Y, 0]], 1.9))
  if (!pen.small) scene.line('modelDetail', rise([[-w, 0, 0], [0, 0, 0]], 1.9)).line('modelDetail', rise([[X, Y, 0], [X, Y + w, 0]], 1.9))
  const ends = [[-w, 0, 0], [0, 0, 0], [-w, Y + w, 0], [0, Y, 0], [X, Y, 0], [X, Y + w, 0]]
  // on phones a wall is one line
  const lines = pen.small ? [rise([[0, 0, 0], [0, Y, 0], [X, Y, 0]], 1.9)] : []
  for (const p of pen.small ? [ends[1], ends[3], ends[4]] : ends) lines.push([p, add(p, [0, 0, 1.9])])
  for (const points of lines) scene.line(pen.small ? 'model' : 'modelDetail', points)
  scene.line('modelDetail', [[0, 0, 0], [0, Y, 0], [X, Y, 0]])
  // ground marks beyond the slab
  const pole = [3.05, 0.62, 0]
  for (const r of pen.small ? [0.32, 1] : [0.32, 0.75, 1.3]) scene.line(r < 0.4 ? 'markCut' : 'mark', hoop(add(pole, [0, 0, 0.002]), [0, 0, 1], r, 40), { closed: true })
  scene.draw(pen)
  pen.line('modelCut', ...line([X + 0.9, 0, 0], [-w - 0.9, 0, 0]))
  pen.line('modelCut', ...line([X, -0.9, 0], [X, Y + w + 0.6, 0]))
  pen.line('markAxis', ...line(add(pole, [-1.75, 0, 0]), add(pole, [1.75, 0, 0])))
  pen.line('markAxis', ...line(add(pole, [0, -1.6, 0]), add(pole, [0, 1.6, 0])))

  north(pen, view, pen.small ? [4.9, 1.1, 0] : [5.1, 1.2, 0], pen.small ? 0.8 : 0.5)
  const antenna = flat(add(pole, [0, 0, 2.28]))
  const sky = [[62, 70, -28], [176, 30, -10], [318, 30, 12], [424, 82, 30]]
  for (const [x, y] of sky) pen.line('markHidden', mix([x, y], antenna, 0.13), mix([x, y], antenna, 0.93))
  for (const [x, y, turn] of sky) satellite(pen, [x, y], turn)

  const foot = flat(pole)
  pen.line('cut', foot, [antenna[0], antenna[1] + 8])
  pen.line('detail', [foot[0], foot[1] - 84], [foot[0] - 5, foot[1] - 84])
  pen.line('modelCut', [foot[0] - 8, foot[1] - 90], [foot[0] - 4, foot[1] - 78])
  person(pen, [foot[0] - 20, foot[1] - 1], SCALE, { carry: null })
  const [ax, ay] = antenna
  pen.union('ink', 'sheet', `M${(ax - 9).toFixed(1)} ${(ay + 6).toFixed(1)}q0-9 9-9q9 0 9 9z`)
  pen.line('ink', [ax - 5, ay + 6], [ax - 5, ay + 9], [ax + 5, ay + 9], [ax + 5, ay + 6])
  pen.circle('markSolid', foot, 3)
  return pen
}
