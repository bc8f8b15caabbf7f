/**
 * Turns the model's primitives into meshes: mesh(primitive) → { points, faces, edges }.
 * Faces are polygons of point indices, seen from outside counter-clockwise; edges are the ones a draughtsman would draw
 * (no facets of round things, no seams of divided faces).
 *
 * `node art/mesh.mjs` prints what the Blender scripts read: { frame, groups } where a group holds everything of one layer on
 * one side of the cut: 'real', 'model', or 'whole' for the building without a cut. Parameters may follow as JSON.
 */
import { fileURLToPath } from 'node:url'
import { building, cut, frame } from './model.mjs'

export function mesh(primitive) {
  if (primitive.kind === 'box') return prism({ axis: 'z', ...boxAsPrism(primitive) })
  if (primitive.kind === 'prism') return prism(primitive)
  return primitive.kind === 'tube' ? sweep(primitive, circle(primitive.radius), false) : sweep(primitive, rectangle(primitive), true)
}

function prism({ axis, outline, from, to, holes = [] }) {
  const place = { x: ([u, v], w) => [w, u, v], y: ([u, v], w) => [u, w, v], z: ([u, v], w) => [u, v, w] }[axis]
  const ring = axis === 'y' ? [...outline].reverse() : outline
  const flat = area(ring) * (axis === 'y' ? -1 : 1) < 0 ? [...ring].reverse() : ring
  if (holes.length) return perforated(flat, holes, from, to, place)

  const n = flat.length
  const points = [...flat.map((at) => place(at, from)), ...flat.map((at) => place(at, to))]
  const each = flat.map((_, i) => i)
  return {
    points,
    faces: [[...each].reverse(), each.map((i) => i + n), ...each.map((i) => [i, (i + 1) % n, ((i + 1) % n) + n, i + n])],
    edges: each.flatMap((i) => [[i, (i + 1) % n], [i + n, ((i + 1) % n) + n], [i, i + n]]),
  }
}

/** A slab with openings becomes a grid of cells, so that it stays closed; lines appear only at real edges. */
function perforated(outline, holes, from, to, place) {
  const lines = (k) => [...new Set([...outline.map((at) => at[k]), ...holes.flatMap((hole) => [hole[k], hole[k + 2]])])].sort((a, b) => a - b)
  const [us, vs] = [lines(0), lines(1)]
  const solid = (i, j) => {
    if (i < 0 || j < 0 || i >= us.length - 1 || j >= vs.length - 1) return false
    const [u, v] = [(us[i] + us[i + 1]) / 2, (vs[j] + vs[j + 1]) / 2]
    return !holes.some(([u0, v0, u1, v1]) => u > u0 && u < u1 && v > v0 && v < v1)
  }
  const index = (i, j, up) => (i * vs.length + j) * 2 + up
  const points = us.flatMap((u) => vs.flatMap((v) => [place([u, v], from), place([u, v], to)]))
  const faces = []
  const edges = []
  const wall = (a, b) => {
    faces.push([index(...a, 0), index(...b, 0), index(...b, 1), index(...a, 1)])
    edges.push([index(...a, 0), index(...b, 0)], [index(...a, 1), index(...b, 1)])
  }
  for (let i = 0; i < us.length - 1; i++)
    for (let j = 0; j < vs.length - 1; j++) {
      if (!solid(i, j)) continue
      const [a, b, c, d] = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]]
      faces.push([a, b, c, d].map((at) => index(...at, 1)), [d, c, b, a].map((at) => index(...at, 0)))
      if (!solid(i, j - 1)) wall(a, b)
      if (!solid(i + 1, j)) wall(b, c)
      if (!solid(i, j + 1)) wall(c, d)
      if (!solid(i - 1, j)) wall(d, a)
    }
  for (const [i] of us.entries())
    for (const [j] of vs.entries()) {
      const around = [solid(i - 1, j - 1), solid(i, j - 1), solid(i, j), solid(i - 1, j)]
      const count = around.filter(Boolean).length
      if (count === 1 || count === 3) edges.push([index(i, j, 0), index(i, j, 1)])
    }
  return { points, faces, edges }
}

