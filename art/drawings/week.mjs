import { building, frame, standard } from '../model.mjs'
import { Pen, circlePath, hatch, smoothPath, rect } from './pen.mjs'
import { arrowhead, axes, flatDimension, person } from './symbols.mjs'

/** Five days of a field engineer as five bays of one storey in section: office, site, site, office, office. */
export function week() {
  return { week: bays() }
}

const BAY = 6
const PITCH = 246.4 // sheet units a bay: a fifth of 1200 with gaps of 32, as the texts below stand
const M = PITCH / BAY
const GROUND = 172
const CEILING = 2.7
const DESK = 1.1
/** Meters from the left edge of the first bay's text and above the floor. */
const at = ([x, z]) => [x * M, GROUND - z * M]
const ring = (...box) => rect(...box).map(at)

function bays() {
  const pen = new Pen(1200, 248, { letter: 12, narrow: 700 })
  const { slab, storeyHeight: high, beam, column } = standard
  const end = 1200 / M
  const lines = [1, 2, 3, 4].map((n) => n * BAY)
  const [left, right] = [lines[0], lines[2]]

  // behind the cut: columns; offices have a ceiling, sites what hangs under the slab
  pen.lines('detail', lines.flatMap((x) => [[[x - column / 2, 0], [x - column / 2, high - beam[1]]].map(at), [[x + column / 2, 0], [x + column / 2, high - beam[1]]].map(at)]))
  for (const [x0, x1] of [[0, left - 0.1], [right + 0.1, end]]) {
    pen.lines('ink', [[[x0, CEILING], [x1, CEILING]].map(at)])
    pen.lines('hidden', [[[x0, 3.02], [x1, 3.02]].map(at), [[x0, 3.22], [x1, 3.22]].map(at)])
    for (let x = x0 + 1.2; x < x1 - 1; x += 2.4) pen.fill('sheet', ring(x, CEILING - 0.06, x + 1.2, CEILING)).lines('detail', [ring(x, CEILING - 0.06, x + 1.2, CEILING)], true)
  }
  services(pen, left, right)

  // what is cut
  for (const body of [[0, -slab, end, 0], [0, high - slab, end, high]]) {
    pen.fill('tint', ring(...body)).lines('hatch', hatch([ring(...body)], 45, 4))
    pen.lines('cut', [[[body[0], body[1]], [body[2], body[1]]].map(at), [[body[0], body[3]], [body[2], body[3]]].map(at)])
  }
  const cut = lines.map((x) => ring(x - beam[0] / 2, high - beam[1], x + beam[0] / 2, high - slab))
  const walls = [left, right].map((x) => ring(x - 0.1, 0, x + 0.1, high - beam[1]))
  for (const body of [...cut, ...walls]) pen.fill('sheet', body).fill('tint', body).lines('hatch', hatch([body], 45, 4)).lines('cut', [body], true)

  monday(pen)
  tuesday(pen, lines)
  wednesday(pen, lines[1])
  thursday(pen, right)
  friday(pen, lines[3])
  flatDimension(pen, at([lines[0], -slab]), at([lines[3], -slab]), [0, 22], { between: [1 / 3, 2 / 3], unit: M, gap: 4, tick: 4, beyond: 4 })
  axes(pen, 'mark', 11, { xs: lines.map((x) => [at([x, 0])[0], 233]) })
  return pen
}

/** Duct and pipe of the standard model between two places; up to the second axis they are not hung yet. */
function services(pen, from, to) {
  const f = frame()
  const ducts = building().filter((p) => p.storey === 0 && p.layer === 'duct' && p.kind === 'duct')
  const [main] = ducts
  const z = main.path[0][2]
  const pipe = building().find((p) => p.storey === 0 && p.layer === 'pipe')
  const low = pipe.path[0][2]
  const x0 = from + BAY + 0.5
  const body = ring(x0, z - main.height / 2, to - 0.1, z + main.height / 2)
  pen.fill('modelTint', body).lines('modelCut', [body], true)
  for (let x = x0 + 1.5; x < to; x += 1.5) pen.line('modelDetail', at([x, z - main.height / 2]), at([x, z + main.height / 2]))
  pen.lines('model', [ring(x0, low - pipe.radius, to - 0.1, low + pipe.radius)], true)
  for (let x = x0 + 0.6; x < to - 0.3; x += 2.5) pen.lines('modelDetail', [[[x, low - pipe.radius], [x, f.levels[1] - standard.slab]].map(at), [[x - 0.2, low - pipe.radius], [x + 0.2, low - pipe.radius]].map(at)])
}

/** A desk at which one stands, from x on. */
function desk(pen, x, wide = 1.6) {
  pen.fill('sheet', ring(x, DESK - 0.04, x + wide, DESK)).lines('ink', [ring(x, DESK - 0.04, x + wide, DESK)], true)
  pen.lines('ink', [0.2, wide - 0.2].flatMap((d) => [[[x + d, DESK - 0.04], [x + d, 0.04]].map(at), [[x + d - 0.25, 0.02], [x + d + 0.25, 0.02]].map(at)]))
}

function screen(pen, box) {
  pen.fill('sheet', ring(...box)).lines('ink', [ring(...box)], true)
}

/** A model comes in: on the wall screen its storey, taken apart in three. */
function monday(pen) {
  screen(pen, [0.25, 0.95, 3.35, 2.5])
  const lift = (z) => [[0.75, z], [1.6, z - 0.22], [2.85, z], [2, z + 0.22]].map(at)
  for (const [kind, fill, z] of [['ink', 'tint', 1.3], ['model', 'modelTint', 1.72], ['model', 'modelTint', 2.14]]) pen.fill(fill, lift(z)).lines(kind, [lift(z)], true)
  pen.lines('modelHidden', [[at([0.75, 1.3]), at([0.75, 2.14])], [at([2.85, 1.3]), at([2.85, 2.14])], [at([1.6, 1.08]), at([1.6, 1.92])]])
  pen.circle('markCut', at([2, 1.72]), 9)
  person(pen, at([4.5, 0]), M, { facing: -1, carry: null, helmet: false })
}

