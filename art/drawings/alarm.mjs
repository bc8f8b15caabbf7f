import { standard } from '../model.mjs'
import { Pen, circlePath, hatch } from './pen.mjs'
import { arrowhead, ladder, person, valve } from './symbols.mjs'

/** From an alarm to its valve: rooms of one storey in section, 4.8 m each, to be put side by side, or on phones each beside its step. */
export function alarms() {
  return {
    'alarm-point': room({ draw: (pen) => control(pen, false) }),
    'alarm-archive': room({ draw: archive }),
    'alarm-call': room({ draw: call }),
    'alarm-tiles': room({ draw: tiles, open: [2, 8], walls: [0] }),
    'alarm-valve': room({ draw: found, open: [0, 3], walls: [LONG - WALL] }),
    'alarm-placed': room({ draw: (pen) => control(pen, true) }),
    'alarm-seen': room({ draw: seen, open: [5, 6] }),
  }
}

const M = 50
const GROUND = 208
const [LONG, LOW, PANEL, WALL] = [4.8, 2.4, 0.6, 0.08]
const DUCT = [3.02, 3.42]
const PIPE = [2.68, 2.84]
const at = ([x, z]) => [x * M, GROUND - z * M]
const rect = (x0, z0, x1, z1) => [[x0, z0], [x1, z0], [x1, z1], [x0, z1]].map(at)

/** Slabs, its half of the walls, the ceiling and what runs above it; the panels from `open[0]` to before `open[1]` are off. */
function room({ draw, open: [from, to] = [0, 0], walls = [0, LONG - WALL] }) {
  const pen = new Pen(LONG * M, 220, { narrow: 200, bare: 0 })
  const top = standard.storeyHeight
  for (const [a, b] of [[top - standard.slab, top], [-0.2, 0]]) {
    const ring = rect(0, a, LONG, b)
    pen.fill('tint', ring).lines('hatch', hatch([ring], 45, pen.small ? 10 : 5)).lines('cut', [[ring[0], ring[1]], [ring[3], ring[2]]])
  }
  for (const z of [...DUCT, ...PIPE]) pen.line('hidden', at([0, z]), at([LONG, z]))
  for (let i = 0; i < LONG / PANEL; i++) {
    const board = rect(i * PANEL, LOW, (i + 1) * PANEL, LOW + 0.06)
    const off = i >= from && i < to
    if (pen.small) pen.line(off ? 'markHidden' : 'ink', at([(i + 0.08) * PANEL, LOW]), at([(i + 0.92) * PANEL, LOW]))
    else if (off) pen.lines('markHidden', [board], true)
    else pen.fill('sheet', board).lines('ink', [board], true)
  }
  if (from < to) for (const run of [DUCT, PIPE]) {
    const seen = rect(from * PANEL, run[0], to * PANEL, run[1])
    pen.fill('sheet', seen).lines('ink', [[seen[0], seen[1]], [seen[3], seen[2]]])
  }
  for (const x of walls) pen.fill('solid', rect(x, 0, x + WALL, LOW))
  draw(pen)
  return pen
}

/** The screen of the control room: a row of a list, or a place in the building. */
function control(pen, placed) {
  const screen = rect(2.5, 0.95, 4.5, 2.1)
  pen.fill('sheet', screen).lines('cut', [screen], true)
  pen.lines('ink', [rect(2.2, 0.68, 4.6, 0.74)], true).lines('ink', [2.4, 4.4].map((x) => [[x, 0], [x, 0.68]].map(at)))
  if (placed) {
    const storeys = Array.from({ length: 4 }, (_, i) => 1.07 + i * 0.3)
    pen.lines('model', storeys.map((z) => [[2.8, z], [4.2, z]].map(at)))
    pen.lines('modelDetail', [2.8, 3.15, 3.5, 3.85, 4.2].map((x) => [[x, storeys[0]], [x, storeys[3]]].map(at)))
    pen.fill('modelTint', rect(3.5, storeys[1], 3.85, storeys[2]))
  } else {
    const step = pen.small ? 0.2475 : 0.165
    const rows = Array.from({ length: pen.small ? 4 : 6 }, (_, i) => 1.1 + i * step)
    pen.fill('markTint', rect(2.58, 1.515, 4.42, 1.675))
    for (const z of rows) pen.line('detail', at([2.85, z]), at([3.4, z])).line('detail', at([3.6, z]), at([4.3, z]))
  }
  const [x, y] = placed ? at([3.68, 1.52]) : at([2.7, 1.595])
  pen.circle('markSolid', [x, y], 3)
  pen.curve('mark', circlePath(x, y, 7))
  person(pen, at([1.75, 0]), M, { helmet: false, sits: true })
}

