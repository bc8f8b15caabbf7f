import { capsule } from '../../ui/drafting.ts'
import { building, cut, frame } from '../model.mjs'
import { Pen, arcPath, circlePath, clipPolygon, hatch, ring } from './pen.mjs'
import { add, axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, duct, hoop, lathe, prism, rounded, tube } from './solids.mjs'
import { figure } from './guides-a.mjs'
import { arrowhead, dimension, flatDimension, person } from './symbols.mjs'

/** Covers and figures of five consultation articles. */
export function guidesB() {
  return {
    'guide-sensors-over-mqtt': topics(),
    'guide-sensors-over-mqtt-1': retained(),
    'guide-iso-19650-on-a-small-project': layers(),
    'guide-iso-19650-on-a-small-project-1': states(FIGURE),
    'guide-iso-19650-on-a-small-project-1-narrow': states([480, 510]),
    'guide-price-a-proof-of-concept': bay(),
    'guide-price-a-proof-of-concept-1': hours(FIGURE),
    'guide-price-a-proof-of-concept-1-narrow': hours([480, 420]),
    'guide-price-a-proof-of-concept-2': breakEven(),
    'guide-headset-or-phone': twoDevices(),
    'guide-headset-or-phone-1': fields(),
    'guide-hand-over-an-as-built': closing(),
    'guide-hand-over-an-as-built-1': guardBand(),
  }
}

const COVER = [960, 600]
/** The width of a cover in a row of guides. */
const ROW = 240
const FIGURE = [960, 480]
const rectangle = (x0, y0, x1, y1) => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]
const flat = (view, p) => view(p).slice(0, 2)
const sides = (n) => (n[2] > 0.5 ? null : 'tint')

/** A line with a head at its end. */
function arrow(pen, kind, fill, points, length = 12) {
  pen.line(kind, ...points)
  arrowhead(pen, fill, points.at(-2), points.at(-1), length)
}

/** A primitive of ../model.mjs in a scene. */
function put(scene, p, options) {
  if (p.kind === 'box') return scene.solid(box(p.at, p.at.map((v, i) => v + p.size[i])), options)
  if (p.kind === 'duct') return scene.solid(duct(p.path, p.width, p.height), options)
  if (p.kind === 'tube') return p.radius < 0.045 ? scene.line(options.kind, p.path) : scene.solid(tube(p.path, p.radius, 10), options)
  if (p.axis === 'z') return scene.solid(prism(p.outline, p.from, p.to, (p.holes ?? []).map(([a, b, c, d]) => rectangle(a, b, c, d))), options)
  const [ys, zs] = [0, 1].map((k) => p.outline.map((q) => q[k]))
  return scene.solid(box([p.from, Math.min(...ys), Math.min(...zs)], [p.to, Math.max(...ys), Math.max(...zs)]), options)
}

const moved = (p, by) => ({
  ...p,
  ...(p.at && { at: add(p.at, by) }),
  ...(p.path && { path: p.path.map((q) => add(q, by)) }),
  ...(p.axis === 'z' && { outline: p.outline.map(([x, y]) => [x + by[0], y + by[1]]), from: p.from + by[2], to: p.to + by[2], holes: [] }),
  ...(p.axis === 'x' && { outline: p.outline.map(([y, z]) => [y + by[1], z + by[2]]), from: p.from + by[0], to: p.to + by[0] }),
})

/** The path of a topic through its tree, and the pump it means. */
function topics() {
  const pen = new Pen(...COVER, { bare: ROW })
  const view = axonometric({ azimuth: -56, elevation: 22, scale: 31, at: [5, 3, 4], origin: [246, 322] })
  const scene = new Scene(view, pen)
  const [L, D, H] = [10.4, 6.4, 3.9]
  for (let s = 0; s < 3; s++) {
    scene.solid(box([0, 0, s * H - 0.3], [L, D, s * H]), { kind: 'cut', tone: sides })
    for (const x of [0.5, 5.2, 9.9]) for (const y of [0.5, 5.9]) if (s || x !== 5.2 || y > 1) scene.solid(box([x - 0.25, y - 0.25, s * H], [x + 0.25, y + 0.25, (s + 1) * H - 0.3]), { kind: 'detail' })
  }
  scene.solid(box([0, 0, 3 * H - 0.3], [L, D, 3 * H]), { kind: 'cut', tone: sides })
  // the pump, larger than life
  const k = 1.75
  const [px, py] = [3.3, 0.9]
  const at = (x, y, z) => [px + x * k, py + y * k, z * k]
  const model = { kind: 'modelCut' }
  const turned = (profile, x) => lathe(profile.map(([r, h]) => [r * k, h * k]), at(x, 0.5, 0.62), [1, 0, 0], 24)
  scene.solid(box(at(-0.1, 0.2, 0), at(2.2, 0.8, 0.14)), model)
  scene.solid(turned([[0.3, 0], [0.4, 0.06], [0.4, 0.9], [0.3, 0.96]], 0), model)
  scene.solid(turned([[0.12, 0], [0.12, 0.5]], 0.96), model)
  scene.solid(turned([[0.2, 0], [0.5, 0.08], [0.5, 0.42], [0.2, 0.5]], 1.4), model)
  scene.solid(tube(rounded([at(1.65, 0.5, 1.1), at(1.65, 0.5, 1.8), [px + 1.65 * k, 5.9, 1.8 * k]], 0.45, 4), 0.28, 12), model)
  scene.draw(pen)
  const sensor = flat(view, at(0.45, 0.5, 1.06))
  pen.circle('markSolid', sensor, 6)
  for (const r of [16, 28]) pen.curve('markCut', arcPath(...sensor, r, -50, 50))

  // the tree, root at the right
  const xs = [904, 820, 736, 652, 568]
  const node = (level, y, chosen) => { pen.circle('sheet', [xs[level], y], 9); pen.circle(chosen ? 'modelSolid' : 'ink', [xs[level], y], chosen ? 10 : 8) }
  const link = (level, y0, y1, chosen) => pen.line(chosen ? 'modelCut' : 'ink', [xs[level], y0], [xs[level] - 42, y0], [xs[level] - 42, y1], [xs[level + 1], y1])
  const children = [[300, [110, 270, 430]], [430, [350, 430, 510]], [430, [390, 470]], [470, [430, 470, 510]]]
  const path = [300, 430, 430, 470, 470]
  for (const chosen of [false, true]) children.forEach(([from, list], level) => { for (const y of list) if ((y === path[level + 1]) === chosen) link(level, from, y, chosen) })
  // the other floors end in stubs
  for (const y of [110, 270]) for (const d of [-26, 0, 26]) pen.line('detail', [xs[1], y], [xs[1] - 42, y], [xs[1] - 42, y + d], [xs[1] - 66, y + d])
  node(0, 300, true)
  children.forEach(([, list], level) => { for (const y of list) node(level + 1, y, y === path[level + 1]) })
  pen.line('modelCut', [xs[4] - 12, 470], [xs[4] - 40, 470], [xs[4] - 96, flat(view, at(1.66, 0, 0.62))[1]], flat(view, at(1.66, 0, 0.62)))
  pen.circle('modelSolid', flat(view, at(1.66, 0, 0.62)), 5)
  return pen
}

