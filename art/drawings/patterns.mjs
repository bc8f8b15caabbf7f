import { Pen, rect } from './pen.mjs'
import { target } from './symbols.mjs'

/** Five patterns of the offsets at ten points of a room, each a square above its row of a table, about 150 px wide. Offsets are enlarged. */
export function patterns() {
  return { 'pattern-shift': shift(), 'pattern-turn': turn(), 'pattern-drift': drift(), 'pattern-height': height(), 'pattern-scatter': scatter() }
}

const SIZE = [240, 240]
const ROOM = rect(26, 50, 214, 200)
/** Ten points in the order of a walk from the mark at the lower left. */
const POINTS = [[74, 172], [124, 169], [186, 174], [192, 128], [136, 126], [82, 128], [52, 84], [98, 84], [146, 81], [190, 84]]
const START = [42, 180]

/** A plan of the room with its door; `model`: where each corner of the room is in the model. */
function plan(model) {
  const pen = new Pen(...SIZE, { narrow: 0, bare: 0 })
  pen.lines('detail', [ROOM], true)
  if (model) pen.fill('modelTint', ROOM.map(model)).lines('model', [ROOM.map(model)], true)
  return pen
}

/** A point on the floor, and from it the arrow to its place in the model. */
export function offset(pen, from, to) {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  pen.circle('solid', from, 2.8)
  if (long <= 4) return
  const head = Math.min(11, long * 0.8)
  const [u, v] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const [x, y] = [to[0] - u * head, to[1] - v * head]
  pen.line('markCut', from, [x, y]).fill('markSolid', [to, [x - v * head * 0.42, y + u * head * 0.42], [x + v * head * 0.42, y - u * head * 0.42]])
}

export const mark = (pen, at) => target({ view: (p) => p }, pen, [...at, 0], 8)

function shift() {
  const model = ([x, y]) => [x + 18, y - 18]
  const pen = plan(model)
  for (const point of POINTS) offset(pen, point, model(point))
  return pen
}

/** Turned about the start by an angle of heading. */
function turn() {
  const angle = -0.13
  const model = ([x, y]) => [START[0] + (x - START[0]) * Math.cos(angle) - (y - START[1]) * Math.sin(angle), START[1] + (x - START[0]) * Math.sin(angle) + (y - START[1]) * Math.cos(angle)]
  const pen = plan(model)
  for (const point of POINTS) offset(pen, point, model(point))
  mark(pen, START)
  return pen
}

/** Along the walk the offset grows with every step; a new start after six points makes it nought. */
function drift() {
  const pen = plan()
  const again = [46, 130]
  const walks = [[START, ...POINTS.slice(0, 6)], [again, ...POINTS.slice(6)]]
  for (const walk of walks) pen.line('hidden', ...walk)
  pen.line('hidden', POINTS[5], again)
  for (const [start, ...points] of walks) {
    let [before, walked] = [start, 0]
    for (const point of points) {
      walked += Math.hypot(point[0] - before[0], point[1] - before[1])
      before = point
      const size = walked * 0.1
      offset(pen, point, [point[0] + size * 0.42, point[1] - size * 0.9])
    }
    mark(pen, start)
  }
  return pen
}

/** A section: the floor of the model lies above the slab. */
function height() {
  const pen = new Pen(...SIZE, { narrow: 0, bare: 0 })
  const [left, right, floor, model] = [26, 214, 180, 136]
  pen.fill('tint', rect(0, floor, SIZE[0], floor + 20))
  pen.lines('detail', [[[left, floor], [left, 50], [right, 50], [right, floor]]])
  pen.line('cut', [0, floor], [SIZE[0], floor]).line('detail', [0, floor + 20], [SIZE[0], floor + 20])
  pen.fill('modelTint', rect(left, model, right, floor)).line('modelCut', [left, model], [right, model])
  for (const [i] of POINTS.entries()) {
    const x = left + 12 + (i * (right - left - 24)) / (POINTS.length - 1)
    offset(pen, [x, floor], [x, model + 2])
  }
  return pen
}

function scatter() {
  const pen = plan((point) => point)
  for (const [i, [x, y]] of POINTS.entries()) {
    const way = i * 2.4 + 0.5
    const size = 13 + ((i * 7) % 5)
    offset(pen, [x, y], [x + size * Math.cos(way), y + size * Math.sin(way)])
  }
  return pen
}
