import type { Box, Duct, Flat, Point, Prism, Shape, Tube } from './shapes.ts'

/**
 * The surface of a shape: polygons of point indices, counter-clockwise from outside, and the edges of a drawing,
 * without facets of round shapes and seams of divided faces.
 */
export interface Mesh {
  points: Point[]
  faces: number[][]
  edges: [number, number][]
}

/** `sidesOf`: number of sides of a round shape, by radius. */
export function mesh(shape: Shape, sidesOf = manySides): Mesh {
  if (shape.kind === 'box') return prism(boxAsPrism(shape))
  if (shape.kind === 'prism') return prism(shape)
  if (shape.kind === 'tube') return sweep(shape, circle(shape.radius, sidesOf(shape.radius)), false)
  return sweep(shape, section(shape), true)
}

const manySides = (radius: number): number => (radius > 0.03 ? 14 : radius > 0.012 ? 8 : 5)

type Place = (at: Flat, w: number) => Point
const places: Record<Prism['axis'], Place> = {
  x: ([u, v], w) => [w, u, v],
  y: ([u, v], w) => [u, w, v],
  z: ([u, v], w) => [u, v, w],
}

function prism({ axis, outline, from, to, holes = [] }: Omit<Prism, 'kind'>): Mesh {
  const place = places[axis]
  const ring = axis === 'y' ? [...outline].reverse() : outline
  const flat = area(ring) * (axis === 'y' ? -1 : 1) < 0 ? [...ring].reverse() : ring
  if (holes.length) return perforated(flat, holes, from, to, place)

  const n = flat.length
  const points = [...flat.map((at) => place(at, from)), ...flat.map((at) => place(at, to))]
  const each = flat.map((_, i) => i)
  const walls = each.map((i) => [i, (i + 1) % n, ((i + 1) % n) + n, i + n])
  return {
    points,
    faces: [[...each].reverse(), each.map((i) => i + n), ...walls],
    edges: each.flatMap((i): [number, number][] => [
      [i, (i + 1) % n],
      [i + n, ((i + 1) % n) + n],
      [i, i + n],
    ]),
  }
}

/** A slab with openings becomes a closed grid of cells; lines are at real edges only. */
function perforated(
  outline: readonly Flat[],
  holes: NonNullable<Prism['holes']>,
  from: number,
  to: number,
  place: Place,
): Mesh {
  const lines = (k: 0 | 1) =>
    [...new Set([...outline.map((at) => at[k]), ...holes.flatMap((hole) => [hole[k], hole[k === 0 ? 2 : 3]])])].sort(
      (a, b) => a - b,
    )
  const [us, vs] = [lines(0), lines(1)]
  const middle = (list: number[], i: number) => ((list[i] ?? 0) + (list[i + 1] ?? 0)) / 2
  const solid = (i: number, j: number) => {
    if (i < 0 || j < 0 || i >= us.length - 1 || j >= vs.length - 1) return false
    const [u, v] = [middle(us, i), middle(vs, j)]
    return !holes.some(([u0, v0, u1, v1]) => u > u0 && u < u1 && v > v0 && v < v1)
  }
  type Cell = [i: number, j: number]
  const index = ([i, j]: Cell, up: number) => (i * vs.length + j) * 2 + up
  const points = us.flatMap((u) => vs.flatMap((v) => [place([u, v], from), place([u, v], to)]))
  const faces: number[][] = []
  const edges: [number, number][] = []
  const wall = (a: Cell, b: Cell) => {
    faces.push([index(a, 0), index(b, 0), index(b, 1), index(a, 1)])
    edges.push([index(a, 0), index(b, 0)], [index(a, 1), index(b, 1)])
  }
  for (let i = 0; i < us.length - 1; i++)
    for (let j = 0; j < vs.length - 1; j++) {
      if (!solid(i, j)) continue
      const corners: [Cell, Cell, Cell, Cell] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ]
      const [a, b, c, d] = corners
      faces.push(
        corners.map((at) => index(at, 1)),
        [d, c, b, a].map((at) => index(at, 0)),
      )
      if (!solid(i, j - 1)) wall(a, b)
      if (!solid(i + 1, j)) wall(b, c)
      if (!solid(i, j + 1)) wall(c, d)
      if (!solid(i - 1, j)) wall(d, a)
    }
  for (const [i] of us.entries())
    for (const [j] of vs.entries()) {
      const around = [solid(i - 1, j - 1), solid(i, j - 1), solid(i, j), solid(i - 1, j)]
      const count = around.filter(Boolean).length
      if (count === 1 || count === 3) edges.push([index([i, j], 0), index([i, j], 1)])
    }
  return { points, faces, edges }
}