/** Before the crews: a code on a column, and the model laid over two axes. */
function tuesday(pen, [a, b]) {
  const [x, z] = [b, 1.5]
  const half = 0.15
  pen.fill('sheet', ring(x - half, z - half, x + half, z + half)).lines('markCut', [ring(x - half, z - half, x + half, z + half)], true)
  const dots = [[-1, 1], [1, 1], [-1, -1], [0.2, -0.3], [0.9, -0.8]].map(([u, v]) => ring(x + u * 0.09 - 0.04, z + v * 0.09 - 0.04, x + u * 0.09 + 0.04, z + v * 0.09 + 0.04))
  pen.fill('markSolid', ...dots)
  const [px, py] = person(pen, at([x - 1.9, 0]), M)
  for (const side of [-1, 1]) pen.line('modelSight', [px + 3, py], at([x - half, z + side * half]))
  const { column, beam, storeyHeight } = standard
  for (const line of [a, b]) pen.lines('modelHidden', [[[line, 0.05], [line, storeyHeight - beam[1] - 0.05]].map(at)])
  pen.lines('model', [[[b - column / 2 - 0.06, 0], [b - column / 2 - 0.06, storeyHeight - beam[1]]].map(at), [[b + column / 2 + 0.06, 0], [b + column / 2 + 0.06, storeyHeight - beam[1]]].map(at)])
  // a stack of blocks, a helmet's height
  for (const [i, k] of [[0, 0], [1, 0], [0, 1]]) pen.fill('sheet', ring(a + 0.8 + i * 0.62, k * 0.3, a + 1.4 + i * 0.62, k * 0.3 + 0.28)).lines('detail', [ring(a + 0.8 + i * 0.62, k * 0.3, a + 1.4 + i * 0.62, k * 0.3 + 0.28)], true)
}

/** A foreman holds the tablet; somebody of ours looks on. */
function wednesday(pen, x) {
  const pipe = building().find((p) => p.storey === 0 && p.layer === 'pipe')
  const clear = pipe.path[0][2] - pipe.radius
  const [px, py] = person(pen, at([x + 2.6, 0]), M)
  person(pen, at([x + 1.5, 0]), M, { carry: null })
  pen.lines('modelSight', [[[px + 3, py], at([x + 3.6, 2.82])], [[px + 3, py], at([x + 5.2, 2.52])]])
  flatDimension(pen, at([x + 4.95, 0]), at([x + 4.95, clear]), [0.01, 0], { unit: M, gap: 0, tick: 4, beyond: 0 })
}

/** Three issues on the wall, each on its way to someone. */
function thursday(pen, x) {
  const sheets = [0.9, 2.2, 3.5].map((d) => [x + d, 1.4, x + d + 0.9, 2.4])
  for (const [i, [x0, z0, x1, z1]] of sheets.entries()) {
    screen(pen, [x0, z0, x1, z1])
    if (i) {
      pen.line('mark', at([x0 - 0.38, 1.9]), at([x0 - 0.06, 1.9]))
      arrowhead(pen, 'markSolid', at([x0 - 0.38, 1.9]), at([x0 - 0.04, 1.9]), 8)
    }
  }
  const [[p], [q], [r]] = sheets
  pen.lines('ink', [[[p + 0.15, 2.2], [p + 0.75, 2.2]].map(at), [[p + 0.15, 1.6], [p + 0.75, 1.6]].map(at)]).circle('markCut', at([p + 0.45, 1.9]), 7)
  pen.lines('model', [ring(q + 0.15, 1.6, q + 0.5, 2.2), ring(q + 0.5, 1.6, q + 0.75, 1.9)], true)
  pen.lines('mark', [[[r + 0.35, 1.7], [r + 0.15, 1.9], [r + 0.35, 2.1]].map(at), [[r + 0.55, 1.7], [r + 0.75, 1.9], [r + 0.55, 2.1]].map(at)])
  desk(pen, x + 0.9, 1.7)
  pen.lines('ink', [[[x + 1.5, DESK + 0.02], [x + 2, DESK + 0.02], [x + 2.12, DESK + 0.3]].map(at)])
  person(pen, at([x + 5, 0]), M, { facing: -1, carry: null, helmet: false })
}

/** The week's errors on the wall, and two people before them. */
function friday(pen, x) {
  screen(pen, [x + 0.7, 1.1, x + 3.3, 2.5])
  const [x0, z0] = [x + 0.95, 1.3]
  pen.line('ink', at([x0, 2.35]), at([x0, z0]), at([x + 3.1, z0]))
  pen.curve('modelCut', smoothPath([[0, 0.85], [0.4, 0.7], [0.8, 0.78], [1.2, 0.4], [1.6, 0.34], [2.05, 0.16]].map(([u, v]) => at([x0 + 0.06 + u, z0 + v])), false))
  pen.line('markHidden', at([x0, z0 + 0.3]), at([x + 3.1, z0 + 0.3]))
  pen.curve('markCut', circlePath(...at([x0 + 2.11, z0 + 0.16]), 6))
  person(pen, at([x + 3.8, 0]), M, { facing: -1, carry: null, helmet: false })
  person(pen, at([x + 4.7, 0]), M, { facing: -1, carry: null, helmet: false })
}
