import { Pen, circlePath } from './pen.mjs'
import { arrowhead, bubble, ladder, person, valve } from './symbols.mjs'

/**
 * From an alarm to its valve, without and with the model: rooms side by side in section. The way runs in the floor, from
 * step to step; as long as it is, as long it takes. For phones the short one is higher; the long one is points on a line.
 */
export function alarms() {
  return {
    'alarm-without': drawn(1200, { ...WIDE, bare: 320 }, { rooms: [[0, point], [4.8, archive], [9.6, call], [14.4, tiles], [19.2, found]], doors: [4.8, 9.6, 14.4], open: [14.4, 21], stops: [0.37, 5.17, 9.97, 14.77, 19.57] }),
    'alarm-with': drawn(480, WIDE, { rooms: [[0, placed], [4.8, seen]], doors: [4.8], open: [7.8, 8.4], stops: [0.37, 5.17] }),
    'alarm-with-narrow': drawn(480, HIGH, { rooms: [[-1.2, placed], [3.4, seen]], doors: [3.4], open: [5.8, 6.4], stops: [0.66, 4.24] }),
  }
}

/** Units a meter, and in meters how high the ceiling and the slab above it are, and how thick the floor is in which the way runs. */
const WIDE = { m: 50, low: 2.4, clear: 3.1, floor: 0.8 }
const HIGH = { m: 63, low: 2.2, clear: 2.75, floor: 0.72 }
const [SLAB, WALL, PANEL, DOOR] = [0.18, 0.1, 0.6, 2.05]

/** A storey: its floor, the ceiling with what runs above it, walls, what happens in its rooms, and the way through it. */
function drawn(width, { m, low, clear, floor, bare }, { rooms, doors, open, stops }) {
  const pen = new Pen(width, Math.round((SLAB + clear + floor) * m) + 2, { narrow: 0, bare })
  const long = width / m
  const ground = 1 + (SLAB + clear) * m
  const at = ([x, z]) => [Math.min(Math.max(x * m, 1), width - 1), ground - z * m]
  const rect = (x0, z0, x1, z1) => [[x0, z0], [x1, z0], [x1, z1], [x0, z1]].map(at)
  const slab = rect(0, -floor, long, 0)
  pen.fill('tint', slab).lines('ink', [[slab[0], slab[1]]]).lines('cut', [[slab[3], slab[2]]])
  pen.fill('tint', rect(0, clear, long, clear + SLAB)).lines('ink', [rect(0, clear, long, clear + SLAB)], true)
  const pipe = [low + 0.24, low + 0.4]
  hung(pen, at, { low, long, open, pipe })
  const wall = (x, z) => {
    const body = rect(x, z, x + WALL, clear)
    pen.fill('sheet', body).fill('tint', body).lines('ink', [body], true)
  }
  for (const x of [0, long - WALL]) wall(x, 0)
  for (const x of doors) wall(x - WALL / 2, DOOR)
  for (const [x0, draw] of rooms) draw(pen, { m, clear, pipe, at: ([x, z]) => at([x0 + x, z]), rect: (a, b, c, d) => rect(x0 + a, b, x0 + c, d) })
  const way = stops.map((x) => at([x, -floor / 2]))
  const r = 17
  const [x, y] = way.at(-1)
  pen.line('markCut', ...way)
  arrowhead(pen, 'markSolid', [x - 40, y], [x - r, y], 12)
  for (const [i, stop] of way.entries()) bubble(pen, 'markCut', stop, r, String(i + 1))
  return pen
}

/** The panels of a ceiling, which are off between two places, and the pipe above them, which shows there. */
function hung(pen, at, { low, long, open: [from, to], pipe }) {
  for (let x = 0; x < long - 0.05; x += PANEL) {
    const off = x > from - 0.3 && x < to - 0.01
    pen.line(off ? 'markHidden' : 'ink', at([x + 0.05, low]), at([Math.min(x + PANEL, long) - 0.05, low]))
  }
  for (const z of pipe) pen.line('hidden', at([0, z]), at([from, z])).line('ink', at([from, z]), at([to, z])).line('hidden', at([to, z]), at([long, z]))
}

/** A place in the control room, and its screen: a list with one row of the alarm, or a place in the building. */
function control(pen, { at, rect, m }, placed) {
  const screen = rect(2.5, 0.95, 4.4, 2.1)
  pen.fill('sheet', screen).lines('ink', [screen], true)
  pen.lines('ink', [rect(2.2, 0.68, 4.4, 0.74)], true).lines('ink', [2.4, 4.2].map((x) => [[x, 0], [x, 0.68]].map(at)))
  if (placed) {
    const storeys = [0, 1, 2, 3].map((i) => 1.07 + i * 0.3)
    pen.lines('model', storeys.map((z) => [[2.75, z], [4.15, z]].map(at)))
    pen.lines('modelDetail', [0, 1, 2, 3, 4].map((i) => 2.75 + i * 0.35).map((x) => [[x, storeys[0]], [x, storeys[3]]].map(at)))
    pen.fill('modelTint', rect(3.45, storeys[1], 3.8, storeys[2]))
  } else {
    pen.fill('markTint', rect(2.58, 1.52, 4.32, 1.67))
    for (const z of [0, 1, 2, 3, 4].map((i) => 1.1 + i * 0.206)) pen.lines('detail', [[2.85, 3.3], [3.5, 4.2]].map((ends) => ends.map((x) => at([x, z]))))
  }
  const spot = placed ? at([3.62, 1.52]) : at([2.7, 1.595])
  pen.circle('markSolid', spot, 3).curve('mark', circlePath(...spot, 7))
  person(pen, at([1.7, 0]), m, { helmet: false, pose: 'sits' })
}
const point = (pen, room) => control(pen, room, false)
const placed = (pen, room) => control(pen, room, true)

