import { axisLetter, axisNumber } from '../../ui/drafting.ts'
import { standard } from '../model.mjs'
import { Pen, circlePath } from './pen.mjs'
import { bubble, flatDimension } from './symbols.mjs'

/** A basement of the shared building in plan, with the round of an inspection. */
export function rounds() {
  return { 'plan-rounds': plan() }
}

const M = 23
const WALL = 0.3
const at = ([x, y]) => [70 + x * M, 430 - y * M]
const rect = (x0, y0, x1, y1) => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]].map(at)

/** Doors: hinge, direction of the opening along the wall, and the side to which the leaf turns; 1 m wide. */
const DOORS = [[[3.1, 9.9], 1, 1], [[10.75, 9.9], 1, 1], [[17.4, 9.9], 1, 1], [[4.1, 7.2], -1, -1], [[18.4, 7.2], -1, -1], [[12.6, 7.2], -1, -1]]
/** What is inspected, in walking order, and where one stands. */
const STOPS = [[17.9, 4.6], [17.9, 11.6], [11.25, 11.6], [3.6, 11.6], [3.6, 4.6]]

/** Axes, walls, equipment, the round from stop to stop, and a pump beyond its limit by the axes C and 4. */
function plan() {
  const pen = new Pen(640, 500, { letter: 12, narrow: 420 })
  const [bayX, bayY] = standard.bay
  const [X, Y] = [3 * bayX, 2 * bayY]
  const [xs, ys] = [[0, 1, 2, 3].map((i) => i * bayX), [0, 1, 2].map((i) => i * bayY)]
  for (const x of xs) pen.line('markAxis', at([x, Y + 1.1]), at([x, -0.7]))
  for (const y of ys) pen.line('markAxis', at([-1.1, y]), at([X + 0.7, y]))
  // the floor, then what is cut
  const corridor = [7.2, 9.9]
  const faces = [rect(-WALL, -WALL, X + WALL, Y + WALL), rect(0, 0, X, Y)]
  pen.fill('tint', ...faces).lines('ink', faces, true)
  const inner = [[0, corridor[0], X], [0, corridor[1], X]].map(([x, y, to]) => rect(x, y - 0.08, to, y + 0.08))
  const across = [[7.5, corridor[1], Y], [15, corridor[1], Y], [7.5, 0, corridor[0]], [13.2, 0, corridor[0]]].map(([x, a, b]) => rect(x - 0.08, a, x + 0.08, b))
  pen.lines('ink', [...inner, ...across], true)
  for (const wall of [...inner, ...across]) pen.fill('sheet', wall).fill('tint', wall)
  for (const x of xs) for (const y of ys) pen.fill('solid', rect(x - standard.column / 2, y - standard.column / 2, x + standard.column / 2, y + standard.column / 2))
  for (const [[x, y], way, side] of DOORS) {
    pen.fill('sheet', rect(x, y - 0.1, x + way, y + 0.1)).lines('ink', [x, x + way].map((u) => [at([u, y - 0.08]), at([u, y + 0.08])]))
    const [h, leaf, end] = [at([x, y]), at([x, y + side]), at([x + way, y])]
    pen.line('ink', h, leaf).curve('detail', `M${leaf}A${M} ${M} 0 0 ${way * side > 0 ? 1 : 0} ${end}`)
  }
  // the stair
  pen.lines('detail', [...Array.from({ length: 13 }, (_, i) => [[8.6, 1.4 + i * 0.3], [12.1, 1.4 + i * 0.3]].map(at)), [[10.35, 1.4], [10.35, 5]].map(at)])
  // equipment: pumps with their header, tanks, cabinets, a chiller
  for (const x of [16.9, 18.9, 20.9]) pump(pen, x, 14.2, 'model')
  pen.line('model', at([15.8, 15.2]), at([22, 15.2]))
  for (const x of [9.85, 12.65]) pen.circle('modelTint', at([x, 14]), 22).circle('model', at([x, 14]), 22)
  for (const x of [1, 2.1, 3.2, 4.3, 5.4]) box(pen, x, 13.9, x + 1, 14.9)
  box(pen, 1, 1, 6.6, 3)
  pen.lines('modelDetail', [1.7, 3.1, 4.5, 5.9].map((x) => circle([x, 2])))
  box(pen, 15.6, 0.8, 21.6, 2.8)
  pen.lines('modelDetail', [[[15.6, 1.8], [21.6, 1.8]].map(at), [[18.6, 0.8], [18.6, 2.8]].map(at)])
  // the round, and the stop that was missed
  const way = [[17.9, 4.6], [17.9, 11.6], [17.9, 8.5], [11.25, 8.5], [11.25, 11.6], [11.25, 8.5], [3.6, 8.5], [3.6, 11.6], [3.6, 4.6]]
  pen.line('cut', ...way.map(at))
  const missed = 2
  for (const [i, stop] of STOPS.entries()) {
    if (i === missed) skipped(pen, at(stop), axisNumber(i))
    else bubble(pen, 'cut', at(stop), 11, axisNumber(i))
  }
  // the alarm
  const [px, py] = at([16.9, 14])
  pump(pen, 16.9, 14.2, 'markCut', 'markTint')
  pen.curve('markCut', circlePath(px, py, 24))
  // axes and spans
  for (const [i, x] of xs.entries()) bubble(pen, 'mark', at([x, Y + 1.95]), 13, axisNumber(i + 1))
  for (const [i, y] of ys.entries()) bubble(pen, 'mark', at([-1.95, y]), 13, axisLetter(i))
  for (const [i, x] of xs.slice(1).entries()) flatDimension(pen, at([xs[i], 0]), at([x, 0]), [0, pen.letter + 27], { unit: M, gap: 16 })
  return pen
}

/** A stop that nobody came to. */
function skipped(pen, [x, y], name) {
  const r = pen.small ? pen.letter : 11
  pen.circle('sheet', [x, y], r).curve('markHidden', circlePath(x, y, r))
  pen.finely(() => pen.text('mark', name, [x, y + r / 2], { height: r }))
}

const circle = ([x, y]) => Array.from({ length: 25 }, (_, i) => at([x + 0.55 * Math.cos((i / 12) * Math.PI), y + 0.55 * Math.sin((i / 12) * Math.PI)]))

function box(pen, x0, y0, x1, y1) {
  pen.fill('modelTint', rect(x0, y0, x1, y1)).lines('model', [rect(x0, y0, x1, y1)], true)
}

/** A pump from above: motor, volute, the pipe to the header. */
function pump(pen, x, y, kind, fill = 'modelTint') {
  const motor = rect(x - 0.28, y - 1, x + 0.28, y - 0.2)
  pen.fill('sheet', motor).fill(fill, motor).lines(kind, [motor], true)
  pen.circle('sheet', at([x, y + 0.1]), 0.34 * M).circle(fill, at([x, y + 0.1]), 0.34 * M).circle(kind, at([x, y + 0.1]), 0.34 * M)
  pen.line(kind, at([x, y + 0.44]), at([x, 15.2]))
}
