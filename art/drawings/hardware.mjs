import { Pen, hatch, rect } from './pen.mjs'
import { arrowhead, person } from './symbols.mjs'

/** What records, places and keeps a walk, at one scale on one ground line that runs from sheet to sheet. */
export function hardware() {
  return { 'gear-handheld': handheld(), 'gear-tripod': tripod(), 'gear-tracker': tracker(), 'gear-phone': phone(), 'gear-workstation': workstation(), 'gear-storage': storage() }
}

const SIZE = [200, 220]
const [M, GROUND] = [84, 204]
/** Meters from the left edge and above the ground. */
const at = ([x, z]) => [x * M, GROUND - z * M]
const box = (x0, z0, x1, z1) => rect(x0, z0, x1, z1).map(at)

function sheet() {
  const pen = new Pen(...SIZE, { narrow: 0, bare: 0 })
  pen.lines('hatch', hatch([rect(0, GROUND, SIZE[0], GROUND + 9)], 45, 5))
  return pen.line('cut', [0, GROUND], [SIZE[0], GROUND])
}

/** A camera with two lenses and, in the model's color, what each of them sees. */
function lenses(pen, [x, z], reach) {
  const [u, v] = at([x, z])
  for (const side of [-1, 1]) {
    const [up, down] = [-1, 1].map((turn) => [u + side * reach, v + turn * reach * 0.36])
    pen.fill('modelTint', [[u, v], up, down]).line('modelSight', up, [u, v], down)
  }
  pen.circle('sheet', [u, v], 9).circle('ink', [u, v], 9)
  for (const side of [-1, 1]) pen.circle('modelSolid', [u + side * 5.5, v], 3)
  return pen
}

/** Somebody with a camera on a pole above the head. */
function handheld() {
  const pen = sheet()
  pen.line('ink', at([1.22, 0.95]), at([1.22, 2]))
  lenses(pen, [1.22, 2.1], 76)
  person(pen, at([0.82, 0]), M, { carry: null })
  return pen
}

/** A camera with four lenses on a tripod. */
function tripod() {
  const pen = sheet()
  const [x, head] = [1.19, 1.32]
  pen.lines('ink', [-0.46, 0.46].map((side) => [[x + side * 0.08, head], [x + side, 0]].map(at))).line('ink', at([x, head]), at([x, 0.1]))
  pen.lines('detail', [-0.27, 0.27].map((side) => [[x, 0.5], [x + side * 0.93, 0.6]].map(at)))
  pen.fill('tint', box(x - 0.07, head - 0.03, x + 0.07, head + 0.08)).lines('ink', [box(x - 0.07, head - 0.03, x + 0.07, head + 0.08)], true)
  pen.line('ink', at([x, head + 0.08]), at([x, head + 0.2]))
  const [u, v] = at([x, head + 0.37])
  pen.circle('modelTint', [u, v], 44).lines('modelSight', [rect(u - 44, v, u + 44, v).slice(0, 2)])
  pen.circle('sheet', [u, v], 15).circle('ink', [u, v], 15)
  for (const [a, b] of [[-8, 0], [8, 0], [0, -8], [0, 8]]) pen.circle('modelSolid', [u + a, v + b], 3)
  return pen
}

/** The way of a tracker on the pole, from where it came. */
function tracker() {
  const pen = sheet()
  const way = Array.from({ length: 46 }, (_, i) => [0.24 + i * 0.034, 1.27 + 0.05 * Math.sin(i * 0.42)])
  pen.line('modelDetail', ...way.slice(0, 38).map(at))
  for (const i of [8, 15, 23, 30]) pen.circle('modelSolid', at(way[i]), 2.6)
  pen.circle('sheet', at(way[0]), 5).circle('markCut', at(way[0]), 5).circle('markSolid', at(way[0]), 1.6)
  pen.line('ink', at([1.8, 0.95]), at([1.8, 2]))
  pen.circle('sheet', at([1.8, 2.1]), 9).circle('detail', at([1.8, 2.1]), 9)
  person(pen, at([1.4, 0]), M, { carry: null })
  const body = box(1.72, 1.12, 1.88, 1.32)
  pen.fill('sheet', body).fill('modelTint', body).lines('modelCut', [body], true).circle('modelSolid', at([1.8, 1.22]), 3)
  return pen
}

