import { axisLetter, axisNumber, millimetres } from '../../ui/drafting.ts'
import { building, cut, frame } from '../model.mjs'
import { Pen, hatch, isWide } from './pen.mjs'
import { add, axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, duct, extrude, prism, rounded, tube } from './solids.mjs'
import { axes, bubble, datum, dimension, flatDimension, person } from './symbols.mjs'

/** The two large drawings, both taken from the shared model in ../model.mjs. */
export function buildings() {
  return {
    axon: axon(),
    section: section(),
    'section-narrow': section({ size: [480, 372], scale: 13.7, ground: 280, parameters: { bays: [3, 2], storeys: 4, cut: 0.5, poured: 1 } }),
  }
}

/** The section across a page. */
export const ACROSS = { size: [1200, 436], scaling: true, scale: 18, ground: 346, parameters: { bays: [7, 2], storeys: 4, cut: 0.5, poured: 1 } }

/** Thinner round things are drawn as a single line. */
const WIRE = 0.045

/** Puts a primitive of the model into a scene. */
export function draw(scene, primitive, options) {
  const { kind, path, radius, bend = 0 } = primitive
  if (kind === 'tube' && radius < WIRE) return scene.line(options.wire ?? options.kind, path)
  const faces = {
    box: () => box(primitive.at, primitive.at.map((v, i) => v + primitive.size[i])),
    tube: () => tube(bend ? rounded(path, bend, 4) : path, radius, 10),
    duct: () => duct(bend ? rounded(path, bend, 4) : path, primitive.width, primitive.height),
    prism: () => bar(primitive),
  }[kind]()
  scene.solid(faces, options)
  if (kind === 'duct' && primitive.joint && options.joints) for (const ring of joints(primitive)) scene.line(options.joints, ring, { closed: true })
  return scene
}

function bar({ axis, outline, from, to, holes = [] }) {
  const ring = ([u0, v0, u1, v1]) => [[u0, v0], [u1, v0], [u1, v1], [u0, v1]]
  if (axis === 'z') return prism(anticlockwise(outline), from, to, holes.map(ring))
  if (axis === 'x') return extrude(anticlockwise(outline), [from, 0, 0], [0, 1, 0], [0, 0, 1], [to - from, 0, 0])
  return extrude(anticlockwise(outline.map(([x, z]) => [z, x])), [0, from, 0], [0, 0, 1], [1, 0, 0], [0, to - from, 0])
}

const anticlockwise = (points) => (points.reduce((sum, p, i) => { const q = points[(i + 1) % points.length]; return sum + p[0] * q[1] - q[0] * p[1] }, 0) < 0 ? [...points].reverse() : points)

/** Flange rings of a straight duct along x or y. */
function joints({ path: [a, b], width, height, joint }) {
  const k = Math.abs(b[0] - a[0]) > 1e-6 ? 0 : Math.abs(b[1] - a[1]) > 1e-6 ? 1 : 2
  if (k === 2) return []
  const length = Math.abs(b[k] - a[k])
  const side = [0, 0, 0].map((_, i) => (i === 1 - k ? width / 2 + 0.01 : 0))
  const up = [0, 0, height / 2 + 0.01]
  return Array.from({ length: Math.max(0, Math.ceil(length / joint) - 1) }, (_, i) => {
    const c = a.map((v, n) => (n === k ? v + Math.sign(b[k] - a[k]) * (i + 1) * joint : v))
    return [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([s, t]) => add(add(c, side.map((v) => v * s)), up.map((v) => v * t)))
  })
}

const HEADS = 0.2 // a sprinkler head is shown this wide, its true size would vanish

