import { building, cut, frame } from '../model.mjs'
import { Pen, arcPath, circlePath, hatch, smoothPath } from './pen.mjs'
import { add, axonometric, cross, mix, sub, times, unit } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, duct, prism, rounded, tube } from './solids.mjs'
import { arrowhead, axes, crosses, datum, dimension, flatDimension, onSheet, person, target } from './symbols.mjs'

/** One drawing a job: the work itself, and in each one mark where the work is decided. */
export function jobs() {
  return {
    'job-sales-engineer': crossing(),
    'job-web-front-end-engineer': browser(),
    'job-unity3d-engineer': anchored(),
    'job-copywriter': proof(),
    'job-java-back-end-engineer': rack(),
    'job-image-algorithm-engineer': matches(),
    'job-bim-field-engineer': setOut(),
    'job-product-manager': drafts(),
    'job-test-engineer': drift(),
    'job-bim-modeler': layers(),
    'job-technical-support-engineer-japan': call(),
    'job-implementation-project-manager': schedule(),
  }
}

const SIZE = [480, 300]
const f = frame()
const sheet = (view, ...points) => points.map((p) => view(p).slice(0, 2))
const rect = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
const lying = (points, z = 0) => points.map(([x, y]) => [x, y, z])

function roundedBox(x, y, w, h, r) {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

/** A plate with round corners, lying over what was drawn before. */
function plate(pen, kind, x, y, w, h, r) {
  return pen.curveFill('sheet', roundedBox(x, y, w, h, r)).curve(kind, roundedBox(x, y, w, h, r))
}

/** What the shared building has of some layers on its second storey, between two planes x. */
function part(layers, [x0, x1], storey = 1) {
  const chosen = building().filter((p) => layers.includes(p.layer) && p.storey === storey)
  return cut(cut(chosen, x1).before, x0).after
}

function put(scene, primitives, options) {
  for (const p of primitives) {
    if (p.kind === 'tube' && p.radius < 0.045) scene.line(options.kind, p.path)
    else scene.solid(faces(p), options)
  }
}

function faces({ kind, at, size, path, width, height, radius, bend = 0, axis, outline, from, to, holes = [] }) {
  if (kind === 'box') return box(at, add(at, size))
  if (kind === 'duct') return duct(path, width, height)
  if (kind === 'tube') return tube(bend ? rounded(path, bend, 4) : path, radius, 8)
  if (axis === 'z') return prism(outline, from, to, holes.map(([u0, v0, u1, v1]) => [[u0, v0], [u1, v0], [u1, v1], [u0, v1]]))
  // a tray along x, as the box around it
  const [us, vs] = [0, 1].map((k) => outline.map((p) => p[k]))
  return box([from, Math.min(...us), Math.min(...vs)], [to, Math.max(...us), Math.max(...vs)])
}

/** Two people below one crossing: what is offered is looked at where it would have to help. */
function crossing() {
  const pen = new Pen(...SIZE)
  const [soffit, floor] = [56, 272]
  const slabs = [rect(16, 28, 448, soffit - 28), rect(16, floor, 448, 16)]
  for (const s of slabs) pen.lines('hatch', hatch([s], 45, 7))
  const beam = rect(62, soffit, 34, 40)
  pen.lines('hatch', hatch([beam], 45, 7))
  pen.lines('cut', [[[16, 28], [464, 28]], [[16, soffit], [62, soffit], [62, 96], [96, 96], [96, soffit], [464, soffit]], [[16, floor], [464, floor]]])
  // the model below the slab: a duct along the view, cut; a pipe across it; a tray cut
  const section = rect(214, 74, 84, 40)
  pen.fill('modelTint', section).lines('modelCut', [section, rect(220, 80, 72, 28)], true)
  pen.line('model', section[0], section[2]).line('model', section[1], section[3])
  for (const x of [222, 290]) pen.line('modelDetail', [x, soffit], [x, 74])
  pen.lines('model', [[[104, 103], [206, 103]], [[104, 117], [206, 117]], [[298, 103], [452, 103]], [[298, 117], [452, 117]]])
  pen.lines('modelHidden', [[[206, 103], [298, 103]], [[206, 117], [298, 117]]])
  for (const x of [150, 380]) pen.lines('modelDetail', [[[x, soffit], [x, 103]], [[x - 4, 100], [x - 4, 120], [x + 4, 120], [x + 4, 100]]])
  pen.line('modelCut', [398, 72], [398, 84], [440, 84], [440, 72])
  for (const x of [404, 434]) pen.line('modelDetail', [x, soffit], [x, 84])
  // what is wrong with it
  pen.curve('markCut', circlePath(214, 110, 26))
  flatDimension(pen, [346, 117], [346, floor], [0.1, 0], { unit: 82, gap: 0, tick: 5, beyond: 0 })
  const phone = person(pen, [150, floor], 82)
  person(pen, [274, floor], 82, { facing: -1, carry: null })
  for (const at of [[196, 129], [232, 129]]) pen.line('modelSight', phone, at)
  return pen
}

/** A page in a browser: left of its slider the storey as built, right of it the model, in register. */
function browser() {
  const pen = new Pen(...SIZE)
  const [x, y, w, h, bar, slider] = [36, 18, 408, 264, 30, 236]
  const span = [f.xs[2] - 1, f.xs[4] + 1]
  const view = axonometric({ azimuth: -58, elevation: 28, scale: 16.4, at: [22.5, 7.2, f.levels[1] + 0.8], origin: [238, 176] })
  const half = (from, to) => rect(from, y + bar, to - from, h - bar)
  const site = new Scene(view)
  put(site, part(['slab', 'column'], span), { kind: 'ink', tone: (n) => (n[2] > 0.5 ? null : 'tint') })
  const model = new Scene(view)
  put(model, part(['slab'], span), { kind: 'modelDetail' })
  put(model, part(['column'], span), { kind: 'modelDetail' })
  put(model, part(['duct', 'tray'], span), { kind: 'model' })
  site.draw(pen, { window: half(x, slider) })
  model.draw(pen, { window: half(slider, x + w) })
  pen.curve('cut', roundedBox(x, y, w, h, 9)).line('ink', [x, y + bar], [x + w, y + bar])
  for (const i of [0, 1, 2]) pen.circle('detail', [x + 18 + i * 14, y + bar / 2], 4)
  pen.curve('detail', roundedBox(x + 66, y + 8, w - 84, 14, 7))
  pen.line('detail', [x + 78, y + 15], [x + 190, y + 15])
  // the slider, and the hand of the visitor on it
  pen.line('markCut', [slider, y + bar], [slider, y + h])
  const [cx, cy] = [slider, 216]
  pen.circle('sheet', [cx, cy], 13).circle('markCut', [cx, cy], 13)
  pen.lines('markCut', [[[cx - 4, cy - 4], [cx - 8, cy], [cx - 4, cy + 4]], [[cx + 4, cy - 4], [cx + 8, cy], [cx + 4, cy + 4]]])
  const pointer = [[0, 0], [0, 19], [4.6, 14.8], [8, 22], [11.2, 20.6], [8, 13.6], [14, 13.2]].map(([u, v]) => [cx + 6 + u, cy + 8 + v])
  pen.fill('sheet', pointer).lines('ink', [pointer], true)
  return pen
}

/** A duct piece with its bounding box and its three axes, and the tablet's frustum that has to hold it still. */
function anchored() {
  const pen = new Pen(...SIZE)
  const view = axonometric({ azimuth: -50, elevation: 27, scale: 46, at: [3.3, 2.1, 1.1], origin: [240, 158] })
  const scene = new Scene(view)
  const [X, Y] = [7.2, 4.4]
  for (let i = 0; i <= 9; i++) scene.line('hatch', [[i * 0.8, 0, 0], [i * 0.8, Y, 0]])
  for (let i = 0; i <= 5; i++) scene.line('hatch', [[0, (i * Y) / 5.5, 0], [X, (i * Y) / 5.5, 0]])
  scene.line('ink', lying(rect(0, 0, X, Y)), { closed: true })
  const run = rounded([[0.7, 3.1, 2.2], [2.5, 3.1, 2.2], [2.5, 1.2, 2.2]], 0.55, 5)
  scene.solid(duct(run, 0.75, 0.5), { kind: 'modelCut', tone: (n) => (n[2] > 0.5 ? 'modelTint' : null) })
  scene.line('modelDetail', [[1.25, 2.725, 1.95], [1.25, 2.725, 2.45], [1.25, 3.475, 2.45]])
  scene.line('modelDetail', [[2.125, 1.75, 2.45], [2.875, 1.75, 2.45], [2.875, 1.75, 1.95]])
  const [low, high] = [[0.55, 1.05, 1.8], [3.02, 3.62, 2.6]]
  const corner = (i) => [0, 1, 2].map((k) => ((i >> k) & 1 ? high : low)[k])
  for (const [a, b] of [[0, 1], [1, 3], [3, 2], [2, 0], [4, 5], [5, 7], [7, 6], [6, 4], [0, 4], [1, 5], [2, 6], [3, 7]]) scene.line('modelHidden', [corner(a), corner(b)])
  for (const p of [[0.55, 1.05], [3.02, 1.05], [3.02, 3.62]]) scene.line('hidden', [[...p, 0], [...p, 1.8]])
  scene.draw(pen)
  // the tablet and its pyramid of sight, wide enough for the whole box
  const eye = [6.6, 0.9, 1.3]
  const aim = [0, 1, 2].map((k) => (low[k] + high[k]) / 2)
  const ahead = sub(aim, eye)
  const [right, up] = [unit(cross(ahead, [0, 0, 1])), unit(cross(cross(ahead, [0, 0, 1]), ahead))]
  const across = (t) => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]) => add(add(eye, times(ahead, t)), add(times(right, u * t * 1.95), times(up, v * t * 1.05))))
  const [screen, far] = [across(0.26), across(1)]
  pen.fill('modelTint', sheet(view, ...screen))
  for (const p of far) pen.line('modelSight', ...sheet(view, eye, p))
  pen.lines('modelDetail', [sheet(view, ...far)], true)
  pen.lines('cut', [sheet(view, ...screen)], true)
  const [ex, ey] = sheet(view, eye)[0]
  pen.line('hidden', [ex, ey + 5], sheet(view, [eye[0], eye[1], 0])[0])
  pen.circle('sheet', [ex, ey], 5).circle('cut', [ex, ey], 5)
  // the pivot
  const pivot = [2.5, 3.1, 2.2]
  for (const d of [[1.35, 0, 0], [0, -1.35, 0], [0, 0, 1.25]]) {
    const [a, b] = sheet(view, pivot, add(pivot, d))
    pen.line('markCut', a, b)
    arrowhead(pen, 'markSolid', a, b, 11)
  }
  pen.circle('sheet', sheet(view, pivot)[0], 4).circle('markCut', sheet(view, pivot)[0], 4)
  return pen
}

