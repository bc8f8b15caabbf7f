import { Pen, circlePath } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box } from './solids.mjs'
import { person } from './symbols.mjs'

/** What the quote for a capture depends on. */
export function quotes() {
  return { 'quote-area': area(), 'quote-rhythm': rhythm(), 'quote-camera': camera(), 'quote-scans': scans(), 'quote-storage': storage() }
}

const SIZE = [200, 150]
const sheet = () => new Pen(...SIZE, { narrow: 0, bare: 0 })
const view = axonometric({ azimuth: -45, elevation: 30, scale: 17, at: [3, 2.5, 1.6], origin: [100, 78] })
const quad = (x0, y0, x1, y1, z) => [[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]].map((p) => view(p).slice(0, 2))

/** Three floors, one of them measured in squares. */
function area() {
  const pen = sheet()
  for (const z of [0, 1.6, 3.2]) {
    const scene = new Scene(view)
    pen.fill('sheet', quad(0, 0, 6, 5, z))
    scene.solid(box([0, 0, z - 0.2], [6, 5, z]), { tone: (n) => (n[2] > 0.5 ? null : 'tint') })
    scene.draw(pen)
  }
  pen.fill('modelTint', quad(0, 0, 6, 5, 3.2))
  const at = (x, y) => view([x, y, 3.2]).slice(0, 2)
  return pen.lines('modelDetail', [...[1, 2, 3, 4, 5].map((x) => [at(x, 0), at(x, 5)]), ...[1, 2, 3, 4].map((y) => [at(0, y), at(6, y)])])
}

/** Five weeks of days, with one walk in each. */
function rhythm() {
  const pen = sheet()
  const [x0, y0, side] = [23, 20, 22]
  for (let week = 0; week < 5; week++) for (let day = 0; day < 7; day++) {
    const [x, y] = [x0 + day * side, y0 + week * side]
    const ring = [[x, y], [x + side, y], [x + side, y + side], [x, y + side]]
    if (day === 4) pen.fill('modelTint', ring)
    pen.lines('detail', [ring], true)
    if (day === 4) pen.circle('modelSolid', [x + side / 2, y + side / 2], 4.5)
  }
  return pen.line('ink', [x0, y0], [x0 + 7 * side, y0]).line('ink', [x0, y0 + 5 * side], [x0 + 7 * side, y0 + 5 * side])
}

/** Somebody with a camera on a pole, which sees all round. */
function camera() {
  const pen = sheet()
  const [m, ground] = [46, 138]
  pen.line('cut', [20, ground], [180, ground])
  person(pen, [88, ground], m, { carry: null })
  pen.line('ink', [105, ground - 54], [105, 42])
  pen.circle('markSolid', [105, 58], 3.4)
  pen.circle('sheet', [105, 33], 10).circle('modelCut', [105, 33], 10).curve('modelDetail', circlePath(105, 33, 4, 10)).line('modelDetail', [95, 33], [115, 33])
  for (const r of [20, 30]) pen.curve('modelSight', circlePath(105, 33, r * 1.6, r * 0.8))
  return pen
}

/** A corner of a room as points, and ellipsoids in front of it. */
function scans() {
  const pen = sheet()
  const dots = []
  for (let u = 0; u <= 5; u += 0.5) for (let w = 0; w <= 3.2; w += 0.4) dots.push([u, 5, w], [6, 5 - u, w])
  for (let u = 0.5; u < 6; u += 0.55) for (let v = 0.4; v < 5; v += 0.55) dots.push([u, v, 0])
  for (const [i, p] of dots.entries()) {
    const [x, y] = view([p[0] + 0.06 * Math.sin(i * 7), p[1] + 0.06 * Math.sin(i * 3), p[2]])
    pen.circle('solid', [x, y], 1)
  }
  for (const [u, v, w, rx, ry] of [[2.2, 1.6, 0.4, 11, 6], [3, 2.2, 0.9, 8, 12], [3.6, 1.6, 0.5, 13, 6], [2.8, 1.4, 1.3, 7, 9]]) {
    const [x, y] = view([u, v, w])
    pen.curveFill('modelTint', circlePath(x, y, rx, ry)).curve('modelDetail', circlePath(x, y, rx, ry))
  }
  return pen
}

/** A cabinet of drives, and the same elsewhere. */
function storage() {
  const pen = sheet()
  const scene = new Scene(view)
  const drives = Array.from({ length: 5 }, (_, i) => 0.2 + i * 0.68)
  for (const [x, kind] of [[0.2, 'ink'], [3.8, 'model']]) {
    scene.solid(box([x, 1.2, 0], [x + 2, 3.6, 3.7]), { kind, tone: (n) => (n[0] > 0.5 ? (kind === 'ink' ? 'tint' : 'modelTint') : null) })
    for (const z of drives) scene.line(kind === 'ink' ? 'detail' : 'modelDetail', [[x + 0.2, 1.2, z], [x + 1.8, 1.2, z], [x + 1.8, 1.2, z + 0.44], [x + 0.2, 1.2, z + 0.44]], { closed: true })
  }
  scene.draw(pen)
  const [a, b] = [view([2.2, 1.2, 0.4]), view([3.8, 1.2, 0.4])].map((p) => p.slice(0, 2))
  return pen.line('markHidden', a, b)
}