/** Sweeps a section along a path with corners rounded by `bend`. */
function sweep(shape: Tube | Duct, outline: readonly Flat[], sharp: boolean): Mesh {
  const line = rounded(shape.path, shape.bend)
  const n = outline.length
  const points: Point[] = []
  const edges: [number, number][] = []
  let across: Point | null = null
  for (const [i, at] of line.entries()) {
    const [last, next] = [line[i - 1], line[i + 1]]
    const back = last && direction(last, at)
    const forth = next && direction(at, next)
    const along = unit(add(back ?? forth ?? up, forth ?? back ?? up))
    const stretch = back && forth ? 1 / Math.max(0.5, dot(along, forth)) : 1
    if (across) across = unit(sub(across, scale(along, dot(across, along))))
    else across = unit(Math.abs(along[2]) > 0.9 ? [0, 1, 0] : cross(up, along))
    const over = cross(along, across)
    const turning = back && forth ? unit(sub(forth, back), across) : across
    const wide = Math.abs(dot(turning, across)) > 0.7 ? ([stretch, 1] as const) : ([1, stretch] as const)
    for (const [u, v] of outline) points.push(add(at, add(scale(across, u * wide[0]), scale(over, v * wide[1]))))
  }
  const faces: number[][] = []
  const last = (line.length - 1) * n
  const each = outline.map((_, k) => k)
  for (let i = 0; i < line.length - 1; i++)
    for (const k of each) faces.push([i * n + k, i * n + ((k + 1) % n), (i + 1) * n + ((k + 1) % n), (i + 1) * n + k])
  faces.push(
    [...each].reverse(),
    each.map((k) => k + last),
  )
  for (const k of each) edges.push([k, (k + 1) % n], [k + last, ((k + 1) % n) + last])
  if (sharp) for (let i = 0; i < line.length - 1; i++) for (const k of each) edges.push([i * n + k, (i + 1) * n + k])
  if (shape.kind === 'duct' && shape.joint) flanges(line, shape.joint, n, points, edges)
  return { points, faces, edges }
}

/** Rings of lines at the joints of a duct, without faces. */
function flanges(line: readonly Point[], joint: number, n: number, points: Point[], edges: [number, number][]) {
  const [start, end] = [line[0], line.at(-1)]
  if (!start || !end || line.length > 2) return
  const length = Math.hypot(...sub(end, start))
  const ring = points.slice(0, n)
  for (let at = joint; at < length - 0.2; at += joint) {
    const first = points.length
    for (const point of ring) points.push(add(point, scale(sub(end, start), at / length)))
    for (let k = 0; k < n; k++) edges.push([first + k, first + ((k + 1) % n)])
  }
}

function rounded(path: readonly Point[], bend: number): readonly Point[] {
  if (!bend) return path
  return path.flatMap((at, i) => {
    const [last, next] = [path[i - 1], path[i + 1]]
    if (!last || !next) return [at]
    const [back, forth] = [direction(at, last), direction(at, next)]
    const half = Math.acos(Math.max(-1, Math.min(1, dot(back, forth)))) / 2
    const reach = bend / Math.tan(half)
    const centre = add(at, scale(unit(add(back, forth)), bend / Math.sin(half)))
    const [a, b] = [add(at, scale(back, reach)), add(at, scale(forth, reach))]
    const steps = 6
    return Array.from({ length: steps + 1 }, (_, k) => {
      const mixed = add(scale(a, 1 - k / steps), scale(b, k / steps))
      return add(centre, scale(unit(sub(mixed, centre)), bend))
    })
  })
}

const boxAsPrism = ({ at: [x, y, z], size: [dx, dy, dz] }: Box): Omit<Prism, 'kind'> => ({
  axis: 'z',
  outline: [
    [x, y],
    [x + dx, y],
    [x + dx, y + dy],
    [x, y + dy],
  ],
  from: z,
  to: z + dz,
})
const section = ({ width, height }: Duct): Flat[] => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
]
function circle(radius: number, n: number): Flat[] {
  return Array.from({ length: n }, (_, k) => [
    radius * Math.cos((2 * Math.PI * k) / n),
    radius * Math.sin((2 * Math.PI * k) / n),
  ])
}
function area(ring: readonly Flat[]): number {
  return (
    ring.reduce((sum, [u, v], i) => {
      const [nu, nv] = ring[(i + 1) % ring.length] ?? [u, v]
      return sum + u * nv - nu * v
    }, 0) / 2
  )
}

const up: Point = [0, 0, 1]
const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const scale = (a: Point, k: number): Point => [a[0] * k, a[1] * k, a[2] * k]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Point, otherwise: Point = [0, 0, 1]) =>
  Math.hypot(...a) > 1e-9 ? scale(a, 1 / Math.hypot(...a)) : otherwise
const direction = (a: Point, b: Point) => unit(sub(b, a))