/** A page proof: lines of type, one picture, its measure, and what the red pen did to a sentence. */
function proof() {
  const pen = new Pen(...SIZE)
  const [x, y, w, h] = [112, 14, 226, 268]
  const page = rect(x, y, w, h)
  pen.fill('tint', page.map(([u, v]) => [u + 6, v + 6])).fill('sheet', page).lines('cut', [page], true)
  for (const [u, v, du, dv] of [[x, y, -1, -1], [x + w, y, 1, -1], [x, y + h, -1, 1], [x + w, y + h, 1, 1]]) pen.lines('detail', [[[u + du * 5, v], [u + du * 13, v]], [[u, v + dv * 4], [u, v + dv * 9]]])
  const [left, right] = [x + 24, x + w - 24]
  pen.fill('solid', rect(left, y + 24, 122, 7)).fill('solid', rect(left, y + 38, 84, 7))
  // the picture: a column, a slab and the pipe that is still model
  const picture = rect(left, y + 60, right - left, 84)
  pen.lines('ink', [picture], true)
  const [px, py] = picture[0]
  const slab = rect(px, py + 12, right - left, 14)
  pen.lines('hatch', hatch([slab], 45, 6)).lines('cut', [[slab[0], slab[1]], [slab[3], slab[2]]])
  pen.lines('ink', [[[px + 36, py + 26], [px + 36, py + 84]], [[px + 56, py + 26], [px + 56, py + 84]]])
  pen.fill('modelTint', rect(px + 56, py + 42, 122, 16)).lines('modelCut', [[[px + 56, py + 42], [right, py + 42]], [[px + 56, py + 58], [right, py + 58]]])
  for (const u of [96, 146]) pen.lines('modelDetail', [[[px + u, py + 26], [px + u, py + 60]], [[px + u - 4, py + 61], [px + u + 4, py + 61]]])
  // text, ragged on the right
  const lines = [178, 160, 172, 148, 166, 174, 96]
  const at = (i) => y + 164 + i * 13
  lines.forEach((long, i) => {
    const gaps = [26, 61, 103, 140].map((g, k) => g + ((i * 17 + k * 5) % 13))
    let from = 0
    for (const g of [...gaps.filter((v) => v < long - 8), long]) {
      pen.line('detail', [left + from, at(i)], [left + g - 4, at(i)])
      from = g
    }
  })
  // struck out, inserted, moved up: proof marks in the margin
  pen.line('markCut', [left + 60, at(1)], [left + 118, at(1)])
  pen.curve('markCut', `M${left + 118} ${at(1)}q7-1 7-7q0-6-5-5q-4 2 0 6l8 8`)
  pen.line('mark', [left + 130, at(1) - 3], [x + w + 24, at(1) - 3])
  pen.curve('markCut', `M${x + w + 30} ${at(1) + 4}q10-2 10-10q0-7-6-6q-5 3 0 8l10 10`)
  pen.lines('markCut', [[[left + 84, at(4) + 7], [left + 89, at(4) - 2], [left + 94, at(4) + 7]]])
  pen.line('mark', [left + 97, at(4) + 6], [x + w + 24, at(4) + 6])
  pen.lines('markCut', [[[x + w + 30, at(4) + 10], [x + w + 36, at(4) - 2], [x + w + 42, at(4) + 10]]])
  pen.line('markCut', [x + w + 50, at(4) + 4], [x + w + 92, at(4) + 4])
  // the measure of the column, as a builder would give it
  flatDimension(pen, [left, y + 60], [left, at(6)], [-52, 0], { between: [84 / (at(6) - y - 60)], gap: 6, unit: w / 0.21 })
  return pen
}

