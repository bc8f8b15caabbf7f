import type { Point } from '../model/shapes.ts'
import { type Choices, farthest, narrowest, sides, type View, widest, wrapped } from './choices.ts'
import { eyeHeight, floor, viewpoints } from './viewpoints.ts'

export interface Projection {
  /** 4 × 4, column after column, as WebGL takes it. */
  matrix: readonly number[]
  eye: Point
  /** Columns of the picture plane: to the right and up by half the picture, and forward. */
  right: Point
  up: Point
  forward: Point
  /** Pixels, or null for what is behind the eye. */
  toScreen(point: Point): [x: number, y: number] | null
  /** Direction of the ray through a pixel. */
  toRay(x: number, y: number): Point
}

const radians = Math.PI / 180
const [near, far] = [0.1, 300]

// Lines of their own: what is shared with the making of the model would be a file more, which the worker may not load.
const add = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The camera's place at a viewpoint, in metres of the model. */
export function eyeOf(at: number): Point {
  const [x, y] = viewpoints[at]?.at ?? [0, 0]
  return [x, y, floor + eyeHeight]
}

export function projectionOf({ at, turn, tilt, wide, off }: View, width: number, height: number): Projection {
  const eye = add(eyeOf(at), [...off, 0])
  const [a, e] = [turn * radians, Math.max(-89, Math.min(89, tilt)) * radians]
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const forward: Point = [Math.cos(e) * c, Math.cos(e) * s, Math.sin(e)]
  const side: Point = [s, -c, 0]
  const top: Point = [-Math.sin(e) * c, -Math.sin(e) * s, Math.cos(e)]
  const high = Math.tan((wide / 2) * radians)
  const broad = (high * width) / height
  // Depth before the division, of what is so far ahead.
  const [k, d] = [(far + near) / (far - near), (-2 * far * near) / (far - near)]
  const rows: [Point, number, number][] = [
    [side, 1 / broad, 0],
    [top, 1 / high, 0],
    [forward, k, d],
    [forward, 1, 0],
  ]
  const matrix = [0, 1, 2, 3].flatMap((column) =>
    rows.map(([way, by, more]) => (column < 3 ? (way[column] ?? 0) * by : more - dot(way, eye) * by)),
  )
  return {
    matrix,
    eye,
    right: add([0, 0, 0], side, broad),
    up: add([0, 0, 0], top, high),
    forward,
    toScreen(point) {
      const off = add(point, eye, -1)
      const ahead = dot(off, forward)
      const [x, y] = [dot(off, side) / broad / ahead, dot(off, top) / high / ahead]
      return ahead > near ? [((x + 1) / 2) * width, ((1 - y) / 2) * height] : null
    },
    toRay(x, y) {
      const ray = add(add(forward, side, ((2 * x) / width - 1) * broad), top, (1 - (2 * y) / height) * high)
      return add([0, 0, 0], ray, 1 / Math.hypot(...ray))
    },
  }
}

/** Turned by a hand's move in pixels of a picture so high: what was grabbed stays under the hand. */
export function turned(view: View, dx: number, dy: number, height: number): View {
  const degrees = view.wide / height
  const tilt = Math.max(-85, Math.min(85, view.tilt + dy * degrees))
  return { ...view, turn: wrapped(view.turn + dx * degrees), tilt }
}

export const zoomed = (view: View, factor: number): View => ({
  ...view,
  wide: Math.max(narrowest, Math.min(widest, view.wide * factor)),
})

/** Metres forward, as far as one may. */
export function stepped(view: View, metres: number): View {
  const clamp = (value: number) => Math.max(-farthest, Math.min(farthest, value))
  const [x, y] = view.off
  const way = view.turn * radians
  return { ...view, off: [clamp(x + metres * Math.cos(way)), clamp(y + metres * Math.sin(way))] }
}

/** What of the picture belongs to which side, as shares of its width. */
export function parted(choices: Choices) {
  const [left, right] = sides(choices)
  const line = right ? choices.line : 1
  return [...(left ? [{ ...left, from: 0, to: line }] : []), ...(right ? [{ ...right, from: line, to: 1 }] : [])]
}