/** Shelves of rolled drawings, and one that is unrolled. */
function archive(pen) {
  const [x0, x1] = [2.35, 4.55]
  const [rows, columns, r, rolls] = pen.small ? [4, 4, 5, [[0.16, 0.13], [0.39, 0.13]]] : [5, 6, 3.6, [[0.1, 0.08], [0.26, 0.08], [0.18, 0.22]]]
  const taken = rows - 2
  const step = [(x1 - x0) / columns, 2.1 / rows]
  pen.lines('ink', Array.from({ length: columns + 1 }, (_, i) => [[x0 + i * step[0], 0], [x0 + i * step[0], 2.1]].map(at)))
  pen.lines('ink', Array.from({ length: rows + 1 }, (_, i) => [[x0, i * step[1]], [x1, i * step[1]]].map(at)))
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) {
    if (i === taken && j === 1) continue
    for (const [u, w] of rolls.slice(0, 1 + ((i * 5 + j * 3) % 3))) pen.circle('detail', at([x0 + j * step[0] + u, i * step[1] + w]), r)
  }
  pen.lines('markCut', [rect(x0 + step[0], taken * step[1], x0 + 2 * step[0], (taken + 1) * step[1])], true)
  person(pen, at([1.2, 0]), M, { carry: null, helmet: false })
  const sheet = [[1.38, 1.38], [1.95, 1.44], [1.95, 0.98], [1.38, 0.92]].map(at)
  pen.fill('sheet', sheet).lines('ink', [sheet], true)
  pen.lines('detail', [0.1, 0.2, 0.3].map((d) => [[1.46, 1.38 - d], [1.86, 1.42 - d]].map(at)))
}

/** Two people in two rooms on the phone. */
function call(pen) {
  pen.fill('solid', rect(2.36, 0, 2.44, LOW))
  const near = person(pen, at([1.05, 0]), M, { helmet: false })
  const far = person(pen, at([3.85, 0]), M, { facing: -1 })
  const middle = at([2.4, 2.05])
  pen.curve('markHidden', `M${near[0] + 4} ${near[1] - 12}Q${middle[0]} ${middle[1] - 22} ${far[0] - 4} ${far[1] - 12}`)
  arrowhead(pen, 'markSolid', [far[0] - 22, far[1] - 26], [far[0] - 4, far[1] - 12], 8)
}

/** One panel after another is off and leans on the wall. */
function tiles(pen) {
  ladder(pen, at, 2.75, 1.75)
  person(pen, at([1.1, 0]), M, { carry: null })
  stack(pen, 3.75, 5)
}

/** The valve, and what lies about. */
function found(pen) {
  const x = 1.5
  valve(pen, at, x, PIPE, true)
  pen.curve('markCut', circlePath(...at([x, 2.78]), 21))
  ladder(pen, at, x, 1.75)
  stack(pen, 2.35, 3)
  person(pen, at([3.7, 0]), M, { facing: -1, carry: null })
  for (const [u, w] of [[0.2, 0.03], [0.5, 0.05], [0.75, 0.03], [2.2, 0.04], [3.2, 0.03], [3.4, 0.05]]) pen.circle('solid', at([u, w]), 1.6)
}

/** Panels on end. */
function stack(pen, x, count) {
  for (let i = 0; i < count; i++) {
    if (pen.small) {
      pen.line('ink', at([x + i * 0.13, 0]), at([x + i * 0.13 + 0.14, 0.6]))
      continue
    }
    const board = [[x + i * 0.13, 0], [x + i * 0.13 + 0.06, 0], [x + i * 0.13 + 0.2, 0.6], [x + i * 0.13 + 0.14, 0.6]].map(at)
    pen.fill('sheet', board).lines('ink', [board], true)
  }
}

/** The tablet shows pipe and valve above the closed ceiling, and one panel is off. */
function seen(pen) {
  const x = 3.3
  for (const [a, b] of [DUCT, PIPE]) {
    const ring = rect(1.5, a, 4.2, b)
    pen.fill('sheet', ring).fill('modelTint', ring).lines('modelCut', [[ring[0], ring[1]], [ring[3], ring[2]]])
  }
  valve(pen, at, x, PIPE)
  ladder(pen, at, x, 1.75)
  const phone = person(pen, at([0.75, 0]), M)
  pen.lines('modelSight', [[phone, at([1.5, DUCT[1]])], [phone, at([4.2, PIPE[0]])]])
}
