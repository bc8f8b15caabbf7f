import { Pen, circlePath } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box } from './solids.mjs'

/** The four things that an operation starts with, as planes above one another on one plumb line. */
export function needs() {
  return { 'need-model': model(), 'need-points': points(), 'need-papers': papers(), 'need-walk': walk() }
}

const SIZE = [240, 140]
/** One plane of 6 by 4.4 meters, its component on the plumb line in the middle. */
const [X, Y] = [6, 4.4]
const view = axonometric({ azimuth: -45, elevation: 30, scale: 22, at: [X / 2, Y / 2, 0], origin: [120, 78] })
const flat = (points) => points.map((p) => view(p).slice(0, 2))
const quad = (x0, y0, x1, y1, z = 0) => flat([[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]])
const sheet = () => new Pen(...SIZE, { narrow: 0, bare: 0 })

/** The plumb line through a plane, on the pixels of the page's line, and the component on it. */
function plumb(pen, z = 0) {
  const [x, y] = view([X / 2, Y / 2, z])
  pen.line('mark', [x + 0.5, 0], [x + 0.5, y]).circle('sheet', [x, y], 7).curve('markCut', circlePath(x, y, 7)).circle('markSolid', [x, y], 2.6)
  return pen
}

/** One floor of the model. */
function model() {
  const pen = sheet()
  const scene = new Scene(view)
  pen.fill('sheet', quad(0, 0, X, Y))
  scene.solid(box([0, 0, -0.2], [X, Y, 0]), { kind: 'model' })
  for (const x of [0.3, 2, 4, 5.7]) for (const y of [0.3, 4.1]) scene.solid(box([x - 0.14, y - 0.14, 0], [x + 0.14, y + 0.14, 0.9]), { kind: 'model' })
  scene.solid(box([0.6, 2.9, 0.5], [5.4, 3.4, 0.8]), { kind: 'model' })
  scene.solid(box([2.5, 1.7, 0], [3.5, 2.7, 0.5]), { kind: 'model', tone: () => 'modelTint' })
  scene.draw(pen)
  return plumb(pen, 0.5)
}

/** A list with the row of the component. */
function points() {
  const pen = sheet()
  pen.fill('sheet', quad(0, 0, X, Y)).fill('modelTint', quad(0, 1.9, X, 2.5)).lines('ink', [quad(0, 0, X, Y)], true)
  pen.lines('detail', [0.7, 1.3, 1.9, 2.5, 3.1, 3.7].map((y) => flat([[0, y, 0], [X, y, 0]])))
  pen.lines('detail', [2.2, 4.2].map((x) => flat([[x, 0, 0], [x, Y, 0]])))
  return plumb(pen)
}

/** Three sheets with lines of text. */
function papers() {
  const pen = sheet()
  for (const [i, z] of [-0.5, -0.25, 0].entries()) {
    const ring = quad(0.5, 0, 5.5, Y, z)
    pen.fill('sheet', ring).lines(i === 2 ? 'ink' : 'detail', [ring], true)
  }
  pen.lines('detail', [3.7, 3.3, 2.9, 1.4, 1].map((y, i) => flat([[1, y, 0], [i === 4 ? 3 : 5, y, 0]])))
  return plumb(pen)
}

/** A floor with walls, the way through it, and its stops. */
function walk() {
  const pen = sheet()
  const scene = new Scene(view)
  pen.fill('sheet', quad(0, 0, X, Y))
  const walls = [[0, 0, X, 0.14], [0, Y - 0.14, X, Y], [0, 0, 0.14, Y], [X - 0.14, 0, X, 1.2], [X - 0.14, 2.2, X, Y], [0.14, 2.9, 1, 3.04], [1.9, 2.9, 3.4, 3.04], [4.3, 2.9, X, 3.04], [2.6, 3.04, 2.74, Y]]
  for (const [x0, y0, x1, y1] of walls) scene.solid(box([x0, y0, 0], [x1, y1, 0.4]), { tone: (n) => (n[2] > 0.5 ? 'tint' : null) })
  scene.draw(pen)
  const way = flat([[X, 1.7, 0], [3.9, 1.7, 0], [X / 2, Y / 2, 0], [1.45, 2.2, 0], [1.45, 3.6, 0]])
  pen.line('modelCut', ...way)
  for (const p of [way[1], way[3], way[4]]) pen.circle('modelSolid', p, 3.4)
  return plumb(pen)
}