/** One storey with its slab lifted: concrete in ink, services as model, the plane where reality ends. */
function axon() {
  const scale = 20.2
  const pen = new Pen(1200, 750, { scaling: true, letter: 17, narrow: 640 })
  const f = frame()
  const all = building()
  const storey = 1
  const z0 = f.levels[storey]
  const lift = 6.2 // the upper slab above its place
  const x = f.cut
  const view = axonometric({ azimuth: -60, elevation: 33, scale, at: [f.length / 2, f.depth / 2, z0 + 4.2], origin: [610, 360] })
  const scene = new Scene(view, pen)
  const on = (layers, s = storey) => all.filter((p) => layers.includes(p.layer) && p.storey === s)

  for (const p of on(['slab'])) draw(scene, p, { kind: 'ink' })
  for (const p of on(['column', 'core'])) draw(scene, p, { kind: 'ink' })
  for (const p of on(['stair'])) draw(scene, p, { kind: 'detail' })

  const look = { duct: 'model', pipe: 'modelDetail', tray: 'modelDetail', sprinkler: 'modelDetail', ahu: 'model' }
  for (const p of on(Object.keys(look))) draw(scene, p, { kind: look[p.layer], joints: 'modelDetail', wire: 'modelDetail' })
  for (const p of on(['sprinkler'])) if (p.radius === 0.04) { const [[hx, hy, hz]] = p.path; scene.line('model', [[hx - HEADS / 2, hy, hz], [hx + HEADS / 2, hy, hz]]) }

  // the lifted slab exists up to the plane; beyond it only its outline as model
  const { before, after } = cut(on(['slab', 'beam'], storey + 1), x)
  const raised = (p) => ({ ...p, ...(p.at && { at: add(p.at, [0, 0, lift]) }), ...(p.axis === 'z' && { from: p.from + lift, to: p.to + lift }) })
  for (const p of before.map(raised)) draw(scene, p, { kind: 'ink' })
  const top = f.levels[storey + 1] + lift
  const [e, L, D] = [f.edge, f.length, f.depth]
  scene.line('modelHidden', [[x, -e, top], [L + e, -e, top], [L + e, D + e, top], [x, D + e, top]])
  for (const p of after.map(raised)) if (p.layer === 'beam') scene.line('modelHidden', edgeOf(p, top))

  // starter bars and guard rails stand on the lifted slab
  const carried = (list, dz) => cut(list.map((p) => ({ ...p, ...(p.path && { path: p.path.map((q) => add(q, [0, 0, dz])) }) })), x).before
  for (const p of carried(on(['rebar'], f.levels.length - 1), top - f.height)) draw(scene, p, { wire: 'detail' })
  for (const p of carried(on(['railing'], storey + 1), lift)) if (p.path) draw(scene, p, { wire: 'detail' })

  // the cut plane
  const foot = z0
  const plane = [[x, -e - 1.2, foot], [x, D + e, foot], [x, D + e, top + 0.9], [x, -e - 1.2, top + 0.9]]
  scene.line('modelCut', plane, { closed: true })
  scene.line('modelCut', [[x, -e, top], [x, D + e, top]]).line('modelCut', [[x, -e, top - 0.25], [x, D + e, top - 0.25]])

  // heavy outline of both slabs
  for (const [a, b, z] of [[-e, L + e, z0], [-e, x, top]]) {
    const t = 0.25
    for (const [p, q] of [[[a, -e], [b, -e]], [[b, -e], [b, D + e]]]) scene.floor('tint', [[...p, z - t], [...q, z - t], [...q, z], [...p, z]])
    scene.line('cut', [[a, -e, z], [b, -e, z], [b, D + e, z], [a, D + e, z]], { closed: true })
    scene.line('cut', [[a, -e, z], [a, -e, z - t], [b, -e, z - t], [b, -e, z]]).line('cut', [[b, -e, z - t], [b, D + e, z - t], [b, D + e, z]])
  }
  // lines along which the slab was lifted
  for (const p of [[-e, -e], [-e, D + e]]) scene.line('hidden', [[...p, z0], [...p, top - 0.25]])

  const chain = { tick: 7 / scale, gap: 0.4, beyond: 10 / scale }
  const [first, step] = pen.small ? [4.4, 0] : [2.6, 2.5]
  const beside = 2.6
  // a phone has room for the whole only
  const each = (at) => (pen.small ? [] : inner(at))
  dimension(scene, [0, -e, z0], [L, -e, z0], [0, -first, 0], { ...chain, between: each(f.xs), total: step })
  dimension(scene, [L + e, 0, z0], [L + e, D, z0], [beside, 0, 0], { ...chain, between: each(f.ys) })
  scene.draw(pen)
  const flat = (p) => view(p).slice(0, 2)
  const [r, low, stem] = [14, first + step, 2.6]
  // and for the names of the outer axes
  const named = (at) => at.map((g, i) => [g, i]).filter(([, i]) => !pen.small || i === 0 || i === at.length - 1)
  for (const [gx, i] of named(f.xs)) {
    const end = flat([gx, -e - low - stem, z0])
    pen.line('mark', flat([gx, -e - low - 0.4, z0]), end)
    bubble(pen, 'mark', end, r, axisNumber(i))
  }
  for (const [gy, i] of named(f.ys)) {
    const end = flat([L + e + beside + stem - 1, gy, z0])
    pen.line('mark', flat([L + e + beside + 0.4, gy, z0]), end)
    bubble(pen, 'mark', end, r, axisLetter(i))
  }
  // both levels as they are, though one slab is lifted off
  for (const [z, at] of [[f.levels[storey], z0], [f.levels[storey + 1], top]]) {
    const [lx, ly] = flat([-e, -e, at])
    pen.line('mark', [lx - 8, ly], [lx - 100, ly])
    datum(pen, [lx - (pen.small ? 6 : 26), ly], 14, 30, -1, z)
  }
  pen.fill('modelTint', plane.map((p) => view(p).slice(0, 2)))
  person(pen, view([x + 0.7, 1.6, z0]).slice(0, 2), scale)
  return pen
}