/** Three lanes over time: who sends, who keeps, who listens. */
function retained() {
  const pen = new Pen(...FIGURE)
  const [top, mid, low] = [84, 240, 400]
  const [x0, x1] = [70, 910]
  const join = 450
  const last = 690
  const will = 850
  const [factor, keepAlive] = [1.5, 60]
  pen.line('cut', [x0, top], [last + 30, top]).line('hidden', [last + 30, top], [x1, top])
  pen.line('cut', [x0, mid], [x1, mid])
  pen.line('hidden', [x0, low], [join, low]).line('modelCut', [join, low], [x1, low])
  // the signs of the lanes: sensor, kept sheet, tablet
  pen.circle('sheet', [x0, top], 12).circle('cut', [x0, top], 12).circle('solid', [x0, top], 4)
  pen.fill('sheet', rectangle(x0 - 16, mid - 16, x0 + 16, mid + 16)).lines('cut', [rectangle(x0 - 16, mid - 16, x0 + 16, mid + 16)], true)
  pen.line('ink', [x0 - 8, mid - 4], [x0 + 8, mid - 4]).line('ink', [x0 - 8, mid + 5], [x0 + 8, mid + 5])
  pen.fill('sheet', rectangle(x0 - 13, low - 18, x0 + 13, low + 18)).lines('modelCut', [rectangle(x0 - 13, low - 18, x0 + 13, low + 18)], true)
  const sent = [150, 258, 366, 582, last]
  for (const x of sent) {
    pen.circle('solid', [x, top], 5)
    arrow(pen, 'ink', 'solid', [[x, top + 8], [x, mid - 22]], 12)
    // what the broker keeps, until the next one comes
    pen.fill('tint', rectangle(x - 12, mid - 14, x + 12, mid + 14)).lines('ink', [rectangle(x - 12, mid - 14, x + 12, mid + 14)], true)
  }
  const spans = [[150, 258], [258, 366], [366, 582], [582, last], [last, will]]
  for (const [a, b] of spans) pen.line('cut', [a + 12, mid], [b - 12, mid])
  // the tablet joins: the kept value comes at once
  pen.line('modelCut', [join, low - 30], [join, low + 30])
  arrow(pen, 'modelCut', 'modelSolid', [[366 + 14, mid + 16], [join - 4, low - 8]], 16)
  pen.circle('modelSolid', [join, low], 9)
  for (const x of [582, last]) { arrow(pen, 'model', 'modelSolid', [[x, mid + 16], [x, low - 10]], 12); pen.circle('modelSolid', [x, low], 6) }
  // silence, and the last will
  const cross = [last + 30, top]
  pen.lines('markCut', [[[cross[0] - 9, cross[1] - 9], [cross[0] + 9, cross[1] + 9]], [[cross[0] - 9, cross[1] + 9], [cross[0] + 9, cross[1] - 9]]])
  pen.line('markHidden', [cross[0], top + 12], [cross[0], mid - 60 - 1.4 * pen.letter])
  flatDimension(pen, [cross[0], mid - 14], [will, mid - 14], [0, -44], { tick: 7, gap: 6, beyond: 8 })
  const silence = `${factor} × ${keepAlive} s`
  if (pen.small) pen.text('mark', silence, [last + 18, mid - 68], { anchor: 'start' })
  else pen.text('mark', silence, [(cross[0] + will) / 2, mid - 66])
  pen.fill('sheet', rectangle(will - 12, mid - 14, will + 12, mid + 14)).fill('markTint', rectangle(will - 12, mid - 14, will + 12, mid + 14)).lines('markCut', [rectangle(will - 12, mid - 14, will + 12, mid + 14)], true)
  arrow(pen, 'markCut', 'markSolid', [[will, mid + 16], [will, low - 12]], 14)
  pen.circle('markSolid', [will, low], 8)
  return pen
}

