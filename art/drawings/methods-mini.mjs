import { Pen, rect } from './pen.mjs'
import { mix } from './projection.mjs'
import { darkCells, person, target } from './symbols.mjs'

/** The four methods of positioning up to 200 px: what each starts from, and the tablet, so large that they differ at once. */
export const marks = { qr, 'two-point': twoPoint, scene, rtk }

/** A worker points a tablet at a code on a column; below the ceiling runs a duct of the model. */
function qr(size) {
  const pen = new Pen(...size, { narrow: 0 })
  const [left, right, top] = [296, 456, 14]
  for (const [a, b] of [[0, left], [right, 480]]) {
    pen.fill('modelTint', rect(a, 34, b, 82))
    for (const y of [34, 82]) pen.line('modelCut', [a, y], [b, y])
  }
  for (const x of [90, 200]) pen.line('model', [x, 34], [x, 82])
  pen.line('cut', [0, top], [480, top])
  for (const x of [left, right]) pen.line('cut', [x, top], [x, 360])

  const [x, y, side] = [left + 15, 110, 130]
  const tablet = [[146, 112], [160, 204]]
  const middle = mix(...tablet, 0.5)
  for (const v of [y, y + side]) pen.line('model', middle, [x, v])
  pen.fill('modelTint', [middle, [x, y], [x, y + side]])
  pen.fill('sheet', rect(x, y, x + side, y + side)).fill('solid', ...darkCells('B3', [x, y], side))

  person(pen, [50, 474], 235, { carry: null })
  pen.line('modelCut', ...tablet)
  return pen
}

/** A worker between two marked points on a slab; the outline of the model turns about the first until it fits the second. */
function twoPoint(size) {
  const pen = new Pen(...size, { narrow: 0 })
  const view = ([u, v, z = 0]) => [72 + u + v * 0.4, 268 + u * 0.1 - v * 0.5 - z]
  const flat = (...points) => points.map(view)
  const [p, q, deep] = [[0, 0, 0], [290, 0, 0], 190]
  const turned = ([u, v], t) => view([u * Math.cos(t) - v * Math.sin(t), u * Math.sin(t) + v * Math.cos(t)])
  const outline = [p, q, [290, deep, 0], [0, deep, 0]]

  pen.lines('modelHidden', [outline.map((c) => turned(c, -0.24))], true)
  pen.fill('modelTint', flat(...outline)).lines('modelCut', [flat(...outline)], true)
  pen.line('markCut', ...flat(p, q))
  for (const c of [p, q]) target({ view }, pen, c, 48)
  person(pen, view([124, 40]), 126)
  return pen
}

/** A tablet in front of the corner of a room, which it shows; lines run from it to the corners and edges that it knows. */
function scene(size) {
  const pen = new Pen(...size, { narrow: 0 })
  const [foot, head] = [[176, 236], [176, 44]]
  const wall = (floor, ceiling) => (along, up) => mix(mix(foot, floor, along), mix(head, ceiling, along), up)
  const [left, right] = [wall([0, 320], [0, 2]), wall([480, 330], [480, 2])]
  const door = [right(0.36, 0), right(0.36, 0.7), right(0.66, 0.7), right(0.66, 0)]
  const window = [left(0.3, 0.4), left(0.3, 0.76), left(0.8, 0.76), left(0.8, 0.4)]
  const edges = [[left(1, 0), foot, right(1, 0)], [left(1, 1), head, right(1, 1)], [foot, head], door, [...window, window[0]]]
  for (const edge of edges) pen.line('cut', ...edge)

  const [cx, cy, w, h, turn] = [318, 276, 190, 134, -0.12]
  const on = ([u, v]) => [cx + u * Math.cos(turn) - v * Math.sin(turn), cy + u * Math.sin(turn) + v * Math.cos(turn)]
  const frame = rect(-w / 2, -h / 2, w / 2, h / 2).map(on)
  const lens = on([-w / 2 + 24, -h / 2])
  const known = [head, foot, door[1], door[2], window[1], window[3]]
  for (const point of known) pen.line('model', lens, point)
  for (const point of known) pen.circle('sheet', point, 13).circle('modelCut', point, 13)
  pen.fill('sheet', frame).fill('modelTint', frame).lines('cut', [frame], true)
  const shown = ([x, y]) => on([(x - 250) * 0.36, (y - 160) * 0.36])
  for (const edge of edges) pen.line('model', ...edge.map(shown))
  return pen
}

/** A worker outdoors holds a pole with a receiver under four satellites; the model stands on its coordinates. */
function rtk(size) {
  const pen = new Pen(...size, { narrow: 0 })
  const [ground, x] = [322, 206]
  const antenna = [x, 112]
  const sky = [[46, 92, -36], [138, 28, -13], [274, 28, 13], [366, 92, 36]]
  for (const [u, v] of sky) pen.line('markHidden', mix([u, v], antenna, 0.24), mix([u, v], antenna, 0.8))
  for (const [u, v, turn] of sky) satellite(pen, [u, v], turn)

  const [l, r, top, base] = [324, 414, 172, ground - 6]
  const back = ([u, v]) => [u + 46, v - 20]
  const faces = [rect(l, top, r, base), [[r, top], back([r, top]), back([r, base]), [r, base]], [[l, top], back([l, top]), back([r, top]), [r, top]]]
  for (const face of faces) pen.fill('sheet', face).fill('modelTint', face)
  pen.lines('modelCut', faces, true)
  for (const share of [1 / 3, 2 / 3]) {
    const v = top + (base - top) * share
    pen.line('model', [l, v], [r, v], back([r, v]))
  }
  pen.line('cut', [0, ground], [480, ground])
  for (const far of [40, 88]) pen.curve('markCut', `M${x - far} ${ground}a${far} ${far * 0.3} 0 1 0 ${2 * far} 0a${far} ${far * 0.3} 0 1 0 ${-2 * far} 0z`)
  pen.line('cut', [x, ground], [x, 124])
  pen.curveFilled('sheet', 'cut', `M${x - 26} 124q0-26 26-26q26 0 26 26z`)
  person(pen, [x - 52, ground], 112, { carry: null })
  return pen
}

/** A satellite large enough for 140 px: a body between two wings. */
function satellite(pen, [x, y], turn) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const at = (points) => points.map(([u, v]) => [x + c * u - s * v, y + s * u + c * v])
  pen.fill('solid', at(rect(-9, -13, 9, 13)))
  for (const k of [-1, 1]) pen.lines('ink', [at(rect(k * 15, -11, k * 46, 11))], true).line('ink', ...at([[k * 30, -11], [k * 30, 11]]))
}
