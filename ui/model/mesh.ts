import { type Duct, type Flat, type Point, type Prism, rectangle, type Shape, type Tube } from './shapes.ts'
import { add, apart, cross, dot, minus, scale, unit } from './vectors.ts'

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
  if (shape.kind === 'box') {
    const [[x, y, z], [dx, dy, dz]] = [shape.at, shape.size]
    return prism({ axis: 'z', outline: rectangle(x, y, x + dx, y + dy), from: z, to: z + dz })
  }
  if (shape.kind === 'prism') return prism(shape)
  if (shape.kind === 'tube') return sweep(shape, circle(shape.radius, sidesOf(shape.radius)))
  const [u, v] = [shape.width / 2, shape.height / 2]
  return sweep(shape, rectangle(-u, -v, u, v), shape.joint)
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
  // Carried along y, an outline is seen from its back.
  const flat = area(outline) < 0 === (axis !== 'y') ? outline.toReversed() : outline
  if (holes.length) return perforated(flat, holes, from, to, place)

  const n = flat.length
  const points = [...flat.map((at) => place(at, from)), ...flat.map((at) => place(at, to))]
  const each = flat.map((_, i) => i)
  const walls = each.map((i) => [i, (i + 1) % n, ((i + 1) % n) + n, i + n])
  return {
    points,
    faces: [each.toReversed(), each.map((i) => i + n), ...walls],
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
  const between = (list: number[], i: number) => ((list[i] as number) + (list[i + 1] as number)) / 2
  /** Beyond the outline the middle is no number. */
  const solid = (i: number, j: number) => {
    const [u, v] = [between(us, i), between(vs, j)]
    return !Number.isNaN(u + v) && !holes.some(([u0, v0, u1, v1]) => u > u0 && u < u1 && v > v0 && v < v1)
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

/** Carries a section along a path whose corners are rounded by its `bend`; that of a duct has corners and joints. */
function sweep({ path, bend }: Tube | Duct, outline: readonly Flat[], joint?: number): Mesh {
  const line = rounded(path, bend)
  const n = outline.length
  const points: Point[] = []
  const faces: number[][] = []
  const edges: [number, number][] = []
  const each = outline.map((_, k) => k)
  let across: Point | null = null
  for (const [i, at] of line.entries()) {
    const [last, next] = [line[i - 1], line[i + 1]]
    const back = last && direction(last, at)
    const forth = next && direction(at, next)
    const along = unit(add(back ?? forth ?? up, forth ?? back ?? up))
    const stretch = back && forth ? 1 / Math.max(0.5, dot(along, forth)) : 1
    if (across) across = unit(add(across, along, -dot(across, along)))
    else across = unit(Math.abs(along[2]) > 0.9 ? [0, 1, 0] : cross(up, along))
    const over = cross(along, across)
    const turning = back && forth ? unit(minus(forth, back)) : across
    const [wide, high] = Math.abs(dot(turning, across)) > 0.7 ? [stretch, 1] : [1, stretch]
    for (const [u, v] of outline) points.push(add(at, add(scale(across, u * wide), over, v * high)))
    if (last)
      for (const k of each) faces.push([k - n, ((k + 1) % n) - n, (k + 1) % n, k].map((corner) => corner + i * n))
  }
  const last = (line.length - 1) * n
  faces.push(
    each.toReversed(),
    each.map((k) => k + last),
  )
  for (const k of each) edges.push([k, (k + 1) % n], [k + last, ((k + 1) % n) + last])
  if (!joint) return { points, faces, edges }

  for (let i = 0; i < last; i += n) for (const k of each) edges.push([i + k, i + n + k])
  // Rings of lines at the joints of a duct, without faces.
  const [start, end] = [line[0] as Point, line[1] as Point]
  const length = apart(start, end)
  const ring = points.slice(0, n)
  if (line.length === 2)
    for (let at = joint; at < length - 0.2; at += joint) {
      const first = points.length
      for (const point of ring) points.push(add(point, minus(end, start), at / length))
      for (const k of each) edges.push([first + k, first + ((k + 1) % n)])
    }
  return { points, faces, edges }
}

/** In six steps at each corner. */
function rounded(path: readonly Point[], bend: number): readonly Point[] {
  if (!bend) return path
  return path.flatMap((at, i) => {
    const [last, next] = [path[i - 1], path[i + 1]]
    if (!last || !next) return [at]
    const [back, forth] = [direction(at, last), direction(at, next)]
    const half = Math.acos(Math.max(-1, Math.min(1, dot(back, forth)))) / 2
    const centre = add(at, unit(add(back, forth)), bend / Math.sin(half))
    const [a, b] = [back, forth].map((side) => add(at, side, bend / Math.tan(half))) as [Point, Point]
    return Array.from({ length: 7 }, (_, k) =>
      add(centre, unit(minus(add(scale(a, 1 - k / 6), b, k / 6), centre)), bend),
    )
  })
}

function circle(radius: number, n: number): Flat[] {
  return Array.from({ length: n }, (_, k) => [
    radius * Math.cos((2 * Math.PI * k) / n),
    radius * Math.sin((2 * Math.PI * k) / n),
  ])
}
const area = (ring: readonly Flat[]) =>
  ring.reduce((sum, [u, v], i) => {
    const [nu, nv] = ring[(i + 1) % ring.length] as Flat
    return sum + u * nv - nu * v
  }, 0)

const up: Point = [0, 0, 1]
const direction = (a: Point, b: Point) => unit(minus(b, a))