/** Five drawers of one cabinet are five floors of one building; one is out, and goes to three tablets. */
function rack() {
  const pen = new Pen(...SIZE)
  const view = axonometric({ azimuth: -40, elevation: 24, scale: 33, at: [1.9, 1.1, 2.3], origin: [138, 150] })
  const scene = new Scene(view)
  const [W, D, step, t] = [2.6, 2.2, 0.92, 0.14]
  const out = 2
  for (const [px, py] of [[0, 0], [W - 0.12, 0], [W - 0.12, D - 0.12], [0, D - 0.12]]) scene.solid(box([px, py, -0.2], [px + 0.12, py + 0.12, 5 * step]))
  scene.solid(box([-0.06, -0.06, 5 * step], [W + 0.06, D + 0.06, 5 * step + 0.12]))
  const floor = (x, z, kind) => {
    scene.solid(box([x, 0.16, z], [x + W - 0.1, D - 0.16, z + t]), { kind })
    for (const cx of [0.2, 1.15, 2.1]) for (const cy of [0.35, D - 0.6]) scene.solid(box([x + cx, cy, z + t], [x + cx + 0.22, cy + 0.22, z + t + 0.5]), { kind })
  }
  for (let i = 0; i < 5; i++) if (i !== out) floor(0.05, i * step, 'detail')
  const pulled = 2.75
  const z = out * step
  floor(pulled, z, 'model')
  scene.solid(duct([[pulled + 0.05, D / 2, z + 0.62], [pulled + W - 0.2, D / 2, z + 0.62]], 0.42, 0.22), { kind: 'modelCut', tone: (n) => (n[2] > 0.5 ? 'modelTint' : null) })
  for (const y of [0.16, D - 0.16]) scene.line('hidden', [[0.05, y, z], [pulled, y, z]])
  scene.draw(pen)
  dimension(onSheet(pen, view), [0, 0, -0.2], [0, 0, 5 * step], [-0.5, -0.3, 0], { between: [1, 2, 3, 4].map((i) => (i * step + 0.2) / (5 * step + 0.2)), gap: 0.2, tick: 0.1, say: (_, i) => `${i + 1}` })
  // one request, three answers
  const from = sheet(view, [pulled + W - 0.1, D / 2, z + 0.5])[0]
  const ends = [46, 150, 254].map((cy) => [386, cy])
  const queue = [300, from[1]]
  pen.line('markCut', from, queue)
  for (const end of ends) {
    pen.curve(pen.small ? 'markCut' : 'mark', `M${queue[0]} ${queue[1].toFixed(1)}C${queue[0] + 44} ${queue[1].toFixed(1)} ${end[0] - 48} ${end[1]} ${end[0] - 8} ${end[1]}`)
    arrowhead(pen, 'markSolid', [end[0] - 20, end[1]], [end[0] - 6, end[1]], 9)
  }
  pen.circle('sheet', queue, 8).circle('markCut', queue, 8).circle('markSolid', queue, 2.6)
  const tablets = ends.map(([ex, ey]) => [ex, ey - 34, 84, 68])
  for (const [tx, ty, tw, th] of tablets) {
    plate(pen, 'cut', tx, ty, tw, th, 7)
    pen.curve('detail', roundedBox(tx + 5, ty + 5, tw - 10, th - 10, 3))
  }
  const at = ([tx, ty], points) => points.map(([u, v]) => [tx + u, ty + v])
  // a floor, a discipline, an area
  pen.lines('model', [at(tablets[0], [[14, 44], [42, 54], [70, 42], [42, 34]])], true)
  for (const [u, v] of [[24, 44], [42, 50], [60, 42], [42, 38]]) pen.line('modelCut', ...at(tablets[0], [[u, v], [u, v - 18]]))
  pen.lines('modelCut', [at(tablets[1], [[14, 26], [48, 26], [48, 52]]), at(tablets[1], [[14, 38], [36, 38], [36, 52]])])
  pen.lines('model', [at(tablets[1], [[56, 16], [56, 52]]), at(tablets[1], [[62, 16], [62, 52]])])
  const block = (u, v, w, h) => rect(tablets[2][0] + u, tablets[2][1] + v, w, h)
  pen.lines('modelHidden', [block(14, 20, 18, 32), block(54, 20, 16, 32)], true)
  pen.fill('modelTint', block(32, 14, 22, 38)).lines('modelCut', [block(32, 14, 22, 38)], true)
  return pen
}

