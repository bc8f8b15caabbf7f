import { Pen, circlePath, hatch } from './pen.mjs'
import { arrowhead } from './symbols.mjs'

/** How a scan comes to lie on its model: a room in plan as points and as walls, then one wall beside its points. */
export function meetings() {
  return { 'meet-pair': pair(), 'meet-lay': lay(), 'meet-gap': gap() }
}

const SIZE = [320, 220]
const sheet = () => new Pen(...SIZE, { narrow: 0, bare: 0 })
const WALL = 0.25
/** The room in meters, without its wall. */
const ROOM = [[0, 0], [6, 0], [6, 3], [4, 3], [4, 5], [0, 5]]
const OUTSIDE = [[-WALL, -WALL], [6 + WALL, -WALL], [6 + WALL, 3 + WALL], [4 + WALL, 3 + WALL], [4 + WALL, 5 + WALL], [-WALL, 5 + WALL]]

/** Meters on the sheet, from the room's corner, `m` units each, turned anticlockwise. */
const placed = ([ox, oy], m, degrees = 0) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return ([x, y]) => [ox + (x * c - y * s) * m, oy - (x * s + y * c) * m]
}

/** Points every 24 cm along the faces that a scanner in the room sees, a little off. */
function cloud(pen, at) {
  ROOM.forEach(([x0, y0], k) => {
    const [x1, y1] = ROOM[(k + 1) % ROOM.length]
    const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / 0.24)
    for (let i = 0; i < count; i++) {
      const off = 0.05 * Math.sin(i * 2.7 + k * 1.9)
      pen.circle('solid', at([x0 + ((x1 - x0) * i) / count + off, y0 + ((y1 - y0) * i) / count + off]), 1.9)
    }
  })
}

function walls(pen, at) {
  pen.fill('modelPart', OUTSIDE.map(at), ROOM.map(at)).lines('modelCut', [OUTSIDE.map(at), ROOM.map(at)], true)
}

/** Three corners of the one and of the other. */
function pair() {
  const pen = sheet()
  const [scan, model] = [placed([40, 152], 19, 17), placed([184, 198], 19)]
  walls(pen, model)
  cloud(pen, scan)
  for (const corner of [ROOM[0], ROOM[2], ROOM[5]]) {
    const [a, b] = [scan(corner), model(corner)]
    pen.line('markHidden', a, b)
    for (const p of [a, b]) pen.circle('sheet', p, 6).curve('markCut', circlePath(...p, 6)).circle('markSolid', p, 2.4)
  }
  return pen
}

/** One on the other, and a section through both. */
function lay() {
  const pen = sheet()
  const at = placed([82, 178], 25)
  walls(pen, at)
  cloud(pen, at)
  const y = at([0, 1.7])[1]
  pen.line('markAxis', [26, y], [294, y])
  for (const x of [26, 294]) {
    pen.line('markCut', [x - 10, y], [x + 10, y]).line('markCut', [x, y], [x, y - 22])
    arrowhead(pen, 'markSolid', [x, y], [x, y - 26], 9)
  }
  return pen
}

/** A wall of the model in section, and the points beside its face. */
function gap() {
  const pen = sheet()
  const [foot, head, face] = [188, 22, 186]
  const wall = [[face, foot], [face, head], [face + 44, head], [face + 44, foot]]
  const floor = [[24, foot], [296, foot], [296, foot + 12], [24, foot + 12]]
  pen.lines('hatch', hatch([floor], 45, 6)).line('cut', [24, foot], [296, foot])
  pen.fill('modelPart', wall).lines('modelDetail', hatch([wall], 45, 7)).line('modelCut', [face, foot], [face, head], [face + 44, head], [face + 44, foot])
  const bulge = (y) => 128 + 14 * Math.sin(((foot - y) / (foot - head)) * Math.PI * 1.15)
  for (let y = foot - 5, i = 0; y > head; y -= 5.2, i++) for (const k of [0, 8]) pen.circle('solid', [bulge(y) - k + 1.6 * Math.sin(i * 2.3 + k), y], 1.9)
  const y = 92
  const from = bulge(y)
  for (const x of [from, face]) pen.line('markCut', [x, y - 14], [x, y + 14])
  pen.line('markCut', [from, y], [face, y])
  for (const [a, b] of [[face, from], [from, face]]) arrowhead(pen, 'markSolid', [a, y], [b, y], 10)
  return pen
}