/** Two storeys by three firms, brought together on plumb lines. */
function layers() {
  const pen = new Pen(...COVER, { bare: ROW })
  const parameters = { bays: [3, 1], storeys: 2, bay: [7.5, 7.8] }
  const f = frame(parameters)
  const all = building(parameters)
  const view = axonometric({ azimuth: -54, elevation: 19, scale: 16.6, at: [f.length / 2, f.depth / 2, 12.2], origin: [480, 282] })
  const scene = new Scene(view, pen)
  const e = f.edge
  for (const p of all.filter((q) => ['slab', 'column'].includes(q.layer) && q.storey < 2)) put(scene, p.layer === 'slab' ? { ...p, holes: [] } : p, { kind: p.layer === 'slab' ? 'cut' : 'ink', tone: p.layer === 'slab' ? sides : null })
  // services, two floors brought close together
  const z1 = 12.6
  for (const [i, z] of [z1, z1 + 3.1].entries()) {
    const m = { kind: 'model' }
    scene.solid(duct([[0.6, 4.9, z], [f.length - 0.6, 4.9, z]], 1.2, 0.7), m)
    for (const x of [3.4, 11.2, 18.8]) scene.solid(duct([[x, 4.3, z], [x, 1, z]], 0.8, 0.5), m)
    scene.solid(tube([[0.6, 6.7, z], [f.length - 0.6, 6.7, z]], 0.22, 10), m)
    scene.solid(tube([[0.6, 7.4, z], [f.length - 0.6, 7.4, z]], 0.22, 10), m)
    if (i === 0) scene.solid(box([15.2, 6.2, z - 0.2], [16.6, 7.6, z + 3.1]), m)
  }
  // envelope: walls and roof
  const z2 = 19.6
  const [W, D] = [f.length + 2 * e, f.depth + 2 * e]
  const outer = rectangle(-e, -e, W - e, D - e)
  const inner = rectangle(-e + 0.5, -e + 0.5, W - e - 0.5, D - e - 0.5)
  scene.solid(prism(outer, z2, z2 + 3.6), { kind: 'cut' })
  scene.solid(prism(outer, z2 + 3.6, z2 + 4.3, [inner]), { kind: 'ink' })
  for (const x of [1.4, 6.2, 11, 15.8]) for (const z of [z2 + 0.9]) scene.line('ink', [[x, -e, z], [x + 3.4, -e, z], [x + 3.4, -e, z + 1.8], [x, -e, z + 1.8]], { closed: true })
  for (const y of [0.9, 4.6]) scene.line('ink', [[W - e, y, z2 + 0.9], [W - e, y + 2.4, z2 + 0.9], [W - e, y + 2.4, z2 + 2.7], [W - e, y, z2 + 2.7]], { closed: true })
  scene.solid(box([8.5, 2.5, z2 + 3.6], [13, 5.6, z2 + 4.9]), { kind: 'ink' })
  scene.draw(pen)
  // plumb lines at three corners, each with its bob
  for (const [x, y] of [[-e, -e], [W - e, -e], [W - e, D - e]]) {
    const [[ax, ay], [bx, by], [, cy]] = [flat(view, [x, y, z2]), flat(view, [x, y, 3.9]), flat(view, [x, y, -2.6])]
    pen.line('markAxis', [ax, ay + 4], [bx, by])
    const tip = [bx, cy + 6]
    pen.line('mark', [bx, flat(view, [x, y, -0.25])[1]], [bx, tip[1] - 26])
    pen.fill('markSolid', [[bx - 8, tip[1] - 26], [bx + 8, tip[1] - 26], [bx + 8, tip[1] - 18], tip, [bx - 8, tip[1] - 18]])
  }
  return pen
}

/** A pile of sheets, the top one with a small drawing. */
function sheets(pen, [x, y], count, kind, [w, h] = [64, 80]) {
  for (let i = count - 1; i >= 0; i--) {
    const [u, v] = [x + i * 7, y - i * 7]
    pen.fill('sheet', [[u, v], [u + w - 16, v], [u + w, v + 16], [u + w, v + h], [u, v + h]])
    pen.lines(kind, [[[u, v], [u + w - 16, v], [u + w, v + 16], [u + w, v + h], [u, v + h]]], true).line(kind, [u + w - 16, v], [u + w - 16, v + 16], [u + w, v + 16])
  }
  return pen.lines(kind, [[[x + 12, y + 30], [x + w - 12, y + 30]], [[x + 12, y + 44], [x + w - 12, y + 44]], [[x + 12, y + 58], [x + w - 26, y + 58]]])
}

/** A gate with its tick. */
function gate(pen, [x, y], r = 26) {
  pen.line('markCut', [x, y - 92], [x, y - r - 4]).line('markCut', [x, y + r + 4], [x, y + 92])
  pen.circle('sheet', [x, y], r).circle('markCut', [x, y], r)
  pen.line('markCut', [x - 11, y + 1], [x - 3, y + 10], [x + 12, y - 9])
}