/** Two pictures of one corridor; points found in both are joined, and one pair is wrong. */
function matches() {
  const pen = new Pen(...SIZE)
  const camera = (frameAt, [cx, cy, cz], turn, focus) => ([x, y, z]) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const [u, d] = [c * (x - cx) - s * (y - cy), s * (x - cx) + c * (y - cy)]
    return [frameAt[0] + 104 + (focus * u) / d, frameAt[1] + 70 - (focus * (z - cz)) / d]
  }
  const frames = [[22, 22], [250, 138]]
  const views = [camera(frames[0], [1.15, -2.1, 1.45], -0.02, 205), camera(frames[1], [1.8, -1.9, 1.3], -0.13, 200)]
  const [W, H, L] = [2.6, 2.7, 7]
  const edges = [
    ...[[0, 0], [W, 0], [W, H], [0, H]].map(([x, z]) => [[x, 0, z], [x, L, z]]),
    [[0, L, 0], [W, L, 0], [W, L, H], [0, L, H], [0, L, 0]],
    [[0, 3, 0], [0, 3, 2.1], [0, 4.2, 2.1], [0, 4.2, 0]],
    [[W - 0.4, 1.9, 0], [W - 0.4, 1.9, H], [W - 0.4, 2.3, H], [W - 0.4, 2.3, 0], [W - 0.4, 1.9, 0]],
    [[W - 0.4, 1.9, 0], [W, 1.9, 0]], [[W - 0.4, 1.9, H], [W, 1.9, H]],
  ]
  const runs = [...[[0.5, 2.1], [1.4, 2.1], [1.4, 2.5], [0.5, 2.5]].map(([x, z]) => [[x, 1.8, z], [x, L, z]]), [[0.5, 1.8, 2.1], [1.4, 1.8, 2.1], [1.4, 1.8, 2.5], [0.5, 1.8, 2.5], [0.5, 1.8, 2.1]], [[0.5, 3.4, 2.1], [1.4, 3.4, 2.1]]]
  const points = [[0, 3, 2.1], [0, 4.2, 2.1], [0, 3, 0], [0, 4.2, 0], [0.5, 1.8, 2.1], [1.4, 1.8, 2.1], [1.4, 1.8, 2.5], [0.5, 1.8, 2.5], [1.4, 3.4, 2.1], [W - 0.4, 1.9, 0], [W - 0.4, 1.9, 1.5], [W - 0.4, 2.3, H], [0, L, 0], [W, L, 0], [W, L, H], [0, L, H]]
  frames.forEach(([x, y], i) => {
    const window = rect(x, y, 208, 140)
    const scene = new Scene((p) => [...views[i](p), 0])
    for (const e of edges) scene.line('detail', e)
    for (const r of runs) scene.line('model', r)
    pen.fill('sheet', window)
    scene.draw(pen, { window })
    pen.lines('cut', [window], true)
  })
  const inside = (i, [u, v]) => u > frames[i][0] + 4 && u < frames[i][0] + 204 && v > frames[i][1] + 4 && v < frames[i][1] + 136
  const seen = points.filter((p) => views.every((v, i) => inside(i, v(p))))
  const pairs = [[1.4, 1.8, 2.1], [0.5, 1.8, 2.1], [W - 0.4, 1.9, 1.5], [W, L, H]]
  for (const p of pairs) pen.line('modelHidden', views[0](p), views[1](p))
  for (const v of views) crosses(pen, 'modelCut', seen.map(v), 3.4)
  for (const v of views) for (const p of pairs) pen.circle('model', v(p), 6)
  // taken for the same corner: it is the other end of the wall
  const [a, b] = [views[0]([W, L, 0]), views[1]([0, 4.2, 0])]
  pen.line('markCut', a, b)
  for (const p of [a, b]) pen.circle('markCut', p, 7)
  return pen
}