/** Shelves of rolled drawings, one of which is unrolled. */
function archive(pen, { at, rect, m }) {
  const [x0, high, rows, columns] = [2.2, 1.9, 4, 5]
  const x1 = x0 + 0.44 * columns
  const step = [(x1 - x0) / columns, high / rows]
  pen.lines('detail', Array.from({ length: columns + 1 }, (_, i) => [[x0 + i * step[0], 0], [x0 + i * step[0], high]].map(at)))
  pen.lines('detail', Array.from({ length: rows + 1 }, (_, i) => [[x0, i * step[1]], [x1, i * step[1]]].map(at)))
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) {
    if (i === rows - 2 && j === 1) continue
    for (const u of [0.12, 0.3].slice(0, 1 + ((i * 5 + j * 3) % 2))) pen.circle('detail', at([x0 + j * step[0] + u, i * step[1] + 0.1]), 4)
  }
  pen.lines('markCut', [rect(x0 + step[0], 2 * step[1], x0 + 2 * step[0], 3 * step[1])], true)
  const x = 1
  person(pen, at([x, 0]), m, { carry: null, helmet: false })
  const sheet = [[x + 0.18, 1.38], [x + 0.75, 1.44], [x + 0.75, 0.98], [x + 0.18, 0.92]].map(at)
  pen.fill('sheet', sheet).lines('ink', [sheet], true)
  pen.lines('detail', [0.1, 0.2, 0.3].map((d) => [[x + 0.26, 1.38 - d], [x + 0.66, 1.42 - d]].map(at)))
}

/** Two people in two rooms on the phone. */
function call(pen, { at, rect, m, clear }) {
  const middle = 2.4
  const wall = rect(middle - WALL / 2, 0, middle + WALL / 2, clear)
  pen.fill('sheet', wall).fill('tint', wall).lines('ink', [wall], true)
  const near = person(pen, at([1, 0]), m, { helmet: false })
  const far = person(pen, at([3.8, 0]), m, { facing: -1 })
  const [x, y] = at([middle, 2.05])
  pen.curve('markHidden', `M${near[0] + 4} ${near[1] - 12}Q${x} ${y - 22} ${far[0] - 4} ${far[1] - 12}`)
  arrowhead(pen, 'markSolid', [far[0] - 22, far[1] - 26], [far[0] - 4, far[1] - 12], 8)
}

/** One panel after another is off and leans on the wall. */
function tiles(pen, { at, m }) {
  person(pen, at([0.9, 0]), m, { carry: null })
  ladder(pen, at, 2.4, 1.75)
  stack(pen, at, 3.3, 5)
}

/** Behind the last panel is the valve. */
function found(pen, { at, pipe, m }) {
  const [x, z] = [1.3, (pipe[0] + pipe[1]) / 2]
  ladder(pen, at, x, 1.75)
  stack(pen, at, 2.1, 5)
  // its wheel hangs down to the hand
  const wheel = x + 0.16
  valve(pen, ([u, v]) => at([u, 2 * z - v]), wheel, pipe, true)
  person(pen, at([x - 0.17, 0.58]), m, { carry: null, pose: 'climbs' })
  pen.curve('markCut', circlePath(...at([wheel, z - 0.04]), 0.4 * m))
}

/** Panels on end. */
function stack(pen, at, x, count) {
  pen.lines('ink', Array.from({ length: count }, (_, i) => [[x + i * 0.12, 0], [x + i * 0.12 + 0.14, 0.6]].map(at)))
}

/** The tablet shows pipe and valve above the closed ceiling, and one panel is off. */
function seen(pen, { at, rect, pipe, m }) {
  const [x, from, to] = [3.1, 1.4, 4.1]
  const ring = rect(from, pipe[0], to, pipe[1])
  pen.fill('sheet', ring).fill('modelTint', ring).lines('modelCut', [[ring[0], ring[1]], [ring[3], ring[2]]])
  valve(pen, at, x, pipe)
  ladder(pen, at, x, 1.75)
  stack(pen, at, 3.75, 1)
  const phone = person(pen, at([0.7, 0]), m)
  pen.lines('modelSight', [[phone, at([from, pipe[1]])], [phone, at([to, pipe[0]])]])
}