/** Somebody with a phone before the code on a column, where the walk begins. */
function phone() {
  const pen = sheet()
  const [column, code] = [box(0.3, 0, 0.7, 2.25), [0.38, 1.28, 0.62, 1.52]]
  pen.fill('tint', column).lines('ink', [[column[3], column[0]], [column[2], column[1]]])
  pen.line('detail', ...[[0.22, 2.25], [0.45, 2.25], [0.48, 2.31], [0.52, 2.19], [0.55, 2.25], [0.78, 2.25]].map(at))
  pen.fill('sheet', box(...code)).lines('ink', [box(...code)], true)
  for (const [x, z] of [[0.41, 1.31], [0.41, 1.43], [0.53, 1.43]]) pen.fill('solid', box(x, z, x + 0.06, z + 0.06))
  pen.fill('solid', box(0.54, 1.32, 0.58, 1.36))
  const [u, v] = person(pen, at([1.72, 0]), M, { facing: -1 })
  for (const z of [code[1], code[3]]) pen.line('modelSight', [u - 4, v], at([0.64, z]))
  return pen
}

/** A desk with a screen full of points, and the machine below. */
function workstation() {
  const pen = sheet()
  const body = (kind, ...sides) => pen.fill('sheet', box(...sides)).fill(kind, box(...sides)).lines('ink', [box(...sides)], true)
  body('tint', 0.3, 0.71, 2.08, 0.75)
  pen.lines('ink', [0.4, 1.98].map((x) => [[x, 0], [x, 0.71]].map(at)))
  body('tint', 1.52, 0, 1.76, 0.5)
  pen.lines('detail', [0.1, 0.16, 0.22, 0.28].map((z) => [[1.57, z], [1.71, z]].map(at))).circle('modelSolid', at([1.64, 0.41]), 2.4)
  pen.line('ink', at([1.19, 0.75]), at([1.19, 0.9])).line('ink', at([1.04, 0.76]), at([1.34, 0.76]))
  body('sheet', 0.72, 0.9, 1.66, 1.44)
  for (let i = 0; i < 15; i++) for (let k = 0; k < 7; k++) {
    const [x, z] = [0.8 + i * 0.056, 0.97 + k * 0.066]
    const height = 0.16 + 0.3 * Math.exp(-((x - 1.05) ** 2) / 0.02) + 0.2 * Math.exp(-((x - 1.42) ** 2) / 0.012)
    if (z - 0.97 <= height) pen.circle('modelSolid', at([x + 0.012 * Math.sin(i * 5 + k * 3), z]), 1.2)
  }
  return pen
}

/** A cabinet of drives, and the same elsewhere. */
function storage() {
  const pen = sheet()
  const [height, units] = [1.9, 9]
  for (const [x, line, fill, detail] of [[0.28, 'ink', 'tint', 'detail'], [1.5, 'modelHidden', 'modelTint', 'modelDetail']]) {
    pen.fill(fill, box(x, 0, x + 0.6, height)).lines(line, [box(x, 0, x + 0.6, height)], true)
    for (let k = 0; k < units; k++) {
      const z = 0.1 + k * 0.195
      pen.lines(detail, [box(x + 0.06, z, x + 0.54, z + 0.14)], true)
      pen.circle(line === 'ink' ? 'solid' : 'modelSolid', at([x + 0.46, z + 0.07]), 1.6)
    }
  }
  pen.line('mark', at([0.94, 1]), at([1.44, 1]))
  arrowhead(pen, 'markSolid', at([0.94, 1]), at([1.44, 1]), 9)
  return pen
}