const edgeOf = ({ at, size }, z) => (size[0] > size[1] ? [[at[0], at[1], z], [at[0] + size[0], at[1], z]] : [[at[0] + size[0] / 2, at[1], z], [at[0] + size[0] / 2, at[1] + size[1], z]])

/** What is left of a primitive behind the plane y, and its cut face in (x, z) if the plane goes through it. */
function behind(p, y) {
  if (p.kind === 'box') {
    const [low, high] = [p.at[1], p.at[1] + p.size[1]]
    if (high <= y) return {}
    if (low >= y) return { rest: p }
    const [x, , z] = p.at
    return { rest: { ...p, at: [x, y, z], size: [p.size[0], high - y, p.size[2]] }, face: [[x, z], [x + p.size[0], z], [x + p.size[0], z + p.size[2]], [x, z + p.size[2]]] }
  }
  if (p.kind === 'prism' && p.axis === 'z') {
    const [xs, ys] = [0, 1].map((k) => p.outline.map((q) => q[k]))
    const [x0, x1, y1] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)]
    if (Math.min(...ys) >= y) return { rest: p }
    const holes = p.holes?.filter((h) => h[3] > y)
    return { rest: { ...p, outline: [[x0, y], [x1, y], [x1, y1], [x0, y1]], holes }, face: [[x0, p.from], [x1, p.from], [x1, p.to], [x0, p.to]] }
  }
  if (p.kind === 'prism' && p.axis === 'y') return p.to <= y ? {} : { rest: { ...p, from: Math.max(p.from, y) } }
  if (p.kind === 'prism') return Math.min(...p.outline.map((q) => q[0])) < y ? {} : { rest: p }
  const kept = p.path.filter((q) => q[1] > y)
  if (!kept.length) return {}
  if (kept.length === p.path.length) return { rest: p }
  if (p.path.length > 2) return {}
  const [a, b] = p.path
  const at = a.map((v, i) => v + ((b[i] - v) * (y - a[1])) / (b[1] - a[1]))
  return { rest: { ...p, path: a[1] > y ? [a, at] : [at, b] } }
}

/** The easternmost x of a primitive with a path or a box. */
const reach = (p) => (p.path ? Math.max(...p.path.map((q) => q[0])) : p.at[0] + p.size[0])

/** The long section: left what stands, right what the model holds, on one ground. */
export function section({ size, scaling = false, scale, ground, parameters } = ACROSS) {
  const pen = new Pen(...size, { scaling, narrow: scaling ? 0 : 480, phone: 310, letter: scaling ? 12 : 14 })
  const [width] = size
  const middle = width / 2 + (scaling ? 0 : 36)
  const f = frame(parameters)
  const left = middle - f.cut * scale
  const { before, after } = cut(building(parameters).filter((p) => p.layer !== 'crane' && !(p.layer === 'scaffold' && reach(p) > -0.6)), f.cut)
  cutAlong(pen, { left, ground, scale }, before.filter((p) => p.built), after.filter((p) => p.trade !== 'temporary'))
  earth(pen, ground)
  // the plane
  pen.line('modelCut', [middle, 18], [middle, ground + 11])
  footings(pen, f, { left, ground, scale }, f.cut)
  // levels, clear of the scaffold on the left and of the dimension chain on the right
  const ends = [left - f.edge * scale, left + (f.length + f.edge) * scale]
  levels(pen, f.levels, ends[0] - (scaling ? 22 : 14), { ground, scale })
  flatDimension(pen, [ends[1], ground], [ends[1], ground - f.height * scale], [26, 0], { between: scaling ? inner(f.levels) : [], say: lowest(scale), gap: 8, tick: 4, beyond: 5 })
  baysBelow(pen, f, { left, ground, scale })
  const phone = person(pen, [middle - 45, ground - 0.5], scale)
  for (const z of [0.35, 3.3]) pen.line('modelSight', [phone[0] + 3, phone[1]], [middle, ground - z * scale])
  return pen
}