/** Four states of a container and the decisions between them. */
function states(size) {
  const [pen, narrow] = figure(size)
  const tray = (x0, y0, x1, y1, kind) => pen.line(kind, [x0, y0], [x0, y1], [x1, y1], [x1, y0])
  const [top, bottom, y, r] = narrow ? [30, 322, 176, 22] : [56, 278, 160, 26]
  const [work, shared, published] = narrow ? [[12, 92], [170, 286], [364, 468]] : [[36, 266], [370, 556], [660, 924]]
  // work in progress: three firms, each behind its own wall
  tray(work[0], top, work[1], bottom, 'cut')
  const walls = narrow ? [127, 225].map((v) => [[12, v], [92, v]]) : [112.7, 189.3].map((v) => [[v, 70], [v, bottom]])
  pen.lines('hidden', walls)
  const firms = narrow ? [46, 140, 242].map((v) => [24, v]) : [46, 123, 200].map((v) => [v, 128])
  for (const [i, at] of firms.entries()) sheets(pen, at, [2, 1, 2][i], 'ink', [50, 70])
  tray(shared[0], top, shared[1], bottom, 'cut')
  sheets(pen, [(shared[0] + shared[1]) / 2 - 50, y - 44], narrow ? 3 : 4, 'ink', [84, 108])
  tray(published[0], top, published[1], bottom, 'modelCut')
  pen.fill('modelTint', rectangle(published[0], top, published[1], bottom))
  // published: one sheet, and on it the building
  const [middle, half, scale] = narrow ? [416, [42, 60], 5.8] : [792, [86, 84], 10.6]
  const page = rectangle(middle - half[0], y + 8 - half[1], middle + half[0], y + 8 + half[1])
  pen.fill('sheet', page).lines('modelCut', [page], true)
  const scene = new Scene(axonometric({ azimuth: -52, elevation: 26, scale, at: [5, 2.5, 3], origin: [middle, y + 8] }))
  for (const s of [0, 1]) {
    scene.solid(box([0, 0, s * 3], [10, 5, s * 3 + 0.5]), { kind: 'model' })
    for (const gx of [0.4, 5, 9.6]) for (const gy of [0.4, 4.6]) scene.solid(box([gx - 0.3, gy - 0.3, s * 3 + 0.5], [gx + 0.3, gy + 0.3, s * 3 + 3]), { kind: 'model' })
  }
  scene.solid(box([0, 0, 6], [10, 5, 6.5]), { kind: 'model' })
  scene.draw(pen)
  // forward, each through its gate
  const gates = [[work, shared, 'ink', 'solid'], [shared, published, 'modelCut', 'modelSolid']].map(([from, to, kind, fill]) => {
    const x = (from[1] + to[0]) / 2
    gate(pen, [x, y], r)
    arrow(pen, 'ink', 'solid', [[from[1] + 4, y], [x - r - 4, y]])
    arrow(pen, kind, fill, [[x + r + 2, y], [to[0] - 4, y]])
    return x
  })
  // back
  const [back, home, under] = [gates[0], (work[0] + work[1]) / 2, bottom + 46]
  pen.curve('hidden', `M${back} ${y + 94}V${under - 12}Q${back} ${under} ${back - 12} ${under}H${home + 12}Q${home} ${under} ${home} ${under - 12}V${bottom + 20}`)
  arrowhead(pen, 'solid', [home, bottom + 22], [home, bottom + 6], 12)
  // the archive under both
  const [kept, floor] = narrow ? [[150, 468], 492] : [[420, 860], 452]
  tray(kept[0], floor - 80, kept[1], floor, 'cut')
  for (let x = kept[0] + 24; x < kept[1] - 60; x += narrow ? 71 : 77) sheets(pen, [x, floor - 58], 2, 'detail', [44, 50])
  for (const x of [(shared[0] + shared[1]) / 2, narrow ? middle : 792]) arrow(pen, 'detail', 'solid', [[x, bottom + 8], [x, floor - 90]])
  return pen
}

/** One bay of one floor, pulled out of the building. */
function bay() {
  const pen = new Pen(...COVER, { bare: ROW })
  const parameters = { bays: [pen.small ? 3 : 4, 1], storeys: pen.small ? 2 : 3 }
  const f = frame(parameters)
  const all = building(parameters)
  const view = axonometric({ azimuth: -60, elevation: 28, scale: pen.small ? 25 : 20, at: [f.length / 2, f.depth / 2 - 6.2, 4.2], origin: [496, pen.small ? 310 : 336] })
  const scene = new Scene(view, pen)
  const storey = 0
  const [a, b] = [f.xs[1], f.xs[2]]
  const pull = 14.5
  const out = [0, -pull, 0]
  for (const p of all) {
    if (p.layer === 'slab') put(scene, { ...p, outline: rectangle(-f.edge, -f.edge, f.length + f.edge, f.depth + f.edge), holes: [] }, { kind: 'cut', tone: sides })
    if (p.layer === 'column') put(scene, p, { kind: 'ink' })
  }
  const z = f.levels[storey]
  const inBay = cut(cut(all.filter((p) => p.storey === storey && ['duct', 'pipe'].includes(p.layer) && p.kind !== 'box' && p.path.every((q) => q[1] < 7.6)), a).after, b).before
  const piece = [
    { kind: 'prism', axis: 'z', outline: rectangle(a, -f.edge, b, f.depth + f.edge), from: z - 0.25, to: z },
    ...[a + 0.25, b - 0.25].flatMap((x) => [0, f.depth].map((y) => ({ kind: 'box', at: [x - 0.25, y - 0.25, z], size: [0.5, 0.5, 3.65] }))),
    ...inBay.filter((p) => p.kind !== 'tube' || p.radius > 0.06),
  ]
  for (const [i, p] of piece.entries()) put(scene, moved(p, out), { kind: i ? 'model' : 'modelCut', tone: (n) => (n[2] > 0.5 && !i ? 'modelTint' : null) })
  // its place in the building, and the way out
  const mouth = [[a, -f.edge, z], [b, -f.edge, z], [b, -f.edge, z + 3.65], [a, -f.edge, z + 3.65]]
  for (const p of mouth) scene.line('modelHidden', [p, add(p, [0, -pull + f.depth + f.edge * 2, 0])])
  dimension(scene, add([a, -f.edge, z - 0.25], out), add([b, -f.edge, z - 0.25], out), [0, -3.6, 0], { tick: pen.small ? 0.2 : 0.45, gap: 0.4, beyond: 0.5 })
  dimension(scene, add([b, -f.edge, z - 0.25], out), add([b, f.depth + f.edge, z - 0.25], out), [3.4, 0, 0], { tick: pen.small ? 0.2 : 0.45, gap: 0.4, beyond: 0.5, height: 22 })
  scene.draw(pen)
  const face = mouth.map((p) => flat(view, p))
  pen.fill('modelTint', face).lines('modelCut', [face], true)
  return pen
}

const BLOCKS = [6, 12, 8, 4, 12, 48, 12, 16, 16, 10]
const RESERVE = 22
const sum = (list) => list.reduce((s, v) => s + v, 0)

