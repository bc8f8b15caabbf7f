import { type PlacedPart, steps } from '../buffers.ts'
import type { Point } from '../shapes.ts'
import { add, apart, cross, dot, minus, scale } from '../vectors.ts'
import type { Model } from '../worker.ts'
import type { Projection } from './camera.ts'
import { isGone, isShown, type Scene, shiftOf } from './scene.ts'

export interface Hit {
  /** Index of the part. */
  part: number
  /** Position in the unexploded building, and the part's displacement. */
  point: Point
  shift: Point
}

/** Pixels within which a point snaps to a corner, or else to an edge. */
const [nearCorner, nearEdge] = [14, 9] as const

/** The visible point at a pixel, snapped to a corner or an edge of its part if one is near. */
export function hitAt(model: Model, scene: Scene, projection: Projection, x: number, y: number): Hit | null {
  const ray = projection.toRay(x, y)
  let best = Number.POSITIVE_INFINITY
  let found: Hit | null = null
  for (const [index, part] of model.parts.entries()) {
    if (!isShown(part, scene)) continue
    const shift = shiftOf(part, scene)
    const eye = minus(projection.eye, shift)
    if (!meets(eye, ray, part.low, part.high, best)) continue
    for (const distance of facesAlong(model, part, eye, ray)) {
      const point = add(eye, ray, distance)
      if (distance >= best || isGone(part, point, scene)) continue
      best = distance
      found = { part: index, point, shift }
    }
  }
  return found && snapped(model, scene, projection, found, x, y)
}

/** Whether a ray hits a box nearer than `most`. */
function meets(eye: Point, ray: Point, low: Point, high: Point, most: number): boolean {
  let [from, to] = [0, most]
  for (const k of [0, 1, 2] as const) {
    const [a, b] = [(low[k] - eye[k]) / ray[k], (high[k] - eye[k]) / ray[k]]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  return from <= to + 0.01
}

function facesAlong(model: Model, { faces: [first, count] }: PlacedPart, eye: Point, ray: Point): number[] {
  const found: number[] = []
  for (let i = first; i < first + count; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => pointOf(model, model.triangles[i + k] as number)) as [Point, Point, Point]
    const [ab, ac] = [minus(b, a), minus(c, a)]
    const side = cross(ray, ac)
    const size = dot(ab, side)
    if (Math.abs(size) < 1e-9) continue
    const from = minus(eye, a)
    const u = dot(from, side) / size
    const turn = cross(from, ab)
    const v = dot(ray, turn) / size
    const distance = dot(ac, turn) / size
    if (u >= 0 && v >= 0 && u + v <= 1 && distance > 0.05) found.push(distance)
  }
  return found
}

function snapped(model: Model, scene: Scene, projection: Projection, hit: Hit, x: number, y: number): Hit {
  const part = model.parts[hit.part] as PlacedPart
  const eye = minus(projection.eye, hit.shift)
  const depth = apart(hit.point, eye)
  const far = (point: Point) => {
    const at = projection.toScreen(add(point, hit.shift))
    if (!at || isGone(part, point, scene)) return Number.POSITIVE_INFINITY
    // Points behind the visible face count as farther by their depth.
    const behind = Math.max(0, apart(point, eye) - depth)
    return Math.hypot(at[0] - x, at[1] - y) + behind / (projection.pixel * depth)
  }
  let best = Number.POSITIVE_INFINITY
  let { point } = hit
  const offer = (at: Point, most: number, after = 0) => {
    const distance = far(at)
    if (distance > most || distance + after >= best) return
    best = distance + after
    point = at
  }
  const [first, count] = part.edges
  for (let i = first; i < first + count; i += 2) {
    const [a, b] = [pointOf(model, model.lines[i] as number), pointOf(model, model.lines[i + 1] as number)]
    offer(a, nearCorner)
    offer(b, nearCorner)
    const [from, to] = [projection.toScreen(add(a, hit.shift)), projection.toScreen(add(b, hit.shift))]
    if (!from || !to) continue
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
    // Perspective changes the share of a line between screen and space.
    const [first, second] = [share * apart(a, eye), (1 - share) * apart(b, eye)]
    const t = first / (first + second)
    if (share > 0 && share < 1) offer(add(a, minus(b, a), t), nearEdge, nearCorner)
  }
  return { ...hit, point }
}

const pointOf = ({ points }: Model, index: number): Point =>
  scale([...points.subarray(index * 4, index * 4 + 3)] as unknown as Point, 1 / steps)
