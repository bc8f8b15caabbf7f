import { standard } from '../model.mjs'
import { Pen, circlePath, hatch } from './pen.mjs'
import { arrowhead, ladder, person, valve } from './symbols.mjs'

/** From an alarm to its valve: rooms of one storey in section, to be put side by side; and on phones each alone, beside its step. */
export function alarms() {
  return Object.fromEntries(
    Object.entries(rooms).flatMap(([name, parts]) => [
      [`alarm-${name}`, drawn(ROW, parts)],
      [`alarm-${name}-narrow`, drawn(name === 'point' ? FIRST : ALONE, parts)],
    ]),
  )
}

/** Units a meter. */
const M = 50
const [PANEL, WALL] = [0.6, 0.08]

/** In a row: the size of the sheet and its ground in units, the rest in meters. */
const ROW = {
  size: [240, 220],
  ground: 208,
  low: 2.4,
  slabs: [[standard.storeyHeight - standard.slab, standard.storeyHeight], [-0.2, 0]],
  pipe: [2.68, 2.84],
  ducts: [[3.02, 3.42]],
}
/** Alone: lower above the people, who are 57 px high in a drawing of 167 px. */
const ALONE = { size: [240, 137], ground: 134, low: 2.1, slabs: [[2.56, 2.66], [-0.06, 0]], pipe: [2.26, 2.4], ducts: [], alone: true }
/** The first of five, as long as two and the gap between them. */
const FIRST = { ...ALONE, size: [503, 137] }
const LONG = 4.8

/** What each room shows; the panels from the first to before the second of `open` are off. */
const rooms = {
  point: { draw: (pen, room) => control(pen, room, false) },
  archive: { draw: archive },
  call: { draw: call },
  tiles: { draw: tiles, open: [2, 8], walls: [0] },
  valve: { draw: found, open: [0, 3], walls: [LONG - WALL] },
  placed: { draw: (pen, room) => control(pen, room, true) },
  seen: { draw: seen, open: [5, 6] },
}

/** Slabs, its half of the walls, the ceiling and what runs above it. */
function drawn(room, { draw, open: [from, to] = [0, 0], walls }) {
  const { size, ground, low, slabs, pipe, ducts, alone } = room
  const long = size[0] / M
  const ends = [0, long - WALL]
  const at = ([x, z]) => [x * M, ground - z * M]
  const rect = (x0, z0, x1, z1) => [[x0, z0], [x1, z0], [x1, z1], [x0, z1]].map(at)
  const pen = new Pen(...size, { narrow: alone ? 0 : 200, bare: 0 })
  const runs = [...ducts, pipe]
  for (const [a, b] of slabs) {
    const ring = rect(0, a, long, b)
    pen.fill('tint', ring)
    if (!alone) pen.lines('hatch', hatch([ring], 45, pen.small ? 10 : 5))
    pen.lines('cut', [[ring[0], ring[1]], [ring[3], ring[2]]])
  }
  for (const z of runs.flat()) pen.line('hidden', at([0, z]), at([long, z]))
  for (let i = 0; i < Math.floor(long / PANEL); i++) {
    const board = rect(i * PANEL, low, (i + 1) * PANEL, low + 0.06)
    const off = i >= from && i < to
    if (pen.small || alone) pen.line(off ? 'markHidden' : 'ink', at([(i + 0.08) * PANEL, low]), at([(i + 0.92) * PANEL, low]))
    else if (off) pen.lines('markHidden', [board], true)
    else pen.fill('sheet', board).lines('ink', [board], true)
  }
  if (from < to) for (const run of runs) {
    const seen = rect(from * PANEL, run[0], to * PANEL, run[1])
    pen.fill('sheet', seen).lines('ink', [[seen[0], seen[1]], [seen[3], seen[2]]])
  }
  // alone, a room is closed on both sides up to the top of its slab
  for (const x of (!alone && walls) || ends) pen.fill('solid', rect(x, 0, x + WALL, alone ? slabs[0][1] : low))
  draw(pen, { ...room, at, rect })
  return pen
}

/** The screens of the control room: rows of lists, or a place in the building. */
function control(pen, { at, rect, alone, size }, placed) {
  const first = 2.5
  const screens = Array.from({ length: Math.floor((size[0] / M - first) / 2.2) }, (_, i) => first + i * 2.3)
  const end = screens.at(-1) + 2.1
  for (const x of screens) {
    const screen = rect(x, 0.95, x + 2, 2.1)
    pen.fill('sheet', screen).lines('cut', [screen], true)
  }
  pen.lines('ink', [rect(2.2, 0.68, end, 0.74)], true).lines('ink', [2.4, end - 0.2].map((x) => [[x, 0], [x, 0.68]].map(at)))
  if (placed) {
    const storeys = Array.from({ length: 4 }, (_, i) => 1.07 + i * 0.3)
    pen.lines('model', storeys.map((z) => [[2.8, z], [4.2, z]].map(at)))
    pen.lines('modelDetail', [2.8, 3.15, 3.5, 3.85, 4.2].map((x) => [[x, storeys[0]], [x, storeys[3]]].map(at)))
    pen.fill('modelTint', rect(3.5, storeys[1], 3.85, storeys[2]))
  } else {
    const few = pen.small || alone
    const step = few ? 0.2475 : 0.165
    const rows = Array.from({ length: few ? 4 : 6 }, (_, i) => 1.1 + i * step)
    pen.fill('markTint', rect(2.58, 1.515, 4.42, 1.675))
    for (const x of screens) for (const z of rows) pen.line('detail', at([x + 0.35, z]), at([x + 0.9, z])).line('detail', at([x + 1.1, z]), at([x + 1.8, z]))
  }
  const [x, y] = placed ? at([3.68, 1.52]) : at([2.7, 1.595])
  pen.circle('markSolid', [x, y], 3)
  pen.curve('mark', circlePath(x, y, 7))
  person(pen, at([1.75, 0]), M, { helmet: false, pose: 'sits' })
}

