import type { Point } from '../model/shapes.ts'
import { add, apply, cross, lookAt, type Matrix, perspective, times, unit } from '../model/viewer/matrix.ts'
import { type Choices, farthest, narrowest, sides, type View, widest, wrapped } from './state.ts'
import { eyeHeight, floor, viewpoints } from './viewpoints.ts'

export interface Projection {
  matrix: Matrix
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
const near = 0.1

/** The camera's place at a viewpoint, in metres of the model. */
export function eyeOf(at: number): Point {
  const [x, y] = viewpoints[at]?.at ?? [0, 0]
  return [x, y, floor + eyeHeight]
}

export function projectionOf({ at, turn, tilt, wide, off }: View, width: number, height: number): Projection {
  const eye = add(eyeOf(at), [...off, 0])
  const [a, e] = [turn * radians, Math.max(-89, Math.min(89, tilt)) * radians]
  const forward: Point = [Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)]
  const high = Math.tan((wide / 2) * radians)
  const aspect = width / height
  const side = unit(cross(forward, [0, 0, 1]))
  const right = add([0, 0, 0], side, high * aspect)
  const up = add([0, 0, 0], cross(side, forward), high)
  const matrix = times(perspective(high, aspect, near, 300), lookAt(eye, add(eye, forward)))
  return {
    matrix,
    eye,
    right,
    up,
    forward,
    toScreen(point) {
      const [x, y, , w] = apply(matrix, point)
      return w > near ? [((x / w + 1) / 2) * width, ((1 - y / w) / 2) * height] : null
    },
    toRay: (x, y) => unit(add(add(forward, right, (2 * x) / width - 1), up, 1 - (2 * y) / height)),
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