/** An instrument on its tripod, the column that is not there yet, and the corner it is checked at. */
function setOut() {
  const pen = new Pen(...SIZE)
  const scale = 47
  const view = axonometric({ azimuth: -52, elevation: 24, scale, at: [3.4, 2, 0.95], origin: [232, 152] })
  const scene = new Scene(view)
  const [X, Y, t] = [7.2, 4.2, 0.25]
  scene.solid(box([0, 0, -t], [X, Y, 0]), { kind: 'cut', tone: (n) => (n[2] > 0.5 ? null : 'tint') })
  const built = [[0.5, 3.5], [6.3, 3.5]]
  const coming = [3.4, 3.5]
  const half = 0.28
  for (const [x, y] of built) scene.solid(box([x - half, y - half, 0], [x + half, y + half, 2.3]), { kind: 'ink' })
  for (const [u, v] of [[-1, -1], [1, -1], [1, 1], [-1, 1]]) scene.line('ink', [[coming[0] + u * 0.19, coming[1] + v * 0.19, 0], [coming[0] + u * 0.19, coming[1] + v * 0.19, 0.5]])
  scene.solid(box([coming[0] - half, coming[1] - half, 0], [coming[0] + half, coming[1] + half, 2.3]), { kind: 'modelCut', ghost: true })
  scene.line('markAxis', [[-0.7, 3.5, 0.002], [X + 0.6, 3.5, 0.002]])
  scene.line('markAxis', [[coming[0], -0.75, 0.002], [coming[0], Y, 0.002]])
  scene.draw(pen)
  pen.fill('modelTint', sheet(view, [coming[0] - half, coming[1] - half, 0], [coming[0] + half, coming[1] - half, 0], [coming[0] + half, coming[1] - half, 2.3], [coming[0] - half, coming[1] - half, 2.3]))
  axes(pen, 'mark', 10, { xs: sheet(view, [coming[0], -1, 0]), ys: sheet(view, [X + 0.85, 3.5, 0]) })
  // tripod, tribrach, instrument
  const stand = [1.15, 1.0, 0]
  const head = sheet(view, add(stand, [0, 0, 1.32]))[0]
  for (const k of [0.5, 2.6, 4.7]) {
    const foot = sheet(view, add(stand, [0.5 * Math.cos(k), 0.5 * Math.sin(k), 0]))[0]
    pen.line('cut', foot, mix(foot, head, 0.55)).lines('ink', [[mix(foot, head, 0.5), [head[0] + Math.cos(k) * 5, head[1]]]])
  }
  const [hx, hy] = head
  pen.line('mark', [hx, hy], sheet(view, stand)[0])
  pen.fill('sheet', rect(hx - 8, hy - 5, 16, 5)).lines('cut', [rect(hx - 8, hy - 5, 16, 5)], true)
  plate(pen, 'cut', hx - 9, hy - 33, 18, 28, 3)
  pen.fill('sheet', rect(hx - 12, hy - 27, 24, 11)).lines('cut', [rect(hx - 12, hy - 27, 24, 11)], true)
  pen.line('ink', [hx - 5, hy - 33], [hx - 5, hy - 38], [hx + 5, hy - 38], [hx + 5, hy - 33])
  const corner = sheet(view, [coming[0] - half, coming[1] - half, 1.3])[0]
  pen.line('markHidden', [hx + 13, hy - 22], corner)
  pen.circle('sheet', corner, 6).circle('markCut', corner, 6).circle('markSolid', corner, 2)
  const phone = person(pen, sheet(view, [6.1, 1.35, 0])[0], scale, { facing: -1 })
  pen.line('modelSight', phone, sheet(view, [coming[0] + half, coming[1] - half, 2.3])[0])
  pen.line('modelSight', phone, sheet(view, [coming[0] + half, coming[1] - half, 0])[0])
  target({ view }, pen, [...stand.slice(0, 2), 0.002], 0.13)
  return pen
}

