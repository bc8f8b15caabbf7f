import { Pen, hatch, rect } from './pen.mjs'
import { person } from './symbols.mjs'

/** What records and places a walk, at one scale on one ground line that runs from sheet to sheet. */
export function hardware() {
  return { 'gear-handheld': handheld(), 'gear-tripod': tripod(), 'gear-tracker': tracker() }
}

const SIZE = [240, 220]
const [M, GROUND] = [84, 204]
/** Meters from 20 units right of the left edge and above the ground. */
const at = ([x, z]) => [20 + x * M, GROUND - z * M]
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
