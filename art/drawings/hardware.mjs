import { Pen, rect } from './pen.mjs'

/** What records and places a walk: three devices of one size. */
export function hardware() {
  return { 'gear-handheld': handheld(), 'gear-tripod': tripod(), 'gear-tracker': tracker() }
}

const MIDDLE = 84
const sheet = () => new Pen(240, 120, { narrow: 0, bare: 0 })

/** A camera with two lenses on a grip and, in the model's color, what each of them sees. */
function handheld() {
  const pen = sheet()
  const [u, v] = [MIDDLE, 40]
  for (const side of [-1, 1]) {
    const [up, down] = [-1, 1].map((turn) => [u + side * 80, v + turn * 29])
    pen.fill('modelTint', [[u, v], up, down]).line('modelSight', up, [u, v], down)
  }
  pen.line('ink', [u, v + 16], [u, 76])
  const grip = rect(u - 7, 76, u + 7, 118)
  pen.fill('tint', grip).lines('ink', [grip], true)
  pen.circle('sheet', [u, v], 16).circle('ink', [u, v], 16)
  for (const side of [-1, 1]) pen.circle('modelSolid', [u + side * 9, v], 4.5)
  return pen
}

/** A camera with four lenses on a tripod. */
function tripod() {
  const pen = sheet()
  const [u, v] = [MIDDLE, 40]
  pen.circle('modelTint', [u, v], 38).lines('modelSight', [[[u - 80, v], [u + 80, v]]])
  pen.lines('ink', [-44, 0, 44].map((x) => [[u + x / 8, 66], [u + x, 119]]))
  const head = rect(u - 11, 58, u + 11, 68)
  pen.fill('sheet', head).fill('tint', head).lines('ink', [head], true)
  pen.circle('sheet', [u, v], 18).circle('ink', [u, v], 18)
  for (const [a, b] of [[-10, 0], [10, 0], [0, -10], [0, 10]]) pen.circle('modelSolid', [u + a, v + b], 3.5)
  return pen
}

/** A tracker on its pole, and the way from where it came. */
function tracker() {
  const pen = sheet()
  const way = Array.from({ length: 41 }, (_, i) => [10 + i * 2.9, 46 + 5 * Math.sin(i * 0.42)])
  pen.line('modelDetail', ...way.map(([x, y]) => [x, y]))
  for (const i of [9, 17, 25, 33]) pen.circle('modelSolid', way[i], 3)
  pen.circle('sheet', way[0], 7).circle('markCut', way[0], 7).circle('markSolid', way[0], 2)
  const x = 140
  pen.line('ink', [x, 2], [x, 119])
  const body = rect(x - 16, 26, x + 16, 66)
  pen.fill('sheet', body).fill('modelTint', body).lines('modelCut', [body], true).circle('modelSolid', [x, 46], 5)
  return pen
}