/** The ten blocks of hours as a stair, the reserve, the whole. */
function hours(size) {
  const [pen, narrow] = figure(size)
  const [x0, base, h, pitch, wide] = narrow ? [80, 392, 2.1, 29, 23] : [104, 436, 2.35, 68, 50]
  const top = (v) => base - v * h
  pen.line('mark', [x0 - 22, base], [x0 - 22, top(170)])
  pen.lines('mark', Array.from({ length: 9 }, (_, i) => [[x0 - 22, top(i * 20)], [x0 - (i % 5 ? 30 : 38), top(i * 20)]]))
  let done = 0
  const column = (i, low, high) => rectangle(x0 + i * pitch, top(high), x0 + i * pitch + wide, top(low))
  for (const [i, v] of [...BLOCKS, RESERVE].entries()) {
    const part = column(i, done, done + v)
    const kind = i === 5 ? 'modelCut' : 'cut'
    if (i === 10) pen.lines('hatch', hatch([part], 45, 10))
    else pen.fill(i === 5 ? 'modelTint' : 'tint', part)
    pen.lines(kind, [part], true)
    done += v
    pen.text('mark', `${v}`, [x0 + i * pitch + wide / 2, top(done) - 6])
    pen.line('detail', [x0 + i * pitch + wide, top(done)], [x0 + (i + 1) * pitch, top(done)])
  }
  // the whole, in its three parts
  const use = sum(BLOCKS.slice(0, 5))
  const stack = [[0, use, 'tint', 'ink'], [use, use + BLOCKS[5], 'modelTint', 'modelCut'], [use + BLOCKS[5], sum(BLOCKS), 'tint', 'ink']]
  for (const [low, high, fill, kind] of stack) { const part = column(11, low, high); pen.fill(fill, part).lines(kind, [part], true) }
  const rest = column(11, sum(BLOCKS), sum(BLOCKS) + RESERVE)
  pen.lines('hatch', hatch([rest], 45, 10)).lines('ink', [rest], true)
  pen.lines('cut', [column(11, 0, sum(BLOCKS) + RESERVE)], true)
  const right = x0 + 11 * pitch + wide
  flatDimension(pen, [right, base], [right, top(sum(BLOCKS) + RESERVE)], [narrow ? 40 : 26, 0], { tick: 7, gap: 8, beyond: 8, between: [sum(BLOCKS) / (sum(BLOCKS) + RESERVE)], say: (length, i) => !i && `${Math.round(length / h)} h` })
  for (const v of [0, 100]) pen.text('mark', `${v}`, [x0 - 42, top(v) + 7], { anchor: 'end' })
  pen.line('cut', [x0 - 22, base], [right + 34, base])
  return pen
}

/** Hours put in, hours saved: where the lines cross, the trial has paid. */
function breakEven() {
  const pen = new Pen(...FIGURE)
  const [x0, base, u, h] = [90, 424, 27, 1.16]
  const at = (finds, hrs) => [x0 + finds * u, base - hrs * h]
  const [own, withFee, gain, end] = [166, 250, 11, 30]
  // what remains after paying
  pen.fill('modelTint', [at(own / gain, own), at(end, own), at(end, end * gain)])
  pen.lines('hatch', hatch([[at(0, 0), at(own / gain, own), at(0, own)]], 45, 14))
  pen.line('cut', at(0, own), at(end, own))
  pen.line('hidden', at(0, withFee), at(end, withFee))
  pen.line('modelCut', at(0, 0), at(end, end * gain))
  pen.lines('mark', Array.from({ length: end + 1 }, (_, i) => [at(i, 0), [x0 + i * u, base + (i % 5 ? 8 : 15)]]))
  for (const [cost, strong] of [[own, true], [withFee, false]]) {
    const p = at(cost / gain, cost)
    pen.line(strong ? 'markCut' : 'markHidden', p, [p[0], base - 22])
    pen.circle('sheet', p, 9).circle('markCut', p, 9)
    pen.text('mark', `${cost} h`, [x0 + 14, p[1] - 7], { anchor: 'start' })
    pen.text('mark', `${Math.ceil(cost / gain)}`, [p[0], base + 26 + Math.min(pen.letter, 28)])
    if (strong) pen.fill('markSolid', [[p[0] - 9, base - 30], [p[0] + 9, base - 30], [p[0] + 9, base - 21], [p[0], base], [p[0] - 9, base - 21]])
    else pen.lines('mark', [[[p[0] - 9, base - 30], [p[0] + 9, base - 30], [p[0] + 9, base - 21], [p[0], base], [p[0] - 9, base - 21]]], true)
  }
  arrow(pen, 'cut', 'solid', [at(0, 0), [930, base]], 14)
  arrow(pen, 'cut', 'solid', [at(0, 0), [x0, 24]], 14)
  return pen
}

/** A worker who reaches up with both hands, helmet and head-set on; feet at `foot`, facing right. Centimetres as in symbols.mjs. */
function reaching(pen, foot, scale) {
  const at = ([x, y]) => [foot[0] + (x * scale) / 100, foot[1] - (y * scale) / 100]
  const part = ([a, b]) => capsule([...at(a), (a[2] * scale) / 100], [...at(b), (b[2] * scale) / 100], 1)
  const limbs = [
    [[-7, 92, 9], [-11, 52, 6.6]], [[-11, 52, 6.6], [-14, 12, 4.4]], [[-15, 5.5, 4.6], [2, 3.6, 3.2]],
    [[-1, 94, 10.5], [3, 52, 7.2]], [[3, 52, 7.2], [3, 11, 4.6]], [[1, 5.5, 4.8], [19, 3.6, 3.2]],
    [[-3, 139, 11.5], [-3, 97, 11.5]], [[-3, 150, 5], [-1, 160, 5.5]], [[-1, 162, 9.6], [1, 163.5, 8.6]],
  ]
  const helmet = [[-14, 161], [-15.5, 168], [-12, 174.5], [-5.5, 178.5], [2, 178], [8, 174], [10.6, 170], [17.5, 171.5], [18, 169.8]]
  const outline = `M${helmet.map((p) => at(p).map((v) => v.toFixed(1)).join(' ')).join('L')}z`
  const arm = (dx) => [[[-2, 141, 6], [15 + dx, 166, 5]], [[15 + dx, 166, 5], [27 + dx, 196, 3.8]], [[27 + dx, 196, 4.2], [29 + dx, 203, 3.6]]]
  pen.union('ink', 'sheet', arm(8).map(part).join(''))
  pen.union('ink', 'sheet', limbs.map(part).join('') + outline)
  pen.lines('detail', [[[-14, 118], [8, 118]], [[-14, 112], [8, 112]], [[-14, 94], [8, 94]]].map((l) => l.map(at)))
  const visor = [[3, 160], [12, 164.5], [14, 168.5], [4.5, 168.5]].map(at)
  pen.fill('sheet', visor).fill('modelTint', visor).lines('modelCut', [visor], true)
  pen.line('cut', at([-10.5, 166]), at([4, 167]))
  pen.union('ink', 'sheet', arm(0).map(part).join(''))
  return { eye: at([12, 166]), hands: at([33, 207]) }
}