/** Three drafts of one screen; what is left in the last lies where a gloved thumb gets to. */
function drafts() {
  const pen = new Pen(...SIZE)
  const [w, h, top] = [106, 212, 26]
  const lefts = [42, 184, 326]
  for (const x of lefts) {
    plate(pen, 'cut', x, top, w, h, 13)
    pen.curve('detail', roundedBox(x + 6, top + 6, w - 12, h - 12, 8))
  }
  const [a, b, c] = lefts
  const button = (x, y, wide, high, kind = 'ink') => pen.curve(kind, roundedBox(x, y, wide, high, 4))
  // first draft: twelve things to tap
  for (let i = 0; i < 12; i++) button(a + 15 + (i % 3) * 26, top + 22 + Math.floor(i / 3) * 30, 22, 20)
  for (const i of [0, 1, 2]) pen.line('detail', [a + 15, top + 152 + i * 12], [a + [82, 70, 46][i], top + 152 + i * 12])
  // second: the picture, and four
  const corridor = (x) => {
    const [l, r, t, m] = [x + 13, x + w - 13, top + 16, top + 98]
    pen.lines('modelDetail', [[[l, t], [r, t], [r, m], [l, m], [l, t]], [[l, t], [x + 40, top + 48]], [[r, t], [x + 64, top + 48]], [[l, m], [x + 40, top + 72]], [[r, m], [x + 64, top + 72]], [[x + 40, top + 48], [x + 64, top + 48], [x + 64, top + 72], [x + 40, top + 72], [x + 40, top + 48]]])
    pen.lines('modelCut', [[[x + 28, t + 4], [x + 60, t + 4], [x + 60, t + 20], [x + 28, t + 20], [x + 28, t + 4]], [[x + 28, t + 20], [x + 45, top + 58]], [[x + 60, t + 20], [x + 55, top + 58]], [[x + 60, t + 4], [x + 57, top + 50]]])
  }
  corridor(b)
  for (const i of [0, 1, 2, 3]) button(b + 15 + (i % 2) * 40, top + 112 + Math.floor(i / 2) * 36, 34, 28)
  // third: the picture and one
  const reach = [c + w + 8, top + h - 6]
  corridor(c)
  const only = [c + 31, top + 144]
  pen.curveFill('modelTint', roundedBox(...only, 42, 42, 8)).curve('modelCut', roundedBox(...only, 42, 42, 8))
  pen.lines('modelCut', [[[only[0] + 12, only[1] + 22], [only[0] + 18, only[1] + 29], [only[0] + 31, only[1] + 13]]])
  pen.finely(() => pen.curve('markAxis', arcPath(reach[0], reach[1], 118, -82, 4)).circle('markSolid', reach, 2.4))
  flatDimension(pen, [only[0], only[1] + 42], [only[0] + 42, only[1] + 42], [0, 66], { gap: 34, unit: w / 0.076 })
  for (const x of [a, b]) { pen.line('ink', [x + w + 10, top + 105], [x + w + 30, top + 105]); arrowhead(pen, 'solid', [x + w + 10, top + 105], [x + w + 32, top + 105], 9) }
  return pen
}