/** Shelves of rolled drawings, and one that is unrolled. */
function archive(pen, { at, rect, alone }) {
  const few = pen.small || alone
  const [x0, x1] = [2.35, 4.55]
  const [rows, columns, r, rolls] = few ? [4, 4, 5, [[0.16, 0.13], [0.39, 0.13]]] : [5, 6, 3.6, [[0.1, 0.08], [0.26, 0.08], [0.18, 0.22]]]
  const taken = rows - 2
  const high = alone ? 1.9 : 2.1
  const step = [(x1 - x0) / columns, high / rows]
  pen.lines('ink', Array.from({ length: columns + 1 }, (_, i) => [[x0 + i * step[0], 0], [x0 + i * step[0], high]].map(at)))
  pen.lines('ink', Array.from({ length: rows + 1 }, (_, i) => [[x0, i * step[1]], [x1, i * step[1]]].map(at)))
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) {
    if (i === taken && j === 1) continue
    for (const [u, w] of rolls.slice(0, 1 + ((i * 5 + j * 3) % 3))) pen.circle('detail', at([x0 + j * step[0] + u, i * step[1] + w]), r)
  }
  pen.lines('markCut', [rect(x0 + step[0], taken * step[1], x0 + 2 * step[0], (taken + 1) * step[1])], true)
  const x = 1.2
  person(pen, at([x, 0]), M, { carry: null, helmet: false })
  const sheet = [[x + 0.18, 1.38], [x + 0.75, 1.44], [x + 0.75, 0.98], [x + 0.18, 0.92]].map(at)
  pen.fill('sheet', sheet).lines('ink', [sheet], true)
  pen.lines('detail', [0.1, 0.2, 0.3].map((d) => [[x + 0.26, 1.38 - d], [x + 0.66, 1.42 - d]].map(at)))
}

/** Two people in two rooms on the phone. */
function call(pen, { at, rect, low }) {
  const middle = LONG / 2
  pen.fill('solid', rect(middle - 0.04, 0, middle + 0.04, low))
  const near = person(pen, at([1.05, 0]), M, { helmet: false })
  const far = person(pen, at([3.85, 0]), M, { facing: -1 })
  const [x, y] = at([middle, 2.05])
  pen.curve('markHidden', `M${near[0] + 4} ${near[1] - 12}Q${x} ${y - 22} ${far[0] - 4} ${far[1] - 12}`)
  arrowhead(pen, 'markSolid', [far[0] - 22, far[1] - 26], [far[0] - 4, far[1] - 12], 8)
}

/** One panel after another is off and leans on the wall. */
function tiles(pen, { at, alone }) {
  ladder(pen, at, 2.75, 1.75)
  person(pen, at([1.1, 0]), M, { carry: null })
  stack(pen, at, 3.75, 5, alone)
}

/** The valve, and what lies about. */
function found(pen, { at, pipe, alone }) {
  const x = 1.5
  valve(pen, at, x, pipe, true)
  pen.curve('markCut', circlePath(...at([x, pipe[0] + 0.1]), alone ? 15 : 21))
  ladder(pen, at, x, 1.75)
  stack(pen, at, 2.35, 3, alone)
  person(pen, at([3.7, 0]), M, { facing: -1, carry: null })
  for (const [u, w] of alone ? [[0.2, 0.05], [0.7, 0.04], [3.1, 0.04], [3.35, 0.05]] : [[0.2, 0.03], [0.5, 0.05], [0.75, 0.03], [2.2, 0.04], [3.2, 0.03], [3.4, 0.05]]) pen.circle('solid', at([u, w]), 1.6)
}

/** Panels on end. */
function stack(pen, at, x, count, alone) {
  for (let i = 0; i < count; i++) {
    if (pen.small || alone) {
      pen.line('ink', at([x + i * 0.13, 0]), at([x + i * 0.13 + 0.14, 0.6]))
      continue
    }
    const board = [[x + i * 0.13, 0], [x + i * 0.13 + 0.06, 0], [x + i * 0.13 + 0.2, 0.6], [x + i * 0.13 + 0.14, 0.6]].map(at)
    pen.fill('sheet', board).lines('ink', [board], true)
  }
}

/** The tablet shows pipe and valve above the closed ceiling, and one panel is off. */
function seen(pen, { at, rect, pipe, ducts: [duct = pipe], alone }) {
  const [x, from, to] = [3.3, 1.5, 4.2]
  for (const [a, b] of alone ? [pipe] : [duct, pipe]) {
    const ring = rect(from, a, to, b)
    pen.fill('sheet', ring).fill('modelTint', ring).lines('modelCut', [[ring[0], ring[1]], [ring[3], ring[2]]])
  }
  valve(pen, at, x, pipe)
  ladder(pen, at, x, 1.75)
  const phone = person(pen, at([0.75, 0]), M)
  pen.lines('modelSight', [[phone, at([from, duct[1]])], [phone, at([to, pipe[0]])]])
}
