import { standard } from '../model.mjs'
import { facts } from '../../ui/facts.ts'
import { Pen, circlePath, hatch, rect as outline } from './pen.mjs'
import { arrowhead, bubble, flatDimension, ladder, person, valve } from './symbols.mjs'

/**
 * What the figure on operating cost counts: three rooms of one storey in section, 4.8 m each, to be put side by side, or on
 * phones each beside its name. And what is left of all three together.
 */
export function costs() {
  return {
    'cost-search': room(searched),
    'cost-visits': room(visited),
    'cost-opened': room(opened, 2),
    'figure-75': left(720, 40),
    'figure-75-narrow': left(350, 20),
  }
}

const M = 50
const GROUND = 196
const [LONG, LOW, PANEL, WALL] = [4.8, 2.4, 0.6, 0.08]
const PIPE = [2.72, 2.9]
const at = ([x, z]) => [x * M, GROUND - z * M]
const rect = (x0, z0, x1, z1) => [[x0, z0], [x1, z0], [x1, z1], [x0, z1]].map(at)

/** Slabs, its half of the walls, the ceiling and the pipe above it; panels are off from the one numbered `from`. */
function room(draw, from = LONG / PANEL) {
  const pen = new Pen(LONG * M, 206, { narrow: 200, bare: 0 })
  const top = standard.storeyHeight
  for (const [a, b] of [[top - standard.slab, top], [-0.2, 0]]) {
    const ring = rect(0, a, LONG, b)
    pen.fill('tint', ring).lines('hatch', hatch([ring], 45, pen.small ? 10 : 5)).lines('cut', [[ring[0], ring[1]], [ring[3], ring[2]]])
  }
  const open = from * PANEL
  for (const z of PIPE) pen.line('hidden', at([0, z]), at([open, z])).line('ink', at([open, z]), at([LONG, z]))
  for (let i = 0; i < LONG / PANEL; i++) {
    const board = rect(i * PANEL, LOW, (i + 1) * PANEL, LOW + 0.06)
    if (i >= from) pen.lines('markHidden', [board], true)
    else pen.fill('sheet', board).lines('ink', [board], true)
  }
  // on phones a room stands above others, and is closed on both sides
  const [low, high] = pen.small ? [-0.2, top] : [0, LOW]
  pen.fill('solid', rect(0, low, WALL, high), rect(LONG - WALL, low, LONG, high))
  draw(pen)
  return pen
}

/** A place above the ceiling where a valve may be. */
const guess = (pen, x) => pen.curve('mark', circlePath(...at([x, 2.8]), pen.small ? 10 : 8))

/** Somebody with a drawing looks up at a closed ceiling: the valve may be in any of four places. */
function searched(pen) {
  person(pen, at([2.3, 0]), M, { carry: null })
  const sheet = [[2.48, 1.38], [3.05, 1.44], [3.05, 0.98], [2.48, 0.92]].map(at)
  pen.fill('sheet', sheet).lines('ink', [sheet], true)
  pen.lines('detail', [0.1, 0.2, 0.3].map((d) => [[2.56, 1.38 - d], [2.96, 1.42 - d]].map(at)))
  const eye = at([2.42, 1.64])
  for (const x of [0.6, 1.7, 3.1, 4.2]) {
    const [u, v] = at([x, 2.8])
    const far = Math.hypot(u - eye[0], v - eye[1])
    const on = (d) => [eye[0] + ((u - eye[0]) * d) / far, eye[1] + ((v - eye[1]) * d) / far]
    pen.line('markHidden', on(14), on(far - (pen.small ? 10 : 8)))
    guess(pen, x)
  }
}

/** Somebody comes from the right, goes, and comes again with the ladder; on phones the two ways have no numbers. */
function visited(pen) {
  ladder(pen, at, 3.45, 1.75)
  person(pen, at([1.35, 0]), M, { facing: -1, carry: null })
  person(pen, at([4.2, 0]), M, { facing: -1, carry: null })
  guess(pen, 0.75)
  for (const [i, z] of [0.86, 0.42].entries()) {
    pen.line('markHidden', at([2.55, z]), at([1.85, z]))
    arrowhead(pen, 'markSolid', at([2.2, z]), at([1.78, z]), 8)
    if (!pen.small) bubble(pen, 'mark', at([2.6, z]), 8, `${i + 1}`)
  }
}

/** Panel after panel is off, and the valve is above the two that are still closed. */
function opened(pen) {
  valve(pen, at, 0.66, PIPE, true)
  pen.curve('mark', circlePath(...at([0.66, 2.86]), 19))
  ladder(pen, at, 3.3, 1.75)
  person(pen, at([1.8, 0]), M, { carry: null })
  for (let i = 0; i < 5; i++) {
    const x = 4 + i * 0.11
    const board = [[x, 0], [x + 0.06, 0], [x + 0.2, 0.6], [x + 0.14, 0.6]].map(at)
    pen.fill('sheet', board).lines('ink', [board], true)
  }
}

/** A row of so many equal parts: those that are left are filled, the others in outline. */
function left(width, count) {
  const pen = new Pen(width, 62, { narrow: 0, letter: 13 })
  const kept = count * (1 - facts.operatingCostPercent / 100)
  const step = width / count
  const parts = Array.from({ length: count }, (_, i) => outline(i * step + 2, 2, (i + 1) * step - 2, 20))
  pen.fill('modelSolid', ...parts.slice(0, kept)).lines('detail', parts.slice(kept), true)
  const [from, between, to] = [2, kept * step, width - 2]
  for (const [a, b] of [[from, between], [between, to]]) flatDimension(pen, [a, 20], [b, 20], [0, 32], { say: `${Math.round((100 * (b - a)) / (to - from))}%` })
  return pen
}