/** One lap around a floor in plan: as walked, as tracked, and how far the two are apart at its end. */
function drift() {
  const pen = new Pen(...SIZE)
  const walls = [rect(24, 24, 276, 252), rect(33, 33, 258, 234)]
  pen.fill('tint', ...walls).lines('cut', walls, true)
  const core = [rect(110, 104, 106, 92), rect(118, 112, 90, 76)]
  pen.fill('tint', ...core).lines('cut', core, true)
  for (const x of [66, 260]) for (const y of [66, 234]) { const c = rect(x - 5, y - 5, 10, 10); pen.fill('tint', c).lines('ink', [c], true) }
  const stops = [[84, 216], [84, 84], [242, 84], [242, 216], [84, 216]]
  pen.line('markAxis', ...stops)
  const tracked = [[84, 216], [83, 150], [85, 83], [160, 80], [243, 79], [247, 146], [250, 212], [170, 209], [92, 205]]
  pen.curve('modelCut', smoothPath(tracked, false))
  const ticks = [[83, 150], [85, 83], [160, 80], [243, 79], [247, 146], [250, 212], [170, 209]]
  for (const p of ticks) pen.circle('sheet', p, 3.4).circle('model', p, 3.4)
  // start and end under the lens
  const [dx, dy, R] = [382, 150, 82]
  const [sx, sy, r] = [88, 210, 17]
  pen.curve('ink', circlePath(sx, sy, r))
  const d = Math.hypot(dx - sx, dy - sy)
  const [t, open] = [Math.atan2(dy - sy, dx - sx), Math.acos((r - R) / d)]
  for (const k of [-1, 1]) pen.line('detail', [sx + r * Math.cos(t + k * open), sy + r * Math.sin(t + k * open)], [dx + R * Math.cos(t + k * open), dy + R * Math.sin(t + k * open)])
  pen.curveFill('sheet', circlePath(dx, dy, R)).curve('cut', circlePath(dx, dy, R))
  const [start, end] = [[dx - 22, dy + 26], [dx + 18, dy - 24]]
  pen.line('markAxis', [start[0], dy - 70], start, [dx + 72, start[1]])
  pen.curve('modelCut', `M${dx + 79} ${dy - 22}Q${dx + 46} ${dy - 18} ${end[0]} ${end[1]}`)
  pen.curve('modelCut', `M${start[0]} ${start[1]}q2-40-2-89`)
  for (const p of [start, end]) crosses(pen, 'ink', [p], 9)
  pen.circle('sheet', end, 4).circle('modelCut', end, 4)
  pen.circle('sheet', start, 4).circle('markCut', start, 4)
  // the limit around the start, and the gap
  pen.circle('markHidden', start, 38)
  const gap = Math.hypot(end[0] - start[0], end[1] - start[1])
  flatDimension(pen, start, end, [(22 * (start[1] - end[1])) / gap, (22 * (end[0] - start[0])) / gap], { gap: 8, tick: 5, beyond: 5 })
  pen.text('mark', 'Δ', [dx + 34, dy + 17])
  return pen
}

/** One bay of the shared building, taken apart: structure, ducts, pipes; and where two of them meet. */
function layers() {
  const pen = new Pen(...SIZE)
  const span = [f.xs[3] - 0.6, f.xs[5] + 0.6]
  const [y0, y1] = [-f.edge, f.ys[1] + 0.6]
  const base = f.levels[1]
  const rise = 4.7
  const view = axonometric({ azimuth: -62, elevation: 27, scale: 15.4, at: [30, 3.6, base + 5.6], origin: [212, 146] })
  const near = (p) => p.filter((q) => (q.path ?? [q.at ?? [0, 0]]).every((v) => v[1] < y1))
  const lift = (list, k) => list.map((p) => ({ ...p, ...(p.path && { path: p.path.map((v) => add(v, [0, 0, k * rise])) }), ...(p.at && { at: add(p.at, [0, 0, k * rise]) }), ...(p.axis === 'x' && { outline: p.outline.map(([u, v]) => [u, v + k * rise]) }) }))
  const plan = (z) => lying([[span[0], y0], [span[1], y0], [span[1], y1], [span[0], y1]], z)
  // from the bottom up, so that each layer lies over the one below
  const structure = new Scene(view)
  structure.solid(prism(plan(0).map((p) => p.slice(0, 2)), base - 0.25, base), { kind: 'cut', tone: (n) => (n[2] > 0.5 ? null : 'tint') })
  put(structure, near(part(['column'], span)).map((p) => ({ ...p, size: [...p.size.slice(0, 2), 3] })), { kind: 'ink' })
  structure.draw(pen)
  const above = (list, k, kind, height) => {
    const z = base + k * rise + height
    pen.fill('sheet', sheet(view, ...plan(z)))
    const scene = new Scene(view)
    scene.line('modelHidden', plan(z), { closed: true })
    put(scene, lift(near(list), k), { kind })
    scene.draw(pen)
  }
  above(part(['duct'], span), 1, 'model', 2.4)
  above(part(['pipe', 'tray'], span), 2, 'model', 2.4)
  for (const p of [plan(0)[0], plan(0)[1], plan(0)[2]]) {
    const at = (k) => [...p.slice(0, 2), base + (k ? k * rise + 2.4 : 0)]
    pen.line('hidden', ...sheet(view, at(0), at(1))).line('hidden', ...sheet(view, at(1), at(2)))
  }
  // the crossing that two layers share
  const x = f.xs[4] + 2.1
  const [up, down] = sheet(view, [x, 3.46, base + 2 * rise + 2.6], [x, 3.46, base + rise + 3.06])
  pen.line('markAxis', up, down)
  for (const p of [up, down]) pen.circle('markCut', p, 10)
  const [cx, cy] = sheet(view, [span[1], y1, base])[0]
  pen.line('mark', [cx + 6, cy], [cx + 92, cy])
  datum(pen, [cx + 16, cy], 9, 22, 1, base)
  return pen
}