/** A slab in section, hatched. */
function slab(pen, polygon, spacing = 13) {
  pen.fill('tint', polygon).lines('hatch', hatch([polygon], 45, spacing))
}

/** What runs under the ceiling, as closed shapes on the sheet: a main duct, two pipes, a tray. */
const runs = (x0, x1) => [
  { ring: rectangle(x0, 118, x1, 172), joints: 96 },
  { ring: rectangle(x0, 192, x1, 208) },
  { ring: rectangle(x0, 220, x1, 232) },
]

/** Tablet on the floor, head-set on the lift, under one ceiling. */
function twoDevices() {
  const pen = new Pen(...COVER, { bare: ROW })
  const [ground, soffit] = [540, 82]
  slab(pen, rectangle(0, 44, 960, soffit))
  slab(pen, rectangle(0, ground, 960, ground + 34))
  pen.lines('cut', [[[0, soffit], [960, soffit]], [[0, ground], [960, ground]]]).lines('ink', [[[0, 44], [960, 44]]])
  const scale = 118
  // the lift, drawn before its worker
  const deck = 452
  const [l0, l1] = [634, 808]
  pen.lines('ink', [rectangle(l0, ground - 34, l1, ground - 14), rectangle(l0, deck, l1, deck + 12)], true)
  for (const x of [l0 + 26, l1 - 26]) pen.circle('sheet', [x, ground - 12], 12).circle('cut', [x, ground - 12], 12)
  const knee = (deck + 12 + ground - 34) / 2
  for (const [a, b] of [[deck + 12, knee], [knee, ground - 34]]) pen.lines('ink', [[[l0 + 18, a], [l1 - 18, b]], [[l1 - 18, a], [l0 + 18, b]]])

  const phone = person(pen, [132, ground], scale, { carry: null })
  const tilt = [[phone[0] - 3, phone[1] - 30], [phone[0] + 14, phone[1] + 12]]
  const from = [(tilt[0][0] + tilt[1][0]) / 2, (tilt[0][1] + tilt[1][1]) / 2]
  const stand = [l0 + 66, deck]
  const eye = add2(stand, [0.12 * scale, -1.66 * scale])

  // each field of view is a wedge cut off by the slab; the model shows only inside
  const wedge = ([x, y], middle, angle) => {
    const side = (t) => { const r = (t * Math.PI) / 180; const k = (y - soffit) / Math.sin(r); return [x + k * Math.cos(r), soffit] }
    return [[x, y], side(middle + angle / 2), side(middle - angle / 2)]
  }
  const wide = wedge(from, 67, 60)
  const narrow = wedge(eye, 73, 43)
  for (const [field, own] of [[wide, 1], [narrow, 2]]) {
    pen.fill('modelTint', field)
    for (const { ring: shape, joints } of runs(0, 960)) {
      const shown = clipPolygon(shape, field)
      if (shown.length < 3) continue
      pen.fill('sheet', shown).fill('modelTint', shown).lines(own ? 'modelCut' : 'model', [shown], true)
      if (joints) for (let x = joints; x < 960; x += joints) { const strip = clipPolygon(rectangle(x - 0.1, 118, x + 0.1, 172), field); if (strip.length > 2) pen.line('model', strip[0], [strip[0][0], Math.max(...strip.map((q) => q[1]))]) }
    }
    pen.line('modelSight', field[0], field[1]).line('modelSight', field[0], field[2])
  }
  pen.line('modelCut', ...tilt).line('modelCut', add2(tilt[0], [3, -1]), add2(tilt[1], [3, -1]))
  const worker = reaching(pen, stand, scale)
  for (const x of [l0, l1]) pen.line('ink', [x, deck], [x, deck - 120])
  pen.lines('ink', [[[l0, deck - 120], [l1, deck - 120]]]).lines('detail', [[[l0, deck - 62], [l1, deck - 62]]])
  // the tool in both hands, and the point it marks
  pen.line('cut', add2(worker.hands, [-6, 8]), add2(worker.hands, [4, -22]))
  pen.circle('markSolid', add2(worker.hands, [5, -27]), 5)
  return pen
}

const add2 = (a, b) => [a[0] + b[0], a[1] + b[1]]

