import { extent, type Primitive } from './building.ts'
import type { Flat, Point } from './shapes.ts'
import { add, minus } from './vectors.ts'

/** Splits a list at the plane x, and closes the cut ends. */
export function cut(primitives: readonly Primitive[], x: number) {
  const halves = primitives.map((primitive) => split(primitive, x))
  return { before: halves.flatMap((half) => half[0]), after: halves.flatMap((half) => half[1]) }
}

/** The parts of a primitive below and above x. */
function split(primitive: Primitive, x: number): [Primitive[], Primitive[]] {
  const [low, high] = reach(primitive)
  if (high <= x + 1e-6) return [[primitive], []]
  if (low >= x - 1e-6) return [[], [primitive]]
  if (primitive.kind === 'box') {
    const { at, size } = primitive
    const first = x - at[0]
    return [
      [{ ...primitive, size: [first, size[1], size[2]] }],
      [{ ...primitive, at: [x, at[1], at[2]], size: [size[0] - first, size[1], size[2]] }],
    ]
  }
  if (primitive.kind !== 'prism') {
    const side = (sign: number) => clipPath(primitive.path, x, sign).map((path) => ({ ...primitive, path }))
    return [side(-1), side(1)]
  }
  if (primitive.axis === 'x') return [[{ ...primitive, to: x }], [{ ...primitive, from: x }]]
  const { outline, holes } = primitive
  const side = (sign: number): Primitive => {
    const kept = holes
      ?.map(([u0, v0, u1, v1]) =>
        sign < 0 ? ([u0, v0, Math.min(u1, x), v1] as const) : ([Math.max(u0, x), v0, u1, v1] as const),
      )
      .filter(([u0, , u1]) => u1 - u0 > 1e-6)
    return { ...primitive, outline: clipOutline(outline, x, sign), ...(kept && { holes: kept }) }
  }
  return [[side(-1)], [side(1)]]
}

/** Extends a run across the plane slightly, so that it is on one side of the plane. */
function reach(primitive: Primitive): [number, number] {
  const [low, high] = extent(primitive)
  if (primitive.kind === 'box' || primitive.kind === 'prism') return [low, high]
  const hair = high - low < 1e-6 ? 0 : (primitive.kind === 'tube' ? primitive.radius : primitive.width / 2) * 1e-6
  return [low - hair, high + hair]
}

function clipPath(path: readonly Point[], x: number, side: number): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  const inside = (point: Point) => (point[0] - x) * side >= 0
  for (const [i, point] of path.entries()) {
    const last = path[i - 1]
    if (last && inside(last) !== inside(point)) {
      const t = (x - last[0]) / (point[0] - last[0])
      part.push(add(last, minus(point, last), t))
      if (inside(last)) {
        parts.push(part)
        part = []
      }
    }
    if (inside(point)) part.push(point)
  }
  parts.push(part)
  return parts.filter((points) => points.length > 1)
}

function clipOutline(outline: readonly Flat[], x: number, side: number): Flat[] {
  const inside = ([u]: Flat) => (u - x) * side >= 0
  return outline.flatMap((point, i) => {
    const next = outline[(i + 1) % outline.length] ?? point
    const kept = inside(point) ? [point] : []
    if (inside(point) === inside(next)) return kept
    const t = (x - point[0]) / (next[0] - point[0])
    return [...kept, [x, point[1] + (next[1] - point[1]) * t] as const]
  })
}