/** A crew at a covered code, a desk that sees what they see, and one line between the two. */
function call() {
  const pen = new Pen(...SIZE)
  const floor = 262
  // the site, in section
  const slabs = [rect(14, 30, 196, 18), rect(14, floor, 196, 16)]
  for (const s of slabs) pen.lines('hatch', hatch([s], 45, 7))
  pen.lines('cut', [[[14, 30], [210, 30]], [[14, 48], [160, 48]], [[194, 48], [210, 48]], [[14, floor], [210, floor]]])
  const column = rect(160, 48, 34, floor - 48)
  pen.fill('tint', column).lines('cut', [[column[0], column[3]], [column[1], column[2]]])
  const phone = person(pen, [78, floor], 84)
  const code = rect(165, 126, 24, 24)
  pen.fill('sheet', code).lines('ink', [code], true)
  const marks = (x, y, k) => { for (const [u, v] of [[3, 3], [14, 3], [3, 14]]) pen.fill('solid', rect(x + u * k, y + v * k, 7 * k, 7 * k), rect(x + (u + 2) * k, y + (v + 2) * k, 3 * k, 3 * k)) }
  marks(165, 126, 1)
  for (const v of [126, 150]) pen.line('modelSight', phone, [165, v])
  // the desk
  const [dx, dy, dw, dh] = [266, 58, 194, 132]
  plate(pen, 'cut', dx, dy, dw, dh, 6)
  pen.line('detail', [dx, dy + dh - 13], [dx + dw, dy + dh - 13])
  pen.lines('ink', [[[349, 190], [345, 216]], [[377, 190], [381, 216]], [[328, 216], [398, 216]]])
  pen.lines('cut', [[[238, 224], [472, 224]], [[252, 224], [252, 278]], [[458, 224], [458, 278]]]).line('cut', [238, 218], [472, 218], [472, 224], [238, 224], [238, 218])
  // on its screen: the same column, larger; the code under paint, the next best place ringed
  pen.lines('ink', [[[318, 58], [318, 177]], [[390, 58], [390, 177]]])
  const big = rect(330, 88, 48, 48)
  pen.lines('ink', [big], true)
  marks(330, 88, 2)
  pen.fill('sheet', [[372, 92], [384, 118], [352, 142], [346, 120]])
  pen.lines('hatch', hatch([[[372, 92], [384, 118], [352, 142], [346, 120]]], 20, 4))
  pen.lines('modelCut', [[[390, 72], [459, 72]], [[390, 92], [459, 92]]]).lines('modelDetail', [[[424, 58], [424, 96]]])
  const spot = [304, 152]
  crosses(pen, 'markCut', [spot], 6)
  pen.circle('markCut', spot, 11)
  // the line
  pen.curve(pen.small ? 'markCut' : 'mark', `M${phone[0].toFixed(1)} ${(phone[1] - 14).toFixed(1)}C${phone[0].toFixed(1)} 6 ${dx + 40} 4 ${dx + 40} ${dy - 6}`)
  arrowhead(pen, 'markSolid', [dx + 40, dy - 22], [dx + 40, dy - 2], 10)
  return pen
}

/** The five storeys of the shared building, each with its bars of time; today is a plumb line through all. */
function schedule() {
  const pen = new Pen(...SIZE)
  const [ground, high, n] = [264, 44, 5]
  const [x0, x1] = [22, 150]
  const level = (i) => ground - i * high
  for (let i = 0; i <= n; i++) {
    const real = i <= 3
    const s = rect(x0 - 4, level(i), x1 - x0 + 8, 6)
    if (real) pen.fill('tint', s).lines('cut', [s], true)
    else pen.lines('modelHidden', [s], true)
    if (i === n) continue
    for (let k = 0; k <= 3; k++) {
      const x = x0 + (k * (x1 - x0 - 6)) / 3
      const [a, b] = [[[x, level(i + 1) + 6], [x, level(i)]], [[x + 6, level(i + 1) + 6], [x + 6, level(i)]]]
      pen.lines(i < 3 ? 'ink' : 'modelHidden', [a, b])
    }
    if (i < 2) pen.fill('modelTint', rect(x0 + 6, level(i + 1) + 12, x1 - x0 - 12, 9)).lines('model', [[[x0 + 6, level(i + 1) + 12], [x1 - 6, level(i + 1) + 12]], [[x0 + 6, level(i + 1) + 21], [x1 - 6, level(i + 1) + 21]]])
  }
  // the sheet beside it: weeks across, storeys up
  const [g0, g1, week] = [176, 464, 24]
  for (let x = g0; x <= g1; x += week) pen.line('hatch', [x, level(n) - 4], [x, ground + 6])
  for (let i = 0; i <= n; i++) pen.line('detail', [g0 - 14, level(i) + 3], [g1, level(i) + 3])
  const today = g0 + 6.5 * week
  const bars = [[0, 2.5, 3], [1.5, 4, 3], [3.5, 7, 3], [6, 8.5, 3], [8, 11, 3]]
  bars.forEach(([a, b], i) => {
    const y = level(i + 1) + 15
    const [from, to] = [g0 + a * week, g0 + b * week]
    const done = Math.min(to, today)
    if (done > from) pen.fill('modelSolid', rect(from, y, done - from, 9))
    pen.lines('modelCut', [rect(from, y, to - from, 9)], true)
    // handed over: a square behind the bar, filled when it is done
    const end = rect(to + 6, y, 9, 9)
    if (to < today) pen.fill('solid', end)
    pen.lines('ink', [end], true)
  })
  // today
  pen.line('markCut', [today, 18], [today, ground + 12])
  const bob = [[today - 5, ground + 12], [today + 5, ground + 12], [today, ground + 26]]
  pen.fill('markSolid', bob)
  pen.circle('sheet', [today, 18], 4).circle('markCut', [today, 18], 4)
  return pen
}
