import { axisNumber } from '../../ui/drafting.ts'
import { building, frame } from '../model.mjs'
import { Pen } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { duct } from './solids.mjs'
import { bubble, dimension } from './symbols.mjs'

/** One item of a punch list: its place on the plan, the photo from there, and its component. */
export function punch() {
  const pen = new Pen(560, 176, { letter: 11, narrow: 480, phone: 280 })
  const spot = plan(pen, pen.small ? [24, 56, 6.5] : [16, 38, 6.9])
  const seen = photo(pen, [226, 28, 132, 120])
  const part = component(pen, 456, seen[1])
  pen.line('markHidden', [spot[0] + 7, spot[1]], [226, spot[1]])
  pen.line('markHidden', [seen[0] + 25, seen[1]], part)
  return { punch: pen }
}

/** A storey from above: columns, core, the duct as model; returns where one stands, with the cone of the view. */
function plan(pen, [x0, y0, scale]) {
  const given = { bays: [3, 2], storeys: 1 }
  const f = frame(given)
  const at = ([x, y]) => [x0 + x * scale, y0 + (f.depth - y) * scale]
  const box = (a, b) => [at(a), at([b[0], a[1]]), at(b), at([a[0], b[1]])]
  const [e, c] = [f.edge, 0.25]
  pen.lines('ink', [box([-e, -e], [f.length + e, f.depth + e])], true)
  for (const p of building(given)) if (p.layer === 'core' && p.kind === 'box') pen.fill('tint', box(p.at, p.at.map((v, i) => v + p.size[i]))).lines('detail', [box(p.at, p.at.map((v, i) => v + p.size[i]))], true)
  for (const x of f.xs) for (const y of f.ys) pen.fill('solid', box([x - c - 0.1, y - c - 0.1], [x + c + 0.1, y + c + 0.1]))
  pen.fill('modelTint', box([0.9, 5.05], [f.length - 0.9, 5.95])).lines('modelDetail', [box([0.9, 5.05], [f.length - 0.9, 5.95])], true)
  for (const [i, x] of f.xs.entries()) if (!pen.small || i % 3 === 0) bubble(pen, 'mark', [at([x, 0])[0], y0 - (pen.small ? 32 : 20)], 8, axisNumber(i))
  const stand = at([8.6, 3.4])
  const way = (degrees) => [stand[0] + 44 * Math.cos((degrees * Math.PI) / 180), stand[1] - 44 * Math.sin((degrees * Math.PI) / 180)]
  pen.fill('markTint', [stand, way(52), way(20)]).line('mark', way(52), stand, way(20))
  pen.circle('sheet', stand, 7).circle('markCut', stand, 7).circle('markSolid', stand, 2.4)
  return stand
}

/** The view from there along a corridor to its ceiling: a duct with a joint in the ring; returns the middle of the ring. */
function photo(pen, [x0, y0, wide, high]) {
  const [eye, near, far, focus] = [[1.5, 1.5], 2.2, 15, 118]
  const at = (x, y, z) => [x0 + wide * 0.5 + ((x - eye[0]) * focus) / y, y0 + high * 0.52 - ((z - eye[1]) * focus) / y]
  const frameOf = [[x0, y0], [x0 + wide, y0], [x0 + wide, y0 + high], [x0, y0 + high]]
  const clip = (points) => points.map(([x, y]) => [Math.min(x0 + wide, Math.max(x0, x)), Math.min(y0 + high, Math.max(y0, y))])
  const run = (kind, x, z, from = near) => pen.line(kind, ...cutTo(at(x, from, z), at(x, far, z), frameOf))
  for (const [x, z] of [[0, 0], [3, 0], [0, 3], [3, 3]]) run('ink', x, z)
  pen.lines('detail', [[at(0, far, 0), at(3, far, 0), at(3, far, 3), at(0, far, 3)]], true)
  for (const [y0d, y1d, x] of [[3.4, 4.5, 0], [7, 8.1, 0], [4.6, 5.7, 3], [8.6, 9.7, 3]]) pen.line('detail', at(x, y0d, 0), at(x, y0d, 2.1), at(x, y1d, 2.1), at(x, y1d, 0))
  for (const x of [2.3, 2.5]) run('detail', x, 2.72)
  // the duct, nearest face first
  const [l, r, low, top, first] = [0.7, 1.6, 2.45, 2.85, 3.3]
  const ringAt = (y) => [at(l, y, low), at(r, y, low), at(r, y, top), at(l, y, top)]
  pen.fill('sheet', clip([at(l, first, low), at(r, first, low), at(r, far, low), at(l, far, low)]))
  for (const [x, z] of [[l, low], [r, low]]) run('ink', x, z, first)
  run('ink', r, top, first)
  pen.fill('sheet', ringAt(first)).fill('tint', ringAt(first)).lines('ink', [ringAt(first)], true)
  for (const y of [4.5, 5.7, 7.2, 9.4]) pen.line('detail', at(l, y, low), at(r, y, low))
  const ring = at((l + r) / 2, 4.5, low)
  pen.circle('markCut', ring, 25)
  pen.lines('ink', [frameOf], true)
  return ring
}

/** The part of a segment inside a rectangle, from its outer end. */
function cutTo([ax, ay], [bx, by], [[x0, y0], , [x1, y1]]) {
  const limits = [[ax, bx, x0, x1], [ay, by, y0, y1]].flatMap(([a, b, low, up]) => (a < low ? [(low - a) / (b - a)] : a > up ? [(up - a) / (b - a)] : [0]))
  const t = Math.max(...limits)
  return [[ax + (bx - ax) * t, ay + (by - ay) * t], [bx, by]]
}

/** The same piece of duct in the model, with its dimensions; the middle of its left edge at the height `y`; returns that place. */
function component(pen, x, y) {
  const [wide, high, long] = [0.9, 0.4, 1.5]
  const look = { azimuth: -50, elevation: 28, scale: pen.small ? 50 : 42, at: [0, 0, 0] }
  const edge = [-long / 2 - 0.03, -wide / 2 - 0.04, 0]
  const view = axonometric({ ...look, origin: [x, y - axonometric({ ...look, origin: [0, 0] })(edge)[1]] })
  const scene = new Scene(view, pen)
  const tone = () => 'modelTint'
  scene.solid(duct([[-long / 2, 0, 0], [long / 2, 0, 0]], wide, high), { kind: 'model', tone })
  for (const end of [-1, 1]) scene.solid(duct([[(end * long) / 2 - 0.03, 0, 0], [(end * long) / 2 + 0.03, 0, 0]], wide + 0.08, high + 0.08), { kind: 'model', tone })
  const chain = { tick: 0.1, gap: 0.08, beyond: 0.12 }
  // a phone has no room for its dimensions
  if (!pen.small) dimension(scene, [-long / 2, -wide / 2, -high / 2], [long / 2, -wide / 2, -high / 2], [0, -1, 0], chain)
  if (!pen.small) dimension(scene, [long / 2, -wide / 2, -high / 2], [long / 2, wide / 2, -high / 2], [0.6, 0, 0], chain)
  scene.draw(pen)
  return view(edge).slice(0, 2)
}