/** Plan of both fields of view, and beneath what the eye gets. */
function fields() {
  const pen = new Pen(...COVER, { bare: ROW })
  const m = 92
  const [wall, eye] = [96, 96 + 3 * m]
  const radians = (d) => (d * Math.PI) / 180
  const spread = (x, y, angle) => { const half = (y - wall) * Math.tan(radians(angle / 2)); return [[x, y], [x - half, wall], [x + half, wall]] }
  const things = (x) => [[-168, 34], [-112, 52], [-40, 34], [36, 62], [104, 30], [160, 46]].map(([d, w]) => ({ x: x + d, w }))
  const head = ([x, y]) => {
    pen.curveFill('sheet', circlePath(x, y, 19, 23)).curve('ink', circlePath(x, y, 19, 23))
    pen.line('ink', [x - 5, y - 22], [x, y - 31], [x + 5, y - 22])
  }
  const side = (x, kind) => {
    slab(pen, rectangle(x - 222, wall - 34, x + 222, wall), 13)
    pen.line('cut', [x - 222, wall], [x + 222, wall])
    for (const t of things(x)) pen.lines('hidden', [rectangle(t.x - t.w / 2, wall + 8, t.x + t.w / 2, wall + 26)], true)
  }
  const shown = (x, field) => { for (const t of things(x)) { const part = clipPolygon(rectangle(t.x - t.w / 2, wall + 8, t.x + t.w / 2, wall + 26), field); if (part.length > 2) pen.fill('sheet', part).fill('modelTint', part).lines('modelCut', [part], true) } }
  const [left, right] = [246, 714]
  side(left), side(right)

  // tablet: the camera's wide field, the eye's narrow one
  const screen = eye - 0.45 * m
  const angles = [60, 43]
  const camera = spread(left, screen, angles[0])
  pen.fill('modelTint', camera)
  shown(left, camera)
  pen.lines('modelSight', [[camera[0], camera[1]], [camera[0], camera[2]]])
  const half = (0.115 * m)
  const reach = (eye - wall) / (eye - screen)
  if (!pen.small) pen.lines('hidden', [[[left, eye - 16], [left - half * reach, wall]], [[left, eye - 16], [left + half * reach, wall]]])
  head([left, eye + 8])
  pen.line('modelCut', [left - half * 1.7, screen], [left + half * 1.7, screen]).line('modelCut', [left - half * 1.7, screen - 3], [left + half * 1.7, screen - 3])
  flatDimension(pen, camera[1], camera[2], [0, -48], { unit: m, tick: 7, gap: 38, beyond: 8, lift: 6 })
  pen.text('mark', `${angles[0]}°`, [left, screen - 84])

  // head-set: one field
  const own = spread(right, eye - 10, angles[1])
  pen.fill('modelTint', own)
  shown(right, own)
  pen.lines('modelSight', [[own[0], own[1]], [own[0], own[2]]])
  head([right, eye + 8])
  pen.curve('modelCut', `M${right - 21} ${eye - 2}Q${right} ${eye - 30} ${right + 21} ${eye - 2}`)
  flatDimension(pen, own[1], own[2], [0, -48], { unit: m, tick: 7, gap: 38, beyond: 8, lift: 6 })
  pen.text('mark', `${angles[1]}°`, [right, eye - (pen.small ? 130 : 100)])

  // what the eye gets: everything at half size in a frame, or part of it at full size
  const [y0, y1] = [424, 572]
  const heights = [70, 96, 58, 104, 64, 82]
  const rows = (x, k, kind, window) => things(0).forEach((t, i) => {
    const part = window ? clipPolygon(rectangle(x + (t.x - t.w / 2) * k, y0 + 20, x + (t.x + t.w / 2) * k, y0 + 20 + heights[i] * k), window) : rectangle(x + (t.x - t.w / 2) * k, y0 + 20, x + (t.x + t.w / 2) * k, y0 + 20 + heights[i] * k)
    if (part.length > 2) pen.fill('sheet', part).fill('modelTint', part).lines(kind, [part], true)
  })
  const frameOf = (x, w, a, b) => rectangle(x - w, a, x + w, b)
  const real = (x) => things(0).forEach((t, i) => pen.lines('hidden', [rectangle(x + t.x - t.w / 2, y0 + 20, x + t.x + t.w / 2, y0 + 20 + heights[i])], true))
  const tablet = frameOf(left, 67, y0 + 6, y0 + 100)
  real(left)
  pen.fill('sheet', frameOf(left, 77, y0 - 4, y0 + 110)).lines('cut', [frameOf(left, 77, y0 - 4, y0 + 110)], true).lines('ink', [tablet], true)
  rows(left, 0.5, 'modelCut', tablet)
  const seen = frameOf(right, 108, y0, y1)
  real(right)
  rows(right, 1, 'modelCut', seen)
  pen.lines('modelHidden', [seen], true)
  return pen
}

/** A valve as on a diagram. */
function valve(pen, [x, y], s, kind, fill) {
  const left = [[x - s, y - s * 0.7], [x, y], [x - s, y + s * 0.7]]
  const right = [[x + s, y - s * 0.7], [x, y], [x + s, y + s * 0.7]]
  for (const part of [left, right]) pen.fill(fill, part).lines(kind, [part], true)
  pen.line(kind, [x, y], [x, y - s * 1.3]).line(kind, [x - s * 0.6, y - s * 1.3], [x + s * 0.6, y - s * 1.3])
}