/** Carries a section along a path whose corners are rounded by `bend`. */
function sweep({ path, bend = 0, joint }, section, sharp) {
  const line = rounded(path, bend)
  const n = section.length
  const points = []
  const edges = []
  let across = null
  for (const [i, at] of line.entries()) {
    const back = i > 0 ? direction(line[i - 1], at) : null
    const forth = i < line.length - 1 ? direction(at, line[i + 1]) : null
    const along = unit(add(back ?? forth, forth ?? back))
    const stretch = back && forth ? 1 / Math.max(0.5, dot(along, forth)) : 1
    across = across ? unit(sub(across, scale(along, dot(across, along)))) : unit(Math.abs(along[2]) > 0.9 ? [0, 1, 0] : cross([0, 0, 1], along))
    const up = cross(along, across)
    const turning = back && forth ? unit(sub(forth, back), across) : across
    const wide = Math.abs(dot(turning, across)) > 0.7 ? [stretch, 1] : [1, stretch]
    for (const [u, v] of section) points.push(add(at, add(scale(across, u * wide[0]), scale(up, v * wide[1]))))
  }
  const faces = []
  const last = (line.length - 1) * n
  const each = section.map((_, k) => k)
  for (let i = 0; i < line.length - 1; i++)
    for (const k of each) faces.push([i * n + k, i * n + ((k + 1) % n), (i + 1) * n + ((k + 1) % n), (i + 1) * n + k])
  faces.push([...each].reverse(), each.map((k) => k + last))
  for (const k of each) edges.push([k, (k + 1) % n], [k + last, ((k + 1) % n) + last])
  if (sharp) for (let i = 0; i < line.length - 1; i++) for (const k of each) edges.push([i * n + k, (i + 1) * n + k])
  if (joint) flanges(line, joint, n, points, edges)
  return { points, faces, edges }
}

/** Rings of lines where duct pieces meet; no faces of their own. */
function flanges(line, joint, n, points, edges) {
  const [start, end] = [line[0], line.at(-1)]
  if (line.length > 2) return
  const length = Math.hypot(...sub(end, start))
  for (let at = joint; at < length - 0.2; at += joint) {
    const first = points.length
    for (let k = 0; k < n; k++) points.push(add(points[k], scale(sub(end, start), at / length)))
    for (let k = 0; k < n; k++) edges.push([first + k, first + ((k + 1) % n)])
  }
}

function rounded(path, bend) {
  if (!bend) return path
  return path.flatMap((at, i) => {
    if (i === 0 || i === path.length - 1) return [at]
    const [back, forth] = [direction(at, path[i - 1]), direction(at, path[i + 1])]
    const half = Math.acos(Math.max(-1, Math.min(1, dot(back, forth)))) / 2
    const reach = bend / Math.tan(half)
    const centre = add(at, scale(unit(add(back, forth)), bend / Math.sin(half)))
    const [a, b] = [add(at, scale(back, reach)), add(at, scale(forth, reach))]
    const steps = 6
    return Array.from({ length: steps + 1 }, (_, k) => add(centre, scale(unit(sub(add(scale(a, 1 - k / steps), scale(b, k / steps)), centre)), bend)))
  })
}

const boxAsPrism = ({ at: [x, y, z], size: [dx, dy, dz] }) => ({ outline: [[x, y], [x + dx, y], [x + dx, y + dy], [x, y + dy]], from: z, to: z + dz })
const rectangle = ({ width, height }) => [[-width / 2, -height / 2], [width / 2, -height / 2], [width / 2, height / 2], [-width / 2, height / 2]]
const circle = (radius) => {
  const n = radius > 0.03 ? 14 : radius > 0.012 ? 8 : 5
  return Array.from({ length: n }, (_, k) => [radius * Math.cos((2 * Math.PI * k) / n), radius * Math.sin((2 * Math.PI * k) / n)])
}
const area = (ring) => ring.reduce((sum, [u, v], i) => sum + u * ring[(i + 1) % ring.length][1] - v * ring[(i + 1) % ring.length][0], 0) / 2
const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const scale = (a, k) => [a[0] * k, a[1] * k, a[2] * k]
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const unit = (a, otherwise = [0, 0, 1]) => (Math.hypot(...a) > 1e-9 ? scale(a, 1 / Math.hypot(...a)) : otherwise)
const direction = (a, b) => unit(sub(b, a))

function gather(side, primitives, groups) {
  for (const primitive of primitives) {
    const look = ['board', 'ballast', 'head'].find((name) => primitive[name]) ?? ''
    const round = primitive.kind === 'tube'
    const key = [side, primitive.layer, primitive.built, look, round].join()
    const group = (groups[key] ??= { side, layer: primitive.layer, trade: primitive.trade, built: primitive.built, look, round, points: [], faces: [], edges: [] })
    const { points, faces, edges } = mesh(primitive)
    const first = group.points.length
    for (const at of points) group.points.push(at.map((value) => Math.round(value * 1e4) / 1e4))
    for (const face of faces) group.faces.push(face.map((i) => i + first))
    for (const edge of edges) group.edges.push(edge.map((i) => i + first))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parameters = JSON.parse(process.argv[2] ?? '{}')
  const primitives = building(parameters)
  const measures = frame(parameters)
  const { before, after } = cut(primitives, measures.cut)
  const groups = {}
  gather('real', before, groups)
  gather('model', after, groups)
  gather('whole', primitives, groups)
  console.log(JSON.stringify({ frame: measures, groups: Object.values(groups) }))
}