const inner = (at) => at.slice(1, -1).map((v) => v / at.at(-1))

/** Where a point of a section, meters east and up, is on its sheet. */
export const placed = ({ left, ground, scale }) => ([x, z]) => [left + x * scale, ground - z * scale]

/** A building cut along its front bay and seen from there: what stands, and what is model. */
export function cutAlong(pen, { left, ground, scale }, standing, model) {
  const view = ([x, y, z]) => [left + x * scale, ground - z * scale, -y * 0.999]
  const y = 2.9
  const scene = new Scene(view)
  const cuts = []
  for (const [ink, list] of [[true, standing], [false, model]]) {
    const kind = ink ? 'detail' : 'modelDetail'
    for (const p of list) {
      const { rest, face } = behind(p, y)
      if (!rest) continue
      draw(scene, rest, { kind, wire: kind, joints: ink ? null : 'modelDetail' })
      if (face && p.trade === 'structure') cuts.push({ ink, face: face.map(([u, v]) => view([u, y, v]).slice(0, 2)) })
    }
  }
  scene.draw(pen)
  for (const { ink, face } of cuts) {
    pen.fill('sheet', face).fill(ink ? 'tint' : 'modelTint', face)
    if (ink) pen.lines('hatch', hatch([face], 45, 3.6))
    pen.lines(ink ? 'cut' : 'modelCut', [face], true)
  }
}

/** The ground from one edge of the sheet to the other: a bold line and the three strokes of earth. */
export function earth(pen, ground, [from, to] = [0, pen.size[0]]) {
  pen.lines('cut', [[[from, ground], [to, ground]]])
  pen.lines('hatch', Array.from({ length: (to - from) / 20 }, (_, i) => [0, 5, 10].map((d) => [[from + i * 20 + 8 + d, ground], [from + i * 20 - 2 + d, ground + 10]])).flat())
}

/** Footings below the columns, not in the cut; from `end` on they are model. */
export function footings(pen, f, { left, ground, scale }, end) {
  for (const gx of f.xs) {
    const u = left + gx * scale
    pen.line(gx < end ? 'hidden' : 'modelHidden', [u - 16, ground + 5], [u - 16, ground + 13], [u + 16, ground + 13], [u + 16, ground + 5])
  }
}

/** What a chain of like parts says: once, in its middle, `counted` with their number; an even number has no middle part, and each says its length. */
export const alike = (at, scale, counted = true) => (length, i) => {
  const [parts, one] = [at.length - 1, millimetres(length / scale)]
  if (parts % 2 === 0) return one
  return i === parts >> 1 ? (counted ? `${parts} × ` : '') + one : null
}

/** Level marks whose lines end at x. */
export function levels(pen, heights, x, { ground, scale }) {
  for (const z of heights) {
    const h = ground - z * scale
    pen.line('mark', [x - 6, h], [x - 74, h])
    datum(pen, [x - 16, h], 9, 22, -1, z)
  }
}

/** What a chain of storeys says: the lowest, as the level marks tell the others. */
const lowest = (scale) => (length, i) => (i ? null : millimetres(length / scale))

/** On wide sheets the heights of the storeys, right of the building. */
export function storeysBeside(pen, f, place) {
  if (!isWide(pen)) return
  const foot = placed(place)([f.length + f.edge, 0])
  flatDimension(pen, foot, [foot[0], place.ground - f.height * place.scale], [26, 0], { between: inner(f.levels), say: lowest(place.scale), gap: 8, tick: 4, beyond: 5 })
}

/** The spans between the axes, and their names. The middle one has a figure for all: of a `whole` building, with their number. */
export function baysBelow(pen, f, { left, ground, scale }, whole = true) {
  flatDimension(pen, [left, ground], [left + f.length * scale, ground], [0, 36], { between: inner(f.xs), say: alike(f.xs, scale, whole), gap: 14, tick: 4, beyond: 4 })
  axes(pen, 'mark', 11, { xs: f.xs.map((gx) => [left + gx * scale, ground + 58]) })
}