/** A ceiling before and after it closes: compared on the left, kept as model on the right. */
function closing() {
  const pen = new Pen(...COVER, { bare: ROW })
  const [ground, soffit, ceiling] = [556, 84, 292]
  const middle = 540
  slab(pen, rectangle(0, 44, 960, soffit))
  pen.lines('cut', [[[0, soffit], [960, soffit]]]).lines('ink', [[[0, 44], [960, 44]]])
  slab(pen, rectangle(0, ground, 960, ground + 30))
  pen.line('cut', [0, ground], [960, ground])
  const shift = [5, -4]
  const built = [rectangle(0, 116, middle, 168), rectangle(0, 196, middle, 214)]
  // a pipe that sits too low over one stretch
  const low = 262
  const off = [[0, 232], [196, 232], [226, low - 12], [middle, low - 12], [middle, low + 4], [220, low + 4], [190, 248], [0, 248]]
  for (const x of [70, 206, 342, 478]) pen.lines('detail', [[[x - 14, soffit], [x - 14, 168]], [[x + 14, soffit], [x + 14, 214]]])
  for (const x of [120, 300, 440]) pen.line('detail', [x, soffit], [x, x > 210 ? low - 12 : 232])
  for (const part of [...built, off]) pen.fill('sheet', part).fill('tint', part)
  for (const part of [...built.map(([a, b, c, d]) => [[a, b], [c, d]]), [off.slice(0, 4), off.slice(4)]]) pen.lines('cut', part)
  for (const x of [104, 222, 340, 458]) pen.line('ink', [x, 112], [x, 172])
  // the model over it
  const asMeant = [[116, 168], [196, 214], [232, 248]]
  for (const [a, b] of asMeant) pen.lines('modelCut', [[[0, a + shift[1]], [middle, a + shift[1]]], [[0, b + shift[1]], [middle, b + shift[1]]]])
  // behind the closed ceiling only the model is left
  pen.fill('modelTint', rectangle(middle, soffit, 960, ceiling))
  for (const [a, b] of asMeant) pen.lines('model', [[[middle, a + shift[1]], [960, a + shift[1]]], [[middle, b + shift[1]], [960, b + shift[1]]]])
  for (const x of [576, 694, 812, 930]) pen.line('modelDetail', [x, 112 + shift[1]], [x, 172 + shift[1]])
  for (const [x, y] of [[660, 201], [846, 236]]) {
    pen.circle('sheet', [x, y], 21)
    valve(pen, [x, y], 16, 'modelCut', 'modelTint')
    // the tag that says when and with what it was checked
    pen.line('model', [x, y + 12], [x, ceiling + 22])
    pen.fill('sheet', rectangle(x - 40, ceiling + 22, x + 40, ceiling + 70)).lines('modelCut', [rectangle(x - 40, ceiling + 22, x + 40, ceiling + 70)], true)
    pen.line('model', [x - 30, ceiling + 38], [x + 4, ceiling + 38]).line('model', [x - 30, ceiling + 54], [x - 4, ceiling + 54])
    pen.line('markCut', [x + 12, ceiling + 47], [x + 19, ceiling + 55], [x + 31, ceiling + 37])
  }
  valve(pen, [150, 205], 16, 'cut', 'sheet')
  // ceiling panels: set on the right, the next one about to come
  for (let x = middle; x < 960; x += 84) { const panel = rectangle(x + 2, ceiling, Math.min(x + 82, 960), ceiling + 10); pen.fill('sheet', panel).fill('tint', panel).lines('cut', [panel], true) }
  for (const x of [middle - 84, middle - 168]) pen.lines('hidden', [rectangle(x + 2, ceiling, x + 82, ceiling + 10)], true)
  pen.line('modelCut', [middle, soffit], [middle, ground])
  // the deviation
  pen.curve('markCut', circlePath(300, 244, 44))
  // the one who compares
  const phone = person(pen, [196, ground], 118)
  for (const p of [[262, 222], [338, 266]]) pen.line('modelSight', [phone[0] + 4, phone[1] - 8], p)
  return pen
}

/** Accept, measure again, reject: a pipe of 56 mm against 60 mm of tolerance, 1 mm = 2 units. */
function guardBand() {
  const pen = new Pen(...FIGURE)
  const mm = 2
  const y = 262
  const [x0, x1] = [96, 872]
  const [T, U] = [60, 20]
  const strip = (a, b) => rectangle(x0, y - b * mm, x1, y - a * mm)
  pen.fill('tint', strip(-(T - U), T - U))
  for (const k of [1, -1]) {
    const s = strip(Math.min(k * (T - U), k * (T + U)), Math.max(k * (T - U), k * (T + U)))
    pen.lines('hatch', hatch([s], 45, 14))
    pen.lines('ink', [[[x0, y - k * (T - U) * mm], [x1, y - k * (T - U) * mm]], [[x0, y - k * (T + U) * mm], [x1, y - k * (T + U) * mm]]])
    pen.line('markCut', [x0, y - k * T * mm], [x1, y - k * T * mm])
  }
  pen.line('markAxis', [x0 - 30, y], [x1 + 30, y])
  const r = 28
  const places = [[236, 18], [484, -56], [732, 104]]
  for (const [x, d] of places) {
    pen.circle('sheet', [x, y], r).circle('modelTint', [x, y], r).circle('modelCut', [x, y], r)
    pen.line('model', [x - 9, y], [x + 9, y]).line('model', [x, y - 9], [x, y + 9])
  }
  for (const [i, [x, d]] of places.entries()) {
    const c = [x, y - d * mm]
    const far = i === 2
    pen.circle('sheet', c, r)
    if (far) pen.circle('markTint', c, r)
    pen.lines(far ? 'markCut' : 'hatch', far ? [] : hatch([ring(...c, r)], -45, 9))
    if (i === 0) { pen.circle('modelCut', [x, y], r) }
    pen.circle(far ? 'markCut' : 'cut', c, r)
    // the reading: from the middle of the model to the middle of the pipe
    const at = x + 62
    pen.line('mark', [x + 10, y], [at + 8, y]).line('mark', [x + r + 6, c[1]], [at + 8, c[1]])
    pen.line('markCut', [at, y], [at, c[1]])
    for (const e of [y, c[1]]) pen.line('markCut', [at - 6, e + 6], [at + 6, e - 6])
    pen.text('mark', `${Math.abs(d)}`, [at + 14, y - (Math.sign(d) * Math.min(Math.abs(d), T) * mm) / 2 + pen.letter / 2], { anchor: 'start' })
  }
  // tolerance and uncertainty at the left edge
  flatDimension(pen, [x0, y], [x0, y - T * mm], [-34, 0], { tick: 7, gap: 8, beyond: 8, say: pen.small ? `${T}` : `${T} mm` })
  flatDimension(pen, [x1, y + (T - U) * mm], [x1, y + (T + U) * mm], [34, 0], { tick: 7, gap: 8, beyond: 8 })
  pen.text('mark', `± ${U} mm`, [x1 + 60, y + (T + U) * mm + 10 + pen.letter], { anchor: 'end' })
  return pen
}
